import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { answeredDays } from '@contract/calendar/replyRules'
import type { Answer } from '@contract/calendar/replyRules'
import type { Database, Transaction } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { deputies } from '../../platform/db/schema/calendar/personalLinks'
import { absences, replies } from '../../platform/db/schema/calendar/replies'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { isWaiting } from '../calendar/events/public'
import { answersOnDay, answersTo, invitingColumns, readSituation } from '../calendar/invitees/public'
import type { InvitingEvent, InvitingGroup, Situation } from '../calendar/invitees/public'

/** What a member said of an event by an answer or an absence, or a deputy by an answer. */
export interface NewsLine {
  event: InvitingEvent
  kind: 'reply' | 'absence' | 'deputy'
  personId: string
  name: string
  instrument: string | null
  answer: Answer
  isWaiting: boolean
  /** They had answered otherwise before. */
  isChanged: boolean
  /** What held before the span, where an answer says so; null: nothing, or what is left without the absence. */
  before: Answer | null
  reason: string | null
  answeredAt: Date
  /** Of an absence that leaves some days of the event: those that it takes, in order. */
  awayOn?: number[]
}

interface Span {
  since: Date
  until: Date
  now: Date
}

/** Also while it is on: whoever says no then is missed at once. */
const isAhead = (groupId: string, now: Date) =>
  and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'scheduled'), gt(events.endsAt, now))

function readAnswers(db: Database | Transaction, groupId: string, { since, until, now }: Span) {
  return db
    .select({
      event: invitingColumns,
      personId: replies.memberId,
      name: members.name,
      instrument: members.instrument,
      answer: replies.answer,
      isWaiting: sql<boolean>`${isWaiting(sql`${replies}`)}`,
      isChanged: sql<boolean>`${replies.firstAnsweredAt} < ${replies.answeredAt}`,
      reason: replies.reason,
      answeredAt: replies.answeredAt,
      // Who was first heard of within the span had said nothing before it.
      before: sql<Answer | null>`case when ${lte(replies.firstAnsweredAt, since)} then coalesce(${replies.answerBefore}, ${replies.answer}) end`,
    })
    .from(replies)
    .innerJoin(events, and(isAhead(groupId, now), eq(events.id, replies.eventId)))
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, replies.memberId)))
    .where(
      and(
        eq(replies.groupId, groupId),
        isNull(replies.setBy),
        gt(replies.answeredAt, since),
        lte(replies.answeredAt, until),
      ),
    )
}

function readDeputyAnswers(db: Database | Transaction, groupId: string, { since, until, now }: Span) {
  return db
    .select({
      event: invitingColumns,
      personId: deputies.id,
      name: deputies.name,
      instrument: deputies.instrument,
      answer: deputies.answer,
      before: deputies.answerBefore,
      reason: deputies.reason,
      answeredAt: deputies.answeredAt,
    })
    .from(deputies)
    .innerJoin(events, and(isAhead(groupId, now), eq(events.id, deputies.eventId)))
    .where(
      and(
        eq(deputies.groupId, groupId),
        isNull(deputies.deletedAt),
        isNull(deputies.setBy),
        isNotNull(deputies.answer),
        gt(deputies.answeredAt, since),
        lte(deputies.answeredAt, until),
      ),
    )
}

/** An absence with each event that begins on one of its days, or is answered by day and has one of them, whoever that asks. */
function readAway(db: Database | Transaction, groupId: string, { since, until, now }: Span) {
  const day = sql`coalesce(${events.startDate}, (${events.startsAt} at time zone ${groups.timeZone})::date)`
  const isOnDay = sql`case when ${events.answersByDay} and jsonb_array_length(${events.days}) > 0 then exists (
      select from jsonb_array_elements(${events.days}) as listed (item)
       where ${day} + (listed.item ->> 'day')::integer between ${absences.firstDay} and ${absences.lastDay})
    else ${day} between ${absences.firstDay} and ${absences.lastDay} end`
  const before = and(
    eq(replies.groupId, groupId),
    eq(replies.eventId, events.id),
    eq(replies.memberId, absences.memberId),
  )
  return db
    .select({
      event: invitingColumns,
      personId: absences.memberId,
      name: members.name,
      instrument: members.instrument,
      isChanged: sql<boolean>`coalesce(${replies.answer} <> 'no', false)`,
      reason: absences.reason,
      answeredAt: absences.saidAt,
    })
    .from(absences)
    .innerJoin(groups, eq(groups.groupId, groupId))
    .innerJoin(events, and(isAhead(groupId, now), isOnDay))
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, absences.memberId)))
    .leftJoin(replies, before)
    .where(
      and(
        eq(absences.groupId, groupId),
        isNull(absences.deletedAt),
        eq(absences.isSetByOther, false),
        gt(absences.saidAt, since),
        lte(absences.saidAt, until),
        // Who had said no to it stays away as before.
        sql`coalesce(${replies.answer}, 'maybe') <> 'no'`,
      ),
    )
    .orderBy(asc(absences.saidAt), asc(absences.id))
}

/**
 * What people said themselves within the span of events to come, by event and name. An absence is with each event on its days, also with
 * those that do not ask the member, or not for these days (`readTellable`).
 */
export async function readNews(db: Database | Transaction, groupId: string, span: Span): Promise<NewsLine[]> {
  const given = await readAnswers(db, groupId, span)
  const away = await readAway(db, groupId, span)
  const ofDeputies = await readDeputyAnswers(db, groupId, span)
  const lines = [
    ...given.map((row): NewsLine => ({ ...row, kind: 'reply' })),
    ...away.map((row): NewsLine => ({ ...row, kind: 'absence', answer: 'no', isWaiting: false, before: null })),
    ...ofDeputies.flatMap(({ answer, answeredAt, ...row }): NewsLine[] =>
      answer === null || answeredAt === null
        ? []
        : [{ ...row, kind: 'deputy', answer, answeredAt, isWaiting: false, isChanged: row.before !== null }],
    ),
  ]
  return lines.toSorted(
    (one, other) =>
      one.event.startsAt.getTime() - other.event.startsAt.getTime() ||
      one.event.id.localeCompare(other.event.id) ||
      one.name.localeCompare(other.name) ||
      one.personId.localeCompare(other.personId),
  )
}

/** The lines that hold now, one a person and event, with what all come to. */
export async function readTellable(
  db: Database,
  groupId: string,
  group: InvitingGroup,
  lines: NewsLine[],
): Promise<{ lines: NewsLine[]; situation: Situation }> {
  const told = [...new Map(lines.map(({ event }) => [event.id, event])).values()]
  const situation = await readSituation(db, groupId, group, told)
  const away = new Map(told.map((event) => [event.id, daysAway(event, situation)]))
  const byPerson = new Map<string, NewsLine>()
  const keyOf = ({ event, personId }: NewsLine) => `${event.id} ${personId}`
  for (const line of lines) {
    const days = away.get(line.event.id)?.get(line.personId)
    if (line.kind === 'absence' && days === 'all') byPerson.set(keyOf(line), line)
    // Beside what was answered, which holds for the other days.
    if (line.kind === 'absence' && Array.isArray(days)) byPerson.set(`${keyOf(line)} days`, { ...line, awayOn: days })
    // What was answered before an absence that is told holds no more.
    if (line.kind !== 'absence' && byPerson.get(keyOf(line))?.kind !== 'absence') byPerson.set(keyOf(line), line)
  }
  return { lines: [...byPerson.values()], situation }
}

/** Members whom absences take from the event, or from some of the days by which it is answered. */
function daysAway(event: InvitingEvent, situation: Situation): Map<string, 'all' | number[]> {
  const days = new Map<string, number[]>()
  for (const { day } of answeredDays(event) ?? [])
    for (const { member, answer } of answersOnDay(event, situation, day))
      if (answer.isAway) days.set(member.id, [...(days.get(member.id) ?? []), day])
  const whole = answersTo(event, situation).flatMap(({ member, answer }) => (answer.isAway ? member.id : []))
  return new Map<string, 'all' | number[]>([...days, ...whole.map((id) => [id, 'all'] as const)])
}

/** The situation as it was before these lines were said. */
export function undoNews(situation: Situation, lines: NewsLine[]): Situation {
  const replies = new Map([...situation.replies].map(([eventId, ofEvent]) => [eventId, new Map(ofEvent)]))
  const absences = new Map(situation.absences)
  const deputies = new Map(situation.deputies.map((deputy) => [deputy.id, deputy]))
  for (const { event, kind, personId, answeredAt, before } of lines) {
    const given = replies.get(event.id)?.get(personId)
    const deputy = deputies.get(personId)
    if (kind === 'absence')
      absences.set(
        personId,
        (absences.get(personId) ?? []).filter(({ at }) => at < answeredAt),
      )
    if (kind === 'reply' && before === null) replies.get(event.id)?.delete(personId)
    if (kind === 'reply' && before !== null && given)
      replies.get(event.id)?.set(personId, { ...given, answer: before, isWaiting: false })
    if (kind === 'deputy' && deputy) deputies.set(personId, { ...deputy, answer: before })
  }
  return { ...situation, replies, absences, deputies: [...deputies.values()] }
}
