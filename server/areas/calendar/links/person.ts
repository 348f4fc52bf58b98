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

/** Who speaks for themselves: by a personal link, or signed in with an account that is tied to a member. */
export type Person =
  { groupId: string; kind: 'member'; memberId: string; via: ReplyWay } | Extract<LinkHolder, { kind: 'deputy' }>

/** Throws `not_found` for an account that is tied to no member, or to one who was removed. */
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

/** Who may speak for others: nobody who came by a link. */
export function isManager(request: FastifyRequest): boolean {
  return request.linkHolder === null && can(callerOf(request).role, 'manage', 'Event')
}

/** By which kind of a member's link the call was made; undefined: by none. */
export function linkViaOf({ linkHolder }: FastifyRequest): 'own' | 'told' | undefined {
  return linkHolder?.kind === 'member' ? linkHolder.via : undefined
}

/** A person who is a member; a deputy has no such thing: `not_found`. */
export async function findMember(db: Database, request: FastifyRequest) {
  const person = await findPerson(db, request)
  if (person.kind !== 'member') throw new ApiError('not_found')
  return person
}

/** A whole hall may answer from one address after the announcement; a script that tries on is held up all the same. */
const CALLS_PER_ADDRESS = 600

/** Of every call that one makes for oneself. */
export const personal: { access: Access; rateLimit: { max: number } } = {
  access: 'personal',
  rateLimit: { max: CALLS_PER_ADDRESS },
}
