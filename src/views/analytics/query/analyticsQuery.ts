import * as z from 'zod/mini'
import { analyticsSortColumns, type AllAnalyticsConfig, type AnalyticsListConfig } from '@contract/analytics'
import { EventCalendar } from '@contract/calendar'
import { PER_PAGE_DEFAULT } from '@contract/lists'
import { CalendarDate } from '@contract/primitives'
import { namedPeriods, Period, spanYearBefore, periodSpan } from './analyticsPeriod'

const Q_MAX = 200
/** Far beyond any group, and far below where an offset stops being a number that a database takes. */
const PAGE_MAX = 1_000_000
const perPageChoices = [10, 25, 50, 100]

// Under a name that does not look like a promise's catch.
const orElse = z.catch

/** What the list's URL says. Whatever in it is wrong falls back, so that an old or mistyped link still shows events. */
const AnalyticsQuery = z.object({
  q: orElse(z.string(), ''),
  calendar: orElse(z.optional(EventCalendar), undefined),
  period: orElse(Period, 'season'),
  /** `from` and `to` count only where the period is `custom`. */
  from: orElse(z.optional(CalendarDate), undefined),
  to: orElse(z.optional(CalendarDate), undefined),
  sort: orElse(z.enum(['asc', 'desc']), 'desc'),
  sortColumn: orElse(z.enum(analyticsSortColumns), 'start'),
  page: orElse(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  perPage: orElse(z.coerce.number().check(z.refine((choice) => perPageChoices.includes(choice))), PER_PAGE_DEFAULT),
})
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>

const defaults = AnalyticsQuery.parse({})
const keys = ['q', 'calendar', 'period', 'from', 'to', 'sort', 'sortColumn', 'page', 'perPage'] as const

/** What the query narrows the list by; taken off all at once. The season is where one begins. */
export const noFilters = {
  q: '',
  calendar: undefined,
  period: 'season',
  from: undefined,
  to: undefined,
} satisfies Partial<AnalyticsQuery>

export function readAnalyticsQuery(search: URLSearchParams): AnalyticsQuery {
  const query = AnalyticsQuery.parse(Object.fromEntries(search))
  return { ...query, q: query.q.slice(0, Q_MAX) }
}

/** The shortest URL that says it: defaults are left out. */
export function writeAnalyticsQuery(query: Partial<AnalyticsQuery>): URLSearchParams {
  const said = keys
    .map((key) => [key, query[key], defaults[key]] as const)
    .filter(([, value, usual]) => value !== undefined && value !== usual)
    .map(([key, value]) => [key, String(value)])
  return new URLSearchParams(said)
}

function filtersOf({ q, calendar }: AnalyticsQuery) {
  return { ...(q.trim() !== '' && { q: q.trim() }), ...(calendar && { calendar }) }
}

/** `today` is the group's, `YYYY-MM-DD`; `seasonMonth` the month with which its seasons begin. */
export function toSelection(query: AnalyticsQuery, today: string, seasonMonth = 1): AllAnalyticsConfig {
  const { period, from, to, sort, sortColumn } = query
  const custom = { ...(from && { from }), ...(to && { to }) }
  return { ...filtersOf(query), ...periodSpan(period, custom, today, seasonMonth), sort, sortColumn }
}

export function toListConfig(query: AnalyticsQuery, today: string, seasonMonth = 1): AnalyticsListConfig {
  return { ...toSelection(query, today, seasonMonth), page: query.page, perPage: query.perPage }
}

/** The query behind what the list last asked, which names its days alone: of the periods, the one that the days are. */
export function queryOf(config: Partial<AnalyticsListConfig>, today: string, seasonMonth = 1): Partial<AnalyticsQuery> {
  const said = Object.entries(config).map(([key, value]) => [key, String(value)])
  const { from, to, ...query } = readAnalyticsQuery(new URLSearchParams(said))
  const period = namedPeriods.find((known) => {
    const span = periodSpan(known, {}, today, seasonMonth)
    return span.from === from && span.to === to
  })
  return period ? { ...query, period } : { ...query, period: 'custom', from, to }
}

/** The same filters a year earlier, for the comparison; null where there is nothing to compare with. */
export function toComparison(
  query: AnalyticsQuery,
  today: string,
  seasonMonth = 1,
): ({ from: string; to: string } & object) | null {
  const before = spanYearBefore(toSelection(query, today, seasonMonth), today)
  return before && { ...filtersOf(query), ...before }
}

export function isFiltered({ q, calendar, period }: AnalyticsQuery): boolean {
  return q.trim() !== '' || calendar !== undefined || period !== noFilters.period
}
