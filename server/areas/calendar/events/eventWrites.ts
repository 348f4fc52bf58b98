import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnswerFate, Repeat } from '@contract/calendar'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { withGroupLock } from '../../../platform/http/groupLock'
import { settlePlaces } from './places'
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
  /** What the writer wants to become of answers; absent: as the change deserves. */
  answers?: AnswerFate | undefined
}

export const storedColumns = {
  ...eventColumns,
  repeat: events.repeat,
  planNumber: events.planNumber,
  previousPlan: events.previousPlan,
  answeredPlans: events.answeredPlans,
  deletedAt: events.deletedAt,
}
export type StoredEvent = EventRow &
  Pick<typeof events.$inferSelect, 'repeat' | 'planNumber' | 'previousPlan' | 'answeredPlans' | 'deletedAt'>

export type NewEvent = EventContent & { seriesId: string | null; repeat?: Repeat | undefined }

/** Runs `work` in one transaction, during which the group's time zone cannot change. */
export function withCalendar<T>(
  db: Database,
  actor: Actor,
  work: (calendar: Calendar) => Promise<T>,
  answers?: AnswerFate,
): Promise<T> {
  const { groupId } = actor
  return withGroupLock(db, groupId, 'share', (tx, { timeZone }) => work({ tx, groupId, actor, timeZone, answers }))
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

const inviteeSettingsTypes =
  sql.raw(`days jsonb, asks jsonb, "replyDays" integer, "callTime" text, "meetingPoint" text, dress text,
           "lineupId" uuid, needs jsonb, places integer, "guestsMax" integer, "answersByDay" boolean, planning text, "inCharge" text, "leaderNotes" text`)

/** Inserts all rows by one statement with one parameter. Returns the ids of those inserted: an id that exists is skipped. */
export async function insertEvents(
  { tx, groupId }: Pick<Calendar, 'tx' | 'groupId'>,
  rows: NewEvent[],
): Promise<Set<string>> {
  const inserted = await tx.execute<{ id: string }>(sql`
    insert into ${events} (group_id, id, title, calendar, status, all_day, starts_at, ends_at, start_date, end_date, url,
                           location, description, programme, days, series_id, repeat, asks, reply_days, call_time, meeting_point,
                           dress, lineup_id, needs, places, guests_max, answers_by_day, planning, in_charge, leader_notes)
    select ${groupId}, id, title, calendar, status, "allDay", "startsAt", "endsAt", "startDate", "endDate", url,
           location, description, programme, days, "seriesId", repeat, asks, "replyDays", "callTime", "meetingPoint",
           dress, "lineupId", needs, places, "guestsMax", "answersByDay", planning, "inCharge", "leaderNotes"
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
  { tx, groupId, answers }: Calendar,
  changes: { before: StoredEvent; after: EventContent }[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ before, after }) => ({ ...after, ...nextPlan(before, after, answers) }))
  await tx.execute(sql`
    update ${events} set
           title = event.title, calendar = event.calendar, status = event.status, all_day = event."allDay",
           starts_at = event."startsAt", ends_at = event."endsAt", start_date = event."startDate",
           end_date = event."endDate", url = event.url, location = event.location, description = event.description,
           programme = event.programme, days = event.days, asks = event.asks, reply_days = event."replyDays", call_time = event."callTime",
           meeting_point = event."meetingPoint", dress = event.dress, lineup_id = event."lineupId", needs = event.needs,
           places = event.places, guests_max = event."guestsMax", answers_by_day = event."answersByDay",
           planning = event.planning, in_charge = event."inCharge", leader_notes = event."leaderNotes",
           plan_number = event."planNumber", previous_plan = event."previousPlan", answered_plans = event."answeredPlans",
           version = ${events.version} + 1, updated_at = now(), deleted_at = null
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as event (
           id uuid, title text, calendar event_calendar, status event_status, "allDay" boolean, "startsAt" timestamptz,
           "endsAt" timestamptz, "startDate" date, "endDate" date, url text, location text, description text,
           programme jsonb, ${inviteeSettingsTypes}, "planNumber" integer, "previousPlan" jsonb, "answeredPlans" jsonb)
     where ${events.groupId} = ${groupId} and ${events.id} = event.id`)
  const limited = changes.filter(({ before }) => before.places !== null)
  await settlePlaces(
    tx,
    groupId,
    limited.map(({ before }) => before.id),
  )
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
