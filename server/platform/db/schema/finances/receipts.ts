import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { receiptTypes } from '@contract/finances/receipts'
import { bytes, groupId, instant } from '../columns'
import { finances } from './finances'

/** What proves an entry: a file, of which the bytes lie in `receipt_pieces`. */
export const receipts = pgTable(
  'receipts',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    financeId: uuid('finance_id').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: receiptTypes }).notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** In hex. */
    sha256: text('sha256').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** The name as it was then: accounts are erased, the books are not. */
    addedBy: text('added_by').notNull(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'receipts_finance_fk',
      columns: [table.groupId, table.financeId],
      foreignColumns: [finances.groupId, finances.id],
    }),
    // Removed ones too, for the history and for who deletes an entry for good.
    index('receipts_finance_index').on(table.groupId, table.financeId),
    index('receipts_file_index')
      .on(table.groupId, table.sha256)
      .where(sql`deleted_at is null`),
  ],
)

/** A file in pieces of one size, the last one shorter: none is ever held whole by who reads or copies it. */
export const receiptPieces = pgTable(
  'receipt_pieces',
  {
    groupId: groupId(),
    receiptId: uuid('receipt_id').notNull(),
    /** 0, 1, 2 … */
    number: integer('number').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.receiptId, table.number] }),
    foreignKey({
      name: 'receipt_pieces_receipt_fk',
      columns: [table.groupId, table.receiptId],
      foreignColumns: [receipts.groupId, receipts.id],
    }),
  ],
)
