import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DoublingSetting, OwnReply, ReplySetting } from '@contract/calendar/replies'
import type { Answer, AnswerState, ReplyWay } from '@contract/calendar/replyRules'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { isFull, settlePlaces, takenPlaces, toEvent } from '../events/public'
import {
  dayOfEvent,
  deadlineOf,
  isOver,
  lockWithGroup,
  invitesMember,
  playedAt,
  readMembers,
  takenAnswers,
} from '../invitees/public'
import type { InvitingEvent, InvitingGroup, GroupMember } from '../invitees/public'
import { hasSeat, isSeatFree, turnAfterAnswer } from '../deputies/public'
import type { Person } from '../links/public'

interface Given {
  answer: Answer
  reason: string | null
  /** The id of the account that answers for somebody else. */
  setBy: string | null
  /** How they answered for themselves. */
  via: ReplyWay | null
  /** How many people they bring; absent: as before, or nobody. */
  guests?: number | undefined
  /** On which days they come; absent: as before, or on all. */
  comesOn?: number[] | undefined
  /** Who manages events gives them a place, or takes it back; absent: the first to say yes has it. */
  place?: ReplySetting['place']
  /** When they said it; absent: now. */
  answeredAt?: Date | undefined
}

/** A no after the deadline is taken back for so long, as Undo offers it. */
const TAKEN_BACK_MS = 600_000

const isReply = (groupId: string, eventId: string, memberId: string) =>
  and(eq(replies.groupId, groupId), eq(replies.eventId, eventId), eq(replies.memberId, memberId))

const isDeputy = (groupId: string, eventId: string, id: string) =>
  and(eq(deputies.groupId, groupId), eq(deputies.eventId, eventId), eq(deputies.id, id), isNull(deputies.deletedAt))

/** Returns the member. Throws `not_asked` for one whom the event does not invite, `not_found` for an unknown one. */
async function assertInvited(
  tx: Transaction,
  groupId: string,
  { timeZone }: InvitingGroup,
  event: InvitingEvent,
  memberId: string,
): Promise<GroupMember> {
  const [member] = await readMembers(tx, groupId, eq(members.id, memberId))
  if (member === undefined) throw new ApiError('not_found')
  if (!invitesMember(event, member, dayOfEvent(event, timeZone))) throw new ApiError('not_asked')
  return member
}

/**
 * What a late answer of a member is stored with; undefined: it is not taken. A no is; and to what was before, a no that was said after the
 * deadline is taken back for some minutes. A second no does not begin them anew.
 */
async function lateAnswer(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  { memberId, answer, deadline, now }: { memberId: string; answer: AnswerState; deadline: Date; now: Date },
): Promise<{ answeredAt?: Date } | undefined> {
  const [row] = await tx
    .select({
      answer: replies.answer,
      setBy: replies.setBy,
      answeredAt: replies.answeredAt,
      firstAnsweredAt: replies.firstAnsweredAt,
    })
    .from(replies)
    .where(isReply(groupId, event.id, memberId))
  const isNo = row !== undefined && row.answer === 'no' && row.setBy === null && row.answeredAt >= deadline
  if (answer === 'no') return isNo ? { answeredAt: row.answeredAt } : {}
  if (!isNo || now.getTime() - row.answeredAt.getTime() > TAKEN_BACK_MS) return undefined
  const wasHeard = row.firstAnsweredAt < deadline
  if (answer === 'silent') return wasHeard ? undefined : {}
  return wasHeard ? { answeredAt: row.firstAnsweredAt } : undefined
}

/** The member's answer as it is stored under the event's lock. */
async function readReply(tx: Transaction, groupId: string, eventId: string, memberId: string) {
  const { answer, guests, yesSince, answeredAt, movedUpAt, comesOn } = replies
  const [row] = await tx
    .select({ answer, guests, yesSince, answeredAt, movedUpAt, comesOn })
    .from(replies)
    .where(isReply(groupId, eventId, memberId))
  return row
}
type StoredReply = NonNullable<Awaited<ReturnType<typeof readReply>>>

/** Throws `not_allowed` or `too_big` for more guests than the event lets each bring. */
function assertGuests({ guestsMax }: InvitingEvent, answer: Answer, guests: number): void {
  if (guests === 0) return
  if (guestsMax === null || answer !== 'yes') throw invalidField('reply.guests', 'not_allowed')
  if (guests > guestsMax) throw invalidField('reply.guests', `too_big:${guestsMax}`)
}

/** The days as they are stored: null for all of them. Throws `not_allowed` for a day that the event does not have. */
function storedDays({ days, answersByDay }: InvitingEvent, comesOn: number[] | null | undefined): number[] | null {
  if (comesOn === undefined || comesOn === null) return null
  const listed = answersByDay === true ? (days ?? []).map(({ day }) => day) : []
  if (comesOn.some((day) => !listed.includes(day))) throw invalidField('reply.comesOn', 'not_allowed')
  return comesOn.length === 0 || listed.every((day) => comesOn.includes(day))
    ? null
    : listed.filter((day) => comesOn.includes(day))
}

/** Throws `event_full` unless so many more places are free, and nobody waits for them. */
async function assertFree(tx: Transaction, groupId: string, event: InvitingEvent, more: number): Promise<void> {
  const [found] = await tx
    .select({ taken: takenPlaces(groupId), isFull: isFull(groupId) })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, event.id)))
  if (found === undefined || found.isFull || found.taken + more > (event.places ?? Infinity))
    throw new ApiError('event_full')
}

/** The days of the event on which the member is not away: a first yes says nothing of the others. */
async function daysPresent(tx: Transaction, groupId: string, event: InvitingEvent, memberId: string) {
  const listed = (event.days ?? []).map(({ day }) => day)
  if (event.answersByDay !== true || listed.length === 0) return []
  const { rows } = await tx.execute(sql`
    select day from unnest(${sql.param(listed)}::integer[]) day, ${events} e join ${groups} g on g.group_id = ${groupId}
     where e.group_id = ${groupId} and e.id = ${event.id} and not exists (
           select from ${absences} a
            where a.group_id = ${groupId} and a.member_id = ${memberId} and a.deleted_at is null
              and coalesce(e.start_date, (e.starts_at at time zone g.time_zone)::date) + day between a.first_day and a.last_day)`)
  return z
    .array(z.object({ day: z.int() }))
    .parse(rows)
    .map(({ day }) => day)
}

/** What is stored of a yes: who has a place keeps it, anybody else waits until `settlePlaces` gives them one. */
async function heldYes(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  { place, ...given }: Given,
  before: StoredReply | undefined,
  memberId: string,
) {
  const saidYes = before?.answer === 'yes' || (before?.answer === 'maybe' && before.yesSince !== null)
  const guests = given.guests ?? (saidYes ? Math.min(before.guests, event.guestsMax ?? 0) : 0)
  const yesSince = saidYes ? (before.yesSince ?? before.answeredAt) : sql`now()`
  // Days that the event has no more say nothing.
  const known = (before?.comesOn ?? []).filter((day) => event.days?.some((one) => one.day === day))
  const usual = saidYes ? known : await daysPresent(tx, groupId, event, memberId)
  const comesOn = storedDays(event, given.comesOn ?? (event.answersByDay ? usual : undefined))
  const yes = { ...given, guests, comesOn, yesSince, movedUpAt: null }
  if (event.places === null) return yes
  if (place === 'given') return { ...yes, movedUpAt: before?.answer === 'maybe' ? sql`now()` : null }
  const holds = before?.answer === 'yes' && place === undefined
  if (holds && guests > before.guests) await assertFree(tx, groupId, event, guests - before.guests)
  return { ...yes, answer: holds ? ('yes' as const) : ('maybe' as const) }
}

async function writeReply(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  memberId: string,
  { place, answeredAt, ...given }: Given,
): Promise<void> {
  const isLimited = event.places !== null || event.guestsMax !== null || event.answersByDay === true
  const before = isLimited ? await readReply(tx, groupId, event.id, memberId) : undefined
  assertGuests(event, given.answer, given.guests ?? 0)
  const held =
    given.answer === 'yes' && isLimited
      ? await heldYes(tx, groupId, event, { ...given, place }, before, memberId)
      : { ...given, guests: 0, comesOn: storedDays(event, given.comesOn), yesSince: null, movedUpAt: null }
  const values = { ...held, answeredAt: answeredAt ?? sql`now()`, planNumber: event.planNumber }
  await tx
    .insert(replies)
    .values({ groupId, eventId: event.id, memberId, ...values, firstAnsweredAt: sql`now()` })
    .onConflictDoUpdate({
      target: [replies.groupId, replies.eventId, replies.memberId],
      set: {
        answer: sql`excluded.answer`,
        answerBefore: sql`case when ${replies.planNumber} <> excluded.plan_number then null
          when ${replies.answer} <> excluded.answer then ${replies.answer} else ${replies.answerBefore} end`,
        reason: sql`excluded.reason`,
        answeredAt: sql`excluded.answered_at`,
        setBy: sql`excluded.set_by`,
        via: sql`excluded.via`,
        planNumber: sql`excluded.plan_number`,
        guests: sql`excluded.guests`,
        yesSince: sql`excluded.yes_since`,
        movedUpAt: sql`excluded.moved_up_at`,
        comesOn: sql`excluded.comes_on`,
      },
    })
  if (event.places !== null) await settlePlaces(tx, groupId, [event.id], memberId)
}

async function deleteReply(tx: Transaction, groupId: string, event: InvitingEvent, memberId: string): Promise<void> {
  await tx.delete(replies).where(isReply(groupId, event.id, memberId))
  if (event.places !== null) await settlePlaces(tx, groupId, [event.id], memberId)
}

/** Selects the member's present answer; null: none. */
const answerOf = (groupId: string, eventId: string, memberId: string) =>
  sql<Answer | null>`(select ${replies.answer} from ${replies} where ${isReply(groupId, eventId, memberId)})`

const deputyAnswerOf = (groupId: string, eventId: string, id: string) =>
  sql<Answer | null>`(select ${deputies.answer} from ${deputies} where ${isDeputy(groupId, eventId, id)})`

/** Writes or, without `given`, clears the deputy's answer. Throws `not_found` for somebody who is no deputy at the event. */
async function writeDeputyReply(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  id: string,
  given: (Given & { fee?: number | undefined }) | undefined,
  canMail: boolean,
) {
  if (given?.answer === 'yes' && !(await isSeatFree(tx, groupId, event, id))) throw new ApiError('seat_taken')
  const none = { answer: null, reason: null, setBy: null, fee: undefined }
  const { answer, reason, setBy, fee } = given ?? none
  const [planNumber, answeredAt] = given === undefined ? [null, null] : [event.planNumber, sql`now()`]
  const answerBefore = sql`case when ${deputies.planNumber} is distinct from ${planNumber}::integer then null
    when ${deputies.answer} is distinct from ${answer}::answer then ${deputies.answer} else ${deputies.answerBefore} end`
  const [answered] = await tx
    .update(deputies)
    .set({
      answer,
      answerBefore,
      reason,
      setBy,
      planNumber,
      answeredAt,
      ...(fee !== undefined && { fee: fee === 0 ? null : fee }),
    })
    .where(isDeputy(groupId, event.id, id))
    .returning({ name: deputies.name })
  if (answered === undefined) throw new ApiError('not_found')
  await turnAfterAnswer(tx, event, { groupId, deputyId: id }, canMail)
  return answered.name
}

/** A deputy with a seat, and a member whose answer is to an earlier plan of the event. */
async function mayStillAnswer(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  person: Person,
): Promise<boolean> {
  if (person.kind === 'deputy') return hasSeat(tx, groupId, person.deputyId)
  const [reply] = await tx
    .select({ planNumber: replies.planNumber })
    .from(replies)
    .where(isReply(groupId, event.id, person.memberId))
  return reply !== undefined && reply.planNumber !== event.planNumber
}

/** `canMail`: whether the next deputy of a search is mailed when one says no. */
export function replyRepository(db: Database, canMail: boolean) {
  return {
    /** The person's own answer, until the deadline; a no also later. Answers can be repeated; the last one counts. */
    answer(person: Person, reply: OwnReply, now = new Date()): Promise<void> {
      const { groupId } = person
      const { eventId, answer, reason = null, guests, comesOn, fee } = reply
      return db.transaction(async (tx) => {
        const { event, group } = await lockWithGroup(tx, groupId, eventId, sql`null`)
        // For other events a deputy gets the same error as an outsider.
        if (person.kind === 'deputy' && person.eventId !== event.id) throw new ApiError('not_found')
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished' || isOver(event, now)) throw new ApiError('event_over')
        if (person.kind === 'member' && fee !== undefined) throw invalidField('reply.fee', 'not_allowed')
        if (person.kind === 'member') await assertInvited(tx, groupId, group, event, person.memberId)
        const isLate = takenAnswers(event, group, now) === 'no'
        const late =
          isLate && person.kind === 'member'
            ? await lateAnswer(tx, groupId, event, {
                memberId: person.memberId,
                answer,
                deadline: deadlineOf(event, group),
                now,
              })
            : undefined
        const isTaken = answer === 'no' || late !== undefined
        if (isLate && !isTaken && !(now < event.startsAt && (await mayStillAnswer(tx, groupId, event, person))))
          throw new ApiError('deadline_passed')
        const via = person.kind === 'member' ? person.via : null
        const given = answer === 'silent' ? undefined : { answer, reason, setBy: null, via, guests, comesOn, ...late }
        // Own answers are not in the activity log: their time is stored with the reply.
        if (person.kind === 'deputy')
          await writeDeputyReply(tx, groupId, event, person.deputyId, given && { ...given, fee }, canMail)
        else if (given === undefined) await deleteReply(tx, groupId, event, person.memberId)
        else await writeReply(tx, groupId, event, person.memberId, given)
      })
    },

    /** Sets the answer for somebody else, until the event is finished or cancelled. */
    set(actor: Actor, setting: ReplySetting): Promise<void> {
      const { groupId, userId } = actor
      const { eventId, memberId, deputyId, answer, reason = null, guests, comesOn, place } = setting
      return db.transaction(async (tx) => {
        const said =
          deputyId === undefined
            ? answerOf(groupId, eventId, memberId ?? '')
            : deputyAnswerOf(groupId, eventId, deputyId)
        const { event, group, before } = await lockWithGroup(tx, groupId, eventId, said)
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
        const given =
          answer === 'silent' ? undefined : { answer, reason, setBy: userId, via: null, guests, comesOn, place }
        const { id, title } = event
        const entry = {
          action: 'reply_set' as const,
          before: { answer: before ?? 'silent' },
          after: { answer, guests, ...(place && { isWaiting: place === 'waiting' }) },
          context: { title },
        }
        if (deputyId !== undefined) {
          const name = await writeDeputyReply(tx, groupId, event, deputyId, given, canMail)
          const subject = { type: 'event', id, name: `${title}: ${name}` } as const
          return appendAudit(tx, actor, { ...entry, subject })
        }
        if (memberId === undefined) return undefined
        const { name } = await assertInvited(tx, groupId, group, event, memberId)
        if (given === undefined) await deleteReply(tx, groupId, event, memberId)
        else await writeReply(tx, groupId, event, memberId, given)
        const subject = { type: 'member', id: memberId, name } as const
        return appendAudit(tx, actor, { ...entry, subject })
      })
    },

    /**
     * Whether the member plays their second instrument at the event, until it is finished or cancelled. Throws `not_allowed` at
     * `doubling.memberId` for one who has none on record.
     */
    setDoubling(actor: Actor, { eventId, memberId: given, isDoubling }: DoublingSetting): Promise<void> {
      const { groupId } = actor
      const memberId = given.toLowerCase()
      return db.transaction(async (tx) => {
        const isEvent = and(eq(events.groupId, groupId), eq(events.id, eventId))
        const { event, group } = await lockWithGroup(tx, groupId, eventId, sql`null`)
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
        const member = await assertInvited(tx, groupId, group, event, memberId)
        if (member.secondInstrument === null) throw invalidField('doubling.memberId', 'not_allowed')
        const before = playedAt(event, member)
        if (before.isDoubling === isDoubling) return
        const { doublings } = events
        const rest = sql`array_remove(coalesce(${doublings}, '{}'), ${memberId}::uuid)`
        const set = isDoubling ? sql`array_append(${rest}, ${memberId}::uuid)` : sql`nullif(${rest}, '{}')`
        await tx.update(events).set({ doublings: set }).where(isEvent)
        const [own, second] = [member.instrument ?? undefined, member.secondInstrument]
        await appendAudit(tx, actor, {
          action: 'doubling_set',
          subject: { type: 'member', id: memberId, name: member.name },
          before: { instrument: isDoubling ? own : second },
          after: { instrument: isDoubling ? second : own },
          context: { title: event.title },
        })
      })
    },
  }
}
