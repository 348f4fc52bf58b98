import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { groupId, instant } from '../columns'
import { financeAccounts } from './finances'
import { imports } from '../imports'

/** Each comparison of an account with its statement, and its undoing where there was one. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** The statement's last. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Minor units, signed. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    lines: integer('lines').notNull(),
    at: instant('at').notNull(),
    /** Names as they were then, as in the history of entries. */
    by: text('by').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: text('undone_by'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'reconciliations_account_fk',
      columns: [table.groupId, table.accountId],
      foreignColumns: [financeAccounts.groupId, financeAccounts.id],
    }),
    uniqueIndex('reconciliations_day_key')
      .on(table.groupId, table.accountId, table.day)
      .where(sql`undone_at is null`),
    index('reconciliations_account_index').on(table.groupId, table.accountId, table.day),
  ],
)

/** What was ticked in each. While it stands, a line is in one of its account, and is protected (ledger/reconciledStates.ts). */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    groupId: groupId(),
    reconciliationId: uuid('reconciliation_id').notNull(),
    /** Of an entry, or of a transfer; one that was purged since an undoing may still stand here. */
    lineId: uuid('line_id').notNull(),
    /** A transfer is a line of either of its accounts. */
    accountId: uuid('account_id').notNull(),
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.reconciliationId, table.lineId] }),
    foreignKey({
      name: 'reconciliation_lines_fk',
      columns: [table.groupId, table.reconciliationId],
      foreignColumns: [reconciliations.groupId, reconciliations.id],
    }),
    uniqueIndex('reconciliation_lines_line_key')
      .on(table.groupId, table.lineId, table.accountId)
      .where(sql`not is_undone`),
    index('reconciliation_lines_undone_index')
      .on(table.groupId, table.lineId)
      .where(sql`is_undone`),
  ],
)

/** The closing balance that a bank's file told, to be compared with. */
export const statementClosings = pgTable(
  'statement_closings',
  {
    groupId: groupId(),
    importId: uuid('import_id').notNull(),
    accountId: uuid('account_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Minor units, signed. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.importId] }),
    foreignKey({
      name: 'statement_closings_import_fk',
      columns: [table.groupId, table.importId],
      foreignColumns: [imports.groupId, imports.id],
    }),
    index('statement_closings_account_index').on(table.groupId, table.accountId, table.date),
  ],
)
