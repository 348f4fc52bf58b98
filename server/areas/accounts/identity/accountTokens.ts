import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit, appendServerAudit, userSubject } from '../../../platform/audit/auditEntries'
import { hashToken, makeOpaqueToken } from '../../../platform/auth/opaqueTokens'
import type { Database, Transaction } from '../../../platform/db/database'
import { accountTokens } from '../../../platform/db/schema/accountTokens'
import { groups } from '../../../platform/db/schema/groups'
import { users } from '../../../platform/db/schema/users'
import { ApiError } from '../../../platform/http/errors'

type Purpose = (typeof accountTokens.$inferSelect)['purpose']

interface NewToken {
  groupId: string
  userId: string
  purpose: Purpose
  /** The address that the link is mailed to; absent if the link is handed over. */
  email?: string
  ttlHours: number
  /** Who hands the link over, for the record: an administrator, or whoever runs the server. Absent: it is mailed. */
  actor?: Actor | 'server'
}

const isOfUser = (groupId: string, userId: string, purpose: Purpose) =>
  and(eq(accountTokens.groupId, groupId), eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose))

/** Unknown, used and expired tokens are treated alike. */
export const isOpenToken = (groupId: string, token: string, purpose: Purpose) =>
  and(
    eq(accountTokens.groupId, groupId),
    eq(accountTokens.hash, hashToken(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, sql`now()`),
  )

/**
 * Makes a link's token for an account that has a password. Of the links that are handed over, only the newest works. Throws `not_found`
 * if there is no such account.
 */
export function addAccountToken(
  db: Database,
  { ttlHours, actor, ...token }: NewToken,
): Promise<{ token: string; expiresAt: Date }> {
  const { groupId, userId } = token
  const secret = makeOpaqueToken(groupId)
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ userId: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.groupId, groupId), eq(users.id, userId), isNotNull(users.passwordHash)))
      .for('no key update')
    if (actor !== undefined) await deleteHandedTokens(tx, token)
    const [added] =
      owner === undefined
        ? []
        : await tx
            .insert(accountTokens)
            .values({ ...token, hash: hashToken(secret), expiresAt: sql`now() + make_interval(hours => ${ttlHours})` })
            .returning({ expiresAt: accountTokens.expiresAt })
    if (owner === undefined || added === undefined) throw new ApiError('not_found')
    const subject = userSubject(owner)
    if (actor === 'server') await appendServerAudit(tx, groupId, { action: 'reset_link_made_on_server', subject })
    else if (actor !== undefined) await appendAudit(tx, actor, { action: 'reset_link_made', subject })
    return { token: secret, expiresAt: added.expiresAt }
  })
}

async function deleteHandedTokens(tx: Transaction, { groupId, userId, purpose }: Omit<NewToken, 'ttlHours'>) {
  await tx.delete(accountTokens).where(and(isOfUser(groupId, userId, purpose), isNull(accountTokens.email)))
}

export async function deleteAccountToken(db: Database, groupId: string, token: string): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.groupId, groupId), eq(accountTokens.hash, hashToken(token))))
}

/** The number of unused links of this purpose that were mailed to the account in the last hour. */
export function countMailedTokens(db: Database, groupId: string, userId: string, purpose: Purpose): Promise<number> {
  const isRecent = gt(accountTokens.createdAt, sql`now() - interval '1 hour'`)
  return db.$count(accountTokens, and(isOfUser(groupId, userId, purpose), isNotNull(accountTokens.email), isRecent))
}

/** After a password change, open reset links must not work: someone else having one may be the reason for the change. */
export async function deleteResetTokens(tx: Transaction, groupId: string, userId: string): Promise<void> {
  await tx.delete(accountTokens).where(isOfUser(groupId, userId, 'reset_password'))
}

/** Group by group, as each may live on another machine. */
export async function deleteExpiredTokens(db: Database): Promise<void> {
  for (const { groupId } of await db.select({ groupId: groups.groupId }).from(groups)) {
    await db
      .delete(accountTokens)
      .where(and(eq(accountTokens.groupId, groupId), lte(accountTokens.expiresAt, sql`now()`)))
  }
}
