import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { users } from '../../platform/db/schema/users'

/** Unties the accounts of members who are erased or deleted for good. */
export async function untieMembers(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx
    .update(users)
    .set({ memberId: null })
    .where(and(eq(users.groupId, groupId), isIn(users.memberId, memberIds)))
}
