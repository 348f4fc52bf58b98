import { useMemo } from 'react'
import { summariseAnalytics } from '@/redux/analytics'
import { useQuery } from '@/redux/useQuery'
import { toComparison, type AnalyticsQuery } from '@/views/analytics/query/analyticsQuery'
import type { Comparison } from './comparison'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'

/** The same filters a year earlier. Where they do not load there is no comparison: the figures stand for themselves. */
export function useComparison(query: AnalyticsQuery): { before: Comparison | null; isKnown: boolean } {
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  // As a text, which stays the same while the list is only turned over or sorted.
  const asked = JSON.stringify(toComparison(query, today, seasonMonth))
  const config = useMemo((): ReturnType<typeof toComparison> => JSON.parse(asked), [asked])
  const { answer, isLoading } = useQuery(summariseAnalytics, config)
  const before = config && answer && !isLoading ? { from: config.from, to: config.to, summary: answer } : null
  return { before, isKnown: !isLoading }
}
