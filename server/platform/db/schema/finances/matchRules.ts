import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { financeCategoryType } from './finances'
import { groups } from '../groups'

/**
 * What lines of a bank become that meet their conditions (contract/finances/matchRules.ts). Members, events, accounts and subcategories
 * that were removed since may still stand here by their ids: nothing is made of those.
 */
export const matchRules = pgTable(
  'match_rules',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** The smaller comes first. */
    position: integer('position').notNull(),
    contains: text('contains'),
    counterparty: text('counterparty'),
    /** Minor units, signed. */
    amount: bigint('amount', { mode: 'number' }),
    category: financeCategoryType('category'),
    subcategoryId: uuid('subcategory_id'),
    memberId: uuid('member_id'),
    eventId: uuid('event_id'),
    accountId: uuid('account_id'),
    notes: text('notes'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)
