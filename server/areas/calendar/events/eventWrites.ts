import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Repeat } from '@contract/calendar'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendEventAudits } from './eventAudit'
import { eventColumns } from './eventLookup'
import type { EventRow } from './eventLookup'
import { nextPlan } from './eventPlan'
import type { EventContent } from './eventRows'

/** An open transaction that writes a group's events. */
export interface Calendar {
  tx: Transaction
  groupId: string
  /** The writer, for the activity log. */
  actor: Actor
  timeZone: string
}

export const storedColumns = {
  ...eventColumns,
  repeat: events.repeat,
  planNumber: events.planNumber,
  previousPlan: events.previousPlan,
  deletedAt: events.deletedAt,
}
export type StoredEvent = EventRow &
  Pick<typeof events.$inferSelect, 'repeat' | 'planNumber' | 'previousPlan' | 'deletedAt'>

export type NewEvent = EventContent & { seriesId: string | null; repeat?: Repeat | undefined }

/** Runs `work` in one transaction, during which the group's time zone cannot change. */
export function withCalendar<T>(db: Database, actor: Actor, work: (calendar: Calendar) => Promise<T>): Promise<T> {
  const { groupId } = actor
  return withGroupLock(db, groupId, 'share', (tx, { timeZone }) => work({ tx, groupId, actor, timeZone }))
}

/** `column in (ids)`, as one parameter however many ids there are. */
export const inIds = (ids: string[]): SQL => isIn(events.id, ids)

/**
 * Locks the selected events, removed ones included, in the order of their ids, so that two writers of the same events take
 * turns.
 */
export function lockEvents({ tx, groupId }: Calendar, which: SQL | undefined): Promise<StoredEvent[]> {
  return tx
    .select(storedColumns)
    .from(events)
    .where(and(eq(events.groupId, groupId), which))
    .orderBy(events.id)
    .for('no key update')
}

const inviteeSettingsTypes = sql.raw(`asks jsonb, "replyDays" integer, "callTime" text, "meetingPoint" text, dress text,
           "lineupId" uuid, needs jsonb`)

/** Inserts all rows by one statement with one parameter. Returns the ids of those inserted: an id that exists is skipped. */
export async function insertEvents(
  { tx, groupId }: Pick<Calendar, 'tx' | 'groupId'>,
  rows: NewEvent[],
): Promise<Set<string>> {
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into ${events} (group_id, id, title, calendar, status, all_day, starts_at, ends_at, start_date, end_date, url,
                           location, description, programme, series_id, repeat, asks, reply_days, call_time, meeting_point,
                           dress, lineup_id, needs)
    select ${groupId}, id, title, calendar, status, "allDay", "startsAt", "endsAt", "startDate", "endDate", url,
           location, description, programme, "seriesId", repeat, asks, "replyDays", "callTime", "meetingPoint",
           dress, "lineupId", needs
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (
           id uuid, title text, calendar event_calendar, status event_status, "allDay" boolean, "startsAt" timestamptz,
           "endsAt" timestamptz, "startDate" date, "endDate" date, url text, location text, description text,
           programme jsonb, "seriesId" uuid, repeat jsonb, ${inviteeSettingsTypes})
     order by id
    on conflict do nothing
    returning id`)
  return new Set(inserted.rows.map(({ id }) => id))
}

/** Updates all rows by one statement. Each gets the next version; a removed one is restored. */
export async function updateEvents(
  { tx, groupId }: Calendar,
  changes: { before: StoredEvent; after: EventContent }[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, after }) => ({ ...after, ...nextPlan(before, after) }))
  await tx.execute(sql`
    update ${events} set
           title = event.title, calendar = event.calendar, status = event.status, all_day = event."allDay",
           starts_at = event."startsAt", ends_at = event."endsAt", start_date = event."startDate",
           end_date = event."endDate", url = event.url, location = event.location, description = event.description,
           programme = event.programme, asks = event.asks, reply_days = event."replyDays", call_time = event."callTime",
           meeting_point = event."meetingPoint", dress = event.dress, lineup_id = event."lineupId", needs = event.needs,
           plan_number = event."planNumber", previous_plan = event."previousPlan",
           version = ${events.version} + 1, updated_at = now(), deleted_at = null
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (
           id uuid, title text, calendar event_calendar, status event_status, "allDay" boolean, "startsAt" timestamptz,
           "endsAt" timestamptz, "startDate" date, "endDate" date, url text, location text, description text,
           programme jsonb, ${inviteeSettingsTypes}, "planNumber" integer, "previousPlan" jsonb)
     where ${events.groupId} = ${groupId} and ${events.id} = event.id`)
}

/** Sets the series of the events; null makes them single events. */
export async function setSeries({ tx, groupId }: Calendar, ids: string[], seriesId: string | null): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(events)
    .set({ seriesId, ...(seriesId === null && { repeat: null }) })
    .where(and(eq(events.groupId, groupId), inIds(ids)))
}

/** Marks the events as removed, without a new version, so that Undo can restore them. */
export async function removeEvents(calendar: Calendar, rows: StoredEvent[]): Promise<void> {
  const { tx, groupId } = calendar
  const ids = rows.map(({ id }) => id)
  await appendEventAudits(calendar, { removed: rows })
  await tx
    .update(events)
    .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(events.groupId, groupId), inIds(ids)))
}
