import { useMemo } from 'react'
import type { Finance } from '@contract/finances'
import type { ReversalList } from '@contract/finances/closings'
import { fetchReversals } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

export interface Reversals {
  /** `reversal`: takes another entry back; `reversed`: was taken back by one. */
  reversalStatusOf: (finance: Pick<Finance, 'id'>) => 'reversal' | 'reversed' | undefined
}

/** Which entries take others back, and which were taken back. Until it is known none is: the server has the last word. */
export function useKnownReversals(known: ReversalList['reversals'] | undefined): Reversals {
  return useMemo(() => {
    const reversals = new Set(known?.map(({ id }) => id))
    const reversed = new Set(known?.map(({ of }) => of))
    return {
      // Of a reversal that was itself taken back, that is what counts.
      reversalStatusOf: ({ id }) => (reversed.has(id) ? 'reversed' : reversals.has(id) ? 'reversal' : undefined),
    }
  }, [known])
}

/** The same, asked for. `isSettled`: asked and answered, or failed. */
export function useReversals(): Reversals & { isSettled: boolean } {
  const { answer, failure } = useQuery(fetchReversals, undefined)
  const reversals = useKnownReversals(answer ?? undefined)
  const isSettled = answer !== null || failure !== null
  return useMemo(() => ({ ...reversals, isSettled }), [reversals, isSettled])
}
