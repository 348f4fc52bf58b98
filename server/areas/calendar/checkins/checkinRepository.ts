import { and, eq, isNull, ne } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CHECK_IN_BEFORE_MS } from '@contract/calendar/checkins'
import type { CheckinCode, CheckinSetting, OwnCheckinAnswer } from '@contract/calendar/checkins'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Transaction } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { members } from '../../../platform/db/schema/members'
import { checkIns, deputies } from '../../../platform/db/schema/calendar/personalLinks'
import type { AppDependencies } from '../../../platform/dependencies'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { toEvent } from '../events/public'
import {
  invitesMember,
  readMembers,
  statusOnDay,
  dayOfEvent,
  findInvitingEvent,
  isOver,
  lockInvitingEvent,
} from '../invitees/public'
import type { InvitingEvent } from '../invitees/public'
import type { Person } from '../links/public'
import { checkinCodes } from './checkinCodes'

type OwnCheckin = z.infer<typeof OwnCheckinAnswer>['checkin']
type PersonKey = Pick<CheckinSetting, 'memberId' | 'deputyId'>

const MINUTE_MS = 60_000

const opensAt = ({ startsAt }: Pick<InvitingEvent, 'startsAt'>) => new Date(startsAt.getTime() - CHECK_IN_BEFORE_MS)

/** Throws `event_cancelled`, `already_finished`, `event_over` or `check_in_not_open` where nobody can be checked in now. */
function assertOpen(event: InvitingEvent, now: Date): void {
  if (event.status === 'cancelled') throw new ApiError('event_cancelled')
  if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
  if (isOver(event, now)) throw new ApiError('event_over')
  if (now < opensAt(event)) throw new ApiError('check_in_not_open')
}

async function findGroup(tx: Transaction, groupId: string) {
  const { timeZone, lateGraceMinutes } = groups
  const [group] = await tx.select({ timeZone, lateGraceMinutes }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group
}

/** The present name of the person who was checked in. */
async function nameOf(tx: Transaction, groupId: string, { memberId, deputyId }: PersonKey): Promise<string> {
  const [person] =
    deputyId === undefined
      ? await tx
          .select({ name: members.name })
          .from(members)
          .where(and(eq(members.groupId, groupId), eq(members.id, memberId ?? '')))
      : await tx
          .select({ name: deputies.name })
          .from(deputies)
          .where(and(eq(deputies.groupId, groupId), eq(deputies.id, deputyId)))
  return person?.name ?? ''
}

/** The subject of the activity log's entry: the member, or for a deputy the event, as a deputy is no subject of the log. */
function about({ id, title }: InvitingEvent, { memberId }: PersonKey, name: string) {
  if (memberId === undefined) return { subject: { type: 'event' as const, id, name: `${title}: ${name}` } }
  return { subject: { type: 'member' as const, id: memberId, name } }
}

/** The fields of the activity log's entry: the event, and the time of arrival. */
const occasionOf = ({ title }: InvitingEvent, at: Date) => ({ title, date: at.toISOString() })

/**
 * Returns the person's name. Throws `not_found` for somebody who is not in the group, `not_asked` for a member who is
 * neither invited nor active on that day.
 */
async function findName(
  tx: Transaction,
  groupId: string,
  event: InvitingEvent,
  { memberId, deputyId }: PersonKey,
  timeZone: string,
): Promise<string> {
  if (deputyId !== undefined) {
    const isDeputy = and(eq(deputies.groupId, groupId), eq(deputies.id, deputyId), eq(deputies.eventId, event.id))
    const [deputy] = await tx
      .select({ name: deputies.name })
      .from(deputies)
      .where(and(isDeputy, isNull(deputies.deletedAt)))
    if (deputy === undefined) throw new ApiError('not_found')
    return deputy.name
  }
  const [member] = memberId === undefined ? [] : await readMembers(tx, groupId, eq(members.id, memberId))
  if (member === undefined) throw new ApiError('not_found')
  const day = dayOfEvent(event, timeZone)
  if (!invitesMember(event, member, day) && statusOnDay(member, day) !== 'active') throw new ApiError('not_asked')
  return member.name
}

const isCheckIn = (groupId: string, eventId: string, personId: string) =>
  and(eq(checkIns.groupId, groupId), eq(checkIns.eventId, eventId), eq(checkIns.personId, personId))

export function checkinRepository({ db, ...secrets }: AppDependencies) {
  const codes = checkinCodes(secrets)

  /**
   * Records the arrival. Who is checked in already keeps their first time of arrival; `saysLate` replaces whether they were late.
   */
  async function write(
    tx: Transaction,
    groupId: string,
    event: InvitingEvent,
    person: PersonKey,
    { at, by, saysLate }: { at: Date; by: Actor | null; saysLate?: boolean | undefined },
  ): Promise<OwnCheckin> {
    const { timeZone, lateGraceMinutes } = await findGroup(tx, groupId)
    const name = await findName(tx, groupId, event, person, timeZone)
    const { memberId = null, deputyId = null } = person
    const personId = memberId ?? deputyId ?? ''
    // All-day events have no hour to be late for.
    const isAfterGrace = !event.allDay && at.getTime() > event.startsAt.getTime() + lateGraceMinutes * MINUTE_MS
    const isLate = saysLate ?? isAfterGrace
    const insert = tx.insert(checkIns).values({
      groupId,
      eventId: event.id,
      personId,
      memberId,
      deputyId,
      checkedInAt: at,
      isLate,
      setBy: by?.userId ?? null,
    })
    const { eventId: ofEvent, personId: ofPerson } = checkIns
    const correction = {
      target: [checkIns.groupId, ofEvent, ofPerson],
      set: { isLate },
      setWhere: ne(checkIns.isLate, isLate),
    }
    const written = saysLate === undefined ? insert.onConflictDoNothing() : insert.onConflictDoUpdate(correction)
    const [told] = await written.returning({ at: checkIns.checkedInAt })
    if (by !== null && told !== undefined)
      await appendAudit(tx, by, {
        action: 'checked_in',
        ...about(event, person, name),
        after: occasionOf(event, told.at),
      })
    const [row] = await tx
      .select({ at: checkIns.checkedInAt, isLate: checkIns.isLate, setBy: checkIns.setBy })
      .from(checkIns)
      .where(isCheckIn(groupId, event.id, personId))
    if (row === undefined) throw new ApiError('not_found')
    return {
      eventId: event.id,
      name,
      timeZone,
      at: row.at.toISOString(),
      ...(row.isLate && { isLate: true as const }),
      ...(row.setBy !== null && { isSetByOther: true as const }),
    }
  }

  return {
    async showCode(groupId: string, eventId: string, now = new Date()): Promise<CheckinCode> {
      const event = await findInvitingEvent(db, groupId, eventId)
      if (event.status === 'cancelled') throw new ApiError('event_cancelled')
      if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
      const isOpen = opensAt(event) <= now && !isOver(event, now)
      return {
        opensAt: opensAt(event).toISOString(),
        closesAt: event.endsAt.toISOString(),
        ...(isOpen && codes.show(groupId, event.id, now)),
      }
    },

    /** The code is checked before the event is read, so that a wrong code reveals nothing about events. */
    checkIn(person: Person, eventId: string, code: string, now = new Date()): Promise<OwnCheckin> {
      const { groupId } = person
      if (!codes.holds(groupId, eventId, code, now)) throw new ApiError('code_stale')
      return db.transaction(async (tx) => {
        const event = await lockInvitingEvent(tx, groupId, eventId)
        if (person.kind === 'deputy' && person.eventId !== event.id) throw new ApiError('not_found')
        // Somebody with a code learns only that it is over; that it was finished is for who manages events.
        if (event.status === 'finished') throw new ApiError('event_over')
        assertOpen(event, now)
        const key = person.kind === 'member' ? { memberId: person.memberId } : { deputyId: person.deputyId }
        return write(tx, groupId, event, key, { at: now, by: null })
      })
    },

    set(actor: Actor, setting: CheckinSetting, now = new Date()): Promise<OwnCheckin> {
      const { groupId } = actor
      const { eventId } = setting
      const { at: said, agoMs = 0, isLate: saysLate } = setting
      const at = said === undefined ? new Date(now.getTime() - agoMs) : new Date(said)
      return db.transaction(async (tx) => {
        const event = await lockInvitingEvent(tx, groupId, eventId.toLowerCase())
        // What was pressed in time may come after the end.
        assertOpen(event, at > now ? now : at)
        if (at > now) throw invalidField('checkin.at', 'not_allowed')
        const key = { memberId: setting.memberId?.toLowerCase(), deputyId: setting.deputyId?.toLowerCase() }
        return write(tx, groupId, event, key, { at, by: actor, saysLate })
      })
    },

    /** Throws `not_found` for who is not checked in, `already_finished` once the event is. */
    remove(actor: Actor, { eventId, memberId, deputyId }: CheckinSetting): Promise<void> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const event = await lockInvitingEvent(tx, groupId, eventId.toLowerCase())
        if (event.status === 'finished') throw new ApiError('already_finished', { current: toEvent(event) })
        const [removed] = await tx
          .delete(checkIns)
          .where(isCheckIn(groupId, event.id, (memberId ?? deputyId ?? '').toLowerCase()))
          .returning({ memberId: checkIns.memberId, deputyId: checkIns.deputyId, at: checkIns.checkedInAt })
        if (removed === undefined) throw new ApiError('not_found')
        const person = { memberId: removed.memberId ?? undefined, deputyId: removed.deputyId ?? undefined }
        const name = await nameOf(tx, groupId, person)
        await appendAudit(tx, actor, {
          action: 'check_in_removed',
          ...about(event, person, name),
          before: occasionOf(event, removed.at),
        })
      })
    },
  }
}
