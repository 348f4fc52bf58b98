import { boolean, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId } from './columns'
import { users } from './users'

export const bookmarks = pgTable(
  'bookmarks',
  {
    groupId: groupId(),
    userId: uuid('user_id').notNull(),
    screenId: integer('screen_id').notNull(),
    isBookmarked: boolean('is_bookmarked').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.screenId] }),
    foreignKey({
      name: 'bookmarks_user_fk',
      columns: [table.groupId, table.userId],
      foreignColumns: [users.groupId, users.id],
    }).onDelete('cascade'),
  ],
)
