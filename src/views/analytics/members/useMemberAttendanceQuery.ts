import { useCallback, useMemo } from 'react'
import type { AllMemberAttendanceConfig, MemberAttendanceListConfig } from '@contract/analytics'
import { eventCalendars, memberAttendanceSortColumns, sections } from '@contract/choices'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readOrder, readPeriod } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'
import { periods, periodSpan } from '@/views/analytics/query/analyticsPeriod'

const INSTRUMENT_MAX = 60

export const memberAttendanceUrl = listUrl((search) => ({
  section: readChoice(search, 'section', sections),
  instrument: (search.get('instrument') ?? '').slice(0, INSTRUMENT_MAX) || undefined,
  calendar: readChoice(search, 'calendar', eventCalendars),
  ...readPeriod(search, periods, 'season'),
  /** Which figures: without it, the attendance. */
  show: readChoice(search, 'show', ['replies'] as const),
  ...readOrder(search, memberAttendanceSortColumns, { sort: 'asc', sortColumn: 'section' }),
}))
export type MemberAttendanceQuery = ReturnType<typeof memberAttendanceUrl.read>

/** What narrows the list of members; the category and the days only choose what is counted. */
const noFilters = {
  q: '',
  section: undefined,
  instrument: undefined,
  calendar: undefined,
  period: 'season',
  from: undefined,
  to: undefined,
} satisfies Partial<MemberAttendanceQuery>

export function isFiltered({ q, section, instrument, calendar, period }: MemberAttendanceQuery): boolean {
  const chosen = [section, instrument, calendar].some((filter) => filter !== undefined)
  return q.trim() !== '' || chosen || period !== noFilters.period
}

function toSelection(query: MemberAttendanceQuery, today: string, seasonMonth: number): AllMemberAttendanceConfig {
  const { q, section, instrument, calendar, period, from, to, sort, sortColumn } = query
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(section && { section }),
    ...(instrument && { instrument }),
    ...(calendar && { calendar }),
    ...periodSpan(period, { ...(from && { from }), ...(to && { to }) }, today, seasonMonth),
    sort,
    sortColumn,
  }
}

export function useMemberAttendanceQuery() {
  const { query, choose, adjust } = useListQuery(memberAttendanceUrl)
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const selection = useMemo(() => toSelection(query, today, seasonMonth), [query, today, seasonMonth])
  const { page, perPage } = query
  const config = useMemo<MemberAttendanceListConfig>(
    () => ({ ...selection, page, perPage }),
    [selection, page, perPage],
  )
  const clear = useCallback(() => choose(noFilters), [choose])
  return { query, selection, config, choose, adjust, clear }
}
