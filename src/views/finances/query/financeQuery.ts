import * as z from 'zod/mini'
import {
  FinanceCategory,
  FinanceKind,
  financeSortColumns,
  FinanceStatus,
  type AllFinancesConfig,
  type FinanceListConfig,
  type FinanceSumConfig,
} from '@contract/finances'
import { PER_PAGE_DEFAULT } from '@contract/lists'
import { CalendarDate, Id } from '@contract/primitives'
import { Period, periodSpan } from './financePeriod'

const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const perPageChoices = [10, 25, 50, 100]

const isOverdueWord = (word: string) => word === 'yes' || CalendarDate.safeParse(word).success

// Under a name that does not look like a promise's catch.
const orElse = z.catch

/** What the list's URL says. Whatever in it is wrong falls back, so that an old or mistyped link still shows entries. */
const FinanceQuery = z.object({
  q: orElse(z.string(), ''),
  kind: orElse(z.optional(FinanceKind), undefined),
  category: orElse(z.optional(FinanceCategory), undefined),
  status: orElse(z.optional(FinanceStatus), undefined),
  period: orElse(z.optional(Period), undefined),
  /** `from` and `to` count only where the period is `custom`. */
  from: orElse(z.optional(CalendarDate), undefined),
  to: orElse(z.optional(CalendarDate), undefined),
  /** Not paid, and due before today (`yes`) or before a day. */
  overdue: orElse(z.optional(z.string().check(z.refine(isOverdueWord))), undefined),
  memberId: orElse(z.optional(Id), undefined),
  eventId: orElse(z.optional(Id), undefined),
  sort: orElse(z.enum(['asc', 'desc']), 'desc'),
  sortColumn: orElse(z.enum(financeSortColumns), 'date'),
  page: orElse(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  perPage: orElse(z.coerce.number().check(z.refine((choice) => perPageChoices.includes(choice))), PER_PAGE_DEFAULT),
})
export type FinanceQuery = z.infer<typeof FinanceQuery>

const defaults = FinanceQuery.parse({})

/** In the order in which the URL says them. */
const keys = [
  'q',
  'kind',
  'category',
  'status',
  'period',
  'from',
  'to',
  'overdue',
  'memberId',
  'eventId',
  'sort',
  'sortColumn',
  'page',
  'perPage',
] as const

/** What the query narrows the list by; taken off all at once. */
export const noFilters = {
  q: '',
  kind: undefined,
  category: undefined,
  status: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
  overdue: undefined,
  memberId: undefined,
  eventId: undefined,
} satisfies Partial<FinanceQuery>

export function readFinanceQuery(search: URLSearchParams): FinanceQuery {
  const query = FinanceQuery.parse(Object.fromEntries(search))
  return { ...query, q: query.q.slice(0, Q_MAX) }
}

/** The shortest URL that says it: defaults are left out. */
export function writeFinanceQuery(query: Partial<FinanceQuery>): URLSearchParams {
  const usual = new Map(Object.entries(defaults))
  const said = keys
    .map((key) => [key, query[key]] as const)
    .filter(([key, value]) => value !== undefined && value !== usual.get(key))
    .map(([key, value]) => [key, String(value)])
  return new URLSearchParams(said)
}

/** What the filters select. `today` is the group's, `YYYY-MM-DD`. */
export function toSumConfig(query: FinanceQuery, today: string): FinanceSumConfig {
  const { kind, category, period, memberId, eventId } = query
  const status = query.overdue ? 'pending' : query.status
  const q = query.q.trim()
  const { from, to } = period && period !== 'custom' ? periodSpan(period, today) : query
  return {
    ...(q !== '' && { q }),
    ...(kind && { kind }),
    ...(category && { category }),
    ...(status && { status }),
    ...(period && from && { from }),
    ...(period && to && { to }),
    ...(query.overdue && { dueBefore: query.overdue === 'yes' ? today : query.overdue }),
    ...(memberId && { memberId }),
    ...(eventId && { eventId }),
  }
}

/** Without filters the list ends today: what is to come is a period of its own, and whoever looks for something finds it there too. */
function upToToday(query: FinanceQuery, today: string): Pick<FinanceSumConfig, 'to'> {
  return isFiltered(query) ? {} : { to: today }
}

/** What the totals over the list are made of: as much as the list shows. */
export function toShownSumConfig(query: FinanceQuery, today: string): FinanceSumConfig {
  return { ...toSumConfig(query, today), ...upToToday(query, today) }
}

export function toSelection(query: FinanceQuery, today: string): AllFinancesConfig {
  return { ...toSumConfig(query, today), sort: query.sort, sortColumn: query.sortColumn }
}

export function toListConfig(query: FinanceQuery, today: string): FinanceListConfig {
  return { ...toSelection(query, today), ...upToToday(query, today), page: query.page, perPage: query.perPage }
}

export function isFiltered(query: FinanceQuery): boolean {
  return Object.entries(noFilters).some(([key, off]) => Reflect.get({ ...query, q: query.q.trim() }, key) !== off)
}
