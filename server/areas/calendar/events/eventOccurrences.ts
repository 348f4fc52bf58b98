import { and, eq, inArray, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { CalendarEvent } from '@contract/calendar'
import type { Database, Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { toEvent } from './eventLookup'
import type { EventRow, Times } from './eventLookup'
import type { EventContent } from './eventRows'
import { lockEvents } from './eventWrites'
import type { Calendar, NewEvent, StoredEvent } from './eventWrites'

export function toEventsByStart(rows: EventRow[]): CalendarEvent[] {
  return rows
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1))
    .map((row) => toEvent(row))
}

/** The condition that selects the event and all events of its series. */
export function isOfSeries(db: Database | Transaction, groupId: string, id: string): SQL | undefined {
  const seriesOfIt = db
    .select({ seriesId: events.seriesId })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, id)))
  return or(eq(events.id, id), inArray(events.seriesId, seriesOfIt))
}

/**
 * Locks the event and all events of its series, in the order that every writer uses, so that two writers of one series take
 * turns and cannot deadlock. The rows are read after the lock: who had to wait sees what the other one has added.
 */
export async function lockSeries(calendar: Calendar, id: string): Promise<StoredEvent[]> {
  const series = isOfSeries(calendar.tx, calendar.groupId, id)
  await lockEvents(calendar, series)
  return lockEvents(calendar, series)
}

/** Copies of the event at the given times. All are `scheduled`, whatever the event's own status. */
export function occurrencesAt(event: EventContent, times: Times[], seriesId: string): NewEvent[] {
  const { title, calendar, url, location, description, programme, days, planning, inCharge, leaderNotes } = event
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs, places, guestsMax, answersByDay } = event
  const inviteeSettings = {
    asks,
    replyDays,
    callTime,
    meetingPoint,
    dress,
    lineupId,
    needs,
    places,
    guestsMax,
    answersByDay,
  }
  const content = {
    title,
    calendar,
    url,
    location,
    description,
    programme,
    days,
    planning,
    inCharge,
    leaderNotes,
    ...inviteeSettings,
  }
  const same = { ...content, status: 'scheduled' as const, seriesId }
  return times.map((when) => ({ ...same, ...when, id: newId() }))
}
