import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { transferActions } from '@contract/finances/accounts'
import type { Transfer } from '@contract/finances/accounts'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { financeAccounts } from './finances'
import { groups } from '../groups'

const isThere = sql`deleted_at is null`

/** Money from one account of the group to another: no income and no expense. */
export const transfers = pgTable(
  'transfers',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    fromAccountId: uuid('from_account_id').notNull(),
    toAccountId: uuid('to_account_id').notNull(),
    /** In minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'transfers_from_fk',
      columns: [table.groupId, table.fromAccountId],
      foreignColumns: [financeAccounts.groupId, financeAccounts.id],
    }),
    foreignKey({
      name: 'transfers_to_fk',
      columns: [table.groupId, table.toAccountId],
      foreignColumns: [financeAccounts.groupId, financeAccounts.id],
    }),
    index('transfers_natural_order_index').on(table.groupId, table.date, table.id).where(isThere),
    index('transfers_from_index').on(table.groupId, table.fromAccountId, table.date, table.id).where(isThere),
    index('transfers_to_index').on(table.groupId, table.toAccountId, table.date, table.id).where(isThere),
  ],
)

/**
 * What came to an account by transfers, less what went, by month, and how many they were. Updated with each change of a transfer
 * (server/areas/finances/accounts/transferLedger.ts). A line may stand at zero.
 */
export const transferMonths = pgTable(
  'transfer_months',
  {
    groupId: groupId().references(() => groups.groupId),
    accountId: uuid('account_id').notNull(),
    /** Its first day. */
    month: date('month', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    transfers: bigint('transfers', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.accountId, table.month] })],
)

export const transferActionType = pgEnum('transfer_action', transferActions)

/** What happened to each transfer, in order, as of entries (financeChanges.ts). */
export const transferChanges = pgTable(
  'transfer_changes',
  {
    groupId: groupId(),
    transferId: uuid('transfer_id').notNull(),
    /** 1, 2, 3 … for each transfer. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    /** The name as it was then. */
    by: text('by').notNull(),
    action: transferActionType('action').notNull(),
    /** Absent: removed. */
    after: jsonb('after').$type<Transfer>(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.transferId, table.number] }),
    foreignKey({
      name: 'transfer_changes_transfer_fk',
      columns: [table.groupId, table.transferId],
      foreignColumns: [transfers.groupId, transfers.id],
    }),
  ],
)
