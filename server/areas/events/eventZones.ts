import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { startOfDay } from '../../platform/time/groupTime'
import { events } from '../../platform/db/schema/events'
import type { Transaction } from '../../platform/db/transaction'

/**
 * When the group moves to another zone its all-day events stay on their days, so their midnights are others; what has an hour
 * stays at its moment. No change that anybody made: versions stay. Those that were removed may be restored, and move as well.
 */
export async function moveAllDayEvents(tx: Transaction, groupId: string, timeZone: string): Promise<void> {
  const rows = await tx
    .select({ startDate: events.startDate, endDate: events.endDate })
    .from(events)
    .where(and(eq(events.groupId, groupId), isNotNull(events.startDate)))
  const days = [...new Set(rows.flatMap(({ startDate, endDate }) => [startDate ?? [], endDate ?? []].flat()))]
  if (days.length === 0) return
  const midnights = days.map((day) => ({ day, at: startOfDay(day, timeZone) }))
  await tx.execute(sql`
    with midnights as (select * from jsonb_to_recordset(${JSON.stringify(midnights)}::jsonb) as m (day date, at timestamptz))
    update ${events} set starts_at = first.at, ends_at = last.at
      from midnights first, midnights last
     where ${events.groupId} = ${groupId} and ${events.startDate} = first.day and ${events.endDate} = last.day`)
}
