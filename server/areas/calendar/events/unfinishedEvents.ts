import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { UnfinishedEvents } from '@contract/calendar'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { eventColumns, toEvent } from './eventLookup'
import type { EventRow } from './eventLookup'

const SHOWN_MAX = 20

export function unfinishedEventRepository(db: Database) {
  /** Past events that are neither finished nor cancelled: the latest ones, and the total. */
  async function page(groupId: string, limit: number): Promise<{ rows: EventRow[]; total: number }> {
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
      .limit(limit)
    const total = rows.length < limit ? rows.length : await db.$count(events, isUnfinished)
    return { rows, total }
  }

  return {
    page,

    async list(groupId: string): Promise<UnfinishedEvents> {
      const { rows, total } = await page(groupId, SHOWN_MAX)
      return { events: rows.map(toEvent), total }
    },
  }
}
