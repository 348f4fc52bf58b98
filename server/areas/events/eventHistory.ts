import { and, desc, eq, sql } from 'drizzle-orm'
import { eventChanges } from '../../platform/db/schema/eventChanges'
import type { Transaction } from '../../platform/db/database'

type Change = typeof eventChanges.$inferSelect
type NewChange = Pick<Change, 'by' | 'action' | 'report'>

const ofEvent = (groupId: string, eventId: string) =>
  and(eq(eventChanges.groupId, groupId), eq(eventChanges.eventId, eventId))

/** Belongs into a transaction that holds the event's row: its changes are numbered one after the other. */
export async function appendChange(
  tx: Transaction,
  groupId: string,
  eventId: string,
  change: NewChange,
): Promise<void> {
  const { number } = eventChanges
  const [latest] = await tx
    .select({ number })
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
