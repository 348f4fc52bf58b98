import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { can } from '../../../platform/auth/abilities'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '@contract/call'
import type { LinkHolder } from '../../../platform/auth/personalLinks'
import type { ReplyWay } from '@contract/calendar/replyRules'
import type { Database } from '../../../platform/db/database'
import { members } from '../../../platform/db/schema/members'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'

/** The person who calls for themselves: by a personal link, or by an account that is tied to a member. */
export type Person =
  { groupId: string; kind: 'member'; memberId: string; via: ReplyWay } | Extract<LinkHolder, { kind: 'deputy' }>

/** Throws `not_found` for an account that is tied to no member. The member may have been removed, until they are purged. */
export async function findPerson(db: Database, request: FastifyRequest): Promise<Person> {
  if (request.linkHolder !== null) return request.linkHolder
  const { groupId, userId } = callerOf(request)
  const [found] = await db
    .select({ memberId: members.id })
    .from(users)
    .innerJoin(members, and(eq(members.groupId, groupId), eq(members.id, users.memberId)))
    .where(and(eq(users.groupId, groupId), eq(users.id, userId)))
  if (found === undefined) throw new ApiError('not_found')
  return { groupId, kind: 'member', memberId: found.memberId, via: 'account' }
}

/** Whether the caller may act for others: signed in, not by a personal link. */
export function isManager(request: FastifyRequest): boolean {
  return request.linkHolder === null && can(callerOf(request).role, 'manage', 'Event')
}

/** The kind of the member's link that was used; undefined: none was. */
export function linkViaOf({ linkHolder }: FastifyRequest): 'own' | 'told' | undefined {
  return linkHolder?.kind === 'member' ? linkHolder.via : undefined
}

/** The caller as a member. Throws `not_found` for a deputy. */
export async function findMember(db: Database, request: FastifyRequest) {
  const person = await findPerson(db, request)
  if (person.kind !== 'member') throw new ApiError('not_found')
  return person
}

/**
 * A whole hall may answer from one network address after an announcement; a script that keeps guessing is slowed down
 * nevertheless.
 */
const CALLS_PER_ADDRESS = 600

/** Options of every call that people make for themselves. */
export const personal: { access: Access; rateLimit: { max: number } } = {
  access: 'personal',
  rateLimit: { max: CALLS_PER_ADDRESS },
}
