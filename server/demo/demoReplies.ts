import type { Transaction } from '../platform/db/database'
import { lineups } from '../platform/db/schema/calendar/lineups'
import { poolPeople } from '../platform/db/schema/calendar/deputyPool'
import { deputies } from '../platform/db/schema/calendar/personalLinks'
import { pollAnswers, polls } from '../platform/db/schema/calendar/replies'
import { absences, replies } from '../platform/db/schema/calendar/replies'
import type { DemoReplies } from './replies'

/** The plan that an event has which was never moved. */
const FIRST_PLAN = 1

/** What people said about the coming events of a group that the transaction has just made. */
export async function insertDemoReplies(tx: Transaction, groupId: string, demo: DemoReplies): Promise<void> {
  await tx.insert(lineups).values(demo.instrumentations.map((instrumentation) => ({ groupId, ...instrumentation })))
  if (demo.replies.length > 0)
    await tx.insert(replies).values(
      demo.replies.map(({ at, ...reply }) => ({
        groupId,
        ...reply,
        answeredAt: at,
        firstAnsweredAt: at,
        planNumber: FIRST_PLAN,
      })),
    )
  await tx.insert(absences).values(demo.absences.map((absence) => ({ groupId, ...absence, isSetByOther: false })))
  await tx.insert(poolPeople).values(demo.pool.map((person) => ({ groupId, ...person })))
  if (demo.deputies.length > 0)
    await tx.insert(deputies).values(
      demo.deputies.map(({ at, ...deputy }) => ({
        groupId,
        ...deputy,
        answeredAt: at,
        planNumber: at === null ? null : FIRST_PLAN,
      })),
    )
  const { answers, ...poll } = demo.poll
  await tx.insert(polls).values({ groupId, ...poll })
  await tx.insert(pollAnswers).values(answers.map((said) => ({ groupId, pollId: poll.id, ...said })))
}
