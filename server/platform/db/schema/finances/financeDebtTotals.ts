import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { groups } from '../groups'

/** How many of a group's members owe, and what they owe together, kept with each change of finance_debts. */
export const financeDebtTotals = pgTable('finance_debt_totals', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  debtors: bigint('debtors', { mode: 'number' }).notNull(),
  /** In minor units of the group's currency. */
  amount: bigint('amount', { mode: 'number' }).notNull(),
})
