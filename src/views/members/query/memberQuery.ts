import { memberSortColumns, memberStatuses, sections } from '@contract/choices'
import type { AllMembersConfig, MemberCountsConfig, MemberListConfig } from '@contract/members'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readOrder } from '@/shared/lists/urlValues'

export const memberListUrl = listUrl((search) => ({
  section: readChoice(search, 'section', sections),
  status: readChoice(search, 'status', memberStatuses),
  ...readOrder(search, memberSortColumns, { sort: 'asc', sortColumn: 'name' }),
}))
export type MemberQuery = ReturnType<typeof memberListUrl.read>

/** What is asked for search and filters; white space around the words is typing, not search. */
function words({ q }: MemberQuery): { q?: string } {
  return q.trim() === '' ? {} : { q: q.trim() }
}

export function toCountsConfig(query: MemberQuery): MemberCountsConfig {
  return { ...words(query), ...(query.status && { status: query.status }) }
}

export function toSelection(query: MemberQuery): AllMembersConfig {
  const { section, sort, sortColumn } = query
  return { ...toCountsConfig(query), ...(section && { section }), sort, sortColumn }
}

export function toListConfig(query: MemberQuery): MemberListConfig {
  return { ...toSelection(query), page: query.page, perPage: query.perPage }
}

export function isFiltered({ q, section, status }: MemberQuery): boolean {
  return q.trim() !== '' || section !== undefined || status !== undefined
}
