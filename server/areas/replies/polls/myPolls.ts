import { and, eq } from 'drizzle-orm'
import type { MyPoll, OwnPollAnswer, PollSetting } from '@contract/replies/polls'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Transaction } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { pollAnswers } from '../../../platform/db/schema/replies'
import type { StoredPollAnswer } from '../../../platform/db/schema/replies'
import { absences } from '../../../platform/db/schema/replies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { momentOf } from '../../../platform/time/groupTime'
import { findAskingGroup } from '../askingEvents'
import { readMembers, asksMember } from '../askedMembers'
import { readAbsences } from '../givenAnswers'
import { cellsOf, deletePollAnswer, writePollAnswers } from './pollAnswers'
import { dayOfDate, endOf, isThere, lockPoll, readPolls, stateOf } from './pollRows'
import type { PollWithEvent } from './pollRows'

interface Member {
  groupId: string
  memberId: string
}

/** The poll, and that each of the dates is one of it that asks the member. */
async function assertAsked(
  tx: Transaction,
  { groupId, memberId }: Member,
  poll: PollWithEvent,
  dateIds: { id: string; path: string }[],
): Promise<void> {
  const { timeZone } = await findAskingGroup(tx, groupId)
  const [member] = await readMembers(tx, groupId, eq(members.id, memberId))
  if (member === undefined) throw new ApiError('not_found')
  const asking = poll.dates.filter((date) => asksMember(poll, member, dayOfDate(date, timeZone)))
  if (asking.length === 0) throw new ApiError('not_asked')
  for (const { id, path } of dateIds) {
    if (!poll.dates.some((date) => date.id === id)) throw invalidField(path, 'not_allowed')
    if (!asking.some((date) => date.id === id)) throw new ApiError('not_asked')
  }
}

export function myPollRepository(db: Database) {
  /** The open polls that ask the member. */
  async function list({ groupId, memberId }: Member, now = new Date()): Promise<MyPoll[]> {
    const rows = await readPolls(db, groupId, isThere(groupId))
    if (rows.length === 0) return []
    const { timeZone } = await findAskingGroup(db, groupId)
    const open = rows.filter((row) => stateOf(row, timeZone, now) === 'open')
    if (open.length === 0) return []
    const [[member], away, said] = await Promise.all([
      readMembers(db, groupId, eq(members.id, memberId)),
      readAbsences(db, groupId, { from: '0001-01-01', to: '9999-12-31' }, eq(absences.memberId, memberId)),
      db
        .select({ pollId: pollAnswers.pollId, answers: pollAnswers.answers, comment: pollAnswers.comment })
        .from(pollAnswers)
        .where(and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.memberId, memberId))),
    ])
    if (member === undefined) return []
    const byStart = (one: MyPoll, other: MyPoll) =>
      momentOf(one.dates[0]?.start ?? '', timeZone).getTime() -
      momentOf(other.dates[0]?.start ?? '', timeZone).getTime()
    return open
      .flatMap((poll): MyPoll[] => {
        const own = said.find(({ pollId }) => pollId === poll.id)
        const cells = cellsOf(poll, member, own, away.get(memberId) ?? [], timeZone)
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

  async function lock(tx: Transaction, groupId: string, id: string): Promise<PollWithEvent> {
    const poll = await lockPoll(tx, groupId, id, 'share')
    if (poll === undefined || poll.deletedAt !== null) throw new ApiError('not_found')
    return poll
  }

  return {
    list,

    async find(member: Member, pollId: string): Promise<MyPoll> {
      const poll = (await list(member)).find(({ id }) => id === pollId.toLowerCase())
      if (poll === undefined) throw new ApiError('not_found')
      return poll
    },

    /** By themselves, while the poll is open. What they do not name stays as it was. */
    answer(member: Member, { pollId, answers = [], comment }: OwnPollAnswer, now = new Date()): Promise<void> {
      const { groupId, memberId } = member
      return db.transaction(async (tx) => {
        const poll = await lock(tx, groupId, pollId)
        const dateIds = answers.map(({ dateId }, at) => ({
          id: dateId.toLowerCase(),
          path: `answer.answers.${at}.dateId`,
        }))
        // Who is not asked hears nothing else of it, not even whether it is still open.
        await assertAsked(tx, member, poll, dateIds)
        const { timeZone } = await findAskingGroup(tx, groupId)
        if (stateOf(poll, timeZone, now) !== 'open') throw new ApiError('poll_closed')
        const at = now.toISOString()
        const given = answers.map(({ dateId, answer }): [string, StoredPollAnswer] => [
          dateId.toLowerCase(),
          { answer, at },
        ])
        await writePollAnswers(
          tx,
          { groupId, pollId: poll.id, memberId },
          { answers: Object.fromEntries(given), comment },
        )
      })
    },

    /** For them, until an event has come of it. */
    set({ groupId, userId }: Actor, setting: PollSetting, now = new Date()): Promise<void> {
      const { pollId, answer } = setting
      const [memberId, dateId] = [setting.memberId.toLowerCase(), setting.dateId.toLowerCase()]
      return db.transaction(async (tx) => {
        const poll = await lock(tx, groupId, pollId)
        await assertAsked(tx, { groupId, memberId }, poll, [{ id: dateId, path: 'answer.dateId' }])
        if (poll.event !== null) throw new ApiError('poll_closed')
        const row = { groupId, pollId: poll.id, memberId }
        if (answer === 'silent') return deletePollAnswer(tx, row, dateId)
        const given = { answer, at: now.toISOString(), setBy: userId }
        return writePollAnswers(tx, row, { answers: { [dateId]: given } })
      })
    },
  }
}
