import { foreignKey, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { financeActions } from '@contract/finances'
import type { Finance } from '@contract/finances'
import { groupId, instant } from '../columns'
import { finances } from './finances'

export const financeActionType = pgEnum('finance_action', financeActions)

/** What happened to each entry, in order. What an entry was before a change is what it was after the one before. */
export const financeChanges = pgTable(
  'finance_changes',
  {
    groupId: groupId(),
    financeId: uuid('finance_id').notNull(),
    /** 1, 2, 3 … for each entry. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    /** The name as it was then: accounts are erased, the books are not. */
    by: text('by').notNull(),
    action: financeActionType('action').notNull(),
    /** Absent: removed. `duesMonth`: the first day of the month of which it was the dues. */
    after: jsonb('after').$type<Finance & { duesMonth?: string }>(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.financeId, table.number] }),
    foreignKey({
      name: 'finance_changes_finance_fk',
      columns: [table.groupId, table.financeId],
      foreignColumns: [finances.groupId, finances.id],
    }),
  ],
)
