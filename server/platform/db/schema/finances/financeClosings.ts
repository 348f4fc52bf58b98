import { sql } from 'drizzle-orm'
import { date, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { groupId, instant } from '../columns'
import { groups } from '../groups'

/** Each closing of a month, and its reopening where there was one. */
export const financeClosings = pgTable(
  'finance_closings',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    closedAt: instant('closed_at').notNull(),
    /** Names as they were then, as in the history of entries. */
    closedBy: text('closed_by').notNull(),
    reopenedAt: instant('reopened_at'),
    reopenedBy: text('reopened_by'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    uniqueIndex('finance_closings_month_key')
      .on(table.groupId, table.month)
      .where(sql`reopened_at is null`),
  ],
)
