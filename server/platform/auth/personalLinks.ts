import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { PERSONAL_LINK_HEADER } from '@contract/calendar/links'
import { Id } from '@contract/primitives'
import type { AppDependencies } from '../dependencies'
import type { Database } from '../db/database'
import { events } from '../db/schema/calendar/events'
import { isMemberFromNow } from '../db/membership'
import { members } from '../db/schema/members'
import { deputies, memberLinks } from '../db/schema/calendar/personalLinks'
import { ApiError } from '../http/errors'
import { networkOf } from '../http/networks'
import { AttemptLimit } from './attemptLimit'
import { groupOfToken, hashToken } from './opaqueTokens'

/** Tokens that open nothing, a minute from one network. Who has a good one is not held up by them. */
const WRONG_LINKS = 30
/** When a link was used is kept to the hour: that need not be written at every look. */
const USE_NOTED_MS = 3_600_000

/**
 * Whom a personal link stands for: a member, or a deputy at the one event. `own`: our mail told it the member's own address, and nobody
 * else knows it; `told`: it was handed on by others, who could use it as well.
 */
export type LinkHolder =
  | { groupId: string; kind: 'member'; memberId: string; via: 'own' | 'told' }
  | { groupId: string; kind: 'deputy'; deputyId: string; eventId: string }

const Row = z.object({ id: Id, eventId: z.nullable(Id), isUseNoted: z.boolean(), isOwn: z.boolean() })

/** Of members who have not left, or are still to come, and of deputies at events that are there, also where their place was taken. */
async function findHolder(db: Database, groupId: string, hash: Buffer): Promise<z.infer<typeof Row> | undefined> {
  const since = new Date(Date.now() - USE_NOTED_MS).toISOString()
  const { rows } = await db.execute(sql`
    select link.member_id as id, null as "eventId", coalesce(link.used_at > ${since}::timestamptz, false) as "isUseNoted",
           coalesce(link.own_hash = ${hash}, false) as "isOwn"
      from ${memberLinks} link join ${members} on ${members.groupId} = ${groupId} and ${members.id} = link.member_id
     where link.group_id = ${groupId} and (link.hash = ${hash} or link.own_hash = ${hash}) and link.withdrawn_at is null
       and ${members.deletedAt} is null and ${isMemberFromNow(groupId)}
    union all
    select deputy.id, deputy.event_id, coalesce(deputy.link_used_at > ${since}::timestamptz, false), false
      from ${deputies} deputy join ${events} e on e.group_id = ${groupId} and e.id = deputy.event_id
     where deputy.group_id = ${groupId} and deputy.hash = ${hash} and (deputy.deleted_at is null or deputy.taken_at is not null) and e.deleted_at is null`)
  return z.array(Row).parse(rows)[0]
}

async function noteUse(db: Database, holder: LinkHolder): Promise<void> {
  const { groupId } = holder
  if (holder.kind === 'member')
    await db
      .update(memberLinks)
      .set({ usedAt: sql`now()` })
      .where(and(eq(memberLinks.groupId, groupId), eq(memberLinks.memberId, holder.memberId)))
  else
    await db
      .update(deputies)
      .set({ linkUsedAt: sql`now()` })
      .where(and(eq(deputies.groupId, groupId), eq(deputies.id, holder.deputyId)))
}

export const hasPersonalLink = ({ headers }: FastifyRequest): boolean => PERSONAL_LINK_HEADER in headers

/** Personal links, which travel in a header and open the calls of one member, or of one deputy. */
export function personalLinks(dependencies: AppDependencies) {
  const { db } = dependencies
  const failures = new AttemptLimit(dependencies, 'wrong personal link', WRONG_LINKS)

  return {
    /** Throws `link_invalid`: whatever is wrong with it, and whoever it may have been for, is told to nobody. */
    async open(request: FastifyRequest, reply: FastifyReply): Promise<LinkHolder> {
      const token = String(request.headers[PERSONAL_LINK_HEADER])
      const groupId = groupOfToken(token)?.toLowerCase()
      const found = groupId && (await findHolder(db, groupId, hashToken(token)))
      if (groupId === undefined || !found) {
        await failures.take(networkOf(request.ip), reply)
        throw new ApiError('link_invalid')
      }
      const { id, eventId, isOwn } = found
      const holder: LinkHolder =
        eventId === null
          ? { groupId, kind: 'member', memberId: id, via: isOwn ? 'own' : 'told' }
          : { groupId, kind: 'deputy', deputyId: id, eventId }
      if (!found.isUseNoted) await noteUse(db, holder)
      return holder
    },
  }
}
