import {
  OCCURRENCES_MAX,
  weekdays,
  weeksOfMonth,
  type Repeat,
  type Weekday,
  type WeekOfMonth,
} from '@contract/calendar'
import { addDays, addMonths, weekdayOf } from '@contract/days'
import { startOfWeek, weekdaysFrom } from '@/views/calendar/time/days'

/** Ends the loop for a rule that names no day, as the 31st every 12 months from February. */
const STEPS_MAX = 5000

interface SeriesDates {
  /** The first is the event's own day. Includes the days in `except`. */
  days: string[]
  /** There would be more than OCCURRENCES_MAX events. */
  isCut: boolean
}

/**
 * The days of a series, for looking at before it is saved; the server counts them anew (rrule-temporal, RFC 5545). A month
 * without the day is passed over.
 */
export function seriesDates(start: string, repeat: Repeat): SeriesDates {
  const { count, until, except = [] } = repeat
  const days: string[] = []
  let kept = 0
  for (const day of candidates(start, repeat)) {
    if (days.length === count || (until !== undefined && day > until)) break
    if (!except.includes(day)) kept += 1
    if (kept > OCCURRENCES_MAX) return { days, isCut: true }
    days.push(day)
  }
  return { days, isCut: false }
}

function* candidates(start: string, repeat: Repeat): Generator<string> {
  const { freq, interval, byWeekday, weekOfMonth, firstWeekday = 'MO' } = repeat
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (freq === 'daily') yield addDays(start, step * interval)
    else if (freq === 'monthly' && weekOfMonth !== undefined) {
      if (step === 0) yield start
      const day = dayInWeek(addMonths(start, step * interval), weekdayOf(start), weekOfMonth)
      if (day > start) yield day
    } else if (freq === 'monthly') {
      const day = sameDay(start, step * interval)
      if (day) yield day
    } else {
      // The event itself comes first, even where the rule does not name its weekday.
      if (step === 0) yield start
      yield* daysOfWeek(start, step * interval, firstWeekday, byWeekday ?? [])
    }
  }
}

function sameDay(start: string, months: number): string | undefined {
  const first = addMonths(start, months)
  const day = addDays(first, Number(start.slice(8)) - 1)
  return day.slice(0, 7) === first.slice(0, 7) ? day : undefined
}

/** `first`: the first day of the month. */
function dayInWeek(first: string, weekday: number, weekOfMonth: WeekOfMonth): string {
  if (weekOfMonth === -1) return startOfWeek(addDays(addMonths(first, 1), -1), weekday)
  return addDays(startOfWeek(addDays(first, 6), weekday), 7 * (weekOfMonth - 1))
}

/** Which occurrence of its weekday in the month the day is: 1 to 4, -1 for the last, or both 4 and -1. */
export function weeksOf(day: string): WeekOfMonth[] {
  const index = Math.ceil(Number(day.slice(8)) / 7)
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  return weeksOfMonth.filter((week) => week === index || (week === -1 && isLast))
}

function daysOfWeek(start: string, weeks: number, firstWeekday: Weekday, byWeekday: readonly Weekday[]): string[] {
  const firstNumber = (weekdays.indexOf(firstWeekday) + 1) % 7
  const first = addDays(startOfWeek(start, firstNumber), 7 * weeks)
  const picked = byWeekday.length > 0 ? byWeekday : [weekdayName(start)]
  return weekdaysFrom(firstNumber)
    .map((weekday, index) => ({ weekday, day: addDays(first, index) }))
    .filter(({ weekday, day }) => picked.includes(weekday) && day > start)
    .map(({ day }) => day)
}

/** The weekday's name in RFC 5545. */
export function weekdayName(day: string): Weekday {
  return weekdays[(weekdayOf(day) + 6) % 7] ?? 'MO'
}
