import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OwnReply, ReplySetting } from '@contract/replies/replies'
import type { Answer } from '@contract/replies/replyRules'
import type { Actor } from '../../platform/audit/actor'
import type { Database, Transaction } from '../../platform/db/database'
import { members } from '../../platform/db/schema/members'
import { deputies } from '../../platform/db/schema/personalLinks'
import { replies } from '../../platform/db/schema/replies'
import { ApiError } from '../../platform/http/errors'
import { toEvent } from '../events/eventLookup'
import { dayOfEvent, deadlineOf, findAskingGroup, isOver, lockAskingEvent } from './askingEvents'
import type { AskingEvent, AskingGroup } from './askingEvents'
import { asksMember, readMembers } from './askedMembers'
import type { Person } from './person'

interface Given {
  answer: Answer
  reason: string | null
  /** The account that sets it for somebody else. */
  setBy: string | null
}

const isReply = (groupId: string, eventId: string, memberId: string) =>
  and(eq(replies.groupId, groupId), eq(replies.eventId, eventId), eq(replies.memberId, memberId))

const isDeputy = (groupId: string, eventId: string, id: string) =>
  and(eq(deputies.groupId, groupId), eq(deputies.eventId, eventId), eq(deputies.id, id), isNull(deputies.deletedAt))

async function assertAsked(
  tx: Transaction,
  groupId: string,
  { timeZone }: AskingGroup,
  event: AskingEvent,
  memberId: string,
): Promise<void> {
  const [member] = await readMembers(tx, groupId, eq(members.id, memberId))
  if (member === undefined) throw new ApiError('not_found')
  if (!asksMember(event, member, dayOfEvent(event, timeZone))) throw new ApiError('not_asked')
}

async function writeReply(tx: Transaction, groupId: string, event: AskingEvent, memberId: string, given: Given) {
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
        planNumber: sql`excluded.plan_number`,
      },
    })
}

/** Without `given`, as if they had never answered. Throws `not_found` for who is no deputy at the event. */
async function writeDeputyReply(tx: Transaction, groupId: string, event: AskingEvent, id: string, given?: Given) {
  const none = { answer: null, reason: null, setBy: null }
  const { answer, reason, setBy } = given ?? none
  const [planNumber, answeredAt] = given === undefined ? [null, null] : [event.planNumber, sql`now()`]
  const answered = await tx
    .update(deputies)
    .set({ answer, reason, setBy, planNumber, answeredAt })
    .where(isDeputy(groupId, event.id, id))
    .returning({ id: deputies.id })
  if (answered.length === 0) throw new ApiError('not_found')
}

export function replyRepository(db: Database) {
  return {
    /** By themselves, while answers are taken. The last word counts. */
    answer(person: Person, reply: OwnReply, now = new Date()): Promise<void> {
      const { groupId } = person
      const { eventId, answer, reason = null } = reply
      return db.transaction(async (tx) => {
        const event = await lockAskingEvent(tx, groupId, eventId)
        // Of an event that is not theirs a deputy hears what anybody outside would hear.
        if (person.kind === 'deputy' && person.eventId !== event.id) throw new ApiError('not_found')
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished' || isOver(event, now)) throw new ApiError('event_over')
        const group = await findAskingGroup(tx, groupId)
        if (person.kind === 'member') await assertAsked(tx, groupId, group, event, person.memberId)
        if (deadlineOf(event, group) <= now) throw new ApiError('deadline_passed')
        const given = { answer, reason, setBy: null }
        if (person.kind === 'member') await writeReply(tx, groupId, event, person.memberId, given)
        else await writeDeputyReply(tx, groupId, event, person.deputyId, given)
      })
    },

    /** For them, until the event is finished. */
    set({ groupId, userId }: Actor, setting: ReplySetting): Promise<void> {
      const { eventId, memberId, deputyId, answer, reason = null } = setting
      return db.transaction(async (tx) => {
        const event = await lockAskingEvent(tx, groupId, eventId)
        if (event.status === 'cancelled') throw new ApiError('event_cancelled')
        if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
        const given = answer === 'silent' ? undefined : { answer, reason, setBy: userId }
        if (deputyId !== undefined) return writeDeputyReply(tx, groupId, event, deputyId, given)
        if (memberId === undefined) return undefined
        await assertAsked(tx, groupId, await findAskingGroup(tx, groupId), event, memberId)
        if (given === undefined) await tx.delete(replies).where(isReply(groupId, event.id, memberId))
        else await writeReply(tx, groupId, event, memberId, given)
        return undefined
      })
    },
  }
}
