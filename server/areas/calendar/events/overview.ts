import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { HomeEvent, HomeOverview } from '@contract/home/overview'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { eventColumns, timesOf } from './eventLookup'
import type { EventRow } from './eventLookup'
import { byStart, selectedEvents } from './eventSelection'
import { findEventViewer, isNoDraft } from './eventViewer'
import type { CalendarReader } from './eventViewer'

const { id, title, calendar, allDay, startsAt, endsAt, startDate, endDate } = eventColumns
const lineColumns = { id, title, calendar, allDay, startsAt, endsAt, startDate, endDate }

const toLine = (row: Pick<EventRow, keyof typeof lineColumns>): HomeEvent => ({
  id: row.id,
  title: row.title,
  calendar: row.calendar,
  ...timesOf(row),
})

export function eventOverviewRepository(db: Database) {
  return {
    /** The next scheduled events, including one that is going on; drafts are for the calendar alone. */
    async next(reader: CalendarReader, limit: number, now = new Date()): Promise<HomeEvent[]> {
      const viewer = await findEventViewer(db, reader)
      const rows = await db
        .select(lineColumns)
        .from(events)
        .where(and(selectedEvents(reader.groupId, { start: now, viewer }), eq(events.status, 'scheduled'), isNoDraft))
        .orderBy(...byStart)
        .limit(limit)
      return rows.map(toLine)
    },

    /** Past events that are neither finished nor cancelled: the latest ones, and how many there are in total. */
    async unfinished(groupId: string, limit: number): Promise<HomeOverview['unfinished']> {
      const isUnfinished = and(
        eq(events.groupId, groupId),
        isNull(events.deletedAt),
        eq(events.status, 'scheduled'),
        isNoDraft,
        lt(events.endsAt, sql`now()`),
      )
      const rows = await db
        .select(lineColumns)
        .from(events)
        .where(isUnfinished)
        .orderBy(desc(events.endsAt), desc(events.id))
        .limit(limit)
      const total = rows.length < limit ? rows.length : await db.$count(events, isUnfinished)
      return { events: rows.map(toLine), total }
    },
  }
}
