import { useCallback, useEffect, useState } from 'react'
import type { Member, MemberListConfig } from '@contract/members'
import type { Failure } from '@/api/failure'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchMembers, selectMembersState } from '@/redux/members'

interface MemberListState {
  /** Undefined before the first answer. */
  members: Member[] | undefined
  total: number
  /** What is shown is older than what was asked. */
  isLoading: boolean
  failure: Failure | null
  reload: () => void
}

/** Asks for the page when `config` changes (give the same object otherwise) and after a new sign-in. */
export function useMemberList(config: MemberListConfig): MemberListState {
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const { data, total, status, error, params } = useAppSelector(selectMembersState)
  const isAnswered = status === 'ready' || status === 'failed'
  const [wasAnswered, setWasAnswered] = useState(isAnswered)
  if (isAnswered && !wasAnswered) setWasAnswered(true)

  const reload = useCallback(() => void dispatch(fetchMembers(config)), [dispatch, config])
  useEffect(reload, [reload, signInCount])

  // Between the change of the URL and the question that follows it, the state still speaks of the question before.
  const isCurrent = params === config
  return {
    members: wasAnswered ? data : undefined,
    total,
    isLoading: status === 'loading' || !isCurrent,
    // It stays while a retry is on its way.
    failure: error,
    reload,
  }
}
