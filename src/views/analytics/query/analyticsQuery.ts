import type { AllAnalyticsConfig, AnalyticsListConfig } from '@contract/analytics'
import type { EventCalendar } from '@contract/calendar'
import { analyticsSortColumns, eventCalendars } from '@contract/choices'
import { readChoice, readDay, readPaging, readWords } from '@/shared/records/urlQuery'
import { namedPeriods, periods, spanYearBefore, periodSpan, type Period } from './analyticsPeriod'

/** What the list's URL says. */
export interface AnalyticsQuery {
  q: string
  calendar: EventCalendar | undefined
  period: Period
  /** `from` and `to` count only where the period is `custom`. */
  from: string | undefined
  to: string | undefined
  sort: 'asc' | 'desc'
  sortColumn: (typeof analyticsSortColumns)[number]
  page: number
  perPage: number
}

export function readAnalyticsQuery(search: URLSearchParams): AnalyticsQuery {
  return {
    q: readWords(search),
    calendar: readChoice(search, 'calendar', eventCalendars),
    period: readChoice(search, 'period', periods) ?? 'season',
    from: readDay(search, 'from'),
    to: readDay(search, 'to'),
    sort: readChoice(search, 'sort', ['asc', 'desc']) ?? 'desc',
    sortColumn: readChoice(search, 'sortColumn', analyticsSortColumns) ?? 'start',
    ...readPaging(search),
  }
}

const defaults = readAnalyticsQuery(new URLSearchParams())
const keys = ['q', 'calendar', 'period', 'from', 'to', 'sort', 'sortColumn', 'page', 'perPage'] as const

/** What the query narrows the list by; taken off all at once. The season is where one begins. */
export const noFilters = {
  q: '',
  calendar: undefined,
  period: 'season',
  from: undefined,
  to: undefined,
} satisfies Partial<AnalyticsQuery>

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

/** `today` is the group's, `YYYY-MM-DD`. */
export function toSelection(query: AnalyticsQuery, today: string): AllAnalyticsConfig {
  const { period, from, to, sort, sortColumn } = query
  const custom = { ...(from && { from }), ...(to && { to }) }
  return { ...filtersOf(query), ...periodSpan(period, custom, today), sort, sortColumn }
}

export function toListConfig(query: AnalyticsQuery, today: string): AnalyticsListConfig {
  return { ...toSelection(query, today), page: query.page, perPage: query.perPage }
}

/** The query behind what the list last asked, which names its days alone: of the periods, the one that the days are. */
export function queryOf(config: Partial<AnalyticsListConfig>, today: string): Partial<AnalyticsQuery> {
  const said = Object.entries(config).map(([key, value]) => [key, String(value)])
  const { from, to, ...query } = readAnalyticsQuery(new URLSearchParams(said))
  const period = namedPeriods.find((known) => {
    const span = periodSpan(known, {}, today)
    return span.from === from && span.to === to
  })
  return period ? { ...query, period } : { ...query, period: 'custom', from, to }
}

/** The same filters a year earlier, for the comparison; null where there is nothing to compare with. */
export function toComparison(query: AnalyticsQuery, today: string): ({ from: string; to: string } & object) | null {
  const before = spanYearBefore(toSelection(query, today), today)
  return before && { ...filtersOf(query), ...before }
}

export function isFiltered({ q, calendar, period }: AnalyticsQuery): boolean {
  return q.trim() !== '' || calendar !== undefined || period !== noFilters.period
}
