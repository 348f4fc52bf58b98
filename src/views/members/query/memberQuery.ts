import { memberSortColumns, memberStatuses, sections } from '@contract/choices'
import type { AllMembersConfig, MemberCountsConfig, MemberListConfig, MemberStatus, Section } from '@contract/members'
import { readChoice, readPaging, readWords } from '@/shared/records/urlQuery'

/** What the list's URL says. */
export interface MemberQuery {
  q: string
  section: Section | undefined
  status: MemberStatus | undefined
  sort: 'asc' | 'desc'
  sortColumn: (typeof memberSortColumns)[number]
  page: number
  perPage: number
}

export function readMemberQuery(search: URLSearchParams): MemberQuery {
  return {
    q: readWords(search),
    section: readChoice(search, 'section', sections),
    status: readChoice(search, 'status', memberStatuses),
    sort: readChoice(search, 'sort', ['asc', 'desc']) ?? 'asc',
    sortColumn: readChoice(search, 'sortColumn', memberSortColumns) ?? 'name',
    ...readPaging(search),
  }
}

const defaults = readMemberQuery(new URLSearchParams())

/** The shortest URL that says it: defaults are left out. */
export function writeMemberQuery(query: MemberQuery): URLSearchParams {
  const said = (['q', 'section', 'status', 'sort', 'sortColumn', 'page', 'perPage'] as const)
    .map((key) => [key, query[key], defaults[key]] as const)
    .filter(([, value, usual]) => value !== undefined && value !== usual)
    .map(([key, value]) => [key, String(value)])
  return new URLSearchParams(said)
}

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
