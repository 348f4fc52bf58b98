import { useCallback } from 'react'
import { useListQuery } from '@/shared/lists/useListQuery'
import { analyticsListUrl, noFilters, type AnalyticsQuery } from './analyticsQuery'

export type QueryChange = (changes: Partial<AnalyticsQuery>) => void

export function useAnalyticsQuery() {
  const { query, choose, adjust } = useListQuery(analyticsListUrl)
  const clear = useCallback(() => choose(noFilters), [choose])
  return { query, choose, adjust, clear }
}
