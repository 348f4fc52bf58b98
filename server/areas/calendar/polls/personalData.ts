import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { MemberData } from '@contract/privacy'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { pollAnswers, polls } from '../../../platform/db/schema/calendar/replies'

const ofMembers = (groupId: string, ids: string[]) =>
  and(eq(pollAnswers.groupId, groupId), isIn(pollAnswers.memberId, ids))

/** The member's answers to dates of polls, in the order of the polls. */
export async function pollsOfMember(db: Database, groupId: string, memberId: string): Promise<MemberData['polls']> {
  const rows = await db
    .select({
      pollId: polls.id,
      title: polls.title,
      dates: polls.dates,
      answers: pollAnswers.answers,
      comment: pollAnswers.comment,
    })
    .from(pollAnswers)
    .innerJoin(polls, and(eq(polls.groupId, groupId), eq(polls.id, pollAnswers.pollId)))
    .where(and(eq(pollAnswers.groupId, groupId), eq(pollAnswers.memberId, memberId), isNull(polls.deletedAt)))
    .orderBy(asc(polls.createdAt), asc(polls.id))
  return rows.map(({ dates, answers, comment, ...poll }) => ({
    ...poll,
    ...(comment !== null && { comment }),
    answers: dates.flatMap(({ id, start }) => {
      const given = answers[id]
      return given === undefined ? [] : [{ start, answer: given.answer, at: given.at }]
    }),
  }))
}

/** Deletes the comments of erased members. Their answers stay, as they are counted. */
export async function erasePollComments(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.update(pollAnswers).set({ comment: null }).where(ofMembers(groupId, memberIds))
}

/** Deletes all answers of members who are about to be deleted. */
export async function deletePollAnswers(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(pollAnswers).where(ofMembers(groupId, memberIds))
}

/** Deletes polls that were removed before the instant, with their answers. Returns their number. */
export async function purgePolls(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const purged = await tx
    .select({ id: polls.id })
    .from(polls)
    .where(and(eq(polls.groupId, groupId), lt(polls.deletedAt, before)))
    .for('update')
  const ids = purged.map(({ id }) => id)
  await tx.delete(pollAnswers).where(and(eq(pollAnswers.groupId, groupId), isIn(pollAnswers.pollId, ids)))
  await tx.delete(polls).where(and(eq(polls.groupId, groupId), isIn(polls.id, ids)))
  return purged.length
}

/** Removes the person's name from the texts of polls and from the comments of others. */
export async function eraseFromPolls(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const { title, description, version } = polls
  await tx
    .update(polls)
    .set({
      title: withoutName(title, person),
      description: withoutName(description, person),
      version: sql`${version} + 1`,
    })
    .where(and(eq(polls.groupId, groupId), or(mentions(title, person), mentions(description, person))))
  await tx
    .update(pollAnswers)
    .set({ comment: withoutName(pollAnswers.comment, person) })
    .where(and(eq(pollAnswers.groupId, groupId), mentions(pollAnswers.comment, person)))
}
