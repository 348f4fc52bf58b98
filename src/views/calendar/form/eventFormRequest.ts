import { readLength } from '@contract/lengths'
import {
  Repeat,
  weekdays,
  type CalendarEvent,
  type EventPlanning,
  type EventStatus,
  type WeekOfMonth,
} from '@contract/calendar'
import { CalendarDate } from '@contract/primitives'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { toInstant, toWallTime } from '@/i18n/zonedTime'
import { addDays } from '@contract/days'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { toInviteeSettingsRequest } from './inviteesRequest'
import { filledDays } from './filledDays'
import type { EnteredValues, FormStatus, MonthlyBy, RepeatValues } from './eventFormValues'
import { weekdayName, weeksOf } from './seriesDates'
import { tiesOf } from '@/views/calendar/programme/pieceRows'
import { wholeNumber } from '@/views/calendar/instrumentation/wholeNumber'

/** Neither a date nor an instant: the contract refuses it at the field. */
const BROKEN = '?'

/** Start and end as entered; what does not parse is left for the contract to refuse. */
export function toTimes(values: EnteredValues, zone: string, read?: CalendarEvent): Partial<EventTimes> {
  const { allDay = false, startDate, startTime, endDate, endTime } = values
  if (allDay) {
    const end = endDate !== undefined && isDay(endDate) ? addDays(endDate, 1) : endDate
    return { allDay, ...(startDate !== undefined && { start: startDate }), ...(end !== undefined && { end }) }
  }
  const start = instantOf(startDate, startTime, zone, read?.start)
  const end = instantOf(endDate, endTime, zone, read?.end)
  return { allDay, ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
}

function isDay(day: string): boolean {
  return CalendarDate.safeParse(day).success
}

function instantOf(day: string | undefined, time: string | undefined, zone: string, read = ''): string | undefined {
  if (day === undefined || time === undefined) return undefined
  if (!isDay(day)) return BROKEN
  const wall = `${day}T${time}`
  // A wall time can occur twice when clocks change: where it was not edited, keep the stored instant.
  return read.length > 10 && toWallTime(read, zone) === wall ? read : toInstant(wall, zone)
}

/** The indexes of the programme's rows that are not empty. */
export function filledPieces({ programme = [] }: EnteredValues): number[] {
  return programme.flatMap(({ title, composer, minutes }, index) =>
    `${title}${composer}${minutes}`.trim() === '' ? [] : [index],
  )
}

function toDays(values: EnteredValues): object[] | undefined {
  const days = filledDays(values).map((day) => ({ day, ...withoutEmpty(values.days?.[day] ?? {}) }))
  return days.length > 0 ? days : undefined
}

interface SentStatus {
  status: EventStatus | undefined
  planning?: EventPlanning | undefined
}

function toStatus(status: FormStatus | undefined, read?: CalendarEvent): SentStatus {
  if (status === 'draft' || status === 'option') return { status: 'scheduled', planning: status }
  // What was cancelled as an option is one again, once it takes place after all.
  return { status, ...(status === 'cancelled' && { planning: read?.extendedProps.planning }) }
}

/** The event as it would be sent, valid or not. */
export function toEventRequest(values: EnteredValues, zone: string, read?: CalendarEvent): object {
  const { id, version, title, url, calendar, location, description, programme: rows = [] } = values
  const { inCharge, leaderNotes } = values
  const pieces = filledPieces(values).flatMap((index) => {
    const { title = '', composer = '', minutes = '', ...ties } = rows[index] ?? {}
    return {
      title,
      ...(composer.trim() !== '' && { composer }),
      ...(minutes.trim() !== '' && (readLength(minutes) ?? { minutes })),
      ...tiesOf(ties),
    }
  })
  const programme = pieces.length > 0 ? pieces : undefined
  const seriesId = read?.extendedProps.seriesId
  return {
    id,
    version,
    title,
    url,
    ...toTimes(values, zone, read),
    extendedProps: {
      ...toInviteeSettingsRequest(values, read),
      calendar,
      ...toStatus(values.status, read),
      location,
      description,
      inCharge,
      leaderNotes,
      programme,
      days: toDays(values),
      seriesId,
    },
  }
}

/** The chosen week of the month, or another where the event has since moved to a day that has no such week. */
export function weekOfMonthFor(monthlyBy: MonthlyBy, day: string): WeekOfMonth | undefined {
  if (monthlyBy === 'day') return undefined
  const weeks = weeksOf(day)
  return weeks.find((week) => (week === -1) === (monthlyBy === 'last')) ?? weeks[0]
}

/** The rule as it would be sent, valid or not; undefined where the event does not repeat. */
export function toRepeatRequest({ repeat, startDate }: EnteredValues): Repeat | undefined {
  const {
    freq = 'none',
    interval = '',
    byWeekday = [],
    skipsOwnWeekday = false,
    firstWeekday = 'MO',
    monthlyBy = 'day',
    ends = 'until',
    until,
    count,
    except = [],
  } = repeat ?? {}
  if (freq === 'none') return undefined
  const own = startDate !== undefined && isDay(startDate) ? weekdayName(startDate) : undefined
  // Excluded days that now lie before the event, since it was moved, no longer count.
  const excluded = except.filter((day) => startDate !== undefined && day > startDate).toSorted()
  const picked = weekdays.filter((weekday) => (weekday === own ? !skipsOwnWeekday : byWeekday.includes(weekday)))
  const weekOfMonth = freq === 'monthly' && own !== undefined ? weekOfMonthFor(monthlyBy, startDate ?? '') : undefined
  return {
    freq,
    interval: wholeNumber(interval),
    ...(freq === 'weekly' && own !== undefined && { byWeekday: picked }),
    ...(weekOfMonth !== undefined && { weekOfMonth }),
    // Only where weeks are passed over does it matter where they begin.
    ...(freq === 'weekly' && wholeNumber(interval) > 1 && firstWeekday !== 'MO' && { firstWeekday }),
    ...(ends === 'until' && until !== undefined && { until }),
    ...(ends === 'count' && count !== undefined && { count: wholeNumber(count) }),
    ...(excluded.length > 0 && { except: excluded }),
  }
}

/** The rule in the form; undefined while it is invalid. */
export function parseRepeat(repeat: RepeatValues, startDate: string): Repeat | undefined {
  const read = Repeat.safeParse(toRepeatRequest({ repeat: withoutEmpty(repeat), startDate }))
  return read.success && isDay(startDate) ? read.data : undefined
}
