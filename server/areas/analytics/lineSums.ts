import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ReplySums } from '@contract/analytics'
import { eventAttendance } from '../../platform/db/schema/calendar/eventAttendance'
import { replySumsByKey } from '../../platform/db/replySums'
import { rateOf } from './analyticsRows'
import { repliesOf } from './replySums'

const Count = z.int()
export const Sums = z.object({
  expected: Count,
  present: Count,
  late: Count,
  leftEarly: Count,
  excused: Count,
  absent: Count,
  ...ReplySums.shape,
})
export type Sums = z.infer<typeof Sums>

/** Present is everybody who is neither absent nor excused, also if late. */
export const isPresent = sql`${eventAttendance.status} not in ('absent', 'excused')`

/** Of attendance lines, for a query of drizzle's. */
export const sums = {
  expected: sql<number>`count(*)`.mapWith(Number).as('expected'),
  present: sql<number>`count(*) filter (where ${isPresent})`.mapWith(Number).as('present'),
  late: sql<number>`count(*) filter (where ${eventAttendance.status} = 'late')`.mapWith(Number).as('late'),
  leftEarly: sql<number>`count(*) filter (where ${eventAttendance.status} = 'left_early')`
    .mapWith(Number)
    .as('left_early'),
  excused: sql<number>`count(*) filter (where ${eventAttendance.status} = 'excused')`.mapWith(Number).as('excused'),
  absent: sql<number>`count(*) filter (where ${eventAttendance.status} = 'absent')`.mapWith(Number).as('absent'),
  ...replySumsByKey(),
}

/** As sent to clients. */
export function withRate(of: Sums) {
  const { expected, present, late, leftEarly, excused, absent } = of
  const counts = { expected, present, late, leftEarly, excused, absent }
  return { ...counts, attendanceRate: rateOf(of), ...repliesOf(of) }
}
