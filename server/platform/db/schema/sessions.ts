import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, groupId, instant } from './columns'
import { users } from './users'

export const refreshFamilies = pgTable(
  'refresh_families',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
    /** When its newest token ends; past that, the family is swept at the user's next sign-in. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'refresh_families_user_fk',
      columns: [table.groupId, table.userId],
      foreignColumns: [users.groupId, users.id],
    }).onDelete('cascade'),
    index('refresh_families_user_index').on(table.groupId, table.userId),
  ],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    groupId: groupId(),
    hash: bytes('hash').notNull(),
    familyId: uuid('family_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The token that replaced it, readable with the replaced token alone (server/platform/auth/encryption.ts). */
    encryptedSuccessor: bytes('sealed_successor'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.hash] }),
    foreignKey({
      name: 'refresh_tokens_family_fk',
      columns: [table.groupId, table.familyId],
      foreignColumns: [refreshFamilies.groupId, refreshFamilies.id],
    }).onDelete('cascade'),
    index('refresh_tokens_family_index').on(table.groupId, table.familyId),
  ],
)
