import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AUDITOR_LINK_HEADER } from '@contract/treasury/auditing'
import { actorFrom } from '../audit/actor'
import type { Actor } from '../audit/actor'
import { appendAudit } from '../audit/auditEntries'
import type { AppDependencies } from '../dependencies'
import { auditorLinks as table } from '../db/schema/treasury/auditorLinks'
import { ApiError } from '../http/errors'
import { networkOf } from '../http/networks'
import { AttemptLimit } from './attemptLimit'
import { groupOfToken, hashToken } from './opaqueTokens'

/** Tokens that open nothing, a minute from one network. Who has a good one is not held up by them. */
const WRONG_LINKS = 30
/** When a link was used is kept to the hour: that need not be written at every look. */
const USE_NOTED_MS = 3_600_000

/** What an auditor's link opens: the books of these days, both included. The actor bears the link's id and the auditor's name. */
export interface Auditor extends Actor {
  linkId: string
  from: string
  to: string
  withNames: boolean
}

/** Auditors' links, which travel in a header of their own and open nothing but what is made for them. */
export function auditorLinks(dependencies: AppDependencies) {
  const { db } = dependencies
  const failures = new AttemptLimit(dependencies, 'wrong auditor link', WRONG_LINKS)

  async function find(groupId: string, hash: Buffer) {
    const { id, name, from, to, withNames, expiresAt, withdrawnAt, openedAt, usedAt } = table
    const [row] = await db
      .select({ id, name, from, to, withNames, expiresAt, withdrawnAt, openedAt, usedAt })
      .from(table)
      .where(and(eq(table.groupId, groupId), eq(table.hash, hash)))
    return row
  }

  /** The first look is an act of its own, and told once, however many calls come at once. */
  async function noteUse(actor: Actor, linkId: string): Promise<void> {
    const isLink = and(eq(table.groupId, actor.groupId), eq(table.id, linkId))
    await db.transaction(async (tx) => {
      const opened = await tx
        .update(table)
        .set({ openedAt: sql`now()` })
        .where(and(isLink, isNull(table.openedAt)))
        .returning({ name: table.name })
      await tx
        .update(table)
        .set({ usedAt: sql`now()` })
        .where(isLink)
      for (const { name } of opened)
        await appendAudit(tx, actor, {
          action: 'auditor_link_opened',
          subject: { type: 'auditor_link', id: linkId, name },
        })
    })
  }

  return {
    /** Throws `link_invalid`, and of one that was good once `link_expired`: that is said to nobody but who had it. */
    async open(request: FastifyRequest, reply: FastifyReply): Promise<Auditor> {
      const token = String(request.headers[AUDITOR_LINK_HEADER] ?? '')
      const groupId = groupOfToken(token)?.toLowerCase()
      const found = groupId === undefined ? undefined : await find(groupId, hashToken(token))
      if (groupId === undefined || found === undefined) {
        await failures.take(networkOf(request.ip), reply)
        throw new ApiError('link_invalid')
      }
      const { id, name, from, to, withNames } = found
      if (found.withdrawnAt !== null || found.expiresAt.getTime() <= Date.now()) throw new ApiError('link_expired')
      const actor = actorFrom(request, { groupId, userId: id, name })
      if (found.openedAt === null || (found.usedAt?.getTime() ?? 0) < Date.now() - USE_NOTED_MS)
        await noteUse(actor, id)
      return { ...actor, linkId: id, from, to, withNames }
    },
  }
}
