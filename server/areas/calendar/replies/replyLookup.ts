import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AnswerState } from '@contract/calendar/replyRules'
import { hashToken } from '../../../platform/auth/opaqueTokens'
import { personalLinkTokens } from '../../../platform/auth/personalLinkTokens'
import type { Secrets } from '../../../platform/config'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { isMemberFromNow } from '../../../platform/db/membership'
import { events } from '../../../platform/db/schema/calendar/events'
import { replies } from '../../../platform/db/schema/calendar/replies'
import { members } from '../../../platform/db/schema/members'
import { deputyAsks } from '../../../platform/db/schema/calendar/deputyPool'
import { deputies, memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../../platform/http/errors'
import { isFull } from '../events/public'
import { readDoubted, memberLinkTokens, findMember } from '../links/public'
import {
  deadlineOf,
  dayOfEvent,
  findInvitingEvent,
  findInvitingGroup,
  isOver,
  answersTo,
  readSituation,
} from '../invitees/public'
import type { InvitingEvent } from '../invitees/public'

/** A member whom an event invites, or a deputy at it. */
export interface Invitee {
  id: string
  isDeputy: boolean
  name: string
  instrument: string | null
  state: AnswerState
  /** They had answered before the event was moved or cancelled. */
  toConfirm: boolean
  /** Now, or before it was moved or cancelled. */
  saidNo: boolean
  /** They wait for a place (calendar/events/places.ts), or one became free for them. */
  place?: 'waiting' | 'given' | undefined
  /** Of who was asked in a search of the pool: until when the place is theirs alone, where that is known. */
  seat?: { until: Date | null }
}

export interface EventWithInvitees {
  event: InvitingEvent
  timeZone: string
  deadline: Date
  /** The event's day in the group's zone. */
  day: string
  isOver: boolean
  /** A yes would wait for a place now. */
  isFull: boolean
  /** Members by section and name, then deputies by name. */
  people: Invitee[]
}

/** Whether the event's places are all taken, and for whom one became free. */
function findPlaces(db: Database, groupId: string, eventId: string) {
  const given = sql<string[]>`array(select member_id::text from ${replies}
    where ${replies.groupId} = ${groupId} and ${replies.eventId} = ${eventId} and moved_up_at is not null)`
  return db
    .select({ isFull: isFull(groupId), given })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, eventId)))
}

/** An event with all its invitees. Throws `not_found`. */
export async function findEventWithInvitees(
  db: Database,
  groupId: string,
  eventId: string,
  now = new Date(),
): Promise<EventWithInvitees> {
  const [group, event] = await Promise.all([findInvitingGroup(db, groupId), findInvitingEvent(db, groupId, eventId)])
  const { id, name, instrument, answer, planNumber, feeEntryId } = deputies
  const [situation, [places], outsiders] = await Promise.all([
    readSituation(db, groupId, group, [event]),
    event.places === null ? [] : findPlaces(db, groupId, event.id),
    db
      .select({
        id,
        name,
        instrument,
        answer,
        planNumber,
        isSeat: sql<boolean>`${feeEntryId} is not null`,
        until: deputyAsks.waitsUntil,
      })
      .from(deputies)
      .leftJoin(deputyAsks, and(eq(deputyAsks.groupId, groupId), eq(deputyAsks.deputyId, id)))
      .where(and(eq(deputies.groupId, groupId), eq(deputies.eventId, event.id), isNull(deputies.deletedAt)))
      .orderBy(asc(name), asc(id)),
  ])
  const given = new Set(places?.given)
  const members = answersTo(event, situation).map(({ member, answer: { state, toConfirm, isWaiting } }): Invitee => {
    const before = toConfirm ? situation.replies.get(event.id)?.get(member.id)?.answer : state
    const { id: memberId, name: called, instrument: played } = member
    const saidNo = before === 'no'
    const isGiven = state === 'yes' && given.has(memberId)
    const place = isWaiting ? ('waiting' as const) : isGiven ? ('given' as const) : undefined
    return { id: memberId, isDeputy: false, name: called, instrument: played, state, toConfirm, saidNo, place }
  })
  const invited = outsiders.map(({ answer: given, planNumber: plan, isSeat, until, ...person }): Invitee => {
    const toConfirm = given !== null && plan !== event.planNumber
    const state = given === null || toConfirm ? 'silent' : given
    return { ...person, isDeputy: true, state, toConfirm, saidNo: given === 'no', ...(isSeat && { seat: { until } }) }
  })
  return {
    event,
    timeZone: group.timeZone,
    deadline: deadlineOf(event, group),
    day: dayOfEvent(event, group.timeZone),
    isOver: isOver(event, now),
    isFull: places?.isFull ?? false,
    people: [...members, ...invited],
  }
}

/** Returns tokens of personal links, for messages; makes missing links. */
export function personalTokens({ db, ...secrets }: Secrets & { db: Database }) {
  const ofMembers = memberLinkTokens(secrets)
  const ofDeputies = personalLinkTokens(secrets)

  async function readMemberTokens(
    tx: Transaction,
    groupId: string,
    ids: string[],
    isOwn: boolean,
  ): Promise<[string, string][]> {
    if (ids.length === 0) return []
    await ofMembers.insertFirst(tx, groupId, ids)
    const { memberId, number, hash, ownHash, withdrawnAt } = memberLinks
    const rows = await tx
      .select({ memberId, number, hash, ownHash, withdrawnAt })
      .from(memberLinks)
      .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, memberId)))
      // The link of who has left opens nothing.
      .where(and(eq(memberLinks.groupId, groupId), isIn(memberId, ids), isMemberFromNow(groupId)))
      .orderBy(memberId)
      .for('update', { of: memberLinks })
    const doubted = isOwn ? await readDoubted(tx, groupId, ids) : new Map()
    const told: [string, string][] = []
    for (const row of rows) {
      const goesToOwner = isOwn && !doubted.has(row.memberId)
      // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
      const token = goesToOwner ? await ofMembers.tellOwn(tx, groupId, row) : ofMembers.tell(groupId, row)
      if (token !== undefined) told.push([row.memberId, token])
    }
    return told
  }

  async function readDeputyTokens(tx: Transaction, groupId: string, ids: string[]): Promise<[string, string][]> {
    if (ids.length === 0) return []
    const { id, hash, linkNumber } = deputies
    const rows = await tx
      .select({ id, hash, linkNumber })
      .from(deputies)
      .where(and(eq(deputies.groupId, groupId), isIn(id, ids), isNull(deputies.deletedAt)))
      .orderBy(id)
      .for('update')
    const told: [string, string][] = []
    for (const row of rows) {
      const number = row.hash === null ? row.linkNumber + 1 : row.linkNumber
      const link = { groupId, kind: 'deputy', id: row.id, number } as const
      const token = row.hash === null ? ofDeputies.make(link) : ofDeputies.find(link, row.hash)
      if (token === undefined) continue
      told.push([row.id, token])
      if (row.hash !== null) continue
      const set = { hash: hashToken(token), linkNumber: number, linkMadeAt: sql`now()`, linkUsedAt: null }
      // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
      await tx
        .update(deputies)
        .set(set)
        .where(and(eq(deputies.groupId, groupId), eq(id, row.id)))
    }
    return told
  }

  return {
    /**
     * Tokens by person. `owner`: the link is mailed to the person's own address, and nobody else sees it. `manager`: who
     * hands it out sees it, so that the page hides amounts, and answers may be by others. Who never had a link gets one; who
     * has none that can be computed (withdrawn, or of an old secret) is left out.
     */
    tell: (
      groupId: string,
      people: Pick<Invitee, 'id' | 'isDeputy'>[],
      to: 'owner' | 'manager',
    ): Promise<Map<string, string>> =>
      db.transaction(async (tx) => {
        const idsOf = (isDeputy: boolean) => people.flatMap((one) => (one.isDeputy === isDeputy ? [one.id] : []))
        const members = await readMemberTokens(tx, groupId, idsOf(false), to === 'owner')
        return new Map([...members, ...(await readDeputyTokens(tx, groupId, idsOf(true)))])
      }),
  }
}

/**
 * The member who is the only one that can have made the call: by account, or by a link that was sent to nobody else. Throws
 * `forbidden` for a link that others know, `not_found` for a deputy or an account without a member.
 */
export async function findOnlySelf(
  db: Database,
  request: FastifyRequest,
): Promise<{ groupId: string; memberId: string }> {
  const { groupId, memberId, via } = await findMember(db, request)
  if (via === 'told') throw new ApiError('forbidden')
  return { groupId, memberId }
}

/** Whether the member's e-mail address was changed by somebody else and not confirmed yet. */
export const isAddressDoubted = async (db: Database | Transaction, groupId: string, memberId: string) =>
  (await readDoubted(db, groupId, [memberId])).has(memberId)

/**
 * Whether the member's own link may be mailed now: not without a valid link, or if it was requested within the last
 * `minutes`. If so, the time of this request is stored.
 */
export async function noteOwnLinkAsked(
  tx: Transaction,
  groupId: string,
  memberId: string,
  minutes: number,
): Promise<boolean> {
  const noted = await tx
    .update(memberLinks)
    .set({ ownAskedAt: sql`now()` })
    .where(
      and(
        eq(memberLinks.groupId, groupId),
        eq(memberLinks.memberId, memberId),
        isNull(memberLinks.withdrawnAt),
        sql`(${memberLinks.ownAskedAt} is null or ${memberLinks.ownAskedAt} < now() - make_interval(mins => ${minutes}))`,
      ),
    )
    .returning({ memberId: memberLinks.memberId })
  return noted.length > 0
}
