import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AnswerState } from '@contract/calendar/replyRules'
import { hashToken } from '../../../platform/auth/opaqueTokens'
import { personalLinkTokens } from '../../../platform/auth/personalLinkTokens'
import type { Secrets } from '../../../platform/config'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { isMemberFromNow } from '../../../platform/db/membership'
import { members } from '../../../platform/db/schema/members'
import { deputies, memberLinks } from '../../../platform/db/schema/calendar/personalLinks'
import { ApiError } from '../../../platform/http/errors'
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
}

export interface EventWithInvitees {
  event: InvitingEvent
  timeZone: string
  deadline: Date
  /** The event's day in the group's zone. */
  day: string
  isOver: boolean
  /** Members by section and name, then deputies by name. */
  people: Invitee[]
}

/** An event with all its invitees. Throws `not_found`. */
export async function findEventWithInvitees(
  db: Database,
  groupId: string,
  eventId: string,
  now = new Date(),
): Promise<EventWithInvitees> {
  const [group, event] = await Promise.all([findInvitingGroup(db, groupId), findInvitingEvent(db, groupId, eventId)])
  const { id, name, instrument, answer, planNumber } = deputies
  const [situation, outsiders] = await Promise.all([
    readSituation(db, groupId, group, [event]),
    db
      .select({ id, name, instrument, answer, planNumber })
      .from(deputies)
      .where(and(eq(deputies.groupId, groupId), eq(deputies.eventId, event.id), isNull(deputies.deletedAt)))
      .orderBy(asc(name), asc(id)),
  ])
  const members = answersTo(event, situation).map(({ member, answer: { state, toConfirm } }): Invitee => {
    return { id: member.id, isDeputy: false, name: member.name, instrument: member.instrument, state, toConfirm }
  })
  const invited = outsiders.map(({ answer: given, planNumber: plan, ...person }): Invitee => {
    const toConfirm = given !== null && plan !== event.planNumber
    return { ...person, isDeputy: true, state: given === null || toConfirm ? 'silent' : given, toConfirm }
  })
  return {
    event,
    timeZone: group.timeZone,
    deadline: deadlineOf(event, group),
    day: dayOfEvent(event, group.timeZone),
    isOver: isOver(event, now),
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
