import type { AnalyticsSummary } from '@contract/analytics'
import { eventCalendars } from '@contract/calendar'
import { sections } from '@contract/members'
import { replySumKeys } from '@contract/analytics'
import type { AggregateRow, Sums } from './aggregateRows'
import { rateOf } from './analyticsRows'
import { noReplies, repliesOf } from './replySums'

function nothing(): Sums {
  const attendance = { present: 0, late: 0, leftEarly: 0, excused: 0, absent: 0, unrecorded: 0 }
  const audience = { audience: 0, audienceEvents: 0, income: 0, expense: 0 }
  return { events: 0, attendanceEvents: 0, ...attendance, ...noReplies, ...audience }
}

const sumKeys = [
  'events',
  'attendanceEvents',
  'present',
  'late',
  'leftEarly',
  'excused',
  'absent',
  'unrecorded',
  ...replySumKeys,
  'audience',
  'audienceEvents',
  'income',
  'expense',
] as const

function add(sums: Sums, row: AggregateRow): void {
  for (const key of sumKeys) sums[key] += row[key]
}

/** Sums of the rows that share a value, for the values that have any, in the order of the values. */
function sumsBy<Value>(
  values: readonly Value[],
  rows: AggregateRow[],
  valueOf: (row: AggregateRow) => Value | undefined,
) {
  const byValue = new Map<Value, Sums>()
  for (const row of rows) {
    const value = valueOf(row)
    if (value === undefined) continue
    const sums = byValue.get(value) ?? nothing()
    add(sums, row)
    byValue.set(value, sums)
  }
  return values.flatMap((value) => {
    const sums = byValue.get(value)
    return sums === undefined ? [] : [{ value, sums }]
  })
}

/** Rates are computed from sums: a mean of the parts' rates would weigh a trio like a tutti. */
function attendanceOf(sums: Sums) {
  const { events, attendanceEvents, present, late, leftEarly, excused, absent, unrecorded } = sums
  const counts = { expected: present + excused + absent, present, late, leftEarly, excused, absent, unrecorded }
  return { events, attendanceEvents, ...counts, attendanceRate: rateOf(counts), ...repliesOf(sums) }
}

function partOf(sums: Sums) {
  const { audience, audienceEvents, income, expense } = sums
  return { ...attendanceOf(sums), audience, audienceEvents, income, expense, net: income - expense }
}

/** Totals, also by section, category and month. `months[i]` is the rows' month i + 1. */
export function summaryOf(rows: AggregateRow[], months: string[]): AnalyticsSummary {
  const whole = nothing()
  for (const row of rows) if (row.calendar !== null) add(whole, row)
  const byCalendar = sumsBy(eventCalendars, rows, ({ calendar }) => calendar ?? undefined)
  const eventsOf = (...calendars: string[]) =>
    byCalendar.reduce((sum, { value, sums }) => sum + (calendars.includes(value) ? sums.events : 0), 0)
  const concerts = eventsOf('Publico', 'Particular')
  const all = partOf(whole)
  return {
    ...all,
    meanAttendance: all.attendanceRate,
    bySection: sumsBy(sections, rows, ({ section }) => section ?? undefined).map(({ value, sums }) => ({
      section: value,
      ...attendanceOf(sums),
    })),
    byCalendar: byCalendar.map(({ value, sums }) => ({ calendar: value, ...partOf(sums) })),
    byMonth: sumsBy(months, rows, ({ month }) => (month === null ? undefined : months[month - 1])).map(
      ({ value, sums }) => ({ month: value, ...partOf(sums) }),
    ),
    rehearsalsPerConcert: concerts === 0 ? null : eventsOf('Ensaio') / concerts,
  }
}

/** The summary without reply figures, for users who may read the results of events but not the answers of members. */
export function withoutReplies(summary: AnalyticsSummary): AnalyticsSummary {
  const strip = <Part extends object>(part: Part) => ({ ...part, replies: undefined })
  return {
    ...strip(summary),
    bySection: summary.bySection.map(strip),
    ...(summary.byOwnSection && { byOwnSection: summary.byOwnSection.map(strip) }),
    byCalendar: summary.byCalendar.map(strip),
    byMonth: summary.byMonth.map(strip),
  }
}
