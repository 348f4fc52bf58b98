import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { locales } from '@contract/locales'
import type { NewGroup } from '@contract/group'
import { bytes, createdAt, instant } from './columns'

/**
 * Who registered, and has not yet opened the link that was sent to their address. Cut by the address, as `sign_in_addresses`: who
 * registers is in no group, and may found one.
 */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    /** SHA-256 of `email`. */
    addressHash: bytes('address_hash').notNull(),
    id: uuid('id').notNull(),
    /** Of the mailed link's token; absent until there is a mail, and where the address has an account and gets no link. */
    tokenHash: bytes('token_hash'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    document: text('document').notNull(),
    passwordHash: text('password_hash').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** The group to be founded; absent where an invitation is accepted. */
    founded: jsonb('founded').$type<NewGroup>(),
    /** Of the invitation: its group, and the hash of its token. */
    invitedTo: uuid('invited_to'),
    invitationHash: bytes('invitation_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.id] })],
)
