import type { AnalyticsRow } from '@contract/analytics'
import { events } from '../../platform/db/schema/events'
import { expense, income } from './analyticsSelection'
import { eventColumns, toEvent } from '../events/eventLookup'
import type { EventRow } from '../events/eventLookup'

const { finishedAt, expected, present, late, leftEarly, excused, absent, unrecorded, audience } = events
const counts = { expected, present, late, leftEarly, excused, absent, unrecorded }

export const analyticsColumns = { ...eventColumns, finishedAt, ...counts, audience, income, expense }

type Row = EventRow &
  Pick<typeof events.$inferSelect, 'finishedAt' | 'audience' | keyof typeof counts> & {
    income: number
    expense: number
  }

/** Present of those who were expected and not excused; null where there was nobody. */
export function rateOf({ expected, present, excused }: { expected: number; present: number; excused: number }) {
  return expected > excused ? present / (expected - excused) : null
}

/** Of a finished event: its counts are there, as the report is. */
export function toAnalyticsRow(row: Row): AnalyticsRow {
  const { id, title, start, end, allDay } = toEvent(row)
  const { finishedAt, audience, income, expense } = row
  if (finishedAt === null) throw new TypeError(`The event ${id} was never finished`)
  const sums = {
    expected: row.expected ?? 0,
    present: row.present ?? 0,
    late: row.late ?? 0,
    leftEarly: row.leftEarly ?? 0,
    excused: row.excused ?? 0,
    absent: row.absent ?? 0,
    unrecorded: row.unrecorded ?? 0,
  }
  return {
    id,
    title,
    calendar: row.calendar,
    start,
    end,
    allDay,
    finishedAt: finishedAt.toISOString(),
    ...sums,
    attendanceRate: rateOf(sums),
    audience,
    income,
    expense,
    net: income - expense,
  }
}
