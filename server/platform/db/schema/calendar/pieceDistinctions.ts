import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId } from '../columns'
import { groups } from '../groups'

/** Pairs of pieces of which somebody said that they are two, the smaller id first. */
export const pieceDistinctions = pgTable(
  'piece_distinctions',
  {
    groupId: groupId().references(() => groups.groupId),
    firstId: uuid('first_id').notNull(),
    secondId: uuid('second_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.firstId, table.secondId] })],
)
