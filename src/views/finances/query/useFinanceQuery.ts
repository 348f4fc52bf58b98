import { useCallback } from 'react'
import { useListQuery } from '@/shared/lists/useListQuery'
import { financeListUrl, noFilters, type FinanceQuery } from './financeQuery'

export type QueryChange = (changes: Partial<FinanceQuery>) => void

export function useFinanceQuery() {
  const { query, choose, adjust } = useListQuery(financeListUrl)
  const clear = useCallback(() => choose(noFilters), [choose])
  return { query, choose, adjust, clear }
}
