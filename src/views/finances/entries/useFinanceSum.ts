import { useEffect, useState } from 'react'
import type { FinanceSum, FinanceSumConfig } from '@contract/finances'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { countFinances, sumFinances, selectFinancesState } from '@/redux/finances'

export interface FinanceSums {
  /** Null where the filters leave it out: what is paid and what is not are never added up. */
  paid: FinanceSum | null
  pending: FinanceSum | null
  /** How many entries are dated after today, whatever the filters. */
  upcoming: number
}

/**
 * The totals over the list; `config` and `upcoming` (the filters that select what is to come) keep their identity. Asked again with
 * each question of the list: what made the list be asked again (a change, an undo, a new sign-in) can have moved them. Null until
 * known, or where it failed: the list below then says what is wrong.
 */
export function useFinanceSum(config: FinanceSumConfig, upcoming: FinanceSumConfig): FinanceSums | null {
  const dispatch = useAppDispatch()
  const requestId = useAppSelector((state) => selectFinancesState(state).requestId)
  const [sums, setSums] = useState<FinanceSums | null>(null)

  useEffect(() => {
    if (requestId === null) return undefined
    let isCurrent = true
    const sum = (status: 'paid' | 'pending') =>
      (config.status ?? status) === status ? dispatch(sumFinances({ ...config, status })).unwrap() : null
    const ask = async () => {
      const asked = Promise.all([sum('paid'), sum('pending'), dispatch(countFinances(upcoming)).unwrap()])
      const [paid, pending, count] = await asked.catch(() => [null, null, null] as const)
      if (isCurrent) setSums(count === null ? null : { paid, pending, upcoming: count })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [dispatch, requestId, config, upcoming])

  return sums
}
