import { useEffect, useState } from 'react'
import type { ListTotals, ListTotalsQuery } from '@contract/finances'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchListTotals, selectFinancesState } from '@/redux/finances'

/**
 * The totals over the list; `query` keeps its identity. Asked again with each question of the list: what made the list be asked
 * again (a change, an undo, a new sign-in) can have moved them. Null until known, or where it failed: the list below then says
 * what is wrong.
 */
export function useListTotals(query: ListTotalsQuery): ListTotals | null {
  const dispatch = useAppDispatch()
  const requestId = useAppSelector((state) => selectFinancesState(state).requestId)
  const [totals, setTotals] = useState<ListTotals | null>(null)

  useEffect(() => {
    if (requestId === null) return undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await dispatch(fetchListTotals(query))
        .unwrap()
        .catch(() => null)
      if (isCurrent) setTotals(answer)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [dispatch, requestId, query])

  return totals
}
