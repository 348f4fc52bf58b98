import { and, desc, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { SignInSession } from '@contract/sessions'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit, userSubject } from '../../platform/audit/auditEntries'
import type { Session } from '../../platform/auth/accessTokens'
import type { Holder } from '../../platform/auth/challenges'
import { latestEnded } from '../../platform/auth/sessionKeys'
import { deviceOf } from '../../platform/http/userAgents'
import type { Database, Transaction } from '../../platform/db/database'
import { groups } from '../../platform/db/schema/groups'
import { refreshFamilies } from '../../platform/db/schema/sessions'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'

const isOfUser = ({ groupId, userId }: Holder) =>
  and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId))

/** The session that requests the list, and its network. */
interface Viewer {
  familyId: string
  network: string
}

const sessionsEnded = (count: number) => ({ action: 'sessions_ended', after: { count } }) as const

/** Returns the number of ended sessions. */
async function deleteFamilies(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const ended = await tx.delete(refreshFamilies).where(condition).returning({ id: refreshFamilies.id })
  return ended.length
}

/** A person's sign-ins. Demo accounts are shared: there each visitor sees only their own session. */
export function sessionListRepository(db: Database) {
  /** As a condition on a family of the user. */
  const isOwn = ({ groupId, userId }: Holder, familyId: string) => {
    const hasPassword = db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.groupId, groupId), eq(users.id, userId), isNotNull(users.passwordHash)))
    return or(eq(refreshFamilies.id, familyId), sql`exists ${hasPassword}`)
  }

  return {
    /** Sessions that have not ended, most recently used first. */
    async list(owner: Holder, { familyId, network }: Viewer): Promise<SignInSession[]> {
      const rows = await db
        .select()
        .from(refreshFamilies)
        .where(
          and(
            isOfUser(owner),
            gt(refreshFamilies.expiresAt, sql`now()`),
            gt(refreshFamilies.createdAt, latestEnded),
            isOwn(owner, familyId),
          ),
        )
        .orderBy(desc(refreshFamilies.lastSeenAt), desc(refreshFamilies.id))
      return rows.map((row) => ({
        id: row.id,
        ...deviceOf(row.userAgent),
        ...(row.network !== '' && { network: row.network }),
        isThisNetwork: row.network === network,
        isCurrent: row.id === familyId,
        signedInAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      }))
    },

    /** Throws `not_found` for a session that has ended or is not the caller's. */
    end(caller: Session & Actor, id: string): Promise<void> {
      return db.transaction(async (tx) => {
        const isThis = and(isOfUser(caller), eq(refreshFamilies.id, id), isOwn(caller, caller.familyId))
        const ended = await deleteFamilies(tx, isThis)
        if (ended === 0) throw new ApiError('not_found')
        await appendAudit(tx, caller, { ...sessionsEnded(ended), subject: userSubject(caller) })
      })
    },

    /** Group by group, as each may live on another machine. */
    async deleteEnded(): Promise<void> {
      const isOver = or(lte(refreshFamilies.expiresAt, sql`now()`), lte(refreshFamilies.createdAt, latestEnded))
      for (const { groupId } of await db.select({ groupId: groups.groupId }).from(groups)) {
        await db.delete(refreshFamilies).where(and(eq(refreshFamilies.groupId, groupId), isOver))
      }
    },

    endOthers(caller: Session & Actor): Promise<void> {
      const isOther = ne(refreshFamilies.id, caller.familyId)
      return db.transaction(async (tx) => {
        const ended = await deleteFamilies(tx, and(isOfUser(caller), isOther, isOwn(caller, caller.familyId)))
        if (ended > 0) await appendAudit(tx, caller, { ...sessionsEnded(ended), subject: userSubject(caller) })
      })
    },

    /** Ends all sessions of an account. Throws `not_found` if the group has no such account. */
    endAll(actor: Actor, userId: string): Promise<void> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [owner] = await tx
          .select({ groupId: users.groupId, userId: users.id, name: users.name })
          .from(users)
          .where(and(eq(users.groupId, groupId), eq(users.id, userId), isNotNull(users.passwordHash)))
        if (owner === undefined) throw new ApiError('not_found')
        const ended = await deleteFamilies(tx, isOfUser(owner))
        if (ended > 0) await appendAudit(tx, actor, { ...sessionsEnded(ended), subject: userSubject(owner) })
      })
    },
  }
}
