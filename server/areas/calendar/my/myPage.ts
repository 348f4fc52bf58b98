import { and, asc, desc, eq, gt, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { amountToPay } from '@contract/finances/paying/amountToPay'
import { MY_EVENTS_MAX } from '@contract/calendar/replies'
import { isMinor } from '@contract/guardianRules'
import { spokenNameOf } from '@contract/nameParts'
import type { MyPoll } from '@contract/calendar/polls'
import type { MyEvent, MyPage, MyThing } from '@contract/calendar/replies'
import type { Database } from '../../../platform/db/database'
import { eventAttendance, isPresent } from '../../../platform/db/schema/calendar/eventAttendance'
import { events } from '../../../platform/db/schema/calendar/events'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { contacts, memberContacts } from '../../../platform/db/schema/members/contacts'
import { mailBlocks } from '../../../platform/db/schema/messages/mailSettings'
import { deputies } from '../../../platform/db/schema/calendar/personalLinks'
import { absences, replies } from '../../../platform/db/schema/calendar/replies'
import { ApiError } from '../../../platform/http/errors'
import { todayIn } from '../../../platform/time/days'
import { startOfDay } from '../../../platform/time/groupTime'
import { isFull, isNoDraft } from '../events/public'
import { ownDebt } from '../../finances/statements/public'
import { ownFieldsOfSelf, thingsOfSelf } from '../../members/ownPage'
import { absenceColumns, toAbsence } from '../absences/public'
import {
  invitingColumns,
  dayOfEvent,
  playedAt,
  readMembers,
  invitesMember,
  replyColumnsOf,
  replyStateOf,
} from '../invitees/public'
import { givenReply } from '../roster/public'
import type { InvitedMember } from '../invitees/public'
import { toMyEvent } from './myEvent'
import { withOwnFiles } from './ownFiles'
import { ownPayment } from './ownPayment'
import type { Person } from '../links/public'

type Group = Awaited<ReturnType<typeof findGroup>>

/** `self`: with what that member has of the group's. */
async function findGroup(db: Database, groupId: string, self?: { groupId: string; memberId: string }) {
  const { name, timeZone, region, currency, replyDays, seasonMonth, showsDues, showsComing, takesLateYes, addressing } =
    groups
  const things = self ? thingsOfSelf(self) : sql<null>`null`
  const [group] = await db
    .select({
      name,
      timeZone,
      region,
      currency,
      replyDays,
      seasonMonth,
      showsDues,
      showsComing,
      takesLateYes,
      addressing,
      things,
    })
    .from(groups)
    .where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group
}

const toMyThing = ({ name, number, since, until }: NonNullable<Group['things']>[number]): MyThing => ({
  name: name ?? '',
  ...(number !== null && { number }),
  since: since ?? '',
  ...(until !== null && { until }),
})

/** The first day of the current season. */
function startOfSeason(today: string, seasonMonth: number): string {
  const year = Number(today.slice(0, 4))
  const month = `-${String(seasonMonth).padStart(2, '0')}-01`
  return `${year}${month}` <= today ? `${year}${month}` : `${year - 1}${month}`
}

/**
 * Returns the polls that invite a member. The polls' feature stands above this one, so that server/registerRoutes.ts hands
 * it in.
 */
export type PollsOf = (invited: InvitedMember) => Promise<MyPoll[]>

export function myPageRepository(db: Database, pollsOf: PollsOf, canMail: boolean) {
  const isNext = (groupId: string, now: Date) =>
    and(
      eq(events.groupId, groupId),
      isNull(events.deletedAt),
      gt(events.endsAt, now),
      ne(events.status, 'finished'),
      isNoDraft,
    )

  /** The member and their absences, past ones too. */
  async function readSelf(groupId: string, memberId: string) {
    const { firstDay, id, isSetByOther, saidAt } = absences
    const [[member], rows] = await Promise.all([
      readMembers(db, groupId, eq(members.id, memberId)),
      db
        .select({ ...absenceColumns, at: saidAt, isSetByOther })
        .from(absences)
        .where(and(eq(absences.groupId, groupId), eq(absences.memberId, memberId), isNull(absences.deletedAt)))
        .orderBy(asc(firstDay), asc(id)),
    ])
    if (member === undefined) throw new ApiError('not_found')
    return { member, absences: rows }
  }

  async function readNext(groupId: string, memberId: string, now: Date, eventId?: string) {
    const isOwnReply = and(eq(replies.eventId, events.id), eq(replies.memberId, memberId))
    return db
      .select({ event: invitingColumns, reply: replyColumnsOf(groupId), isFull: isFull(groupId) })
      .from(events)
      .leftJoin(replies, and(eq(replies.groupId, groupId), isOwnReply))
      .where(and(isNext(groupId, now), eventId === undefined ? undefined : eq(events.id, eventId)))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(MY_EVENTS_MAX)
  }

  /** Those of the events that invite the member, or nobody at all. */
  function toMyEvents(
    rows: Awaited<ReturnType<typeof readNext>>,
    { member, absences: away }: Pick<InvitedMember, 'member' | 'absences'>,
    group: Group,
    now: Date,
  ): MyEvent[] {
    return rows.flatMap(({ event, reply, isFull: full }) => {
      const day = dayOfEvent(event, group.timeZone)
      const isInvited = invitesMember(event, member, day)
      if (!isInvited && event.asks?.who !== 'nobody') return []
      const state = isInvited
        ? replyStateOf(reply ?? undefined, away, { day, ...event })
        : { answer: 'silent' as const }
      const { instrument, isDoubling } = playedAt(event, member)
      const doubling = isDoubling ? instrument : null
      return {
        ...toMyEvent(event, group, { isInvited, state, isFull: full }, now),
        ...(doubling !== null && { doubling }),
      }
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

  async function mailStoppedAt(groupId: string, memberId: string): Promise<Date | undefined> {
    const { at, personId, reason } = mailBlocks
    const [stopped] = await db
      .select({ at })
      .from(mailBlocks)
      .where(and(eq(mailBlocks.groupId, groupId), eq(personId, memberId), eq(reason, 'unsubscribed')))
    return stopped?.at
  }

  /** Of a minor; with a mail server alone, which takes the way back. */
  async function guardianMailStoppedAt(groupId: string, memberId: string, today: string): Promise<Date | undefined> {
    if (!canMail) return undefined
    const [stopped] = await db
      .select({ at: mailBlocks.at, birthDate: members.birthDate })
      .from(memberContacts)
      .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberContacts.memberId)))
      .innerJoin(contacts, and(eq(contacts.groupId, groupId), eq(contacts.id, memberContacts.contactId)))
      .innerJoin(mailBlocks, and(eq(mailBlocks.groupId, groupId), eq(mailBlocks.personId, contacts.id)))
      .where(
        and(
          eq(memberContacts.groupId, groupId),
          eq(memberContacts.memberId, memberId),
          memberContacts.isGuardian,
          isNull(contacts.deletedAt),
          isNotNull(contacts.email),
          eq(mailBlocks.reason, 'unsubscribed'),
        ),
      )
      .orderBy(desc(mailBlocks.at))
      .limit(1)
    return stopped && isMinor(stopped.birthDate, today) ? stopped.at : undefined
  }

  /** Why the amount owed is hidden from a link that others know, and how to get a link that shows it. */
  async function duesHiddenFor(groupId: string, memberId: string): Promise<NonNullable<MyPage['duesHidden']>> {
    const [member] = await db
      .select({ email: members.email, changedBy: members.emailChangedBy })
      .from(members)
      .where(and(eq(members.groupId, groupId), eq(members.id, memberId)))
    if (!canMail || member === undefined || member.email === null) return 'ask'
    return member.changedBy === null ? 'mail' : 'agree'
  }

  async function memberPage(
    { groupId, memberId, via }: Extract<Person, { kind: 'member' }>,
    group: Group,
    now: Date,
  ): Promise<Omit<MyPage, 'group'>> {
    const { currency, timeZone } = group
    const today = todayIn(timeZone, now)
    const [self, next, attendance, debt, stopped, stoppedGuardian, duesHidden, ownFields] = await Promise.all([
      readSelf(groupId, memberId),
      readNext(groupId, memberId, now),
      attendanceOf(groupId, memberId, group, now),
      group.showsDues && via !== 'told' ? ownDebt(db, groupId, memberId) : undefined,
      via === 'told' ? undefined : mailStoppedAt(groupId, memberId),
      guardianMailStoppedAt(groupId, memberId, today),
      group.showsDues && via === 'told' ? duesHiddenFor(groupId, memberId) : undefined,
      // What a diet or a consent says is for nobody who was forwarded the link.
      via === 'told' ? [] : ownFieldsOfSelf(db, { groupId, memberId }),
    ])
    const { name, section, instrument } = self.member
    const [listed, polls] = await Promise.all([
      withOwnFiles(db, groupId, toMyEvents(next, self, group, now), self.member),
      pollsOf({ groupId, timeZone, ...self }),
    ])
    const spokenName = spokenNameOf(self.member)
    const owes = debt && amountToPay(debt)
    const payment = owes !== undefined ? await ownPayment(db, groupId, { memberId, name, currency, owes }) : undefined
    return {
      person: {
        kind: 'member',
        id: memberId,
        name,
        ...(spokenName !== name && { calledName: spokenName }),
        section,
        ...(instrument !== null && { instrument }),
      },
      events: listed,
      absences: self.absences
        .filter(({ lastDay }) => lastDay >= today)
        .map(({ at: _at, isSetByOther: _setBy, ...row }) => toAbsence(row)),
      attendance,
      ...(ownFields.length > 0 && { ownFields }),
      ...(group.things && { things: group.things.map(toMyThing) }),
      ...(polls.length > 0 && { polls }),
      ...(stopped && { mailStoppedAt: stopped.toISOString() }),
      ...(stoppedGuardian && { guardianMailStoppedAt: stoppedGuardian.toISOString() }),
      ...(owes !== undefined && { owes }),
      ...(duesHidden && { duesHidden }),
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
    const { name, instrument, answer, reason, answeredAt, setBy, planNumber, takenAt, feeEntryId, fee } = deputies
    const [row] = await db
      .select({
        name,
        instrument,
        reply: { answer, reason, answeredAt, setBy, planNumber },
        event: invitingColumns,
        seat: { takenAt, feeEntryId, fee },
      })
      .from(deputies)
      .innerJoin(events, and(eq(events.groupId, groupId), eq(events.id, deputies.eventId)))
      .where(and(eq(deputies.groupId, groupId), eq(deputies.id, deputyId)))
    if (row === undefined) throw new ApiError('not_found')
    const { event, reply, seat } = row
    const isTaken = seat.takenAt !== null
    const about = { day: dayOfEvent(event, group.timeZone), planNumber: event.planNumber }
    const state = replyStateOf(givenReply(reply), [], about)
    const { takesOnlyNo, deadline, ...shown } = toMyEvent(
      event,
      group,
      { isInvited: !isTaken, state, isFull: false },
      now,
    )
    // Who was asked in a search answers until the event begins: they are looked for when the deadline has passed.
    const isSought = seat.feeEntryId !== null && shown.status === 'scheduled' && now < event.startsAt
    const asked: MyEvent = {
      ...shown,
      ...(isSought
        ? { isOpen: !isTaken }
        : { ...(takesOnlyNo && { takesOnlyNo }), ...(deadline !== undefined && { deadline }) }),
      // Who was asked in a search has an entry of the books prepared for what they ask for.
      ...(seat.feeEntryId !== null && {
        seat: { ...(seat.fee !== null && { fee: seat.fee }), ...(isTaken && { isTaken: true as const }) },
      }),
    }
    const player = { instrument: row.instrument, part: null }
    return {
      person: {
        kind: 'deputy',
        id: deputyId,
        name: row.name,
        ...(row.instrument !== null && { instrument: row.instrument }),
      },
      events: event.planning === 'draft' ? [] : isTaken ? [asked] : await withOwnFiles(db, groupId, [asked], player),
    }
  }

  return {
    /** One event of the person's page; undefined: the page does not have it. */
    async findEvent(person: Person, eventId: string, now = new Date()): Promise<MyEvent | undefined> {
      const { groupId } = person
      const group = await findGroup(db, groupId)
      const eventsOf = async (memberId: string) => {
        const [self, next] = await Promise.all([readSelf(groupId, memberId), readNext(groupId, memberId, now, eventId)])
        return withOwnFiles(db, groupId, toMyEvents(next, self, group, now), self.member)
      }
      const events =
        person.kind === 'member'
          ? await eventsOf(person.memberId)
          : (await deputyPage(groupId, person.deputyId, group, now)).events
      return events.find(({ id }) => id === eventId.toLowerCase())
    },

    async find(person: Person, now = new Date()): Promise<MyPage> {
      const { groupId } = person
      // What they have is for nobody who was forwarded the link.
      const group = await findGroup(db, groupId, person.kind === 'member' && person.via !== 'told' ? person : undefined)
      const { name, timeZone, region, currency, showsComing, addressing } = group
      // Somebody from outside sees nothing of others.
      const shown = person.kind === 'member' && showsComing !== 'nothing' && { showsComing }
      const page =
        person.kind === 'member'
          ? await memberPage(person, group, now)
          : await deputyPage(groupId, person.deputyId, group, now)
      const spoken = addressing === 'informal' && { addressing }
      return { group: { name, timeZone, currency, ...(region !== null && { region }), ...shown, ...spoken }, ...page }
    },
  }
}
