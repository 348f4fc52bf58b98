import { memberSortColumns, memberStatuses, NO_FEE_CLASS, sections } from '@contract/choices'
import type { AllMembersConfig, MemberCountsConfig, MemberListConfig } from '@contract/members'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readId, readOrder } from '@/shared/lists/urlValues'

const OWN_VALUE_MAX = 100

/** What is looked for in the own field, as it is typed. */
const readOwnValue = (search: URLSearchParams) => search.get('ownValue')?.slice(0, OWN_VALUE_MAX) || undefined

/** The ids of sections are UUIDs, or words of ours. */
export const readOwnSection = (search: URLSearchParams) => search.get('ownSection')?.match(/^[\w-]{1,45}$/)?.[0]

export const memberListUrl = listUrl((search) => ({
  section: readChoice(search, 'section', sections),
  ownSection: readOwnSection(search),
  status: readChoice(search, 'status', memberStatuses),
  feeClass: readChoice(search, 'feeClass', [NO_FEE_CLASS]) ?? readId(search, 'feeClass'),
  memberGroup: readId(search, 'memberGroup'),
  ownField: readId(search, 'ownField'),
  ownValue: readOwnValue(search),
  ...readOrder(search, memberSortColumns, { sort: 'asc', sortColumn: 'section' }),
}))
export type MemberQuery = ReturnType<typeof memberListUrl.read>

/** The search text as requested, without surrounding white space. */
function words({ q }: MemberQuery): { q?: string } {
  return q.trim() === '' ? {} : { q: q.trim() }
}

export function toCountsConfig(query: MemberQuery): MemberCountsConfig {
  const { status, feeClass, memberGroup, ownField, ownValue } = query
  return {
    ...words(query),
    ...(status && { status }),
    ...(feeClass !== undefined && { feeClass }),
    ...(memberGroup !== undefined && { memberGroup }),
    ...(ownField !== undefined && { ownField, ...(ownValue !== undefined && { ownValue }) }),
  }
}

export function toSelection(query: MemberQuery): AllMembersConfig {
  const { section, ownSection, sort, sortColumn } = query
  return {
    ...toCountsConfig(query),
    ...(section && { section }),
    ...(ownSection !== undefined && { ownSection }),
    sort,
    sortColumn,
  }
}

export function toListConfig(query: MemberQuery): MemberListConfig {
  return { ...toSelection(query), page: query.page, perPage: query.perPage }
}

export function isFiltered({ q, section, ownSection, status, feeClass, memberGroup, ownField }: MemberQuery): boolean {
  return (
    q.trim() !== '' ||
    [section, ownSection, status, feeClass, memberGroup, ownField].some((chosen) => chosen !== undefined)
  )
}

/** The query of an address sent to somebody who may not read the books: the rest of it still works. */
export function withinAbility(query: MemberQuery, canReadBooks: boolean): MemberQuery {
  return canReadBooks ? query : { ...query, feeClass: undefined }
}
