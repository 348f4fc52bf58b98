import { and, eq } from 'drizzle-orm'
import type { MyPoll, OwnPollAnswer, PollSetting } from '@contract/calendar/polls'
import type { ReplyWay } from '@contract/calendar/replyRules'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { pollAnswers } from '../../../platform/db/schema/calendar/replies'
import type { StoredPollAnswer } from '../../../platform/db/schema/calendar/replies'
import { absences } from '../../../platform/db/schema/calendar/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { momentOf } from '../../../platform/time/groupTime'
import { findInvitingGroup, readMembers, invitesMember, readAbsences } from '../invitees/public'
import type { GroupMember, InvitedMember } from '../invitees/public'
import { cellsOf, deletePollAnswer, writePollAnswers } from './pollAnswers'
import { dayOfDate, endOf, isThere, lockPoll, readPolls, stateOf } from './pollRows'
import type { PollWithEvent } from './pollRows'

interface Member {
  groupId: string
  memberId: string
}

/** The group's zone and the member's answers to the poll, in one round trip. */
async function zoneAndAnswers(tx: Transaction, { groupId, memberId }: Member, pollId: string) {
  const { timeZone } = groups
  const { answers } = pollAnswers
  const [found] = await tx
    .select({ timeZone, answers })
    .from(groups)
    .leftJoin(
      pollAnswers,
      and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.pollId, pollId), eq(pollAnswers.memberId, memberId)),
    )
    .where(eq(groups.groupId, groupId))
  if (found === undefined) throw new ApiError('not_found')
  return found
}

/**
 * Returns the member. Throws `not_asked` where the poll, or one of the answered dates, does not invite them; `invalid` for a
 * date of another poll.
 */
async function assertInvited(
  tx: Transaction,
  { groupId, memberId }: Member,
  timeZone: string,
  poll: PollWithEvent,
  dateIds: { id: string; path: string }[],
): Promise<GroupMember> {
  const [member] = await readMembers(tx, groupId, eq(members.id, memberId))
  if (member === undefined) throw new ApiError('not_found')
  const invitingDates = poll.dates.filter((date) => invitesMember(poll, member, dayOfDate(date, timeZone)))
  if (invitingDates.length === 0) throw new ApiError('not_asked')
  for (const { id, path } of dateIds) {
    if (!poll.dates.some((date) => date.id === id)) throw invalidField(path, 'not_allowed')
    if (!invitingDates.some((date) => date.id === id)) throw new ApiError('not_asked')
  }
  return member
}

export function myPollRepository(db: Database) {
  /** The open polls that invite the member. */
  async function ofInvited(
    { groupId, timeZone, member, absences: away }: InvitedMember,
    now = new Date(),
  ): Promise<MyPoll[]> {
    const rows = await readPolls(db, groupId, isThere(groupId))
    const open = rows.filter((row) => stateOf(row, timeZone, now) === 'open')
    if (open.length === 0) return []
    const said = await db
      .select({ pollId: pollAnswers.pollId, answers: pollAnswers.answers, comment: pollAnswers.comment })
      .from(pollAnswers)
      .where(and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.memberId, member.id)))
    const byStart = (one: MyPoll, other: MyPoll) =>
      momentOf(one.dates[0]?.start ?? '', timeZone).getTime() -
      momentOf(other.dates[0]?.start ?? '', timeZone).getTime()
    return open
      .flatMap((poll): MyPoll[] => {
        const own = said.find(({ pollId }) => pollId === poll.id)
        const cells = cellsOf(poll, member, own, away, timeZone)
        const dates = poll.dates.flatMap((date, at) => {
          const cell = cells[at] ?? null
          return cell === null || endOf(date, timeZone) <= now ? [] : [{ ...date, ...cell }]
        })
        if (dates.length === 0) return []
        const { id, title, calendar, location, description, closesOn } = poll
        return [
          {
            id,
            title,
            calendar,
            ...(location !== null && { location }),
            ...(description !== null && { description }),
            ...(closesOn !== null && { closesOn }),
            dates,
            ...(own !== undefined && own.comment !== null && { comment: own.comment }),
          },
        ]
      })
      .toSorted(byStart)
  }

  async function list({ groupId, memberId }: Member, now = new Date()): Promise<MyPoll[]> {
    const [{ timeZone }, [member], away] = await Promise.all([
      findInvitingGroup(db, groupId),
      readMembers(db, groupId, eq(members.id, memberId)),
      readAbsences(db, groupId, { from: '0001-01-01', to: '9999-12-31' }, eq(absences.memberId, memberId)),
    ])
    if (member === undefined) return []
    return ofInvited({ groupId, timeZone, member, absences: away.get(memberId) ?? [] }, now)
  }

  async function lock(tx: Transaction, groupId: string, id: string): Promise<PollWithEvent> {
    const poll = await lockPoll(tx, groupId, id, 'share')
    if (poll === undefined || poll.deletedAt !== null) throw new ApiError('not_found')
    return poll
  }

  return {
    list,

    ofInvited,

    async find(member: Member, pollId: string): Promise<MyPoll> {
      const poll = (await list(member)).find(({ id }) => id === pollId.toLowerCase())
      if (poll === undefined) throw new ApiError('not_found')
      return poll
    },

    /** The member's own answers, while the poll is open. Dates that are not named keep their answers. */
    answer(
      member: Member & { via: ReplyWay },
      { pollId, answers = [], comment }: OwnPollAnswer,
      now = new Date(),
    ): Promise<void> {
      const { groupId, memberId, via } = member
      return db.transaction(async (tx) => {
        const poll = await lock(tx, groupId, pollId)
        const dateIds = answers.map(({ dateId }, at) => ({
          id: dateId.toLowerCase(),
          path: `answer.answers.${at}.dateId`,
        }))
        // Who is not invited gets this error whatever the poll's state, so that it reveals nothing.
        const { timeZone } = await findInvitingGroup(tx, groupId)
        await assertInvited(tx, member, timeZone, poll, dateIds)
        if (stateOf(poll, timeZone, now) !== 'open') throw new ApiError('poll_closed')
        const at = now.toISOString()
        const given = answers.map(({ dateId, answer }): [string, StoredPollAnswer] => [
          dateId.toLowerCase(),
          { answer, at, via },
        ])
        await writePollAnswers(
          tx,
          { groupId, pollId: poll.id, memberId },
          { answers: Object.fromEntries(given), comment },
        )
      })
    },

    /** Sets a member's answer for them, until a date is chosen. */
    set(actor: Actor, setting: PollSetting, now = new Date()): Promise<void> {
      const { groupId, userId } = actor
      const { pollId, answer } = setting
      const [memberId, dateId] = [setting.memberId.toLowerCase(), setting.dateId.toLowerCase()]
      return db.transaction(async (tx) => {
        const poll = await lock(tx, groupId, pollId)
        const member = { groupId, memberId }
        const { timeZone, answers } = await zoneAndAnswers(tx, member, poll.id)
        const { name } = await assertInvited(tx, member, timeZone, poll, [{ id: dateId, path: 'answer.dateId' }])
        if (poll.event !== null) throw new ApiError('poll_closed')
        const row = { groupId, pollId: poll.id, memberId }
        const before = answers?.[dateId]?.answer
        if (answer === 'silent') await deletePollAnswer(tx, row, dateId)
        else {
          const given = { answer, at: now.toISOString(), setBy: userId }
          await writePollAnswers(tx, row, { answers: { [dateId]: given } })
        }
        const [title, date] = [poll.title, poll.dates.find(({ id }) => id === dateId)?.start]
        return appendAudit(tx, actor, {
          action: 'poll_answer_set',
          subject: { type: 'member', id: memberId, name },
          before: { answer: before ?? 'silent' },
          after: { answer },
          context: { title, start: date },
        })
      })
    },
  }
}
