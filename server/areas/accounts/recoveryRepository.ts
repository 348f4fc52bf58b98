import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { EmailStatus, ResetOffer } from '@contract/recovery'
import { actorFrom } from '../../platform/audit/actor'
import type { Actor } from '../../platform/audit/actor'
import { appendAudit, userSubject } from '../../platform/audit/auditEntries'
import type { Holder } from '../../platform/auth/challenges'
import { groupOfToken } from '../../platform/auth/opaqueTokens'
import type { Database, Transaction } from '../../platform/db/database'
import { accountTokens } from '../../platform/db/schema/accountTokens'
import { groups } from '../../platform/db/schema/groups'
import { refreshFamilies } from '../../platform/db/schema/sessions'
import { users } from '../../platform/db/schema/users'
import { ApiError } from '../../platform/http/errors'
import { enqueue } from '../../platform/jobs/jobs'
import { accountMail } from './identity/accountMail'
import { notifyOfPassword } from './identity/accountNotices'
import { deleteResetTokens, isOpenToken } from './identity/accountTokens'
import { claimAddress, releaseAddress } from './identity/signInAddresses'

const isUser = (groupId: string, userId: string) => and(eq(users.groupId, groupId), eq(users.id, userId))

function groupOrNotFound(token: string): string {
  const groupId = groupOfToken(token)
  if (groupId === undefined) throw new ApiError('not_found')
  return groupId
}

/** Marks the address as verified. Returns false if the account has another address by now. */
async function markVerified(tx: Transaction, groupId: string, userId: string, email: string): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${new Date().toISOString()}::timestamptz)` })
    .where(and(isUser(groupId, userId), eq(users.email, email)))
    .returning({ id: users.id })
  return marked.length > 0
}

const idsOf = ({ groupId, userId }: Holder) => ({ groupId, userId })

/** Changes the account's address, and notifies the old one. */
async function moveEmail(tx: Transaction, actor: Actor, email: string): Promise<void> {
  const { groupId, userId } = actor
  await claimAddress(tx, email, actor)
  const [stored] = await tx
    .select({ email: users.email })
    .from(users)
    .where(isUser(groupId, userId))
    .for('no key update')
  if (stored === undefined) throw new ApiError('not_found')
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: null, updatedAt: sql`now()` })
    .where(isUser(groupId, userId))
  await releaseAddress(tx, stored.email, actor)
  const at = new Date().toISOString()
  await appendAudit(tx, actor, {
    action: 'email_changed',
    subject: userSubject(actor),
    before: stored,
    after: { email },
  })
  await enqueue(tx, accountMail, { kind: 'email_changed', ...idsOf(actor), oldEmail: stored.email, at })
}

/** What the mailed or handed-over links of accounts do. */
export function recoveryRepository(db: Database) {
  return {
    /** The account whose password the link sets, with the words that the password must not contain. Throws `not_found`. */
    async findReset(token: string): Promise<ResetOffer['reset'] & { name: string; document: string }> {
      const groupId = groupOrNotFound(token)
      const [found] = await db
        .select({ email: users.email, name: users.name, document: users.document, groupName: groups.name })
        .from(accountTokens)
        .innerJoin(users, and(eq(users.groupId, groupId), eq(users.id, accountTokens.userId)))
        .innerJoin(groups, eq(groups.groupId, groupId))
        .where(isOpenToken(groupId, token, 'reset_password'))
      if (found === undefined) throw new ApiError('not_found')
      return found
    },

    /** Sets the password, and ends all sessions and other reset links of the account. Throws `not_found`. */
    resetPassword(token: string, passwordHash: string, request: FastifyRequest): Promise<void> {
      const groupId = groupOrNotFound(token)
      return db.transaction(async (tx) => {
        const [used] = await tx
          .delete(accountTokens)
          .where(isOpenToken(groupId, token, 'reset_password'))
          .returning({ userId: accountTokens.userId, email: accountTokens.email })
        if (used === undefined) throw new ApiError('not_found')
        const { userId, email } = used
        const [owner] = await tx
          .update(users)
          .set({ passwordHash, updatedAt: sql`now()` })
          .where(isUser(groupId, userId))
          .returning({ name: users.name })
        if (owner === undefined) throw new ApiError('not_found')
        const actor = actorFrom(request, { groupId, userId, ...owner })
        await appendAudit(tx, actor, { action: 'password_reset', subject: userSubject(actor) })
        if (email !== null) await markVerified(tx, groupId, userId, email)
        await tx
          .delete(refreshFamilies)
          .where(and(eq(refreshFamilies.groupId, groupId), eq(refreshFamilies.userId, userId)))
        await deleteResetTokens(tx, groupId, userId)
        await notifyOfPassword(tx, { groupId, userId })
      })
    },

    /** Returns the address that the link proved, now the account's. Throws `not_found`, `email_taken`. */
    verifyEmail(token: string, request: FastifyRequest): Promise<string> {
      const groupId = groupOrNotFound(token)
      return db.transaction(async (tx) => {
        const [used] = await tx
          .delete(accountTokens)
          .where(isOpenToken(groupId, token, 'verify_email'))
          .returning({ userId: accountTokens.userId, email: accountTokens.email })
        const email = used?.email ?? null
        if (used === undefined || email === null) throw new ApiError('not_found')
        if (await markVerified(tx, groupId, used.userId, email)) return email
        const [owner] = await tx.select({ name: users.name }).from(users).where(isUser(groupId, used.userId))
        if (owner === undefined) throw new ApiError('not_found')
        await moveEmail(tx, actorFrom(request, { groupId, userId: used.userId, ...owner }), email)
        await markVerified(tx, groupId, used.userId, email)
        return email
      })
    },

    /**
     * Mails a link to the new address. Only that mail says if the address is taken already. Without a mail server there is no link and
     * the change takes effect at once: throws `email_taken`.
     */
    async changeEmail(actor: Actor, newEmail: string, sendsMail: boolean): Promise<void> {
      if (!sendsMail) return db.transaction((tx) => moveEmail(tx, actor, newEmail))
      return enqueue(db, accountMail, { kind: 'verify_email', ...idsOf(actor), newEmail })
    },

    async findEmailStatus({ groupId, userId }: Holder): Promise<Omit<EmailStatus, 'sendsMail'>> {
      const [found] = await db
        .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
        .from(users)
        .where(isUser(groupId, userId))
      if (found === undefined) throw new ApiError('unauthenticated')
      const { email, verifiedAt } = found
      return { email, ...(verifiedAt !== null && { verifiedAt: verifiedAt.toISOString() }) }
    },
  }
}
