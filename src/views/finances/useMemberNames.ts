import { useEffect, useMemo } from 'react'
import type { Member } from '@contract/members'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchAllMembers } from '@/redux/members'

interface MemberNames {
  /** By name; empty until they are there. */
  members: readonly Member[]
  /** Undefined for who is removed, and until they are there. */
  nameOf: (id: string) => string | undefined
  isReady: boolean
}

const nobody: readonly Member[] = []

/** The names that entries only know by id. Everyone is asked for once in a visit; changes of members bring them anew. */
export function useMemberNames(): MemberNames {
  const dispatch = useAppDispatch()
  const all = useAppSelector((state) => state.members.all)
  const isReady = all !== null

  useEffect(() => {
    if (!isReady) void dispatch(fetchAllMembers())
  }, [dispatch, isReady])

  return useMemo(() => {
    const names = new Map(all?.map(({ id, name }) => [id, name]))
    return { members: all ?? nobody, nameOf: (id) => names.get(id), isReady }
  }, [all, isReady])
}
