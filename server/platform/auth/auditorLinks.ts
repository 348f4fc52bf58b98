import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AUDITOR_LINK_HEADER } from '@contract/finances/auditing'
import { actorFrom } from '../audit/actor'
import type { Actor } from '../audit/actor'
import { appendAudit } from '../audit/auditEntries'
import type { AppDependencies } from '../dependencies'
import { auditorLinks as table } from '../db/schema/finances/auditorLinks'
import { ApiError } from '../http/errors'
import { networkOf } from '../http/networks'
import { AttemptLimit } from './attemptLimit'
import { groupOfToken, hashToken } from './opaqueTokens'

/** Tokens that open nothing, a minute from one network. Who has a good one is not held up by them. */
const WRONG_LINKS = 30
/** When a link was used is kept to the hour: that need not be written at every look. */
const USE_NOTED_MS = 3_600_000

/** Somebody who is signed in, of whatever group. */
interface Reader {
  groupId: string
  userId: string
  name: string
  /** Whether they keep the books that are audited. */
  isKeeper: boolean
}

/**
 * What an auditor's link opens: the books of these days, both included. The actor bears the link's id and the auditor's
 * name, unless somebody of the group was signed in: what is done is theirs then, whoever the link was made for.
 */
export interface Auditor extends Actor {
  linkId: string
  /** The auditor's. */
  linkName: string
  /** Who was signed in where the link was opened: then they are the actor. */
  signedIn?: Reader
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
    async open(request: FastifyRequest, reply: FastifyReply, reader?: Reader): Promise<Auditor> {
      const token = String(request.headers[AUDITOR_LINK_HEADER] ?? '')
      const groupId = groupOfToken(token)?.toLowerCase()
      const found = groupId === undefined ? undefined : await find(groupId, hashToken(token))
      if (groupId === undefined || found === undefined) {
        await failures.take(networkOf(request.ip), reply)
        throw new ApiError('link_invalid')
      }
      const { id, name, from, to, withNames } = found
      if (found.withdrawnAt !== null || found.expiresAt.getTime() <= Date.now()) throw new ApiError('link_expired')
      const signedIn = reader?.groupId === groupId ? reader : undefined
      const actor = actorFrom(request, { groupId, userId: signedIn?.userId ?? id, name: signedIn?.name ?? name })
      if (found.openedAt === null || (found.usedAt?.getTime() ?? 0) < Date.now() - USE_NOTED_MS)
        await noteUse(actor, id)
      return { ...actor, linkId: id, linkName: name, from, to, withNames, ...(signedIn && { signedIn }) }
    },
  }
}
