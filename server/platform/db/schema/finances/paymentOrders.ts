import { bigint, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { painVersions } from '@contract/finances/paying/paymentSettings'
import type { TransferFile } from '@contract/finances/sepa/transferFile'
import { groupId, instant } from '../columns'
import { groups } from '../groups'

/** What the bank is to pay, or has: nothing in it follows later changes of entries or settings (contract/finances/sepa/paymentOrders.ts). */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    debtor: jsonb('debtor').$type<TransferFile['debtor']>().notNull(),
    painVersion: text('pain_version', { enum: painVersions }).notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** A payment of an order, for one entry. That is no foreign key: entries are purged. */
export const paymentOrderLines = pgTable(
  'payment_order_lines',
  {
    groupId: groupId(),
    /** Without its hyphens the end-to-end id. */
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    financeId: uuid('finance_id').notNull(),
    name: text('name').notNull(),
    iban: text('iban').notNull(),
    bic: text('bic'),
    /** Cents. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'payment_order_lines_order_fk',
      columns: [table.groupId, table.orderId],
      foreignColumns: [paymentOrders.groupId, paymentOrders.id],
    }).onDelete('cascade'),
    index('payment_order_lines_order_index').on(table.groupId, table.orderId),
    index('payment_order_lines_finance_index').on(table.groupId, table.financeId),
  ],
)
