import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../platform/auth/opaqueTokens'
import type { Database } from '../../platform/db/database'
import { pendingRegistrations } from '../../platform/db/schema/pendingRegistrations'
import { ApiError } from '../../platform/http/errors'
import { hashOfAddress } from './identity/signInAddresses'
import type { Entry } from './registrationRepository'

const SECRET_BYTES = 32

export interface PendingKey {
  addressHash: Buffer
  id: string
}

export const isOfAddress = (addressHash: Buffer) => eq(pendingRegistrations.addressHash, addressHash)
export const isOpen = gt(pendingRegistrations.expiresAt, sql`now()`)
const isThis = ({ addressHash, id }: PendingKey) => and(isOfAddress(addressHash), eq(pendingRegistrations.id, id))

/** The token begins with the hash of the address, so that it names the shard to look it up on. */
const makeToken = (addressHash: Buffer) =>
  `${addressHash.toString('base64url')}.${randomBytes(SECRET_BYTES).toString('base64url')}`

export const addressOfToken = (token: string): Buffer => Buffer.from(token.split('.')[0] ?? '', 'base64url')

export function entryOf({
  founded,
  invitedTo,
  invitationHash,
  locale,
}: Pick<typeof pendingRegistrations.$inferSelect, 'founded' | 'invitedTo' | 'invitationHash' | 'locale'>): Entry {
  if (founded !== null) return { group: founded, locale }
  if (invitedTo === null || invitationHash === null) throw new ApiError('not_found')
  return { invitation: { groupId: invitedTo, hash: invitationHash } }
}

/** What the job that mails pending registrations needs. */
export function pendingMails(db: Database) {
  const keyOf = (email: string, id: string) => ({ addressHash: hashOfAddress(email), id })
  return {
    /** Undefined: used or ended in the meantime. `inHour`: how many of its address came in the hour until it, itself included. */
    async find(email: string, id: string) {
      const key = keyOf(email, id)
      const [row] = await db
        .select()
        .from(pendingRegistrations)
        .where(and(isThis(key), isOpen))
      if (row === undefined) return undefined
      const hourBefore = sql`${row.createdAt.toISOString()}::timestamptz - interval '1 hour'`
      const [counted] = await db
        .select({ inHour: count() })
        .from(pendingRegistrations)
        .where(
          and(
            isOfAddress(key.addressHash),
            gt(pendingRegistrations.createdAt, hourBefore),
            lte(pendingRegistrations.id, id),
          ),
        )
      return { entry: entryOf(row), locale: row.locale, inHour: counted?.inHour ?? 0 }
    },

    /** Makes the link's token; the previous one stops working. */
    async renewToken(email: string, id: string): Promise<string> {
      const key = keyOf(email, id)
      const token = makeToken(key.addressHash)
      await db
        .update(pendingRegistrations)
        .set({ tokenHash: hashToken(token) })
        .where(isThis(key))
      return token
    },
  }
}
