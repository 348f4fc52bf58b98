import { boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** What money was given for (contract/finances/purposes.ts). */
export const financePurposes = pgTable(
  'finance_purposes',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    note: text('note'),
    endsOn: date('ends_on', { mode: 'string' }),
    /** No longer offered. */
    isClosed: boolean('is_closed').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)
