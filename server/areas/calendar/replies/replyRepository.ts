import { and, eq, isNull, sql } from 'drizzle-orm'
import type { DoublingSetting, OwnReply, ReplySetting } from '@contract/calendar/replies'
import type { Answer, ReplyWay } from '@contract/calendar/replyRules'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { toEvent } from '../events/public'
import { dayOfEvent, deadlineOf, isOver, lockWithGroup, invitesMember, playedAt, readMembers } from '../invitees/public'
import type { InvitingEvent, InvitingGroup, GroupMember } from '../invitees/public'
import type { Person } from '../links/public'

interface Given {
  answer: Answer
  reason: string | null
  /** The id of the account that answers for somebody else. */
  setBy: string | null
  /** How they answered for themselves. */
  via: ReplyWay | null
}

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

async function writeReply(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  memberId: string,
  given: Given,
): Promise<void> {
  const values = { ...given, answeredAt: sql`now()`, planNumber: event.planNumber }
  await tx
    .insert(replies)
    .values({ groupId, eventId: event.id, memberId, ...values, firstAnsweredAt: sql`now()` })
    .onConflictDoUpdate({
      target: [replies.groupId, replies.eventId, replies.memberId],
      set: {
        answer: sql`excluded.answer`,
        reason: sql`excluded.reason`,
        answeredAt: sql`excluded.answered_at`,
        setBy: sql`excluded.set_by`,
        via: sql`excluded.via`,
        planNumber: sql`excluded.plan_number`,
      },
    })
}

/** Selects the member's present answer; null: none. */
const answerOf = (groupId: string, eventId: string, memberId: string) =>
  sql<Answer | null>`(select ${replies.answer} from ${replies} where ${isReply(groupId, eventId, memberId)})`

const deputyAnswerOf = (groupId: string, eventId: string, id: string) =>
  sql<Answer | null>`(select ${deputies.answer} from ${deputies} where ${isDeputy(groupId, eventId, id)})`

/** Writes or, without `given`, clears the deputy's answer. Throws `not_found` for somebody who is no deputy at the event. */
async function writeDeputyReply(tx: Transaction, groupId: string, event: InvitingEvent, id: string, given?: Given) {
  const none = { answer: null, reason: null, setBy: null }
  const { answer, reason, setBy } = given ?? none
  const [planNumber, answeredAt] = given === undefined ? [null, null] : [event.planNumber, sql`now()`]
  const [answered] = await tx
    .update(deputies)
    .set({ answer, reason, setBy, planNumber, answeredAt })
    .where(isDeputy(groupId, event.id, id))
    .returning({ name: deputies.name })
  if (answered === undefined) throw new ApiError('not_found')
  return answered.name
}

export function replyRepository(db: Database) {
  return {
    /** The person's own answer, until the deadline. Answers can be repeated; the last one counts. */
    answer(person: Person, reply: OwnReply, now = new Date()): Promise<void> {
      const { groupId } = person
      const { eventId, answer, reason = null } = reply
      return db.transaction(async (tx) => {
        const { event, group } = await lockWithGroup(tx, groupId, eventId, sql`null`)
        // For other events a deputy gets the same error as an outsider.
        if (person.kind === 'deputy' && person.eventId !== event.id) throw new ApiError('not_found')
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished' || isOver(event, now)) throw new ApiError('event_over')
        if (person.kind === 'member') await assertInvited(tx, groupId, group, event, person.memberId)
        if (deadlineOf(event, group) <= now) throw new ApiError('deadline_passed')
        const via = person.kind === 'member' ? person.via : null
        const given = answer === 'silent' ? undefined : { answer, reason, setBy: null, via }
        // Own answers are not in the activity log: their time is stored with the reply.
        if (person.kind === 'deputy') await writeDeputyReply(tx, groupId, event, person.deputyId, given)
        else if (given === undefined) await tx.delete(replies).where(isReply(groupId, eventId, person.memberId))
        else await writeReply(tx, groupId, event, person.memberId, given)
      })
    },

    /** Sets the answer for somebody else, until the event is finished or cancelled. */
    set(actor: Actor, setting: ReplySetting): Promise<void> {
      const { groupId, userId } = actor
      const { eventId, memberId, deputyId, answer, reason = null } = setting
      return db.transaction(async (tx) => {
        const said =
          deputyId === undefined
            ? answerOf(groupId, eventId, memberId ?? '')
            : deputyAnswerOf(groupId, eventId, deputyId)
        const { event, group, before } = await lockWithGroup(tx, groupId, eventId, said)
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
        const given = answer === 'silent' ? undefined : { answer, reason, setBy: userId, via: null }
        const { id, title } = event
        const entry = {
          action: 'reply_set' as const,
          before: { answer: before ?? 'silent' },
          after: { answer },
          context: { title },
        }
        if (deputyId !== undefined) {
          const name = await writeDeputyReply(tx, groupId, event, deputyId, given)
          const subject = { type: 'event', id, name: `${title}: ${name}` } as const
          return appendAudit(tx, actor, { ...entry, subject })
        }
        if (memberId === undefined) return undefined
        const { name } = await assertInvited(tx, groupId, group, event, memberId)
        if (given === undefined) await tx.delete(replies).where(isReply(groupId, id, memberId))
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
        // The event's row is written: a shared lock, which answers take, would stand in the way of another change like this.
        await tx.select({ id: events.id }).from(events).where(isEvent).for('no key update')
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
