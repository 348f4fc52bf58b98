import { and, eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Invitees } from '@contract/invitees'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { RowRecorder } from '../../../platform/db/rowImages'
import { events } from '../../../platform/db/schema/calendar/events'
import { checkIns, deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { absences, pollAnswers, polls, replies } from '../../../platform/db/schema/calendar/replies'
import type { StoredPollAnswer } from '../../../platform/db/schema/calendar/replies'
import { mergeAttendance, recountEvents } from './mergedAttendance'

export { recountEvents }

interface Two {
  keptId: string
  givenUpId: string
}

/** What the other record has where the kept one has something too, by what both are about. */
function pairsOf<Row extends { memberId: string | null }>(
  rows: readonly Row[],
  { keptId, givenUpId }: Two,
  aboutOf: (row: Row) => string,
): { own: Row; other: Row }[] {
  const kept = new Map(rows.flatMap((row) => (row.memberId === keptId ? [[aboutOf(row), row] as const] : [])))
  return rows.flatMap((other) => {
    const own = other.memberId === givenUpId ? kept.get(aboutOf(other)) : undefined
    return own === undefined ? [] : [{ own, other }]
  })
}

/** Of two answers to one event the newer one stays. */
async function mergeReplies(tx: Transaction, groupId: string, { record }: RowRecorder, two: Two): Promise<void> {
  const ofGroup = eq(replies.groupId, groupId)
  const ofBoth = isIn(replies.memberId, [two.keptId, two.givenUpId])
  const pairs = pairsOf(await tx.select().from(replies).where(and(ofGroup, ofBoth)), two, ({ eventId }) => eventId)
  const newer = pairs.map(({ own, other }) => {
    const [first, last] = own.answeredAt > other.answeredAt ? [other, own] : [own, other]
    const heard = first.firstAnsweredAt < last.firstAnsweredAt ? first.firstAnsweredAt : last.firstAnsweredAt
    return { ...last, memberId: two.keptId, firstAnsweredAt: heard }
  })
  const eventIds = newer.map(({ eventId }) => eventId)
  await record(replies, ofBoth, async () => {
    await tx.delete(replies).where(and(ofGroup, ofBoth, isIn(replies.eventId, eventIds)))
    await tx
      .update(replies)
      .set({ memberId: two.keptId })
      .where(and(ofGroup, eq(replies.memberId, two.givenUpId)))
    if (newer.length > 0) await tx.insert(replies).values(newer)
  })
}

/** Of two answers to one date the newer one stays. */
function joinedAnswers(own: Record<string, StoredPollAnswer>, other: Record<string, StoredPollAnswer>) {
  const answers = { ...own }
  for (const [id, answer] of Object.entries(other)) {
    const known = answers[id]
    if (known === undefined || known.at < answer.at) answers[id] = answer
  }
  return answers
}

async function mergePolls(tx: Transaction, groupId: string, { record }: RowRecorder, two: Two): Promise<void> {
  const ofGroup = eq(pollAnswers.groupId, groupId)
  const ofBoth = isIn(pollAnswers.memberId, [two.keptId, two.givenUpId])
  const pairs = pairsOf(await tx.select().from(pollAnswers).where(and(ofGroup, ofBoth)), two, ({ pollId }) => pollId)
  const joined = pairs.map(({ own, other }) => ({
    ...own,
    answers: joinedAnswers(own.answers, other.answers),
    comment: own.comment ?? other.comment,
  }))
  const pollIds = joined.map(({ pollId }) => pollId)
  await record(pollAnswers, ofBoth, async () => {
    await tx.delete(pollAnswers).where(and(ofGroup, ofBoth, isIn(pollAnswers.pollId, pollIds)))
    await tx
      .update(pollAnswers)
      .set({ memberId: two.keptId })
      .where(and(ofGroup, eq(pollAnswers.memberId, two.givenUpId)))
    if (joined.length > 0) await tx.insert(pollAnswers).values(joined)
  })
}

/** Of two arrivals at one event the earlier one stays. */
async function mergeCheckIns(tx: Transaction, groupId: string, { record }: RowRecorder, two: Two): Promise<void> {
  const ofGroup = eq(checkIns.groupId, groupId)
  const ofBoth = isIn(checkIns.personId, [two.keptId, two.givenUpId])
  const pairs = pairsOf(await tx.select().from(checkIns).where(and(ofGroup, ofBoth)), two, ({ eventId }) => eventId)
  const earlier = pairs.map(({ own, other }) => (own.checkedInAt > other.checkedInAt ? other : own))
  const mine = { personId: two.keptId, memberId: two.keptId }
  const eventIds = earlier.map(({ eventId }) => eventId)
  await record(checkIns, ofBoth, async () => {
    await tx.delete(checkIns).where(and(ofGroup, ofBoth, isIn(checkIns.eventId, eventIds)))
    await tx
      .update(checkIns)
      .set(mine)
      .where(and(ofGroup, eq(checkIns.personId, two.givenUpId)))
    if (earlier.length > 0) await tx.insert(checkIns).values(earlier.map((row) => ({ ...row, ...mine })))
  })
}

/** Who was chosen by name, each once. */
function namedIn(asks: Invitees, { keptId, givenUpId }: Two): Invitees {
  const ids = (asks.memberIds ?? []).map((id) => (id.toLowerCase() === givenUpId ? keptId : id.toLowerCase()))
  return { ...asks, memberIds: [...new Set(ids)] }
}

/** Who is asked by name, and who plays a second instrument. */
async function mergeInvitees(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  table: typeof events | typeof polls,
  two: Two,
): Promise<void> {
  const { keptId, givenUpId } = two
  const isAsked = sql`lower(${table.asks} ->> 'memberIds') like ${`%${givenUpId}%`}`
  const isDoubling = sql`${events.doublings} @> array[${givenUpId}]::uuid[]`
  const isNamed = table === events ? sql`(${isAsked} or ${isDoubling})` : isAsked
  const rows = await tx
    .select({ id: table.id, asks: table.asks })
    .from(table)
    .where(and(eq(table.groupId, groupId), isNamed))
  if (rows.length === 0) return
  const lines = rows.map(({ id, asks }) => ({ id, asks: asks?.memberIds ? namedIn(asks, two) : asks }))
  const ids = rows.map(({ id }) => id)
  const doublings = sql`, doublings = case when ${isDoubling}
    then array_replace(array_remove(${events.doublings}, ${keptId}::uuid), ${givenUpId}::uuid, ${keptId}::uuid)
    else ${events.doublings} end`
  await record(table, isIn(table.id, ids), () =>
    tx.execute(sql`
      update ${table} set asks = line.asks, version = ${table.version} + 1, updated_at = now()${table === events ? doublings : sql``}
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, asks jsonb)
       where ${table.groupId} = ${groupId} and ${table.id} = line.id`),
  )
}

/** Moves what the calendar has of one member to another. Returns the finished events whose lines became fewer. */
export async function mergeCalendar(
  tx: Transaction,
  groupId: string,
  recorder: RowRecorder,
  two: Two,
): Promise<string[]> {
  const eventIds = await mergeAttendance(tx, groupId, recorder, two)
  await recountEvents(tx, groupId, eventIds)
  await mergeReplies(tx, groupId, recorder, two)
  await mergePolls(tx, groupId, recorder, two)
  await mergeCheckIns(tx, groupId, recorder, two)
  const moved = (version: SQL) => ({
    memberId: two.keptId,
    version: sql`${version} + 1`,
    updatedAt: sql`now()`,
  })
  for (const table of [absences, deputies] as const) {
    const isTheirs = or(eq(table.memberId, two.givenUpId), eq(table.memberId, two.keptId)) ?? sql`false`
    // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
    await recorder.record(table, isTheirs, () =>
      tx
        .update(table)
        .set(moved(sql`${table.version}`))
        .where(and(eq(table.groupId, groupId), eq(table.memberId, two.givenUpId))),
    )
  }
  await mergeInvitees(tx, groupId, recorder, events, two)
  await mergeInvitees(tx, groupId, recorder, polls, two)
  return eventIds
}
