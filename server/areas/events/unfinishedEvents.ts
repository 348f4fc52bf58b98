import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { UnfinishedEvents } from '@contract/calendar'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/events'
import { eventColumns, toEvent } from './eventLookup'

const SHOWN_MAX = 20

export function unfinishedEventRepository(db: Database) {
  return {
    /** Over, and neither finished nor cancelled. */
    async list(groupId: string): Promise<UnfinishedEvents> {
      const isUnfinished = and(
        eq(events.groupId, groupId),
        isNull(events.deletedAt),
        eq(events.status, 'scheduled'),
        lt(events.endsAt, sql`now()`),
      )
      const rows = await db
        .select(eventColumns)
        .from(events)
        .where(isUnfinished)
        .orderBy(desc(events.endsAt), desc(events.id))
        .limit(SHOWN_MAX)
      const total = rows.length < SHOWN_MAX ? rows.length : await db.$count(events, isUnfinished)
      return { events: rows.map(toEvent), total }
    },
  }
}
