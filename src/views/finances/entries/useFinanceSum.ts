import { useEffect, useState } from 'react'
import type { FinanceSum, FinanceSumConfig } from '@contract/finances'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { sumFinances, selectFinancesState } from '@/redux/finances'

/**
 * The totals under the list's filters; `config` keeps its identity. Asked again with each question of the list: what made the
 * list be asked again (a change, an undo, a new sign-in) can have moved them. Null until known, or where it failed: the list
 * below then says what is wrong.
 */
export function useFinanceSum(config: FinanceSumConfig): FinanceSum | null {
  const dispatch = useAppDispatch()
  const requestId = useAppSelector((state) => selectFinancesState(state).requestId)
  const [sum, setSum] = useState<FinanceSum | null>(null)

  useEffect(() => {
    if (requestId === null) return undefined
    let isCurrent = true
    const ask = async () => {
      const outcome = await dispatch(sumFinances(config))
      if (isCurrent) setSum(sumFinances.fulfilled.match(outcome) ? outcome.payload : null)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [dispatch, requestId, config])

  return sum
}
