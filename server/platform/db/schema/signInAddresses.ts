import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './columns'

/**
 * Whose an e-mail address is, in the whole installation: sign-in knows no group yet. The one table whose key begins elsewhere, so
 * that where the database is distributed one address is one shard, and only the key can say that it is taken once. Nothing can
 * refer to it: server/areas/accounts/identity/signInAddresses.ts writes it with the account.
 */
export const signInAddresses = pgTable('sign_in_addresses', {
  /** SHA-256 of the address as `users.email` has it. */
  addressHash: bytes('address_hash').primaryKey(),
  groupId: uuid('group_id').notNull(),
  userId: uuid('user_id').notNull(),
})
