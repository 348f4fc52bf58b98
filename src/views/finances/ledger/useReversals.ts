import { useMemo } from 'react'
import type { Finance } from '@contract/finances'
import type { ReversalList } from '@contract/finances/closings'
import { fetchReversals } from '@/redux/finances'
import { useQuery } from '@/redux/useQuery'

export interface Reversals {
  /** `reversal`: reverses another entry; `reversed`: was reversed by one. */
  reversalStatusOf: (finance: Pick<Finance, 'id'>) => 'reversal' | 'reversed' | undefined
}

/** Which entries are reversals, and which were reversed. None until loaded; the server decides. */
export function useKnownReversals(known: ReversalList['reversals'] | undefined): Reversals {
  return useMemo(() => {
    const reversals = new Set(known?.map(({ id }) => id))
    const reversed = new Set(known?.map(({ of }) => of))
    return {
      // A reversed reversal counts as reversed.
      reversalStatusOf: ({ id }) => (reversed.has(id) ? 'reversed' : reversals.has(id) ? 'reversal' : undefined),
    }
  }, [known])
}

/** The same with loading. `isSettled`: loaded, or loading failed. */
export function useReversals(): Reversals & { isSettled: boolean } {
  const { answer, failure } = useQuery(fetchReversals, undefined)
  const reversals = useKnownReversals(answer ?? undefined)
  const isSettled = answer !== null || failure !== null
  return useMemo(() => ({ ...reversals, isSettled }), [reversals, isSettled])
}
