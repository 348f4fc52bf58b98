import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { ERASED } from '@contract/privacy'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { events } from '../../../platform/db/schema/calendar/events'
import { checkIns, deputies, memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { deleteSearches } from '../deputies/public'
import { timesOf } from '../events/public'

/**
 * The member's answers, check-ins and events with their second instrument, in the order of the events, and their absences by first
 * day.
 */
export async function answersOfMember(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<Pick<MemberData, 'replies' | 'absences' | 'checkins' | 'doublings'>> {
  const { title, allDay, startsAt, endsAt, startDate, endDate } = events
  const { answer, reason, answeredAt, yesSince, guests, comesOn } = replies
  const given = await db
    .select({
      eventId: events.id,
      title,
      answer,
      reason,
      answeredAt,
      yesSince,
      guests,
      comesOn,
      times: { allDay, startsAt, endsAt, startDate, endDate },
    })
    .from(replies)
    .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, replies.eventId)))
    .where(and(eq(replies.groupId, groupId), eq(replies.memberId, memberId), isNull(events.deletedAt)))
    .orderBy(asc(startsAt), asc(events.id))
  const away = await db
    .select({ firstDay: absences.firstDay, lastDay: absences.lastDay, reason: absences.reason })
    .from(absences)
    .where(and(eq(absences.groupId, groupId), eq(absences.memberId, memberId), isNull(absences.deletedAt)))
    .orderBy(asc(absences.firstDay), asc(absences.id))
  const arrived = await db
    .select({ eventId: events.id, title, at: checkIns.checkedInAt })
    .from(checkIns)
    .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, checkIns.eventId)))
    .where(and(eq(checkIns.groupId, groupId), eq(checkIns.memberId, memberId), isNull(events.deletedAt)))
    .orderBy(asc(startsAt), asc(events.id))
  const doubled = await db
    .select({ eventId: events.id, title, times: { allDay, startsAt, endsAt, startDate, endDate } })
    .from(events)
    .where(and(eq(events.groupId, groupId), isDoubling([memberId]), isNull(events.deletedAt)))
    .orderBy(asc(startsAt), asc(events.id))
  return {
    ...(doubled.length > 0 && {
      doublings: doubled.map(({ times, ...event }) => ({ ...event, start: timesOf(times).start })),
    }),
    checkins: arrived.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    replies: given.map(
      ({ times, answeredAt: at, reason: said, yesSince: since, guests: brings, comesOn: on, ...reply }) => ({
        ...reply,
        ...(reply.answer === 'maybe' && since !== null && { answer: 'yes' as const, isWaiting: true as const }),
        ...(brings > 0 && { guests: brings }),
        ...(on !== null && { comesOn: on }),
        start: timesOf(times).start,
        at: at.toISOString(),
        ...(said !== null && { reason: said }),
      }),
    ),
    absences: away.map(({ reason: said, ...days }) => ({ ...days, ...(said !== null && { reason: said }) })),
  }
}

/**
 * For erased members: deletes absences, links, the reasons of answers, and name and contact data of deputies. The answers
 * stay, as they are counted.
 */
export async function eraseAnswers(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(memberLinks).where(and(eq(memberLinks.groupId, groupId), isIn(memberLinks.memberId, memberIds)))
  await tx.delete(absences).where(and(eq(absences.groupId, groupId), isIn(absences.memberId, memberIds)))
  await tx
    .update(replies)
    .set({ reason: null })
    .where(and(eq(replies.groupId, groupId), isIn(replies.memberId, memberIds)))
  // Deputies are people from outside: contact data are deleted, only that somebody played remains.
  await tx
    .update(deputies)
    .set({ name: ERASED, phone: null, email: null, reason: null, hash: null, memberId: null })
    .where(and(eq(deputies.groupId, groupId), isIn(deputies.memberId, memberIds)))
}

const isDoubling = (memberIds: string[]) => sql`${events.doublings} && ${sql.param(memberIds)}::uuid[]`

async function removeDoublings(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  const others = sql`array(select id from unnest(${events.doublings}) id where id <> all(${sql.param(memberIds)}::uuid[]))`
  await tx
    .update(events)
    .set({ doublings: sql`nullif(${others}, '{}')` })
    .where(and(eq(events.groupId, groupId), isDoubling(memberIds)))
}

/** Whoever has one instrument now plays a second one at no event. */
export async function endDoublings(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  memberIds: string[],
): Promise<void> {
  if (memberIds.length === 0) return
  const theirs = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.groupId, groupId), isDoubling(memberIds)))
  const those = isIn(
    events.id,
    theirs.map(({ id }) => id),
  )
  await record(events, those, () => removeDoublings(tx, groupId, memberIds), [events.doublings])
}

/** Deletes answers, check-ins, absences and links of members who are about to be deleted. */
export async function deleteAnswers(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(checkIns).where(and(eq(checkIns.groupId, groupId), isIn(checkIns.memberId, memberIds)))
  await eraseAnswers(tx, groupId, memberIds)
  await removeDoublings(tx, groupId, memberIds)
  await tx.delete(replies).where(and(eq(replies.groupId, groupId), isIn(replies.memberId, memberIds)))
}

/** Deletes replies, check-ins and deputies of events that are about to be deleted. */
export async function deleteRepliesTo(tx: Transaction, groupId: string, eventIds: string[]): Promise<void> {
  await tx.delete(checkIns).where(and(eq(checkIns.groupId, groupId), isIn(checkIns.eventId, eventIds)))
  await tx.delete(replies).where(and(eq(replies.groupId, groupId), isIn(replies.eventId, eventIds)))
  await deleteSearches(tx, groupId, eventIds)
  await tx.delete(deputies).where(and(eq(deputies.groupId, groupId), isIn(deputies.eventId, eventIds)))
}

/** Deletes absences and deputies that were removed before the instant. Returns their number. */
export async function purgeAnswers(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const away = await tx
    .delete(absences)
    .where(and(eq(absences.groupId, groupId), lt(absences.deletedAt, before)))
    .returning({ id: absences.id })
  const gone = and(eq(deputies.groupId, groupId), lt(deputies.deletedAt, before))
  const goneIds = (await tx.select({ id: deputies.id }).from(deputies).where(gone)).map(({ id }) => id)
  await tx.delete(checkIns).where(and(eq(checkIns.groupId, groupId), isIn(checkIns.deputyId, goneIds)))
  const invited = await tx
    .delete(deputies)
    .where(and(eq(deputies.groupId, groupId), lt(deputies.deletedAt, before)))
    .returning({ id: deputies.id })
  return away.length + invited.length
}

/** Removes the person's name from reasons that others gave. */
export async function eraseFromReasons(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  await tx
    .update(replies)
    .set({ reason: withoutName(replies.reason, person) })
    .where(and(eq(replies.groupId, groupId), mentions(replies.reason, person)))
  await tx
    .update(absences)
    .set({ reason: withoutName(absences.reason, person) })
    .where(and(eq(absences.groupId, groupId), mentions(absences.reason, person)))
  await tx
    .update(deputies)
    .set({ reason: withoutName(deputies.reason, person) })
    .where(and(eq(deputies.groupId, groupId), mentions(deputies.reason, person)))
}
