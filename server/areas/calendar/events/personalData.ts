import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { eventAttendance } from '../../../platform/db/schema/calendar/eventAttendance'
import { eventChanges } from '../../../platform/db/schema/calendar/eventChanges'
import { events } from '../../../platform/db/schema/calendar/events'
import { eventSections } from '../../../platform/db/schema/calendar/eventSections'
import { finances } from '../../../platform/db/schema/finances/finances'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'
import { apart } from '../../../platform/db/subselects'
import { timesOf } from './eventLookup'

/** The member's attendance at finished events, in the order of the events. */
export async function attendanceOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<MemberData['attendance']> {
  const { allDay, startsAt, endsAt, startDate, endDate, title, calendar } = events
  const rows = await db
    .select({
      eventId: events.id,
      title,
      calendar,
      status: eventAttendance.status,
      heldAnswer: eventAttendance.heldAnswer,
      allDay,
      startsAt,
      endsAt,
      startDate,
      endDate,
    })
    .from(eventAttendance)
    .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, eventAttendance.eventId)))
    .where(
      and(
        eq(eventAttendance.groupId, groupId),
        eq(eventAttendance.memberId, memberId),
        eq(events.status, 'finished'),
        isNull(events.deletedAt),
      ),
    )
    .orderBy(asc(startsAt), asc(events.id))
  return rows.map(({ eventId, title, calendar, status, heldAnswer, ...times }) => ({
    eventId,
    title,
    calendar,
    status,
    ...(heldAnswer !== null && { heldAnswer }),
    start: timesOf(times).start,
  }))
}

/** Removes the person's name from texts of events. Attendance lines stay: they are counted and contain no name. */
export async function eraseFromEvents(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { title, description, reportNotes, inCharge, leaderNotes, version } = events
  const texts = [title, description, reportNotes, inCharge, leaderNotes]
  await tx
    .update(events)
    .set({
      title: withoutName(title, person),
      description: withoutName(description, person),
      reportNotes: withoutName(reportNotes, person),
      inCharge: withoutName(inCharge, person),
      leaderNotes: withoutName(leaderNotes, person),
      version: sql`${version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(events.groupId, groupId), or(...texts.map((text) => mentions(text, person)))))
  const pastNotes = sql`report ->> 'notes'`
  await tx.execute(sql`
    update ${eventChanges} change set report = past.report
      from (select event_id, number, report || jsonb_build_object('notes', ${withoutName(pastNotes, person)}) as report
              from ${eventChanges} where group_id = ${groupId} and ${mentions(pastNotes, person)} ${apart}) past
     where change.group_id = ${groupId} and change.event_id = past.event_id and change.number = past.number`)
}

/**
 * Deletes events that were removed before the instant, with what was recorded of them. An event that a finance entry names
 * stays. `onDelete` first deletes what other areas store with them.
 */
export async function purgeEvents(
  tx: Transaction,
  groupId: string,
  before: Date,
  onDelete: (ids: string[]) => Promise<void>,
): Promise<number> {
  const entry = sql`(select from ${finances} entry where entry.group_id = ${groupId} and entry.event_id = ${events.id})`
  const purpose = sql`(select from ${financePurposes} purpose
                        where purpose.group_id = ${groupId} and purpose.event_id = ${events.id})`
  const purged = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.groupId, groupId),
        lt(events.deletedAt, before),
        sql`not exists ${entry}`,
        sql`not exists ${purpose}`,
      ),
    )
    .for('update')
  await onDelete(purged.map(({ id }) => id))
  const ids = purged.map(({ id }) => id)
  const isPurged = (eventId: SQL) => isIn(eventId, ids)
  for (const table of [eventAttendance, eventSections, eventChanges]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await tx.delete(table).where(and(eq(table.groupId, groupId), isPurged(sql`${table.eventId}`)))
  }
  await tx.delete(events).where(and(eq(events.groupId, groupId), isPurged(sql`${events.id}`)))
  return purged.length
}
