import { and, eq, isNull } from 'drizzle-orm'
import type { Needs } from '@contract/asking'
import { lightOf } from '@contract/calendar/light'
import type { AskedPerson, Light } from '@contract/calendar/light'
import { effectiveAnswer } from '@contract/calendar/replyRules'
import type { Answer, EffectiveAnswer } from '@contract/calendar/replyRules'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { lineups } from '../../../platform/db/schema/calendar/lineups'
import { members } from '../../../platform/db/schema/members'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { dayOfEvent, isOver, isPastDeadline, spanOf } from './askingEvents'
import type { AskingEvent, AskingGroup } from './askingEvents'
import { asksMember, readMembers } from './askedMembers'
import type { GroupMember } from './askedMembers'
import { readAbsences, readReplies } from './givenAnswers'
import type { AbsencesByMember, CountedReply, RepliesByEvent } from './givenAnswers'

interface DeputyAnswer {
  eventId: string
  instrument: string | null
  answer: Answer | null
  planNumber: number | null
}

/** All that tells who will come to some events of a group. */
export interface Situation {
  group: AskingGroup
  members: GroupMember[]
  absences: AbsencesByMember
  replies: RepliesByEvent
  deputies: DeputyAnswer[]
  /** By the id of the line-up. */
  needs: Map<string, Needs>
}

const NEVER = new Date(0)

function readDeputies(db: Database, groupId: string, eventIds: string[]): Promise<DeputyAnswer[]> {
  const { eventId, instrument, answer, planNumber } = deputies
  return db
    .select({ eventId, instrument, answer, planNumber })
    .from(deputies)
    .where(and(eq(deputies.groupId, groupId), isIn(eventId, eventIds), isNull(deputies.deletedAt)))
}

async function readNeeds(db: Database, groupId: string, events: AskingEvent[]): Promise<Map<string, Needs>> {
  const ids = [...new Set(events.flatMap(({ lineupId }) => lineupId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: lineups.id, needs: lineups.needs })
    .from(lineups)
    .where(and(eq(lineups.groupId, groupId), isIn(lineups.id, ids), isNull(lineups.deletedAt)))
  return new Map(rows.map(({ id, needs }) => [id, needs]))
}

/** All but what was answered; of these members, or of all. One statement a kind, however many events there are. */
export async function readAsked(
  db: Database,
  groupId: string,
  group: AskingGroup,
  events: AskingEvent[],
  memberIds?: string[],
): Promise<Omit<Situation, 'replies'>> {
  const ids = events.map(({ id }) => id)
  if (ids.length === 0) return { group, members: [], absences: new Map(), deputies: [], needs: new Map() }
  const [people, absences, asked, needs] = await Promise.all([
    readMembers(db, groupId, memberIds && isIn(members.id, memberIds)),
    readAbsences(db, groupId, spanOf(events, group)),
    readDeputies(db, groupId, ids),
    readNeeds(db, groupId, events),
  ])
  return { group, members: people, absences, deputies: asked, needs }
}

export async function readSituation(
  db: Database,
  groupId: string,
  group: AskingGroup,
  events: AskingEvent[],
  memberIds?: string[],
): Promise<Situation> {
  const [asked, replies] = await Promise.all([
    readAsked(db, groupId, group, events, memberIds),
    readReplies(db, groupId, events, { span: spanOf(events, group), memberIds }),
  ])
  return { ...asked, replies }
}

export function effectiveOf(
  reply: CountedReply | undefined,
  planNumber: number,
  absences: AbsencesByMember,
  memberId: string,
  day: string,
): EffectiveAnswer {
  const given = reply && { answer: reply.answer, at: reply.at ?? NEVER, isOutdated: reply.planNumber !== planNumber }
  return effectiveAnswer(given, absences.get(memberId) ?? [], day)
}

/** Whom the event asks, and what holds as their answer, in the order of the members. */
export function answersTo(
  event: AskingEvent,
  { group, members, absences, replies }: Situation,
): { member: GroupMember; answer: EffectiveAnswer }[] {
  const day = dayOfEvent(event, group.timeZone)
  const ofEvent = replies.get(event.id)
  return members
    .filter((member) => asksMember(event, member, day))
    .map((member) => ({
      member,
      answer: effectiveOf(ofEvent?.get(member.id), event.planNumber, absences, member.id, day),
    }))
}

/** Its own needs, or those of its line-up; undefined: none. */
export function needsOf({ needs, lineupId }: AskingEvent, situation: Pick<Situation, 'needs'>): Needs | undefined {
  return needs ?? (lineupId === null ? undefined : situation.needs.get(lineupId))
}

function deputyPerson({ instrument, answer, planNumber }: DeputyAnswer, event: AskingEvent): AskedPerson {
  const isOutdated = answer !== null && planNumber !== event.planNumber
  return {
    instrument: instrument ?? undefined,
    state: answer === null || isOutdated ? 'silent' : answer,
    toConfirm: isOutdated,
  }
}

/**
 * Null: the event is over, finished or cancelled, or has nothing to say (contract/calendar/light.ts). `counted`: whom it asks beside
 * the members of the situation.
 */
export function lightTo(
  event: AskingEvent,
  situation: Situation,
  now: Date,
  counted: AskedPerson[] = [],
): Light | null {
  if (event.status !== 'scheduled' || isOver(event, now)) return null
  const people: AskedPerson[] = answersTo(event, situation).map(({ member, answer: { state, toConfirm } }) => ({
    instrument: member.instrument ?? undefined,
    state,
    toConfirm,
  }))
  people.push(...counted)
  for (const deputy of situation.deputies) if (deputy.eventId === event.id) people.push(deputyPerson(deputy, event))
  return lightOf(people, needsOf(event, situation), isPastDeadline(event, situation.group, now))
}
