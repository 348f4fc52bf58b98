import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Role } from '@contract/auth'
import type { Session } from './accessTokens'
import type { Database } from '../db/database'
import { refreshFamilies, refreshTokens } from '../db/schema/sessions'
import { users } from '../db/schema/users'
import { ApiError } from '../http/errors'
import { endOf, isToken } from './sessionKeys'
import type { NewToken } from './sessionKeys'

const isOfUser = (groupId: string, userId: string) =>
  and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId))

const isUser = (groupId: string, id: string) => and(eq(users.groupId, groupId), eq(users.id, id))

/** Refresh families: one a sign-in, ended by deleting it. */
export function sessionRepository(db: Database) {
  // Asked by every call, so it is put together once, and under its name planned once by each connection.
  const groupId = sql.placeholder('groupId')
  const userId = sql.placeholder('userId')
  const roleQuery = db
    .select({ role: users.role })
    .from(users)
    .innerJoin(refreshFamilies, and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId)))
    .where(
      and(
        eq(users.groupId, groupId),
        eq(users.id, userId),
        eq(refreshFamilies.groupId, groupId),
        eq(refreshFamilies.id, sql.placeholder('familyId')),
      ),
    )
    .prepare('role_of_caller')

  return {
    /**
     * Starts a family with its first token, and sweeps the user's families that ran out. `passwordHash` is the one that was
     * just verified (null: an account without a password): verifying takes a while, in which another may have taken its place.
     */
    async open(groupId: string, userId: string, passwordHash: string | null, token: NewToken): Promise<string> {
      const familyId = newId()
      const expiresAt = endOf(token.ttlS)
      await db.transaction(async (tx) => {
        // Kept until the family is written: a change of password comes before, or ends the new family with the others.
        const [verified] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(isUser(groupId, userId), sql`${users.passwordHash} is not distinct from ${passwordHash}`))
          .for('share')
        if (verified === undefined) throw new ApiError('invalid_credentials')
        await tx
          .delete(refreshFamilies)
          .where(and(isOfUser(groupId, userId), lte(refreshFamilies.expiresAt, sql`now()`)))
        await tx.insert(refreshFamilies).values({ groupId, id: familyId, userId, expiresAt })
        await tx.insert(refreshTokens).values({ groupId, hash: token.hash, familyId, expiresAt })
      })
      return familyId
    },

    /** What the account behind an access token may do now. Undefined: the user was removed, or the family has ended. */
    async findRole({ groupId, userId, familyId }: Session): Promise<Role | undefined> {
      const [found] = await roleQuery.execute({ groupId, userId, familyId })
      return found?.role
    },

    /** Ends the family that the token belongs to, used or not. */
    async endByToken(groupId: string, hash: Buffer): Promise<void> {
      const familyOfToken = db.select({ id: refreshTokens.familyId }).from(refreshTokens).where(isToken(groupId, hash))
      await db
        .delete(refreshFamilies)
        .where(and(eq(refreshFamilies.groupId, groupId), inArray(refreshFamilies.id, familyOfToken)))
    },
  }
}
