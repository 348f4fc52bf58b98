import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { financeEvents } from '../../platform/db/schema/finances/financeEvents'
import { groups } from '../../platform/db/schema/groups'
import { ApiError } from '../../platform/http/errors'
import { monthsBetween } from './analyticsMonths'

/** What a group's summaries cover, and in which state of its records. */
export interface SummaryScope {
  timeZone: string
  /** In that zone, from the first finished event to the last. */
  months: string[]
  /**
   * Changes as soon as an event is finished, changed or reopened, its money changes, or the group
   * moves to another zone. Computed from the records, so that no write has to invalidate it.
   */
  fingerprint: string
}

export async function findSummaryScope(db: Database | Transaction, groupId: string): Promise<SummaryScope> {
  const isFinished = and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'finished'))
  const start = (direction: 'asc' | 'desc') =>
    sql<Date | null>`(
      select ${events.startsAt} from ${events} where ${isFinished}
       order by ${events.startsAt} ${sql.raw(direction)} limit 1)`.mapWith(events.startsAt)
  // Every change of an event raises its version. Sums of money have no version, so they are hashed themselves.
  const ofEvents = sql<string | null>`(
    select bit_xor(uuid_hash_extended(${events.id}, ${events.version}))::text from ${events} where ${isFinished})`
  const ofMoney = sql<string | null>`(
    select bit_xor(hashint8extended(${financeEvents.expense}, uuid_hash_extended(${financeEvents.eventId}, ${financeEvents.income})))::text
      from ${financeEvents} where ${financeEvents.groupId} = ${groupId})`
  const [group] = await db
    .select({ timeZone: groups.timeZone, first: start('asc'), last: start('desc'), ofEvents, ofMoney })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  const { timeZone, first, last } = group
  return {
    timeZone,
    months: first === null || last === null ? [] : monthsBetween(first, last, timeZone),
    fingerprint: [timeZone, group.ofEvents, group.ofMoney].join(' '),
  }
}
