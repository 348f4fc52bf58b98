import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { analyticsListUrl, toComparison, toListConfig } from './analyticsQuery'

export const analyticsCalls: FirstCalls = ({ search, today, seasonMonth, can }) => {
  if (!can('read', 'Analytics')) return []
  const query = analyticsListUrl.read(search)
  const before = toComparison(query, today, seasonMonth)
  return [
    getCalls.analytics(toListConfig(query, today, seasonMonth)),
    ...(before ? [getCalls.analytics({ ...before, page: 1, perPage: 1 })] : []),
  ]
}
