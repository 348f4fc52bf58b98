import * as z from 'zod/mini'
import { PER_PAGE_DEFAULT } from '@contract/lists'
import {
  memberSortColumns,
  MemberStatus,
  Section,
  type AllMembersConfig,
  type MemberCountsConfig,
  type MemberListConfig,
} from '@contract/members'

const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const perPageChoices = [10, 25, 50, 100]

// Under a name that does not look like a promise's catch.
const orElse = z.catch

/** What the list's URL says. Whatever in it is wrong falls back, so that an old or mistyped link still shows members. */
const MemberQuery = z.object({
  q: orElse(z.string(), ''),
  section: orElse(z.optional(Section), undefined),
  status: orElse(z.optional(MemberStatus), undefined),
  sort: orElse(z.enum(['asc', 'desc']), 'asc'),
  sortColumn: orElse(z.enum(memberSortColumns), 'name'),
  page: orElse(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  perPage: orElse(z.coerce.number().check(z.refine((choice) => perPageChoices.includes(choice))), PER_PAGE_DEFAULT),
})
export type MemberQuery = z.infer<typeof MemberQuery>

const defaults = MemberQuery.parse({})

export function readMemberQuery(search: URLSearchParams): MemberQuery {
  const query = MemberQuery.parse(Object.fromEntries(search))
  return { ...query, q: query.q.slice(0, Q_MAX) }
}

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
