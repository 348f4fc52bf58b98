import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Holder } from '../../../platform/auth/challenges'
import type { Database, Transaction } from '../../../platform/db/database'
import { signInAddresses } from '../../../platform/db/schema/signInAddresses'
import { ApiError } from '../../../platform/http/errors'

/** As migration 0011 has it. The address is as the contract's `Email` made it: trimmed, in lower case. */
export const hashOfAddress = (email: string) => createHash('sha256').update(email).digest()

const isAddress = (email: string) => eq(signInAddresses.addressHash, hashOfAddress(email))

const taken = () => new ApiError('email_taken', { fields: { email: 'taken' } })

/** The account that signs in with the address. One look-up in one shard, whatever the group. */
export async function findHolder(db: Database, email: string): Promise<Holder | undefined> {
  const [holder] = await db
    .select({ groupId: signInAddresses.groupId, userId: signInAddresses.userId })
    .from(signInAddresses)
    .where(isAddress(email))
  return holder
}

/** Returns false if the address is taken. A concurrent claim of the same address waits until this transaction ends. */
export async function tryClaimAddress(tx: Transaction, email: string, { groupId, userId }: Holder): Promise<boolean> {
  const claimed = await tx
    .insert(signInAddresses)
    .values({ addressHash: hashOfAddress(email), groupId, userId })
    .onConflictDoNothing()
    .returning({ userId: signInAddresses.userId })
  return claimed.length > 0
}

/** Call in the transaction that assigns the address to the account. Throws `email_taken`. */
export async function claimAddress(tx: Transaction, email: string, holder: Holder): Promise<void> {
  if (!(await tryClaimAddress(tx, email, holder))) throw taken()
}

/** Call in the transaction that removes the account or changes its address. Does not release another account's address. */
export async function releaseAddress(tx: Transaction, email: string, { groupId, userId }: Holder): Promise<void> {
  await tx
    .delete(signInAddresses)
    .where(and(isAddress(email), eq(signInAddresses.groupId, groupId), eq(signInAddresses.userId, userId)))
}
