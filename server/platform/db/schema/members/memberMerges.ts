import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { groupId, instant } from '../columns'
import { groups } from '../groups'

/** A row as JSON, by the names of its columns. */
export type Row = Record<string, unknown>

/** `before` null: the row was added; `after` null: it was deleted. */
export interface RowChange {
  before: Row | null
  after: Row | null
}

/** What one step changed in one table. `only`: of these columns, beside the key; absent: of all. */
export interface RowBatch {
  table: string
  rows: RowChange[]
  only?: string[]
}

/**
 * Records of members that became one, the second part of the first. Not foreign keys: who is deleted for good takes these along
 * (areas/merging/personalData.ts).
 */
export const memberMerges = pgTable(
  'member_merges',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    keptId: uuid('kept_id').notNull(),
    givenUpId: uuid('given_up_id').notNull(),
    mergedAt: instant('merged_at').notNull().defaultNow(),
    /** The name as it was then: accounts are erased. */
    by: text('by').notNull(),
    /** Every row that changed, before and after, for Undo. Absent: it was undone, or can no longer be. */
    changes: jsonb('changes').$type<RowBatch[]>(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('member_merges_kept_index').on(table.groupId, table.keptId),
  ],
)

/** Pairs of members of whom somebody said that they are two people, the smaller id first. */
export const memberDistinctions = pgTable(
  'member_distinctions',
  {
    groupId: groupId().references(() => groups.groupId),
    firstId: uuid('first_id').notNull(),
    secondId: uuid('second_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.firstId, table.secondId] })],
)
