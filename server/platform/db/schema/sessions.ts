import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, groupId, instant } from './columns'
import { users } from './users'

export const refreshFamilies = pgTable(
  'refresh_families',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
    /** When the person last showed who they are, by signing in or when asked again. Absent: before this was kept. */
    verifiedAt: instant('verified_at'),
    /** When it was last refreshed: within an access token's time of when it was last used. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** What the browser called itself at sign-in, cut to what anybody needs of it. */
    userAgent: text('user_agent').notNull().default(''),
    /**
     * The person's document at the sign-in, where it was changed since: this browser goes on saying it with each call until it
     * hears of the new one. Absent: it is the account's.
     */
    document: text('document'),
    /** Where the sign-in came from (server/platform/http/networks.ts); empty before this was kept. */
    network: text('network').notNull().default(''),
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
