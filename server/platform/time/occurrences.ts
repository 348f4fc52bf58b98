import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { OCCURRENCES_MAX, weekdays } from '@contract/calendar'
import type { Repeat, WeekOfMonth } from '@contract/calendar'
import { invalidField } from '../http/errors'

/** As the wire has it (contract/calendar.ts): days from 2200 on are none of ours. */
const LAST_DAY = '2199-12-31'

const frequencies = { daily: 'DAILY', weekly: 'WEEKLY', monthly: 'MONTHLY' } as const

/** The day of the month is said, or the library goes on from a month's last day to 28 February, and stays on the 28th. */
function monthly({ day, dayOfWeek }: Temporal.PlainDate, weekOfMonth?: WeekOfMonth) {
  return weekOfMonth === undefined ? { byMonthDay: [day] } : { byDay: [`${weekOfMonth}${weekdays[dayOfWeek - 1]}`] }
}

/** Days on which the rule falls from the first day on, `atMost` so many. */
function daysOfRule(
  firstDay: string,
  { freq, interval, byWeekday, weekOfMonth, firstWeekday = 'MO', until }: Repeat,
  atMost: number,
): string[] {
  const first = Temporal.PlainDate.from(firstDay)
  const rule = new RRuleTemporal({
    freq: frequencies[freq],
    interval,
    ...(byWeekday && { byDay: [...new Set(byWeekday)] }),
    ...(freq === 'monthly' && monthly(first, weekOfMonth)),
    wkst: firstWeekday,
    dtstart: first.toZonedDateTime('UTC'),
    until: Temporal.PlainDate.from(until ?? LAST_DAY).toZonedDateTime('UTC'),
    count: atMost,
    maxIterations: Number.MAX_SAFE_INTEGER,
  })
  return rule.all().map((moment) => moment.toPlainDate().toString())
}

/**
 * The days of a series after its first, which is the day of the event itself whether the rule says so or not. A month without the day of the month has none (RFC 5545, 3.3.10). Rules count days here and not moments: when on
 * these days is the wall clock's to say, on both sides of any clock change.
 */
export function furtherDays(firstDay: string, repeat: Repeat): string[] {
  const { until, count, except = [] } = repeat
  if (until !== undefined && until < firstDay) throw invalidField('repeat.until', 'not_after_start')
  if (except.includes(firstDay)) throw invalidField('repeat.except', 'not_allowed')
  const turns = count === undefined ? OCCURRENCES_MAX + except.length : count - 1
  const days = daysOfRule(firstDay, repeat, turns + 1)
    .filter((day) => day > firstDay)
    .slice(0, turns)
  if (count !== undefined && days.length < turns) throw invalidField('repeat.count', 'bad_date')
  const kept = days.filter((day) => !except.includes(day))
  if (kept.length >= OCCURRENCES_MAX) throw invalidField('repeat.until', `too_big:${OCCURRENCES_MAX}`)
  return kept
}
