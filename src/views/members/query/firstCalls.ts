import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { readMemberQuery, toCountsConfig, toListConfig } from './memberQuery'

export const memberListCalls: FirstCalls = ({ search, can }) => {
  if (!can('read', 'Member')) return []
  const query = readMemberQuery(search)
  const counted = toCountsConfig(query)
  const isNarrowed = Object.keys(counted).length > 0
  return [
    getCalls.members(toListConfig(query)),
    getCalls.memberCounts(counted),
    // Which sections there are, whatever is looked for.
    ...(isNarrowed ? [getCalls.memberCounts({})] : []),
  ]
}
