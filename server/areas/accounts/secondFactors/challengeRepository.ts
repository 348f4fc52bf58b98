import { and, eq, lte, sql } from 'drizzle-orm'
import type { Challenge, Holder } from '../../../platform/auth/challenges'
import { hashToken } from '../../../platform/auth/opaqueTokens'
import type { Database } from '../../../platform/db/database'
import { usedChallenges } from '../../../platform/db/schema/secondFactors'
import { ApiError } from '../../../platform/http/errors'
import { mapMissingAccount } from '../../../platform/auth/mapMissingAccount'

export function challengeRepository(db: Database) {
  return {
    /** Takes a challenge that has served out of use. Throws `challenge_expired` where it had served before. */
    async spend({ groupId, userId }: Holder, { nonce, endsAt }: Pick<Challenge, 'nonce' | 'endsAt'>): Promise<void> {
      // An hour after expiry: server and database clocks may differ, and a used challenge must never look fresh.
      const isOfUser = and(eq(usedChallenges.groupId, groupId), eq(usedChallenges.userId, userId))
      await db
        .delete(usedChallenges)
        .where(and(isOfUser, lte(usedChallenges.expiresAt, sql`now() - interval '1 hour'`)))
      const spent = await mapMissingAccount(
        db
          .insert(usedChallenges)
          .values({ groupId, userId, hash: hashToken(nonce), expiresAt: endsAt })
          .onConflictDoNothing()
          .returning({ userId: usedChallenges.userId }),
      )
      if (spent.length === 0) throw new ApiError('challenge_expired')
    },
  }
}
