import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { createdAt, groupId, instant, naturalText, updatedAt, version } from './columns'
import { events } from './events'
import { groups } from './groups'
import { imports } from './imports'
import { members } from './members'

// A list sorted by one of these follows the order of the contract's values.
export const financeKindType = pgEnum('finance_kind', financeKinds)
export const financeCategoryType = pgEnum('finance_category', financeCategories)
export const financeStatusType = pgEnum('finance_status', financeStatuses)
export const paymentMethodType = pgEnum('payment_method', paymentMethods)

const isThere = sql`deleted_at is null`

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
    date: date('date', { mode: 'string' }).notNull(),
    status: financeStatusType('status').notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    memberId: uuid('member_id'),
    eventId: uuid('event_id'),
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
    importId: uuid('import_id'),
    /** The line as it stood in the file (finance_line_key), so that the file is known again after the entry was changed. */
    importedLine: text('imported_line'),
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
      name: 'finances_reversal_fk',
      columns: [table.groupId, table.reversalOf],
      foreignColumns: [table.groupId, table.id],
    }),
    foreignKey({
      name: 'finances_import_fk',
      columns: [table.groupId, table.importId],
      foreignColumns: [imports.groupId, imports.id],
    }),
    index('finances_natural_order_index').on(table.groupId, table.date, table.id).where(isThere),
    index('finances_amount_index').on(table.groupId, table.amount, table.id).where(isThere),
    index('finances_due_date_index').on(table.groupId, table.dueDate, table.id).where(isThere),
    index('finances_member_index')
      .on(table.groupId, table.memberId, table.date)
      .where(sql`deleted_at is null and member_id is not null`),
    index('finances_event_index')
      .on(table.groupId, table.eventId)
      .where(sql`deleted_at is null and event_id is not null`),
    // All that is asked of what is owed, the id for reversals: rows, which lie scattered, are not visited.
    index('finances_pending_index')
      .on(table.groupId, table.kind, table.dueDate, table.date, table.amount, table.id)
      .where(sql`deleted_at is null and status = 'pending'`),
    index('finances_import_index')
      .on(table.groupId, table.importId)
      .where(sql`import_id is not null`),
    uniqueIndex('finances_dues_key')
      .on(table.groupId, table.memberId, table.duesMonth)
      .where(sql`deleted_at is null and dues_month is not null`),
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
