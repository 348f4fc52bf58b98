import { and, eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Locale } from '@contract/locales'
import { hashToken } from '../../platform/auth/opaqueTokens'
import type { Database, Transaction } from '../../platform/db/database'
import { pendingRegistrations } from '../../platform/db/schema/pendingRegistrations'
import { ApiError } from '../../platform/http/errors'
import { enqueue } from '../../platform/jobs/jobs'
import { hashOfAddress } from './identity/signInAddresses'
import { addressOfToken, entryOf, isOfAddress, isOpen } from './pendingMails'
import type { PendingKey } from './pendingMails'
import { registrationMail } from './registrationMail'
import type { Entry, Person } from './registrationRepository'

/** Long enough to look into the mailbox at home. */
const TTL_HOURS = 24

export function pendingRegistrationRepository(db: Database) {
  return {
    /** Stores the registration until the link is opened. A job sends the link: nothing here checks whether the address has an account. */
    keep(person: Person, entry: Entry, locale: Locale): Promise<void> {
      const key = { addressHash: hashOfAddress(person.email), id: newId() }
      const place =
        'group' in entry
          ? { founded: entry.group }
          : { invitedTo: entry.invitation.groupId, invitationHash: entry.invitation.hash }
      const expiresAt = sql`now() + make_interval(hours => ${TTL_HOURS})`
      return db.transaction(async (tx) => {
        await tx.insert(pendingRegistrations).values({ ...key, ...person, ...place, locale, expiresAt })
        await enqueue(tx, registrationMail, { email: person.email, id: key.id })
      })
    },

    /** Throws `not_found` alike for unknown, used and expired tokens. */
    async find(token: string) {
      const addressHash = addressOfToken(token)
      const [row] = await db
        .select()
        .from(pendingRegistrations)
        .where(and(isOfAddress(addressHash), eq(pendingRegistrations.tokenHash, hashToken(token)), isOpen))
      if (row === undefined) throw new ApiError('not_found')
      const { name, email, document, passwordHash, id, locale } = row
      return { key: { addressHash, id }, person: { name, email, document, passwordHash }, entry: entryOf(row), locale }
    },

    /** Ends it, and all others of the address, in the transaction that makes the account. Throws `not_found`: somebody was faster. */
    async use(tx: Transaction, { addressHash, id }: PendingKey): Promise<void> {
      const used = await tx
        .delete(pendingRegistrations)
        .where(isOfAddress(addressHash))
        .returning({ id: pendingRegistrations.id })
      if (!used.some((row) => row.id === id)) throw new ApiError('not_found')
    },
  }
}
