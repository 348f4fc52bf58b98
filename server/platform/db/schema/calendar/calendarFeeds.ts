import { foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId, instant } from '../columns'
import { users } from '../users'

/** Each user's private calendar address. Its token is derived (auth/feedTokens.ts), so it can be shown again and is not kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    groupId: groupId(),
    userId: uuid('user_id').notNull(),
    /** Of the address that holds; each renewal adds one, and the addresses before it open nothing. */
    number: integer('number').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      name: 'calendar_feeds_user_fk',
      columns: [table.groupId, table.userId],
      foreignColumns: [users.groupId, users.id],
    }).onDelete('cascade'),
  ],
)
