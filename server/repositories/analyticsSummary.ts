import type * as z from 'zod/mini'
import type { AnalyticsSummary } from '@contract/analytics'
import { eventCalendars } from '@contract/calendar'
import { sections } from '@contract/members'
import { Sums } from './analyticsCells'
import type { Cell } from './analyticsCells'
import { rateOf } from './analyticsRows'

const keys = Object.keys(Sums.shape) as (keyof typeof Sums.shape)[]

function addUp(cells: Cell[]): z.infer<typeof Sums> {
  const sums = Sums.parse(Object.fromEntries(keys.map((key) => [key, 0])))
  for (const cell of cells) {
    for (const key of keys) sums[key] += cell[key]
  }
  return sums
}

/** Rates come of sums alone: a mean of the parts' rates would weigh a trio like a tutti. */
function partOf(cells: Cell[]) {
  const sums = addUp(cells)
  return { ...sums, attendanceRate: rateOf(sums), net: sums.income - sums.expense }
}

function sectionPartOf(cells: Cell[]): Omit<AnalyticsSummary['bySection'][number], 'section'> {
  const { events, attendanceEvents, expected, present, excused, absent, unrecorded, attendanceRate } = partOf(cells)
  return { events, attendanceEvents, expected, present, excused, absent, unrecorded, attendanceRate }
}

/** A part for each of the values that has anything. */
function split<Value, Part>(
  values: readonly Value[],
  cellsOf: (value: Value) => Cell[],
  toPart: (cells: Cell[]) => Part,
) {
  return values.flatMap((value) => {
    const cells = cellsOf(value)
    return cells.length === 0 ? [] : [{ value, part: toPart(cells) }]
  })
}

const eventsIn = (cells: Cell[], calendars: readonly Cell['calendar'][]) =>
  addUp(cells.filter(({ calendar }) => calendars.includes(calendar))).events

export function summaryOf(all: Cell[], months: string[]): AnalyticsSummary {
  const cells = all.filter(({ section }) => section === null)
  const whole = partOf(cells)
  const concerts = eventsIn(cells, ['Publico', 'Particular'])
  return {
    ...whole,
    meanAttendance: whole.attendanceRate,
    bySection: split(sections, (section) => all.filter((cell) => cell.section === section), sectionPartOf).map(
      ({ value, part }) => ({ section: value, ...part }),
    ),
    byCalendar: split(eventCalendars, (calendar) => cells.filter((cell) => cell.calendar === calendar), partOf).map(
      ({ value, part }) => ({ calendar: value, ...part }),
    ),
    byMonth: split([...months.keys()], (place) => cells.filter(({ month }) => month === place + 1), partOf).map(
      ({ value, part }) => ({ month: months[value] ?? '', ...part }),
    ),
    rehearsalsPerConcert: concerts === 0 ? null : eventsIn(cells, ['Ensaio']) / concerts,
  }
}
