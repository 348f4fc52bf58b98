import { bigint, date, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { groupId } from '../columns'
import { groups } from '../groups'

/** Pending income by the month in which it falls due: what is overdue, without a look at the entries. Kept like `finance_months`. */
export const financeDueMonths = pgTable(
  'finance_due_months',
  {
    groupId: groupId().references(() => groups.groupId),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.month] })],
)
