import { and, eq, isNull, sql } from 'drizzle-orm'
import { startOfDay } from '../calendar/groupTime'
import type { Database } from '../db/database'
import { events } from '../db/schema/events'
import { groups } from '../db/schema/groups'
import { ApiError } from '../errors'
import { firstDayOf, monthOf, monthsUpTo, todayIn } from './financeDays'

/** A season's list asks for the same hundred months each time, and asking a zone takes its time. */
const KNOWN_MAX = 10_000
const known = new Map<string, string>()

/** When the month begins in the zone, as an instant of the wire. */
export function startOfMonth(month: string, timeZone: string): string {
  const key = `${timeZone} ${month}`
  const start = known.get(key) ?? startOfDay(firstDayOf(month), timeZone).toISOString()
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(key, start)
  return start
}

/** Months between, both included; `YYYY-MM`. */
function monthsBetween(from: string, to: string): string[] {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return monthsUpTo(to, (toYear - fromYear) * 12 + toMonth - fromMonth + 1)
}

/** The group's zone, and in that zone the months from its first finished event to its last. */
export async function groupMonths(db: Database, groupId: string): Promise<{ timeZone: string; months: string[] }> {
  const isFinished = and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'finished'))
  const start = (direction: 'asc' | 'desc') =>
    sql<Date | null>`(
      select ${events.startsAt} from ${events} where ${isFinished}
       order by ${events.startsAt} ${sql.raw(direction)} limit 1)`.mapWith(events.startsAt)
  const [group] = await db
    .select({ timeZone: groups.timeZone, first: start('asc'), last: start('desc') })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  const { timeZone, first, last } = group
  if (first === null || last === null) return { timeZone, months: [] }
  return { timeZone, months: monthsBetween(monthOf(todayIn(timeZone, first)), monthOf(todayIn(timeZone, last))) }
}
