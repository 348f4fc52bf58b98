import { and, desc, eq, sql } from 'drizzle-orm'
import type { EventReport } from '@contract/calendar'
import { eventChanges } from '../../../platform/db/schema/calendar/eventChanges'
import type { Database, Transaction } from '../../../platform/db/database'

type Change = typeof eventChanges.$inferSelect
type NewChange = Pick<Change, 'by' | 'action' | 'report'>

const ofEvent = (groupId: string, eventId: string) =>
  and(eq(eventChanges.groupId, groupId), eq(eventChanges.eventId, eventId))

/**
 * Appends a change and numbers it. The transaction must hold a lock on the event's row. Returns the report of the change
 * before; undefined: there was none, or it was a reopening.
 */
export async function appendChange(
  tx: Transaction,
  groupId: string,
  eventId: string,
  change: NewChange,
): Promise<NewChange['report'] | undefined> {
  const { number, report } = eventChanges
  const [latest] = await tx
    .select({ number, report })
    .from(eventChanges)
    .where(ofEvent(groupId, eventId))
    .orderBy(desc(number))
    .limit(1)
  await tx.insert(eventChanges).values({
    groupId,
    eventId,
    number: 1 + (latest?.number ?? 0),
    at: sql`clock_timestamp()`,
    ...change,
  })
  return latest?.report ?? undefined
}

/** The newest change, with the report as it was saved. */
export async function findLatestChange(tx: Transaction, groupId: string, eventId: string): Promise<Change | undefined> {
  const [latest] = await tx
    .select()
    .from(eventChanges)
    .where(ofEvent(groupId, eventId))
    .orderBy(desc(eventChanges.number))
    .limit(1)
  return latest
}

/** The event's changes by its reports (finished, corrected, reopened), the newest first. */
export async function historyOf(db: Database, groupId: string, eventId: string): Promise<EventReport['history']> {
  const { at, by, action, number } = eventChanges
  const rows = await db
    .select({ at, by, action })
    .from(eventChanges)
    .where(ofEvent(groupId, eventId))
    .orderBy(desc(number))
  return rows.map(({ at, ...change }) => ({ at: at.toISOString(), ...change }))
}
