import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId, naturalText } from '../columns'
import { groups } from '../groups'

const isOwing = sql`entries > 0`

/**
 * What each member owes: the sum of their pending income, without what a reversal takes back, of whatever day. Updated by
 * server/areas/finances/ledger/ledger.ts in the transaction of each change. A line may stand at zero.
 */
export const financeDebts = pgTable(
  'finance_debts',
  {
    groupId: groupId().references(() => groups.groupId),
    memberId: uuid('member_id').notNull(),
    /** The member's, for the order of the list alone: where all owe the same, it is by name. */
    name: naturalText('name').notNull(),
    /** In minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index('finance_debts_amount_index')
      .on(table.groupId, table.amount.desc().nullsFirst(), table.name, table.memberId)
      .where(isOwing),
    index('finance_debts_name_index').on(table.groupId, table.name, table.memberId).where(isOwing),
  ],
)
