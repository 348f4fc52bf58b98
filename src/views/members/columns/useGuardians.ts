import { useMemo } from 'react'
import { fetchGuardians } from '@/redux/contacts'
import { useQuery } from '@/redux/useQuery'
import { guardiansByMember, type GuardiansOf } from './guardiansByMember'

const findGuardians = async (isShown: boolean) => (isShown ? await fetchGuardians() : [])

/** The guardians of each member, requested where the list or its print has a column for them; nobody's until they are known. */
export function useGuardians(isShown: boolean): { guardiansOf: GuardiansOf; hasAny: boolean; isSettled: boolean } {
  const { answer, failure } = useQuery(findGuardians, isShown)
  return useMemo(
    () => ({
      guardiansOf: guardiansByMember(answer ?? []),
      hasAny: answer !== null && answer.length > 0,
      isSettled: answer !== null || failure !== null,
    }),
    [answer, failure],
  )
}
