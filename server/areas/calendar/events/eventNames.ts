import { and, desc } from 'drizzle-orm'
import { NAMES_MAX } from '@contract/names'
import type { EventName } from '@contract/names'
import type { Database } from '../../../platform/db/database'
import { matchesAllWords } from '../../../platform/db/listQuery'
import { events } from '../../../platform/db/schema/calendar/events'
import { timesOf } from './eventLookup'
import { selectedEvents } from './eventSelection'
import type { EventViewer } from './eventViewer'

const { id, title, allDay, startsAt, endsAt, startDate, endDate } = events

export function eventNameRepository(db: Database) {
  return {
    /** Newest first. */
    async list(
      groupId: string,
      viewer: EventViewer,
      q: string | undefined,
    ): Promise<{ events: EventName[]; total: number }> {
      const selected = and(selectedEvents(groupId, { viewer }), matchesAllWords(events.search, q))
      const rows = await db
        .select({ id, title, allDay, startsAt, endsAt, startDate, endDate })
        .from(events)
        .where(selected)
        .orderBy(desc(startsAt), desc(id))
        .limit(NAMES_MAX)
      const total = rows.length < NAMES_MAX ? rows.length : await db.$count(events, selected)
      return { events: rows.map((row) => ({ id: row.id, title: row.title, ...timesOf(row) })), total }
    },
  }
}
