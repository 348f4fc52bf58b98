import { useMemo } from 'react'
import type { Finance } from '@contract/finances'
import { fetchReversals } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

export interface Reversals {
  /** `reversal`: takes another entry back; `reversed`: was taken back by one. */
  reversalStatusOf: (finance: Pick<Finance, 'id'>) => 'reversal' | 'reversed' | undefined
  /** Asked and answered, or failed. */
  isSettled: boolean
}

/** Which entries take others back, and which were taken back. Until it is known none is: the server has the last word. */
export function useReversals(): Reversals {
  const { answer, failure } = useQuery(fetchReversals, undefined)
  return useMemo(() => {
    const reversals = new Set(answer?.map(({ id }) => id))
    const reversed = new Set(answer?.map(({ of }) => of))
    return {
      // Of a reversal that was itself taken back, that is what counts.
      reversalStatusOf: ({ id }) => (reversed.has(id) ? 'reversed' : reversals.has(id) ? 'reversal' : undefined),
      isSettled: answer !== null || failure !== null,
    }
  }, [answer, failure])
}
