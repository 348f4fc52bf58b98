import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { passkeys, totpFactors } from '../db/schema/secondFactors'

/** Roles that can be asked for a second factor (contract/group.ts, requiresSecondFactor). */
export const guardedRoles = ['admin', 'treasurer'] as const

/** Whether a user has a second factor, of either kind. */
export function hasSecondFactor(groupId: string | SQLWrapper, userId: string | SQLWrapper): SQL<boolean> {
  return sql<boolean>`(
    exists (select 1 from ${totpFactors} where ${totpFactors.groupId} = ${groupId} and ${totpFactors.userId} = ${userId})
    or exists (select 1 from ${passkeys} where ${passkeys.groupId} = ${groupId} and ${passkeys.userId} = ${userId}))`
}
