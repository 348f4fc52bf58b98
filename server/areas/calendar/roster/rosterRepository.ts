import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { EventRoster, RosterDeputy } from '@contract/calendar/replies'
import { answeredDays } from '@contract/calendar/replyRules'
import type { Database } from '../../../platform/db/database'
import { events } from '../../../platform/db/schema/calendar/events'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { users } from '../../../platform/db/schema/users'
import { isWaiting, takenPlaces, toEvent } from '../events/public'
import { withBeside } from '../../namesakes'
import { playedBy, withOwnSections } from '../../scoreOrder'
import {
  dayOfEvent,
  deadlineOf,
  findInvitingEvent,
  findInvitingGroup,
  replyColumnsOf,
  replyStateOf,
  answersTo,
  playedAt,
  readinessOfDay,
  readinessOfEvent,
  needsOf,
  readSituation,
} from '../invitees/public'
import type { GroupMember, InvitingEvent } from '../invitees/public'
import { findAnswersMark } from './answersMark'
import { deputyColumns, toDeputy } from '../deputies/public'

export function rosterRepository(db: Database) {
  const readRows = (groupId: string, eventId: string) =>
    db
      .select({
        memberId: replies.memberId,
        ...replyColumnsOf(groupId),
        // Here all who wait are read, and nobody's place need be looked up (`withPlaces`).
        waiting: sql<null>`null`,
        waits: sql<boolean>`${isWaiting(sql`${replies}`)}`,
        turn: sql<number>`row_number() over (order by ${replies.yesSince}, ${replies.memberId})`.mapWith(Number),
        setByName: users.name,
      })
      .from(replies)
      .leftJoin(users, and(eq(users.groupId, groupId), eq(users.id, replies.setBy)))
      .where(and(eq(replies.groupId, groupId), eq(replies.eventId, eventId)))

  async function findTaken(groupId: string, eventId: string): Promise<number | undefined> {
    const isEvent = and(eq(events.groupId, groupId), eq(events.id, eventId))
    const [row] = await db
      .select({ taken: takenPlaces(groupId) })
      .from(events)
      .where(isEvent)
    return row?.taken
  }

  /** By name. */
  async function deputiesOf(groupId: string, event: InvitingEvent, day: string): Promise<RosterDeputy[]> {
    const { answer, reason, answeredAt, setBy, planNumber, hash, linkMadeAt, linkUsedAt } = deputies
    const rows = await db
      .select({
        ...deputyColumns,
        reply: { answer, reason, answeredAt, setBy, planNumber },
        setByName: users.name,
        link: { hash, linkMadeAt, linkUsedAt },
      })
      .from(deputies)
      .leftJoin(users, and(eq(users.groupId, groupId), eq(users.id, deputies.setBy)))
      .where(and(eq(deputies.groupId, groupId), eq(deputies.eventId, event.id), isNull(deputies.deletedAt)))
      .orderBy(asc(deputies.name), asc(deputies.id))
    return rows.map(({ reply, setByName, link, ...row }) => ({
      deputy: toDeputy(row),
      ...replyStateOf(givenReply({ ...reply, setByName }), [], { day, planNumber: event.planNumber }),
      ...(link.hash !== null && link.linkMadeAt !== null && { linkMadeAt: link.linkMadeAt.toISOString() }),
      ...(link.hash !== null && link.linkUsedAt !== null && { linkUsedAt: link.linkUsedAt.toISOString() }),
    }))
  }

  return {
    /** Invitees and deputies with their answers. Also of an event that is over. */
    async find(groupId: string, eventId: string, now = new Date()): Promise<EventRoster> {
      const [group, event, mark] = await Promise.all([
        findInvitingGroup(db, groupId),
        findInvitingEvent(db, groupId, eventId),
        // Before the answers: one that comes meanwhile makes the next mark another one.
        findAnswersMark(db, groupId, eventId),
      ])
      const day = dayOfEvent(event, group.timeZone)
      const [situation, rows, invited, taken] = await Promise.all([
        readSituation(db, groupId, group, [event]),
        readRows(groupId, event.id),
        deputiesOf(groupId, event, day),
        event.places === null ? undefined : findTaken(groupId, event.id),
      ])
      const deadline = deadlineOf(event, group)
      const needs = needsOf(event, situation)
      const byDay = answeredDays(event)
      const answers = answersTo(event, situation)
      const given = withPlaces(rows, answers)
      const members = answers.map(({ member }) => ({
        memberId: member.id,
        name: member.name,
        section: member.section,
        ...playedBy(playedAt(event, member)),
        ...doublingOf(event, member),
        ...replyStateOf(given.get(member.id), situation.absences.get(member.id) ?? [], {
          day,
          planNumber: event.planNumber,
          asks: event.asks,
          deadline,
          days: event.days,
          answersByDay: event.answersByDay,
        }),
      }))
      return {
        event: toEvent(event),
        ...(members.length + invited.length > 0 && { deadline: deadline.toISOString() }),
        light: readinessOfEvent(event, situation, now),
        ...(needs && { needs }),
        ...(taken !== undefined && { taken }),
        ...(byDay && { days: byDay.map(({ day: on }) => ({ day: on, ...readinessOfDay(event, situation, on, now) })) }),
        members: await withBeside(db, groupId, await withOwnSections(db, groupId, members), ({ memberId }) => memberId),
        deputies: invited,
        mark,
      }
    },
  }
}

/** The rows by member, with their place in the list of those who wait and can get a place, from 1; null: they do not wait. */
function withPlaces<Row extends { memberId: string; waits: boolean; turn: number }>(
  rows: Row[],
  answers: ReturnType<typeof answersTo>,
): Map<string, Row & { waiting: number | null }> {
  const canWait = new Set(answers.flatMap(({ member, answer }) => (answer.isWaiting ? member.id : [])))
  const placed = new Map<string, Row & { waiting: number | null }>()
  let ahead = 0
  for (const row of rows.toSorted((one, other) => one.turn - other.turn)) {
    placed.set(row.memberId, { ...row, waiting: row.waits ? ahead + 1 : null })
    if (canWait.has(row.memberId)) ahead += 1
  }
  return placed
}

/** What the member could play instead, and whether it is the second instrument that they play. */
function doublingOf(event: InvitingEvent, member: GroupMember) {
  const { secondInstrument } = member
  if (secondInstrument === null) return {}
  const { isDoubling } = playedAt(event, member)
  if (!isDoubling) return { otherInstrument: secondInstrument }
  return { isDoubling: true as const, ...(member.instrument !== null && { otherInstrument: member.instrument }) }
}

type DeputyReply = Pick<typeof deputies.$inferSelect, 'answer' | 'reason' | 'answeredAt' | 'setBy' | 'planNumber'> & {
  setByName?: string | null
}

/** A deputy's row as a reply; undefined: there is no answer yet. */
export function givenReply({ answer, answeredAt, planNumber, ...rest }: DeputyReply) {
  if (answer === null || answeredAt === null || planNumber === null) return undefined
  return { answer, answeredAt, planNumber, ...rest }
}
