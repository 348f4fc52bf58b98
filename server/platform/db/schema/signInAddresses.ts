import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './columns'

/**
 * Whose an e-mail address is, in the whole installation. Sign-in knows no group yet, so that the key does not begin with one: where
 * the database is distributed an address is in one shard, and the key alone ensures that it is taken once. Nothing can refer to it:
 * server/areas/accounts/identity/signInAddresses.ts writes it with the account.
 */
export const signInAddresses = pgTable('sign_in_addresses', {
  /** SHA-256 of the address as `users.email` has it. */
  addressHash: bytes('address_hash').primaryKey(),
  groupId: uuid('group_id').notNull(),
  userId: uuid('user_id').notNull(),
})
