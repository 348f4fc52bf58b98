import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import type { SignInFactor } from '@contract/audit'
import type { Role } from '@contract/auth'
import type { Leads } from '@contract/leads'
import { actorFrom } from '../audit/actor'
import type { Actor } from '../audit/actor'
import { appendAudit, userSubject } from '../audit/auditEntries'
import type { Session } from './accessTokens'
import type { Database, Transaction } from '../db/database'
import { shareReads } from '../db/shareReads'
import { groups } from '../db/schema/groups'
import { refreshFamilies, refreshTokens } from '../db/schema/sessions'
import { users } from '../db/schema/users'
import { ApiError } from '../http/errors'
import type { Visitor } from '../http/visitors'
import { guardedRoles, hasSecondFactor } from './secondFactorQuery'
import { endOf, isFamily, isToken } from './sessionKeys'
import type { NewToken } from './sessionKeys'

/** For so long after showing who they are, a person is not asked for it again. */
const PROOF_LASTS_S = 600

/** What the account behind an access token may do now. */
interface CallerState {
  role: Role
  name: string
  /** As it is now; the token has that of the sign-in. */
  document: string
  /** Whether they showed lately who they are. Who shares an account without a password (the demo's) has nothing to show. */
  isProven: boolean
  leads: Leads | null
  /** Whether the group asks this role for a second factor, and there is none yet. */
  mustSetUp: boolean
  group: CallersGroup
}

/** What of the group most of its calls go by, so that they need not look it up again. */
export interface CallersGroup {
  /** An IANA zone. */
  timeZone: string
  /** The month with which a year begins, 1 to 12. */
  seasonMonth: number
  /** So many days before an event answers are taken until. */
  replyDays: number
}

/** What goes with the start of a session. */
interface Opening {
  visitor: Visitor
  /** The user, for the record; without one nothing is noted. */
  actor?: Actor | undefined
  /** By what was shown who comes in; empty in the demo, where nothing is. */
  factors: readonly SignInFactor[]
  /** What it does stands or falls with the session. */
  onOpen?: ((tx: Transaction) => Promise<void>) | undefined
}

const isOfUser = (groupId: string, userId: string) =>
  and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId))

const isUser = (groupId: string, id: string) => and(eq(users.groupId, groupId), eq(users.id, id))

/** Refresh families: one a sign-in, ended by deleting it. */
export function sessionRepository(db: Database) {
  // Asked by every call, so it is put together once, and under its name planned once by each connection.
  const groupId = sql.placeholder('groupId')
  const userId = sql.placeholder('userId')
  const callerStateQuery = db
    .select({
      role: users.role,
      name: users.name,
      document: users.document,
      leads: users.leads,
      isProven: sql<boolean>`(${users.passwordHash} is null
        or coalesce(${refreshFamilies.verifiedAt} > now() - make_interval(secs => ${PROOF_LASTS_S}), false))`,
      mustSetUp: sql<boolean>`(${groups.requiresSecondFactor} and ${inArray(users.role, guardedRoles)}
        and ${users.passwordHash} is not null and not ${hasSecondFactor(groupId, userId)})`,
      group: { timeZone: groups.timeZone, seasonMonth: groups.seasonMonth, replyDays: groups.replyDays },
    })
    .from(users)
    .innerJoin(groups, eq(groups.groupId, groupId))
    .innerJoin(refreshFamilies, and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId)))
    .where(
      and(
        eq(users.groupId, groupId),
        eq(users.id, userId),
        eq(refreshFamilies.groupId, groupId),
        eq(refreshFamilies.id, sql.placeholder('familyId')),
      ),
    )
    .prepare('state_of_caller')
  const shareStates = shareReads<CallerState | undefined>()

  return {
    /**
     * Starts a family with its first token, and sweeps the user's families that ran out. `passwordHash` is the one that was
     * just verified (null: an account without a password): verifying takes a while, in which another may have taken its place.
     */
    async open(
      { groupId, userId }: Pick<Actor, 'groupId' | 'userId'>,
      passwordHash: string | null,
      token: NewToken,
      { visitor, actor, factors, onOpen }: Opening,
    ): Promise<string> {
      const familyId = newId()
      const expiresAt = endOf(token.ttlS)
      await db.transaction(async (tx) => {
        // Kept until the family is written: a change of password comes before, or ends the new family with the others.
        const [verified] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(isUser(groupId, userId), sql`${users.passwordHash} is not distinct from ${passwordHash}`))
          .for('no key update')
        if (verified === undefined) throw new ApiError('invalid_credentials')
        await tx
          .update(users)
          .set({ locale: visitor.locale })
          .where(and(isUser(groupId, userId), ne(users.locale, visitor.locale)))
        await tx
          .delete(refreshFamilies)
          .where(and(isOfUser(groupId, userId), lte(refreshFamilies.expiresAt, sql`now()`)))
        const { userAgent, network } = visitor
        const family = { groupId, id: familyId, userId, expiresAt, userAgent, network, verifiedAt: sql`now()` }
        await tx.insert(refreshFamilies).values(family)
        await tx.insert(refreshTokens).values({ groupId, hash: token.hash, familyId, expiresAt })
        if (actor !== undefined)
          await appendAudit(tx, actor, {
            action: 'signed_in',
            subject: userSubject(actor),
            after: { factors: factors.join(', ') },
          })
        await onOpen?.(tx)
      })
      return familyId
    },

    /** Undefined: the user was removed, or the family has ended. A person's calls of the same moment are answered by one look. */
    findCallerState({ groupId, userId, familyId }: Session): Promise<CallerState | undefined> {
      return shareStates(`${groupId} ${userId} ${familyId}`, async () => {
        const [found] = await callerStateQuery.execute({ groupId, userId, familyId })
        return found
      })
    },

    /** The person has just shown again who they are. */
    async markProven({ groupId, familyId }: Session): Promise<void> {
      await db
        .update(refreshFamilies)
        .set({ verifiedAt: sql`now()` })
        .where(isFamily(groupId, familyId))
    },

    /** Ends the family that the token belongs to, used or not. */
    endByToken(groupId: string, hash: Buffer, request: FastifyRequest): Promise<void> {
      const familyOfToken = db.select({ id: refreshTokens.familyId }).from(refreshTokens).where(isToken(groupId, hash))
      return db.transaction(async (tx) => {
        const [ended] = await tx
          .delete(refreshFamilies)
          .where(and(eq(refreshFamilies.groupId, groupId), inArray(refreshFamilies.id, familyOfToken)))
          .returning({ userId: refreshFamilies.userId })
        if (ended === undefined) return
        const [user] = await tx.select({ name: users.name }).from(users).where(isUser(groupId, ended.userId))
        if (user === undefined) return
        await appendAudit(tx, actorFrom(request, { groupId, ...ended, ...user }), {
          action: 'signed_out',
          subject: { type: 'user', id: ended.userId, name: user.name },
        })
      })
    },
  }
}
