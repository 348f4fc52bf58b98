import { and, eq, isNull, sql } from 'drizzle-orm'
import type { CalendarEvent, EventCalendar, EventListQuery, EventWrite } from '@contract/calendar'
import type { FeedEvent } from '../../../platform/time/eventFeed'
import { momentOf } from '../../../platform/time/groupTime'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Reader } from '../../../platform/db/database'
import { readList } from '../../../platform/db/longList'
import type { LongList } from '../../../platform/db/longList'
import { events } from '../../../platform/db/schema/calendar/events'
import { ApiError } from '../../../platform/http/errors'
import { appendEventAudits } from './eventAudit'
import { writeEvents } from './eventBatches'
import { eventColumns, toEvent } from './eventLookup'
import { alreadyFinished } from './eventRules'
import { byStart, selectedEvents } from './eventSelection'
import type { EventSpan } from './eventSelection'
import { isNoDraft, isVisibleTo, shownTo } from './eventViewer'
import type { EventViewer } from './eventViewer'
import { lockEvents, inIds, removeEvents, withCalendar } from './eventWrites'
import type { Calendar } from './eventWrites'
import { findTimeZone } from '../../../platform/time/groupTimeZone'

const FEED_PAST_MS = 365 * 86_400_000

async function removeLiveEvents(calendar: Calendar, ids: string[]): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const stored = await lockEvents(calendar, and(inIds(wanted), isNull(events.deletedAt)))
  if (stored.length < wanted.length) throw new ApiError('not_found')
  for (const row of stored) if (row.status === 'finished') throw alreadyFinished(row)
  await removeEvents(calendar, stored)
  return wanted
}

export function eventRepository(db: Database) {
  function read(groupId: string, span: EventSpan): Promise<LongList<CalendarEvent>> {
    const select = (reader: Reader) =>
      reader
        .select(eventColumns)
        .from(events)
        .where(selectedEvents(groupId, span))
        .orderBy(...byStart)
    const { viewer = 'everything' } = span
    return readList(db, select, (row) => shownTo(viewer, toEvent(row)))
  }

  return {
    all: (groupId: string, viewer: EventViewer) => read(groupId, { viewer }),

    async list(groupId: string, viewer: EventViewer, { calendars, start, end, seriesId }: EventListQuery) {
      if (calendars?.length === 0) return []
      const timeZone = await findTimeZone(db, groupId)
      return read(groupId, {
        calendars,
        seriesId,
        viewer,
        start: start === undefined ? undefined : momentOf(start, timeZone),
        end: end === undefined ? undefined : momentOf(end, timeZone),
      })
    },

    /** A fingerprint that differs after each change of any event of the group, computed without reading the events. */
    async mark(groupId: string): Promise<string> {
      const [mark] = await db
        .select({
          versions: sql`coalesce(sum(${events.version}), 0)`,
          live: sql`count(*) filter (where ${events.deletedAt} is null)`,
          latest: sql`max(${events.updatedAt})`,
        })
        .from(events)
        .where(eq(events.groupId, groupId))
      return JSON.stringify(mark)
    },

    /** The events of a subscribed calendar: the last twelve months, and all to come; drafts are in nobody's. */
    async feed(
      groupId: string,
      viewer: EventViewer,
      calendars?: EventCalendar[],
      now = new Date(),
    ): Promise<FeedEvent[]> {
      if (calendars?.length === 0) return []
      const start = new Date(now.getTime() - FEED_PAST_MS)
      return db
        .select({ ...eventColumns, createdAt: events.createdAt, updatedAt: events.updatedAt })
        .from(events)
        .where(and(selectedEvents(groupId, { calendars, start, viewer }), isNoDraft))
        .orderBy(...byStart)
    },

    async find(groupId: string, viewer: EventViewer, id: string): Promise<CalendarEvent> {
      const [row] = await db
        .select(eventColumns)
        .from(events)
        .where(and(eq(events.groupId, groupId), eq(events.id, id), isNull(events.deletedAt), isVisibleTo(viewer)))
      if (row === undefined) throw new ApiError('not_found')
      return shownTo(viewer, toEvent(row))
    },

    /** Creates, or with a version replaces (docs/writes.md). */
    save(actor: Actor, event: EventWrite): Promise<{ event: CalendarEvent; isNew: boolean }> {
      return withCalendar(db, actor, async (calendar) => {
        const { stored, before, acts } = await writeEvents(calendar, [event], () => 'event')
        await appendEventAudits(calendar, acts)
        const [row] = stored
        if (row === undefined) throw new ApiError('not_found')
        return { event: toEvent(row), isNew: !before.has(row.id) }
      })
    },

    /** The same for many, and removes others, in one transaction. */
    saveAll(
      actor: Actor,
      writes: EventWrite[],
      remove: string[] = [],
    ): Promise<{ events: CalendarEvent[]; isNew: boolean }> {
      return withCalendar(db, actor, async (calendar) => {
        // All rows are locked at once, by id, as every writer does it: two writers cannot deadlock.
        await lockEvents(calendar, inIds([...writes.map(({ id }) => id), ...remove]))
        await removeLiveEvents(calendar, remove)
        const { stored, before, acts } = await writeEvents(calendar, writes, (at) => `events.${at}`)
        await appendEventAudits(calendar, acts)
        return { events: stored.map(toEvent), isNew: stored.some(({ id }) => !before.has(id)) }
      })
    },

    /** Marks them as removed, all or none, so that Undo can restore them. Returns their ids as they are stored. */
    removeAll(actor: Actor, ids: string[]): Promise<string[]> {
      return withCalendar(db, actor, (calendar) => removeLiveEvents(calendar, ids))
    },
  }
}
