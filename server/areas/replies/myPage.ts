import { and, asc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm'
import { amountToPay } from '@contract/treasury/paying/amountToPay'
import { MY_EVENTS_MAX } from '@contract/replies/replies'
import type { MyPoll } from '@contract/replies/polls'
import type { MyEvent, MyPage } from '@contract/replies/replies'
import type { Database } from '../../platform/db/database'
import { eventAttendance, isPresent } from '../../platform/db/schema/eventAttendance'
import { events } from '../../platform/db/schema/events'
import { groups } from '../../platform/db/schema/groups'
import { members } from '../../platform/db/schema/members'
import { deputies } from '../../platform/db/schema/personalLinks'
import { absences, replies } from '../../platform/db/schema/replies'
import { ApiError } from '../../platform/http/errors'
import { todayIn } from '../../platform/time/days'
import { startOfDay } from '../../platform/time/groupTime'
import { debtOf } from '../finances/financeDebts'
import { absenceColumns, toAbsence } from './absenceRepository'
import { askingColumns, dayOfEvent } from './askingEvents'
import { readMembers, asksMember } from './askedMembers'
import { givenReply } from './eventLineup'
import { readAbsences } from './givenAnswers'
import { toMyEvent } from './myEvent'
import { ownPayment } from './ownPayment'
import type { Person } from './person'
import { replyColumns, replyStateOf } from './replyStates'

type Group = Awaited<ReturnType<typeof findGroup>>

async function findGroup(db: Database, groupId: string) {
  const { name, timeZone, currency, replyDays, seasonMonth, showsDues } = groups
  const [group] = await db
    .select({ name, timeZone, currency, replyDays, seasonMonth, showsDues })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group
}

/** The day on which the season began that is running now. */
export function startOfSeason(today: string, seasonMonth: number): string {
  const year = Number(today.slice(0, 4))
  const month = `-${String(seasonMonth).padStart(2, '0')}-01`
  return `${year}${month}` <= today ? `${year}${month}` : `${year - 1}${month}`
}

/** The polls that ask a member: they stand above the replies, and are handed in (server/registerRoutes.ts). */
export type PollsOf = (member: { groupId: string; memberId: string }) => Promise<MyPoll[]>

export function myPageRepository(db: Database, pollsOf: PollsOf) {
  const isNext = (groupId: string, now: Date) =>
    and(eq(events.groupId, groupId), isNull(events.deletedAt), gt(events.endsAt, now), ne(events.status, 'finished'))

  async function memberEvents(
    groupId: string,
    memberId: string,
    group: Group,
    now: Date,
    eventId?: string,
  ): Promise<MyEvent[]> {
    const isOwnReply = and(eq(replies.eventId, events.id), eq(replies.memberId, memberId))
    const [[member], rows, away] = await Promise.all([
      readMembers(db, groupId, eq(members.id, memberId)),
      db
        .select({ event: askingColumns, reply: replyColumns })
        .from(events)
        .leftJoin(replies, and(eq(replies.groupId, groupId), isOwnReply))
        .where(and(isNext(groupId, now), eventId === undefined ? undefined : eq(events.id, eventId)))
        .orderBy(asc(events.startsAt), asc(events.id))
        .limit(MY_EVENTS_MAX),
      readAbsences(db, groupId, { from: '0001-01-01', to: '9999-12-31' }, eq(absences.memberId, memberId)),
    ])
    if (member === undefined) throw new ApiError('not_found')
    return rows.flatMap(({ event, reply }) => {
      const day = dayOfEvent(event, group.timeZone)
      const isAsked = asksMember(event, member, day)
      if (!isAsked && event.asks?.who !== 'nobody') return []
      const state = isAsked
        ? replyStateOf(reply ?? undefined, away.get(memberId) ?? [], { day, planNumber: event.planNumber })
        : { answer: 'silent' as const }
      return toMyEvent(event, group, { isAsked, state }, now)
    })
  }

  async function attendanceOf(groupId: string, memberId: string, group: Group, now: Date) {
    const since = startOfSeason(todayIn(group.timeZone, now), group.seasonMonth)
    const { status } = eventAttendance
    const count = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)
    const [sums] = await db
      .select({
        expected: sql<number>`count(*)`.mapWith(Number),
        present: count(isPresent(sql`${status}`)),
        excused: count(sql`${status} = 'excused'`),
        absent: count(sql`${status} = 'absent'`),
      })
      .from(eventAttendance)
      .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, eventAttendance.eventId)))
      .where(
        and(
          eq(eventAttendance.groupId, groupId),
          eq(eventAttendance.memberId, memberId),
          eq(events.status, 'finished'),
          isNull(events.deletedAt),
          gte(events.startsAt, startOfDay(since, group.timeZone)),
        ),
      )
    const { expected = 0, present = 0, excused = 0, absent = 0 } = sums ?? {}
    const attendanceRate = expected > excused ? present / (expected - excused) : null
    return { since, expected, present, excused, absent, attendanceRate }
  }

  async function memberPage(
    groupId: string,
    memberId: string,
    group: Group,
    now: Date,
  ): Promise<Omit<MyPage, 'group'>> {
    const isOpen = and(
      eq(absences.groupId, groupId),
      eq(absences.memberId, memberId),
      isNull(absences.deletedAt),
      gte(absences.lastDay, todayIn(group.timeZone, now)),
    )
    const [[person], next, away, attendance, debt, polls] = await Promise.all([
      db
        .select({ name: members.name, section: members.section, instrument: members.instrument })
        .from(members)
        .where(and(eq(members.groupId, groupId), eq(members.id, memberId))),
      memberEvents(groupId, memberId, group, now),
      db.select(absenceColumns).from(absences).where(isOpen).orderBy(asc(absences.firstDay), asc(absences.id)),
      attendanceOf(groupId, memberId, group, now),
      group.showsDues ? debtOf(db, groupId, memberId) : undefined,
      pollsOf({ groupId, memberId }),
    ])
    if (person === undefined) throw new ApiError('not_found')
    const { name, section, instrument } = person
    const { currency } = group
    const owes = debt && amountToPay(debt)
    const payment = owes !== undefined ? await ownPayment(db, groupId, { memberId, name, currency, owes }) : undefined
    return {
      person: { kind: 'member', name, section, ...(instrument !== null && { instrument }) },
      events: next,
      absences: away.map(toAbsence),
      attendance,
      ...(polls.length > 0 && { polls }),
      ...(owes !== undefined && { owes }),
      ...(debt && debt.credit > 0 && { credit: debt.credit }),
      ...(payment && { payment }),
    }
  }

  async function deputyPage(
    groupId: string,
    deputyId: string,
    group: Group,
    now: Date,
  ): Promise<Omit<MyPage, 'group'>> {
    const { name, instrument, answer, reason, answeredAt, setBy, planNumber } = deputies
    const [row] = await db
      .select({ name, instrument, reply: { answer, reason, answeredAt, setBy, planNumber }, event: askingColumns })
      .from(deputies)
      .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, deputies.eventId)))
      .where(and(eq(deputies.groupId, groupId), eq(deputies.id, deputyId)))
    if (row === undefined) throw new ApiError('not_found')
    const { event, reply } = row
    const about = { day: dayOfEvent(event, group.timeZone), planNumber: event.planNumber }
    const state = replyStateOf(givenReply(reply), [], about)
    return {
      person: { kind: 'deputy', name: row.name, ...(row.instrument !== null && { instrument: row.instrument }) },
      events: [toMyEvent(event, group, { isAsked: true, state }, now)],
    }
  }

  return {
    /** One of the events of their page. */
    async findEvent(person: Person, eventId: string, now = new Date()): Promise<MyEvent | undefined> {
      const { groupId } = person
      const group = await findGroup(db, groupId)
      const events =
        person.kind === 'member'
          ? await memberEvents(groupId, person.memberId, group, now, eventId)
          : (await deputyPage(groupId, person.deputyId, group, now)).events
      return events.find(({ id }) => id === eventId.toLowerCase())
    },

    async find(person: Person, now = new Date()): Promise<MyPage> {
      const { groupId } = person
      const group = await findGroup(db, groupId)
      const { name, timeZone, currency } = group
      const page =
        person.kind === 'member'
          ? await memberPage(groupId, person.memberId, group, now)
          : await deputyPage(groupId, person.deputyId, group, now)
      return { group: { name, timeZone, currency }, ...page }
    },
  }
}
