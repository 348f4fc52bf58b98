import type { FirstCalls } from '@/api/firstCalls'
import { getCalls } from '@/redux/getCalls'
import { memberListUrl, toCountsConfig, toListConfig, withinAbility } from './memberQuery'

export const memberListCalls: FirstCalls = ({ search, can }) => {
  if (!can('read', 'Member')) return []
  const query = withinAbility(memberListUrl.read(search), can('read', 'Finance'))
  const counted = toCountsConfig(query)
  const isNarrowed = Object.keys(counted).length > 0
  return [
    getCalls.members(toListConfig(query)),
    getCalls.memberCounts(counted),
    // The sections that exist, independent of the search.
    ...(isNarrowed ? [getCalls.memberCounts({})] : []),
    getCalls.ownFields(),
  ]
}

export const memberCalls: FirstCalls = ({ id, can }) =>
  id !== undefined && can('read', 'Member') ? [getCalls.member(id), getCalls.ownFields()] : []
