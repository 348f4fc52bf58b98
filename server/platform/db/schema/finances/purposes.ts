import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { financeCategories } from '@contract/choices'
import { events } from '../calendar/events'
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
    /** What it is for; at most one of both. A removed event stays, for its Undo. */
    eventId: uuid('event_id'),
    category: text('category', { enum: financeCategories }),
    /** No longer offered. */
    isClosed: boolean('is_closed').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'finance_purposes_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    index('finance_purposes_event_index')
      .on(table.groupId, table.eventId)
      .where(sql`event_id is not null`),
  ],
)
