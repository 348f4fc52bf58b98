import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { financeCategories, financeKinds, financeStatuses, paymentMethods } from '@contract/finances'
import { financeAccountKinds } from '@contract/finances/accounts'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { events } from '../calendar/events'
import { groups } from '../groups'
import { imports } from '../imports'
import { members } from '../members'
import { financePurposes } from './purposes'

// A list sorted by one of these follows the order of the contract's values.
export const financeKindType = pgEnum('finance_kind', financeKinds)
export const financeCategoryType = pgEnum('finance_category', financeCategories)
export const financeStatusType = pgEnum('finance_status', financeStatuses)
export const paymentMethodType = pgEnum('payment_method', paymentMethods)

const isThere = sql`deleted_at is null`

export const accountKindType = pgEnum('finance_account_kind', financeAccountKinds)

/** Where a group's money is. The first account bears the group's id and is made with the group. */
export const financeAccounts = pgTable(
  'finance_accounts',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    kind: accountKindType('kind').notNull(),
    number: text('number'),
    /** Its last day. */
    closedOn: date('closed_on', { mode: 'string' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** Categories of the group's own, each below one of the given ones (contract/finances/subcategories.ts). */
export const financeSubcategories = pgTable(
  'finance_subcategories',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** Stays while an entry has it, so that the category of each entry is that of its subcategory. */
    category: financeCategoryType('category').notNull(),
    name: naturalText('name').notNull(),
    /** No longer offered. */
    isArchived: boolean('is_archived').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

export const finances = pgTable(
  'finances',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    kind: financeKindType('kind').notNull(),
    /** In minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    description: naturalText('description').notNull(),
    category: financeCategoryType('category').notNull(),
    subcategoryId: uuid('subcategory_id'),
    date: date('date', { mode: 'string' }).notNull(),
    status: financeStatusType('status').notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    memberId: uuid('member_id'),
    eventId: uuid('event_id'),
    accountId: uuid('account_id').notNull(),
    purposeId: uuid('purpose_id'),
    method: paymentMethodType('method'),
    notes: text('notes'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
    /** First day of the month for which this is its member's dues, whatever day it was paid on. */
    duesMonth: date('dues_month', { mode: 'string' }),
    /** The entry of a closed month that this one takes back. */
    reversalOf: uuid('reversal_of'),
    /** The pending entry of which this paid one is a part: what is paid of it leaves its amount. */
    partOf: uuid('part_of'),
    /** What the parts of one payment have in common. */
    splitId: uuid('split_id'),
    /** The part that this one became one with; removed with that, for good. */
    joinedInto: uuid('joined_into'),
    /** On that day given up; removed from the books with it, and so in no sum. */
    writtenOffOn: date('written_off_on', { mode: 'string' }),
    writeOffReason: text('write_off_reason'),
    /** Of the credit of its member: paid in beyond what was owed, or, as an expense, given back of it. */
    isCredit: boolean('is_credit').notNull().default(false),
    /** The paid entry of which this expense gives something back. */
    refundOf: uuid('refund_of'),
    /**
     * What the return of a payment made has in common: what went back, what is owed again, and the bank's fee
     * (server/areas/finances/payments/returnedPayments.ts).
     */
    returnId: uuid('return_id'),
    /**
     * One of the entries by which a use of credit (schema/finances/creditUses.ts) shows in other categories than the credit stands in: a paid
     * income of what it paid, and one of less than nothing for each place that it was taken out of. Together they come to nothing.
     */
    creditUseId: uuid('credit_use_id'),
    /** On that day credit paid what was left of it; removed from the books with it, and so in no sum. */
    settledOn: date('settled_on', { mode: 'string' }),
    importId: uuid('import_id'),
    /** The line as it stood in the file (finance_line_key), so that the file is known again after the entry was changed. */
    importedLine: text('imported_line'),
    /** The bank's own id of the posting, where its file had one. */
    bankId: text('bank_id'),
    /** The same with the line's date, kind and amount (finance_line_key): some banks begin their ids anew in each file. */
    bankLine: text('bank_line'),
    /** The recurring entry of which this one is the period's (schema/finances/recurring.ts), by its first day. */
    recurringId: uuid('recurring_id'),
    recurringPeriod: date('recurring_period', { mode: 'string' }),
    /** What a search looks through, folded; the amount as bare digits. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(description || ' ' || amount || ' ' || coalesce(notes, ''))`),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'finances_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    foreignKey({
      name: 'finances_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    foreignKey({
      name: 'finances_account_fk',
      columns: [table.groupId, table.accountId],
      foreignColumns: [financeAccounts.groupId, financeAccounts.id],
    }),
    foreignKey({
      name: 'finances_subcategory_fk',
      columns: [table.groupId, table.subcategoryId],
      foreignColumns: [financeSubcategories.groupId, financeSubcategories.id],
    }),
    foreignKey({
      name: 'finances_purpose_fk',
      columns: [table.groupId, table.purposeId],
      foreignColumns: [financePurposes.groupId, financePurposes.id],
    }),
    foreignKey({
      name: 'finances_reversal_fk',
      columns: [table.groupId, table.reversalOf],
      foreignColumns: [table.groupId, table.id],
    }),
    foreignKey({
      name: 'finances_part_fk',
      columns: [table.groupId, table.partOf],
      foreignColumns: [table.groupId, table.id],
    }),
    foreignKey({
      name: 'finances_refund_fk',
      columns: [table.groupId, table.refundOf],
      foreignColumns: [table.groupId, table.id],
    }),
    foreignKey({
      name: 'finances_import_fk',
      columns: [table.groupId, table.importId],
      foreignColumns: [imports.groupId, imports.id],
    }),
    index('finances_natural_order_index').on(table.groupId, table.date, table.id).where(isThere),
    // What moved on an account, and what was booked on it after a day.
    index('finances_account_index').on(table.groupId, table.accountId, table.date, table.id).where(isThere),
    index('finances_amount_index').on(table.groupId, table.amount, table.id).where(isThere),
    index('finances_due_date_index').on(table.groupId, table.dueDate, table.id).where(isThere),
    index('finances_member_index')
      .on(table.groupId, table.memberId, table.date)
      .where(sql`deleted_at is null and member_id is not null`),
    index('finances_event_index')
      .on(table.groupId, table.eventId)
      .where(sql`deleted_at is null and event_id is not null`),
    // Removed ones too: Undo brings them back with what they had.
    index('finances_subcategory_index')
      .on(table.groupId, table.subcategoryId, table.date, table.id)
      .where(sql`subcategory_id is not null`),
    index('finances_purpose_index')
      .on(table.groupId, table.purposeId, table.date, table.id)
      .where(sql`purpose_id is not null`),
    index('finances_split_index')
      .on(table.groupId, table.splitId)
      .where(sql`split_id is not null`),
    // All that is asked of what is owed, the id for reversals: rows, which lie scattered, are not visited.
    index('finances_pending_index')
      .on(table.groupId, table.kind, table.dueDate, table.date, table.amount, table.id)
      .where(sql`deleted_at is null and status = 'pending'`),
    index('finances_part_index')
      .on(table.groupId, table.partOf)
      .where(sql`part_of is not null`),
    index('finances_write_off_index')
      .on(table.groupId, table.memberId, table.duesMonth)
      .where(sql`written_off_on is not null`),
    index('finances_settled_index')
      .on(table.groupId, table.memberId, table.duesMonth)
      .where(sql`settled_on is not null`),
    index('finances_credit_index')
      .on(table.groupId, table.memberId)
      .where(sql`is_credit and deleted_at is null`),
    index('finances_credit_use_index')
      .on(table.groupId, table.creditUseId)
      .where(sql`credit_use_id is not null`),
    index('finances_refund_index')
      .on(table.groupId, table.refundOf)
      .where(sql`refund_of is not null and deleted_at is null`),
    index('finances_return_index')
      .on(table.groupId, table.returnId)
      .where(sql`return_id is not null`),
    index('finances_import_index')
      .on(table.groupId, table.importId)
      .where(sql`import_id is not null`),
    index('finances_bank_line_index')
      .on(table.groupId, table.bankLine)
      .where(sql`deleted_at is null and bank_line is not null`),
    uniqueIndex('finances_dues_key')
      .on(table.groupId, table.memberId, table.duesMonth)
      .where(sql`deleted_at is null and dues_month is not null`),
    uniqueIndex('finances_recurring_key')
      .on(table.groupId, table.recurringId, table.recurringPeriod)
      .where(sql`deleted_at is null and recurring_id is not null`),
    uniqueIndex('finances_reversal_key')
      .on(table.groupId, table.reversalOf)
      .where(sql`deleted_at is null and reversal_of is not null`),
    // With a pending list, unlike members': without one, a file of 20,000 lines takes three times as long. Kept short (in KB), so
    // that neither a search that reads it nor the add that empties it is held up.
    index('finances_search_index')
      .using('gin', table.groupId, table.search.op('gin_trgm_ops'))
      .with({ fastupdate: true, gin_pending_list_limit: 1024 })
      .where(isThere),
  ],
)
