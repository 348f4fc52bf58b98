import type { AnalyticsSummary } from '@contract/analytics'
import { eventCalendars } from '@contract/calendar'
import { sections } from '@contract/members'
import type { Cell, Sums } from './aggregateRows'
import { rateOf } from './analyticsRows'

function nothing(): Sums {
  const attendance = { present: 0, excused: 0, absent: 0, unrecorded: 0 }
  return { events: 0, attendanceEvents: 0, ...attendance, audience: 0, audienceEvents: 0, income: 0, expense: 0 }
}

function add(sums: Sums, cell: Cell): void {
  sums.events += cell.events
  sums.attendanceEvents += cell.attendanceEvents
  sums.present += cell.present
  sums.excused += cell.excused
  sums.absent += cell.absent
  sums.unrecorded += cell.unrecorded
  sums.audience += cell.audience
  sums.audienceEvents += cell.audienceEvents
  sums.income += cell.income
  sums.expense += cell.expense
}

/** Sums of the cells that share a value, for the values that have any, in the order of the values. */
function sumsBy<Value>(values: readonly Value[], cells: Cell[], valueOf: (cell: Cell) => Value | undefined) {
  const byValue = new Map<Value, Sums>()
  for (const cell of cells) {
    const value = valueOf(cell)
    if (value === undefined) continue
    const sums = byValue.get(value) ?? nothing()
    add(sums, cell)
    byValue.set(value, sums)
  }
  return values.flatMap((value) => {
    const sums = byValue.get(value)
    return sums === undefined ? [] : [{ value, sums }]
  })
}

/** Rates come of sums alone: a mean of the parts' rates would weigh a trio like a tutti. */
function attendanceOf({ events, attendanceEvents, present, excused, absent, unrecorded }: Sums) {
  const counts = { expected: present + excused + absent, present, excused, absent, unrecorded }
  return { events, attendanceEvents, ...counts, attendanceRate: rateOf(counts) }
}

function partOf(sums: Sums) {
  const { audience, audienceEvents, income, expense } = sums
  return { ...attendanceOf(sums), audience, audienceEvents, income, expense, net: income - expense }
}

/** `months` as the cells count them. */
export function summaryOf(cells: Cell[], months: string[]): AnalyticsSummary {
  const whole = nothing()
  for (const cell of cells) if (cell.calendar !== null) add(whole, cell)
  const byCalendar = sumsBy(eventCalendars, cells, ({ calendar }) => calendar ?? undefined)
  const eventsOf = (...calendars: string[]) =>
    byCalendar.reduce((sum, { value, sums }) => sum + (calendars.includes(value) ? sums.events : 0), 0)
  const concerts = eventsOf('Publico', 'Particular')
  const all = partOf(whole)
  return {
    ...all,
    meanAttendance: all.attendanceRate,
    bySection: sumsBy(sections, cells, ({ section }) => section ?? undefined).map(({ value, sums }) => ({
      section: value,
      ...attendanceOf(sums),
    })),
    byCalendar: byCalendar.map(({ value, sums }) => ({ calendar: value, ...partOf(sums) })),
    byMonth: sumsBy(months, cells, ({ month }) => (month === null ? undefined : months[month - 1])).map(
      ({ value, sums }) => ({ month: value, ...partOf(sums) }),
    ),
    rehearsalsPerConcert: concerts === 0 ? null : eventsOf('Ensaio') / concerts,
  }
}
