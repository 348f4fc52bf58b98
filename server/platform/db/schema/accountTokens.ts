import { foreignKey, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, groupId, instant } from './columns'
import { users } from './users'

export const accountTokenPurposes = ['reset_password', 'verify_email'] as const

export const accountTokenPurpose = pgEnum('account_token_purpose', accountTokenPurposes)

/** Links that an account was sent or handed: one use each, which deletes the row. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    groupId: groupId(),
    hash: bytes('hash').notNull(),
    userId: uuid('user_id').notNull(),
    purpose: accountTokenPurpose('purpose').notNull(),
    /** Where the link was sent: whoever opens it reads that address. Absent: an administrator handed it over. */
    email: text('email'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.hash] }),
    foreignKey({
      name: 'account_tokens_user_fk',
      columns: [table.groupId, table.userId],
      foreignColumns: [users.groupId, users.id],
    }).onDelete('cascade'),
    index('account_tokens_user_index').on(table.groupId, table.userId),
  ],
)
