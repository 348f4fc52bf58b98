import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { LED_EVENTS_MAX, LED_REPORTS_MAX } from '@contract/calendar/leading'
import type {
  LedAttendance,
  LedCheckin,
  LedEventList,
  LedEvent,
  LedMembers,
  LedReply,
  LedReport,
  LedRoster,
} from '@contract/calendar/leading'
import { CHECK_IN_BEFORE_MS } from '@contract/calendar/checkins'
import { instrumentKey } from '@contract/invitees'
import type { Leads } from '@contract/leads'
import type { Actor } from '../../../platform/audit/actor'
import { findMemberAccess } from '../../../platform/auth/memberFields'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { eventAttendance, isPresent } from '../../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../../platform/db/schema/calendar/events'
import { members } from '../../../platform/db/schema/members'
import type { AppDependencies } from '../../../platform/dependencies'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { fieldsOfLeaders, findLed, isLed } from '../../members/ledMembers'
import { playedBy, withOwnSections } from '../../scoreOrder'
import { checkinListRepository, checkinRepository } from '../checkins/public'
import { isNoDraft, timesOf } from '../events/public'
import {
  findInvitingEvent,
  invitingColumns,
  needsOf,
  playedAt,
  readMembers,
  readSituation,
  readinessOfEvent,
  statusOnDay,
} from '../invitees/public'
import type { InvitingEvent, InvitingGroup, Situation } from '../invitees/public'
import { replyRepository } from '../replies/public'
import { eventReportRepository } from '../reports/public'

/** Whoever calls, and what they lead. */
interface Leader {
  groupId: string
  leads: Leads
}

const lineOf = (event: InvitingEvent) => ({
  id: event.id,
  title: event.title,
  calendar: event.calendar,
  ...timesOf(event),
  ...(event.location !== null && { location: event.location }),
})

/** Who of the situation's members comes, and what is needed of their instruments; null: the event asks none of them. */
function lightOf(event: InvitingEvent, situation: Situation, now: Date): LedEvent['light'] | null {
  const played = new Set(situation.members.map((member) => instrumentKey(playedAt(event, member).instrument ?? '')))
  const needs = needsOf(event, situation)?.filter(({ instrument }) => played.has(instrumentKey(instrument))) ?? []
  const light = readinessOfEvent({ ...event, needs, lineupId: null }, { ...situation, deputies: [] }, now)
  return light === null || light.asked === 0 ? null : light
}

/**
 * What a section leader reads and sets: everything goes through `isLed`, which decides at each call who is theirs now. Nothing is
 * answered of anybody else, not even a number.
 */
export function leadingRepository(dependencies: AppDependencies) {
  const { db } = dependencies
  const checkins = checkinRepository(dependencies)
  const lists = checkinListRepository(db)
  const replies = replyRepository(db, false)
  const reports = eventReportRepository(db)

  const readLed = async ({ groupId, leads }: Leader) => readMembers(db, groupId, await isLed(db, groupId, leads))

  /** Throws `not_found` for somebody who is not theirs, as for somebody who does not exist. */
  async function assertLed({ groupId, leads }: Leader, memberId: string): Promise<void> {
    const isTheirs = and(eq(members.id, memberId.toLowerCase()), await isLed(db, groupId, leads))
    const [led] = await readMembers(db, groupId, isTheirs)
    if (led === undefined) throw new ApiError('not_found')
  }

  async function findRoster(leader: Leader, eventId: string): Promise<LedRoster> {
    const { groupId } = leader
    const [event, list, led] = await Promise.all([
      findInvitingEvent(db, groupId, eventId),
      lists.find(groupId, eventId),
      readLed(leader),
    ])
    const ids = new Set(led.map(({ id }) => id))
    const isFinished = event.status === 'finished'
    const recorded = isFinished ? await readAttendance(db, groupId, event.id, [...ids]) : new Map<string, never>()
    const people = list.members.filter(
      ({ memberId, isAsked, arrival }) =>
        ids.has(memberId) && (isAsked || arrival !== undefined || recorded.has(memberId)),
    )
    if (people.length === 0) throw new ApiError('not_found')
    return {
      event: lineOf(event),
      canAnswer: event.status === 'scheduled',
      ...(isFinished && { isFinished }),
      checkin: {
        opensAt: new Date(event.startsAt.getTime() - CHECK_IN_BEFORE_MS).toISOString(),
        closesAt: event.endsAt.toISOString(),
      },
      // What tells namesakes apart may be an address that section leaders do not read.
      members: people.map(({ beside: _beside, ...person }) => {
        const attendance = recorded.get(person.memberId)
        return attendance === undefined ? person : { ...person, attendance }
      }),
    }
  }

  return {
    findRoster,

    async listMembers(leader: Leader, { timeZone }: InvitingGroup): Promise<LedMembers> {
      const { groupId, leads } = leader
      const today = todayIn(timeZone)
      const [led, ownFields, people, access] = await Promise.all([
        findLed(db, groupId, leads),
        fieldsOfLeaders(db, groupId),
        readLed(leader),
        findMemberAccess(db, groupId),
      ])
      const present = people.filter((member) => !['former', undefined].includes(statusOnDay(member, today)))
      const ids = present.map(({ id }) => id)
      const records = new Map((await readRecords(db, groupId, ids)).map(({ id, ...record }) => [id, record]))
      const lines = present.map((member) => {
        const { email = null, phone = null, ownValues = {} } = records.get(member.id) ?? {}
        const values = ownFields.flatMap(({ id }) =>
          ownValues[id] === undefined ? [] : [[id, ownValues[id]] as const],
        )
        return {
          memberId: member.id,
          name: member.name,
          section: member.section,
          ...playedBy(member),
          ...(email !== null && access.leader.includes('email') && { email }),
          ...(phone !== null && access.leader.includes('phone') && { phone }),
          ...(values.length > 0 && { ownValues: Object.fromEntries(values) }),
        }
      })
      return { leads: led, ownFields, members: await withOwnSections(db, groupId, lines) }
    },

    /** The next events that ask somebody of the led, and the last finished ones that have lines of them. */
    async listEvents(leader: Leader, group: InvitingGroup, now = new Date()): Promise<LedEventList> {
      const { groupId } = leader
      const rows = await db
        .select(invitingColumns)
        .from(events)
        .where(
          and(
            eq(events.groupId, groupId),
            isNull(events.deletedAt),
            eq(events.status, 'scheduled'),
            isNoDraft,
            gt(events.endsAt, now),
          ),
        )
        .orderBy(events.startsAt, events.id)
        .limit(LED_EVENTS_MAX)
      const ids = (await readLed(leader)).map(({ id }) => id)
      const [situation, finished] = await Promise.all([
        readSituation(db, groupId, group, rows, ids),
        readReports(db, groupId, ids),
      ])
      const coming = rows.flatMap((event): LedEvent[] => {
        const light = lightOf(event, situation, now)
        return light === null ? [] : [{ ...lineOf(event), light }]
      })
      return { events: coming, finished }
    },

    /** Throws `conflict` where the event is not finished (any more), `not_found` where it has nothing of theirs. */
    async setAttendance(actor: Actor & Leader, { eventId, ...line }: LedAttendance): Promise<LedRoster> {
      await assertLed(actor, line.memberId)
      const { members: known } = await findRoster(actor, eventId)
      if (known.every(({ memberId }) => memberId !== line.memberId.toLowerCase())) throw new ApiError('not_found')
      await reports.correctLine(actor, eventId, line)
      return findRoster(actor, eventId)
    },

    async setReply(actor: Actor & Leader, reply: LedReply): Promise<LedRoster> {
      await assertLed(actor, reply.memberId)
      await replies.set(actor, reply)
      return findRoster(actor, reply.eventId)
    },

    async setCheckin(actor: Actor & Leader, checkin: LedCheckin): Promise<LedRoster> {
      await assertLed(actor, checkin.memberId)
      await checkins.set(actor, checkin)
      return findRoster(actor, checkin.eventId)
    },

    async removeCheckin(actor: Actor & Leader, checkin: LedCheckin): Promise<LedRoster> {
      await assertLed(actor, checkin.memberId)
      await checkins.remove(actor, checkin)
      return findRoster(actor, checkin.eventId)
    },
  }
}

const readRecords = (db: Database, groupId: string, ids: string[]) =>
  db
    .select({ id: members.id, email: members.email, phone: members.phone, ownValues: members.ownValues })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))

const isLineOf = (groupId: string, memberIds: string[]) =>
  and(eq(eventAttendance.groupId, groupId), isIn(eventAttendance.memberId, memberIds))

async function readAttendance(db: Database, groupId: string, eventId: string, memberIds: string[]) {
  const rows = await db
    .select({ memberId: eventAttendance.memberId, status: eventAttendance.status })
    .from(eventAttendance)
    .where(and(isLineOf(groupId, memberIds), eq(eventAttendance.eventId, eventId)))
  return new Map(rows.map(({ memberId, status }) => [memberId, status]))
}

async function readReports(db: Database, groupId: string, memberIds: string[]): Promise<LedReport[]> {
  const lines = db
    .select({
      eventId: eventAttendance.eventId,
      recorded: count().as('recorded_lines'),
      present: sql<number>`count(*) filter (where ${isPresent(sql`${eventAttendance.status}`)})`
        .mapWith(Number)
        .as('present_lines'),
    })
    .from(eventAttendance)
    .where(isLineOf(groupId, memberIds))
    .groupBy(eventAttendance.eventId)
    .as('lines')
  const rows = await db
    .select({ ...invitingColumns, recorded: lines.recorded, present: lines.present })
    .from(events)
    .innerJoin(lines, eq(lines.eventId, events.id))
    .where(and(eq(events.groupId, groupId), isNull(events.deletedAt), eq(events.status, 'finished')))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(LED_REPORTS_MAX)
  return rows.map(({ present, recorded, ...event }) => ({ ...lineOf(event), present, recorded }))
}
