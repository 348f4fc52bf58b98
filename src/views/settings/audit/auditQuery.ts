import * as z from 'zod/mini'
import { AuditAction, AuditSubjectType, type AllAuditConfig, type AuditListConfig } from '@contract/audit'
import { CalendarDate, Id } from '@contract/primitives'

const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const PER_PAGE_DEFAULT = 25
const perPageChoices = [10, 25, 50, 100]

// Under a name that does not look like a promise's catch.
const orElse = z.catch

/** What the record's URL says. Whatever in it is wrong falls back, so that an old or mistyped link still shows entries. */
const AuditQuery = z.object({
  q: orElse(z.string(), ''),
  actorId: orElse(z.optional(Id), undefined),
  action: orElse(z.optional(AuditAction), undefined),
  subjectType: orElse(z.optional(AuditSubjectType), undefined),
  subjectId: orElse(z.optional(Id), undefined),
  from: orElse(z.optional(CalendarDate), undefined),
  to: orElse(z.optional(CalendarDate), undefined),
  sort: orElse(z.enum(['asc', 'desc']), 'desc'),
  sortColumn: orElse(z.enum(['at']), 'at'),
  page: orElse(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  perPage: orElse(z.coerce.number().check(z.refine((choice) => perPageChoices.includes(choice))), PER_PAGE_DEFAULT),
})
export type AuditQuery = z.infer<typeof AuditQuery>

const defaults = AuditQuery.parse({})

/** What the query narrows the record by; taken off all at once. */
export const noFilters = {
  q: '',
  actorId: undefined,
  action: undefined,
  subjectType: undefined,
  subjectId: undefined,
  from: undefined,
  to: undefined,
} satisfies Partial<AuditQuery>

export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const query = AuditQuery.parse(Object.fromEntries(search))
  return { ...query, q: query.q.slice(0, Q_MAX) }
}

/** The shortest URL that says it: defaults are left out. `entry` is the one whose details are open. */
export function writeAuditQuery(query: Partial<AuditQuery>, entry?: string): URLSearchParams {
  const usual = new Map(Object.entries(defaults))
  const said = Object.entries(query)
    .filter(([key, value]) => value !== undefined && value !== usual.get(key))
    .map(([key, value]) => [key, String(value)])
  return new URLSearchParams([...said, ...(entry === undefined ? [] : [['entry', entry]])])
}

export function toSelection(query: AuditQuery): AllAuditConfig {
  const { actorId, action, subjectType, subjectId, from, to, sort } = query
  const q = query.q.trim()
  return {
    sort,
    ...(q !== '' && { q }),
    ...(actorId && { actorId }),
    ...(action && { action }),
    ...(subjectType && { subjectType }),
    ...(subjectId && { subjectId }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function toListConfig(query: AuditQuery): AuditListConfig {
  return { ...toSelection(query), page: query.page, perPage: query.perPage }
}

export function isFiltered(query: AuditQuery): boolean {
  return Object.entries(noFilters).some(([key, off]) => Reflect.get({ ...query, q: query.q.trim() }, key) !== off)
}
