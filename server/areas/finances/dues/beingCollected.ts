import { and, eq, max, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { addDays } from '@contract/days'
import type { Database, Transaction } from '../../../platform/db/database'
import { debitLineEntries, debitLines, debitRuns } from '../../../platform/db/schema/finances/debits'
import { finances } from '../../../platform/db/schema/finances/finances'

/** Days after a collection in which the bank's file may still come, or a return: until then nothing of it is collected or asked for again. */
const SETTLING_DAYS = 7

/** By entry, the day on which it was last to be collected. */
export async function readCollectionDays(db: Database | Transaction, groupId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: debitLineEntries.financeId, day: max(debitRuns.day) })
    .from(debitLineEntries)
    .innerJoin(debitLines, and(eq(debitLines.groupId, groupId), eq(debitLines.id, debitLineEntries.lineId)))
    .innerJoin(debitRuns, and(eq(debitRuns.groupId, groupId), eq(debitRuns.id, debitLines.runId)))
    .where(eq(debitLineEntries.groupId, groupId))
    .groupBy(debitLineEntries.financeId)
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])))
}

/** Whether something is being collected: its day is ahead, or so near that the bank has not told yet. */
export const isBeingCollected = (day: string | undefined, today: string): boolean =>
  day !== undefined && addDays(day, SETTLING_DAYS) >= today

/** SQL for the day on which an entry of `finances` is being collected; null: it is not. */
export function collectedOn(groupId: string, today: string): SQL<string | null> {
  const since = addDays(today, -SETTLING_DAYS)
  // In itself, as Drizzle omits the table's name in the outer expressions of a one-table statement.
  const isOfEntry = sql`entry.finance_id = ${finances.id}`
  return sql<string | null>`(
    select to_char(max(run.day), 'YYYY-MM-DD') from ${debitLineEntries} entry
      join ${debitLines} line on line.group_id = ${groupId} and line.id = entry.line_id
      join ${debitRuns} run on run.group_id = ${groupId} and run.id = line.run_id
     where entry.group_id = ${groupId} and ${isOfEntry} and run.day >= ${since}::date)`
}
