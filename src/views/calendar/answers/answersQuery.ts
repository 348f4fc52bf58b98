import { eventCalendars, sections } from '@contract/choices'
import type { AnswersConfig, AnswersFilter } from '@/redux/calendar/answers'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice, readPeriod } from '@/shared/lists/urlValues'

const INSTRUMENT_MAX = 60

/** `coming`: from today on; `custom`: the days that the address names. */
export const answerPeriods = ['coming', 'season', 'next', 'last', 'custom'] as const

export const answersUrl = listUrl((search) => ({
  ...readPeriod(search, answerPeriods, 'coming'),
  calendar: readChoice(search, 'calendar', eventCalendars),
  section: readChoice(search, 'section', sections),
  instrument: (search.get('instrument') ?? '').slice(0, INSTRUMENT_MAX) || undefined,
  silent: readChoice(search, 'silent', ['yes']),
}))
export type AnswersQuery = ReturnType<typeof answersUrl.read>

export const noFilters = {
  q: '',
  period: 'coming',
  from: undefined,
  to: undefined,
  calendar: undefined,
  section: undefined,
  instrument: undefined,
  silent: undefined,
} satisfies Partial<AnswersQuery>

export function isFiltered({ q, period, calendar, section, instrument, silent }: AnswersQuery): boolean {
  const chosen = [calendar, section, instrument, silent].some((filter) => filter !== undefined)
  return q.trim() !== '' || period !== noFilters.period || chosen
}

interface Days {
  from?: string
  to?: string
}

/** The days of a period; `{}`: from today on. */
export function periodDays(
  { period, from, to }: Pick<AnswersQuery, 'period' | 'from' | 'to'>,
  today: string,
  seasonMonth: number,
): Days {
  if (period === 'coming') return {}
  if (period === 'custom') return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return seasonSpan(today, seasonMonth, { season: 0, next: 1, last: -1 }[period])
}

export function toAnswersConfig(query: AnswersQuery, today: string, seasonMonth: number): AnswersConfig {
  const { q, calendar, section } = query
  return {
    ...periodDays(query, today, seasonMonth),
    ...(calendar && { calendars: [calendar] }),
    ...(section && { section }),
    ...(q.trim() !== '' && { q: q.trim() }),
  }
}

export const toAnswersFilter = ({ instrument, silent }: AnswersQuery): AnswersFilter => ({
  ...(instrument !== undefined && { instrument }),
  ...(silent && { isSilent: true }),
})
