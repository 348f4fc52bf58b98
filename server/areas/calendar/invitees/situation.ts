import { and, eq, isNull } from 'drizzle-orm'
import type { Needs } from '@contract/invitees'
import { readinessOf } from '@contract/calendar/readiness'
import type { Invitee, Readiness } from '@contract/calendar/readiness'
import { answerOfDay, answeredDays, daysOfYes, effectiveAnswer, silenceAt } from '@contract/calendar/replyRules'
import type { Answer, EffectiveAnswer } from '@contract/calendar/replyRules'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { members } from '../../../platform/db/schema/members'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { dayOfEvent, isOver, isPastDeadline, spanOf } from './invitingEvents'
import type { InvitingEvent, InvitingGroup } from './invitingEvents'
import { invitesMember, playedAt, readMembers } from './invitedMembers'
import type { GroupMember } from './invitedMembers'
import { readAbsences, readReplies } from './givenAnswers'
import type { AbsencesByMember, CountedReply, RepliesByEvent } from './givenAnswers'

interface DeputyAnswer {
  id: string
  eventId: string
  instrument: string | null
  answer: Answer | null
  planNumber: number | null
}

/** Everything needed to compute who comes to some events of a group. */
export interface Situation {
  group: InvitingGroup
  members: GroupMember[]
  absences: AbsencesByMember
  replies: RepliesByEvent
  deputies: DeputyAnswer[]
  /** By the id of the instrumentation. */
  needs: Map<string, Needs>
}

const NEVER = new Date(0)

function readDeputies(db: Database, groupId: string, eventIds: string[]): Promise<DeputyAnswer[]> {
  const { id, eventId, instrument, answer, planNumber } = deputies
  return db
    .select({ id, eventId, instrument, answer, planNumber })
    .from(deputies)
    .where(and(eq(deputies.groupId, groupId), isIn(eventId, eventIds), isNull(deputies.deletedAt)))
}

async function readNeeds(db: Database, groupId: string, events: InvitingEvent[]): Promise<Map<string, Needs>> {
  const ids = [...new Set(events.flatMap(({ lineupId }) => lineupId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: lineups.id, needs: lineups.needs })
    .from(lineups)
    .where(and(eq(lineups.groupId, groupId), isIn(lineups.id, ids), isNull(lineups.deletedAt)))
  return new Map(rows.map(({ id, needs }) => [id, needs]))
}

/** Everything but the replies, of these members or of all. One statement for each table, whatever the number of events. */
export async function readInvitees(
  db: Database,
  groupId: string,
  group: InvitingGroup,
  events: InvitingEvent[],
  memberIds?: string[],
): Promise<Omit<Situation, 'replies'>> {
  const ids = events.map(({ id }) => id)
  if (ids.length === 0) return { group, members: [], absences: new Map(), deputies: [], needs: new Map() }
  const [people, absences, invited, needs] = await Promise.all([
    readMembers(db, groupId, memberIds && isIn(members.id, memberIds)),
    readAbsences(db, groupId, spanOf(events, group)),
    readDeputies(db, groupId, ids),
    readNeeds(db, groupId, events),
  ])
  return { group, members: people, absences, deputies: invited, needs }
}

export async function readSituation(
  db: Database,
  groupId: string,
  group: InvitingGroup,
  events: InvitingEvent[],
  memberIds?: string[],
): Promise<Situation> {
  const [invited, replies] = await Promise.all([
    readInvitees(db, groupId, group, events, memberIds),
    readReplies(db, groupId, events, { span: spanOf(events, group), memberIds }),
  ])
  return { ...invited, replies }
}

const givenOf = (reply: CountedReply | undefined, { planNumber }: Pick<InvitingEvent, 'planNumber'>) =>
  reply && {
    answer: reply.answer,
    at: reply.at ?? NEVER,
    isOutdated: reply.planNumber !== planNumber,
    isWaiting: reply.isWaiting,
    comesOn: reply.comesOn,
  }

export function effectiveOf(
  reply: CountedReply | undefined,
  event: Pick<InvitingEvent, 'planNumber' | 'asks' | 'days' | 'answersByDay'>,
  absences: AbsencesByMember,
  memberId: string,
  day: string,
): EffectiveAnswer {
  const away = absences.get(memberId) ?? []
  return effectiveAnswer(givenOf(reply, event), away, day, silenceAt(event.asks), answeredDays(event))
}

/** On which days of the event a member comes who said yes; null: on all, or one answers for all of it. */
export function comesOnOf(
  reply: CountedReply | undefined,
  event: Pick<InvitingEvent, 'planNumber' | 'days' | 'answersByDay'>,
  absences: AbsencesByMember,
  memberId: string,
  day: string,
): number[] | null {
  const listed = answeredDays(event)
  return listed && daysOfYes(givenOf(reply, event), absences.get(memberId) ?? [], day, listed)
}

/** The members whom the event invites, each with the answer that counts, in the order of the members. */
export function answersTo(
  event: InvitingEvent,
  { group, members, absences, replies }: Situation,
): { member: GroupMember; answer: EffectiveAnswer }[] {
  const day = dayOfEvent(event, group.timeZone)
  const ofEvent = replies.get(event.id)
  return members
    .filter((member) => invitesMember(event, member, day))
    .map((member) => ({
      member,
      answer: effectiveOf(ofEvent?.get(member.id), event, absences, member.id, day),
    }))
}

/** The same for one of the days of an event that is answered by day; of any other event, for all of it. */
export function answersOnDay(
  event: InvitingEvent,
  situation: Situation,
  day: number,
): { member: GroupMember; answer: EffectiveAnswer }[] {
  const { group, members, absences, replies } = situation
  const listed = answeredDays(event)
  if (listed === null) return answersTo(event, situation)
  const firstDay = dayOfEvent(event, group.timeZone)
  const silence = silenceAt(event.asks)
  return members
    .filter((member) => invitesMember(event, member, firstDay))
    .map((member) => {
      const given = givenOf(replies.get(event.id)?.get(member.id), event)
      return {
        member,
        answer: answerOfDay(given, absences.get(member.id) ?? [], { firstDay, day, listed }, silence),
      }
    })
}

/** The event's own needs, or else those of its instrumentation; undefined: none. */
export function needsOf({ needs, lineupId }: InvitingEvent, situation: Pick<Situation, 'needs'>): Needs | undefined {
  return needs ?? (lineupId === null ? undefined : situation.needs.get(lineupId))
}

function deputyPerson({ instrument, answer, planNumber }: DeputyAnswer, event: InvitingEvent): Invitee {
  const isOutdated = answer !== null && planNumber !== event.planNumber
  return {
    instrument: instrument ?? undefined,
    state: answer === null || isOutdated ? 'silent' : answer,
    toConfirm: isOutdated,
  }
}

/**
 * The event's readiness (contract/calendar/readiness.ts); null: it is a draft, over, finished or cancelled, or invites nobody and
 * needs nothing. `counted`: invitees that are not in the situation's members, as numbers.
 */
export function readinessOfEvent(
  event: InvitingEvent,
  situation: Situation,
  now: Date,
  counted: Invitee[] = [],
): Readiness | null {
  if (!isLit(event, now)) return null
  const people = [...inviteesOf(event, situation, answersTo(event, situation)), ...counted]
  return readinessOf(people, needsOf(event, situation), isPastDeadline(event, situation.group, now))
}

const isLit = (event: InvitingEvent, now: Date) =>
  event.status === 'scheduled' && event.planning !== 'draft' && !isOver(event, now)

/** The members of these answers, and the event's deputies, who come on all of its days. */
function inviteesOf(event: InvitingEvent, { deputies }: Situation, answers: ReturnType<typeof answersTo>): Invitee[] {
  const people = answers.map(({ member, answer: { state, toConfirm } }): Invitee => {
    const { instrument, part } = playedAt(event, member)
    return { instrument: instrument ?? undefined, part: part ?? undefined, state, toConfirm }
  })
  return [...people, ...deputies.flatMap((one) => (one.eventId === event.id ? deputyPerson(one, event) : []))]
}

/** One of the days of an event that is answered by day: how many come, deputies included, and its readiness as of `readinessOfEvent`. */
export function readinessOfDay(
  event: InvitingEvent,
  situation: Situation,
  day: number,
  now: Date,
): { yes: number; light: Readiness | null } {
  const people = inviteesOf(event, situation, answersOnDay(event, situation, day))
  const yes = people.filter(({ state }) => state === 'yes').length
  if (!isLit(event, now)) return { yes, light: null }
  return { yes, light: readinessOf(people, needsOf(event, situation), isPastDeadline(event, situation.group, now)) }
}
