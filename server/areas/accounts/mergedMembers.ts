import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import type { RowRecorder } from '../../platform/db/rowImages'
import { users } from '../../platform/db/schema/users'

/** Ties the account of one member to another, unless that one has an account. */
export async function mergeAccounts(
  tx: Transaction,
  groupId: string,
  { record }: RowRecorder,
  { keptId, givenUpId }: { keptId: string; givenUpId: string },
): Promise<void> {
  const ofBoth = isIn(users.memberId, [keptId, givenUpId])
  const tied = await tx
    .select({ memberId: users.memberId })
    .from(users)
    .where(and(eq(users.groupId, groupId), ofBoth))
  if (tied.some(({ memberId }) => memberId === keptId)) return
  const tie = () =>
    tx
      .update(users)
      .set({ memberId: keptId })
      .where(and(eq(users.groupId, groupId), eq(users.memberId, givenUpId)))
  await record(users, ofBoth, tie, [users.memberId])
}
