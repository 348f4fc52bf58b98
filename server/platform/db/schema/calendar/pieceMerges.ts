import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId, instant } from '../columns'
import { groups } from '../groups'
import type { RowBatch } from '../members/memberMerges'

/** Pieces of the library that became one, the second part of the first. */
export const pieceMerges = pgTable(
  'piece_merges',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    keptPieceId: uuid('kept_piece_id').notNull(),
    givenUpPieceId: uuid('given_up_piece_id').notNull(),
    mergedAt: instant('merged_at').notNull().defaultNow(),
    /** Every row that changed, before and after, for Undo. Absent: it was undone, or can no longer be. */
    changes: jsonb('changes').$type<RowBatch[]>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('piece_merges_time_index').on(table.groupId, table.mergedAt),
  ],
)
