import { useEffect, useMemo } from 'react'
import type { Member } from '@contract/members'
import { useAppSelector, useAppStore } from '@/redux/hooks'
import { fetchAllMembers, selectMembersState } from '@/redux/members'

interface MemberNames {
  /** Sorted by name; empty until they are loaded. */
  members: readonly Member[]
  /** Undefined for who is removed, and until they are there. */
  nameOf: (id: string) => string | undefined
  isReady: boolean
}

const nobody: readonly Member[] = []

/** The names that entries only know by id. Everyone is asked for once in a visit; changes of members bring them anew. */
export function useMemberNames(): MemberNames {
  const store = useAppStore()
  const all = useAppSelector((state) => selectMembersState(state).all)
  const isReady = all !== null

  // Several parts of a screen want the names at once: the first one asks.
  useEffect(() => {
    if (selectMembersState(store.getState()).allRequestId === null) void store.dispatch(fetchAllMembers())
  }, [store])

  return useMemo(() => {
    const names = new Map(all?.map(({ id, name }) => [id, name]))
    return { members: all ?? nobody, nameOf: (id) => names.get(id), isReady }
  }, [all, isReady])
}
