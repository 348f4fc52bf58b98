import { bigint, date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId } from '../columns'
import { financeCategoryType, financeKindType, financeStatusType } from './finances'
import { groups } from '../groups'

/**
 * What a group's entries come to, by month: a sum over the entries themselves is too slow for every look at the balance.
 * Updated by server/areas/finances/ledger/ledger.ts in the transaction of each change. A line may stand at zero.
 */
export const financeMonths = pgTable(
  'finance_months',
  {
    groupId: groupId().references(() => groups.groupId),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: financeKindType('kind').notNull(),
    status: financeStatusType('status').notNull(),
    category: financeCategoryType('category').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.month, table.kind, table.status, table.category] })],
)

/** The same by account, for its balance on a day and for lists of one account. Transfers are apart (finances/transfers.ts). */
export const financeAccountMonths = pgTable(
  'finance_account_months',
  {
    groupId: groupId().references(() => groups.groupId),
    accountId: uuid('account_id').notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: financeKindType('kind').notNull(),
    status: financeStatusType('status').notNull(),
    category: financeCategoryType('category').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'finance_account_months_pk',
      columns: [table.groupId, table.accountId, table.month, table.kind, table.status, table.category],
    }),
  ],
)
