import { bigint, date, foreignKey, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import type { FinanceCategory } from '@contract/finances'
import { createdAt, groupId } from '../columns'
import { finances } from './finances'
import { groups } from '../groups'
import { members } from '../members'

/** Where credit stands in the books, and how much of it was taken from there, in minor units. */
export interface CreditSource {
  category: FinanceCategory
  subcategoryId?: string
  eventId?: string
  amount: number
}

/** What credit paid of an entry that was owed. One that is taken back is deleted. */
export const creditUses = pgTable(
  'finance_credit_uses',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** Whose credit. */
    memberId: uuid('member_id').notNull(),
    /** Its amount holds no longer what was used on it, unless that was all of the rest: then it is settled. */
    dueId: uuid('due_id').notNull(),
    /** In minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Out of which categories it was taken; null of those from before that was kept. */
    sources: jsonb('sources').$type<CreditSource[]>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'finance_credit_uses_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    foreignKey({
      name: 'finance_credit_uses_due_fk',
      columns: [table.groupId, table.dueId],
      foreignColumns: [finances.groupId, finances.id],
    }),
    index('finance_credit_uses_member_index').on(table.groupId, table.memberId),
    index('finance_credit_uses_due_index').on(table.groupId, table.dueId),
  ],
)
