import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Invitees } from '@contract/invitees'
import type { CalendarEvent, EventReport, EventTimes, EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import type { Database, Transaction } from '../../../platform/db/database'
import { eventChanges } from '../../../platform/db/schema/calendar/eventChanges'
import { events } from '../../../platform/db/schema/calendar/events'
import { startOfDay } from '../../../platform/time/groupTime'
import { nextPlan } from './eventPlan'
import type { PlanState } from './eventPlan'
import { toRow } from './eventRows'
import { carriedOver, othersInScope } from './seriesEdit'
import { planChange } from './seriesPlan'

// What other areas may use of events; tests/house/serverAreas.test.ts keeps them to this file.

export const eventColumns = {
  id: events.id,
  title: events.title,
  calendar: events.calendar,
  status: events.status,
  allDay: events.allDay,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  startDate: events.startDate,
  endDate: events.endDate,
  url: events.url,
  location: events.location,
  description: events.description,
  programme: events.programme,
  seriesId: events.seriesId,
  asks: events.asks,
  replyDays: events.replyDays,
  callTime: events.callTime,
  meetingPoint: events.meetingPoint,
  dress: events.dress,
  lineupId: events.lineupId,
  needs: events.needs,
  version: events.version,
}

export type EventRow = Pick<typeof events.$inferSelect, keyof typeof eventColumns>

export type Times = Pick<EventRow, 'allDay' | 'startsAt' | 'endsAt' | 'startDate' | 'endDate'>

/** When it is, as the wire has it. */
export function timesOf({ allDay, startsAt, endsAt, startDate, endDate }: Times): EventTimes {
  return { start: startDate ?? startsAt.toISOString(), end: endDate ?? endsAt.toISOString(), allDay }
}

/** Which instruments are needed, for the record: as `2 Horn, 1 Tuba`. */
export const needsText = (needs: readonly { instrument: string; count: number }[]): string =>
  needs.map(({ instrument, count }) => `${count} ${instrument}`).join(', ')

/** Whom an event asks, for the record: sections and instruments by name, people by their number alone. */
export function inviteesText({ who, sections, instruments, memberIds }: Invitees): string {
  const chosen = sections ?? instruments ?? (memberIds && [String(memberIds.length)])
  return chosen === undefined ? who : `${who}: ${chosen.join(', ')}`
}

export function toEvent(row: EventRow): CalendarEvent {
  const { id, title, calendar, status, url, version } = row
  const { location, description, programme, seriesId } = row
  const { asks, replyDays, callTime, meetingPoint, dress, lineupId, needs } = row
  return {
    id,
    title,
    ...timesOf(row),
    ...(url !== null && { url }),
    extendedProps: {
      calendar,
      status,
      ...(location !== null && { location }),
      ...(description !== null && { description }),
      ...(programme !== null && { programme }),
      ...(seriesId !== null && { seriesId }),
      ...(asks !== null && { asks }),
      ...(replyDays !== null && { replyDays }),
      ...(callTime !== null && { callTime }),
      ...(meetingPoint !== null && { meetingPoint }),
      ...(dress !== null && { dress }),
      ...(lineupId !== null && { lineupId }),
      ...(needs !== null && { needs }),
    },
    version,
  }
}

/** An event, with which of its plans people answer to. */
export type PlannedEvent = EventRow & Pick<PlanState, 'planNumber'>

/**
 * The event as it would be once it was saved, with the number of its plan: where it would move, no answer is to that one. Without
 * `stored` it is new.
 */
export function previewEvent(
  write: EventWrite,
  stored: (EventRow & PlanState) | undefined,
  timeZone: string,
): PlannedEvent {
  const row = toRow(write, timeZone)
  const planNumber = stored === undefined ? 1 : nextPlan(stored, row).planNumber
  return { ...row, planNumber, seriesId: stored?.seriesId ?? null, version: stored?.version ?? 1 }
}

/**
 * Other events as they would be once `event` was saved with a scope, or with a rule by which it repeats: those of its series that
 * the change is carried over to, or those that would be added. `series`: what is there of it, without the event itself.
 */
export function previewSeries(
  event: PlannedEvent,
  stored: (EventRow & PlanState) | undefined,
  series: (EventRow & PlanState)[],
  { scope = 'this', repeat }: { scope?: SeriesScope | undefined; repeat?: Repeat | undefined },
  timeZone: string,
): PlannedEvent[] {
  if (repeat !== undefined) {
    const { added } = planChange(event, series, repeat, timeZone)
    return added.map((times) => ({ ...event, ...times, id: newId(), planNumber: 1, status: 'scheduled' }))
  }
  if (stored === undefined || scope === 'this') return []
  return othersInScope(series, stored, scope).flatMap((row) => {
    const { planNumber: _number, previousPlan: _plan, ...occurrence } = row
    const carried = carriedOver(occurrence, stored, event, timeZone)
    return carried === undefined ? [] : [{ ...row, ...carried, planNumber: nextPlan(row, carried).planNumber }]
  })
}

/** Newest first. */
export async function historyOf(db: Database, groupId: string, eventId: string): Promise<EventReport['history']> {
  const { at, by, action, number } = eventChanges
  const rows = await db
    .select({ at, by, action })
    .from(eventChanges)
    .where(and(eq(eventChanges.groupId, groupId), eq(eventChanges.eventId, eventId)))
    .orderBy(desc(number))
  return rows.map(({ at, ...change }) => ({ at: at.toISOString(), ...change }))
}

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
