import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { readAnalyticsQuery, toComparison, toListConfig } from './analyticsQuery'

export const analyticsCalls: FirstCalls = ({ search, today, can }) => {
  if (!can('read', 'Analytics')) return []
  const query = readAnalyticsQuery(search)
  const before = toComparison(query, today)
  return [
    getCalls.analytics(toListConfig(query, today)),
    ...(before ? [getCalls.analytics({ ...before, page: 1, perPage: 1 })] : []),
    ...(can('manage', 'Analytics') ? [getCalls.warnings()] : []),
  ]
}
