import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SecondFactors } from '@contract/secondFactors'
import type { Holder } from '../../../platform/auth/challenges'
import { guardedRoles } from '../../../platform/auth/secondFactorQuery'
import type { Database } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'
import { secondFactorRepository } from './secondFactorRepository'

/** The account's factors as its owner sees them. */
export function secondFactorOverview(db: Database) {
  const factors = secondFactorRepository(db)

  return async (holder: Holder): Promise<SecondFactors> => {
    const { groupId, userId } = holder
    const [[rules], { totp, passkeys, recoveryCodesLeft }] = await Promise.all([
      db
        .select({
          isOffered: sql<boolean>`${users.passwordHash} is not null`,
          isRequired: sql<boolean>`${groups.requiresSecondFactor} and ${inArray(users.role, guardedRoles)}`,
        })
        .from(users)
        .innerJoin(groups, eq(groups.groupId, groupId))
        .where(and(eq(users.groupId, groupId), eq(users.id, userId))),
      factors.find(holder),
    ])
    if (rules === undefined) throw new ApiError('unauthenticated')
    return {
      ...rules,
      ...(totp && { totp: { createdAt: totp.createdAt.toISOString() } }),
      passkeys: passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
        id,
        name,
        host,
        createdAt: createdAt.toISOString(),
        ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
      })),
      recoveryCodesLeft,
    }
  }
}
