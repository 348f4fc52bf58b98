import type { AllAnalyticsConfig, AnalyticsListConfig } from '@contract/analytics'
import { analyticsSortColumns, eventCalendars } from '@contract/choices'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readOrder, readPeriod } from '@/shared/lists/urlValues'
import { namedPeriods, periods, spanYearBefore, periodSpan } from './analyticsPeriod'

export const analyticsListUrl = listUrl((search) => ({
  calendar: readChoice(search, 'calendar', eventCalendars),
  ...readPeriod(search, periods, 'season'),
  ...readOrder(search, analyticsSortColumns, { sort: 'desc', sortColumn: 'start' }),
}))
export type AnalyticsQuery = ReturnType<typeof analyticsListUrl.read>

/** What the query narrows the list by; taken off all at once. The season is where one begins. */
export const noFilters = {
  q: '',
  calendar: undefined,
  period: 'season',
  from: undefined,
  to: undefined,
} satisfies Partial<AnalyticsQuery>

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
  const { from, to, ...query } = analyticsListUrl.read(new URLSearchParams(said))
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
