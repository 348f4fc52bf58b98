import { and, eq, sql } from 'drizzle-orm'
import type { PollCell } from '@contract/calendar/polls'
import { effectiveAnswer } from '@contract/calendar/replyRules'
import type { Database, Transaction } from '../../../platform/db/database'
import { pollAnswers } from '../../../platform/db/schema/calendar/replies'
import type { StoredPollAnswer } from '../../../platform/db/schema/calendar/replies'
import type { AbsenceRow, GroupMember } from '../invitees/public'
import { invitesMember } from '../invitees/public'
import { dayOfDate } from './pollRows'
import type { PollRow } from './pollRows'

/** One member's answers to a poll, by the id of the date. */
interface PollSaid {
  answers: Record<string, StoredPollAnswer>
  comment: string | null
}

export async function readPollAnswers(
  db: Database | Transaction,
  groupId: string,
  pollId: string,
): Promise<Map<string, PollSaid>> {
  const { memberId, answers, comment } = pollAnswers
  const rows = await db
    .select({ memberId, answers, comment })
    .from(pollAnswers)
    .where(and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.pollId, pollId)))
  return new Map(rows.map(({ memberId: id, ...said }) => [id, said]))
}

type PollKey = { groupId: string; pollId: string; memberId: string }

/** Inserts or replaces answers. Dates that are not named keep theirs. */
export async function writePollAnswers(
  tx: Transaction,
  row: PollKey,
  said: { answers: Record<string, StoredPollAnswer>; comment?: string | undefined },
): Promise<void> {
  const { answers, comment } = said
  const hasComment = comment !== undefined
  const text = comment === undefined || comment === '' ? null : comment
  await tx
    .insert(pollAnswers)
    .values({ ...row, answers, comment: text })
    .onConflictDoUpdate({
      target: [pollAnswers.groupId, pollAnswers.pollId, pollAnswers.memberId],
      set: {
        answers: sql`${pollAnswers.answers} || excluded.answers`,
        ...(hasComment && { comment: sql`excluded.comment` }),
      },
    })
}

/** Deletes the member's answer to the date. */
export async function deletePollAnswer(tx: Transaction, row: PollKey, dateId: string): Promise<void> {
  const { groupId, pollId, memberId } = row
  await tx
    .update(pollAnswers)
    .set({ answers: sql`${pollAnswers.answers} - ${dateId}::text` })
    .where(and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.pollId, pollId), eq(pollAnswers.memberId, memberId)))
}

/** The answer that counts for one member at each date; null: the date does not invite them. */
export function cellsOf(
  poll: Pick<PollRow, 'dates' | 'asks'>,
  member: GroupMember,
  said: PollSaid | undefined,
  absences: readonly AbsenceRow[],
  timeZone: string,
): (PollCell | null)[] {
  return poll.dates.map((date) => {
    const day = dayOfDate(date, timeZone)
    if (!invitesMember(poll, member, day)) return null
    const given = said?.answers[date.id]
    const reply = given && { answer: given.answer, at: new Date(given.at), isOutdated: false }
    const { state, isAway } = effectiveAnswer(reply, absences, day)
    if (isAway) return { answer: state, isAway }
    if (given === undefined) return { answer: state }
    const { at, setBy, via } = given
    return { answer: state, at, ...(setBy !== undefined && { isSetByOther: true as const }), ...(via && { via }) }
  })
}
