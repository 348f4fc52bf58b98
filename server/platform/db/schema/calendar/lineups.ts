import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { Needs } from '@contract/invitees'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** How many of each instrument are needed, under a name. */
export const lineups = pgTable(
  'lineups',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    needs: jsonb('needs').$type<Needs>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)
