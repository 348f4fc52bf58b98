import { bigint, boolean, date, foreignKey, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { recurringRhythms } from '@contract/finances/recurring'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { financeCategoryType, financeKindType, financeStatusType, paymentMethodType } from './finances'
import { groups } from '../groups'

export const recurringRhythmType = pgEnum('recurring_rhythm', recurringRhythms)

/**
 * Entries that come again (contract/finances/recurring.ts). Members, events and accounts that were purged since may still stand here
 * by their ids: proposals leave those out.
 */
export const recurringFinances = pgTable(
  'recurring_finances',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    kind: financeKindType('kind').notNull(),
    /** In minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    description: naturalText('description').notNull(),
    category: financeCategoryType('category').notNull(),
    rhythm: recurringRhythmType('rhythm').notNull(),
    firstOn: date('first_on', { mode: 'string' }).notNull(),
    lastOn: date('last_on', { mode: 'string' }),
    monthEnd: boolean('month_end').notNull(),
    status: financeStatusType('status').notNull(),
    memberId: uuid('member_id'),
    eventId: uuid('event_id'),
    accountId: uuid('account_id'),
    method: paymentMethodType('method'),
    notes: text('notes'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** Periods that shall not be booked. Those that are booked stand in `finances`. */
export const recurringSkips = pgTable(
  'recurring_skips',
  {
    groupId: groupId().references(() => groups.groupId),
    recurringId: uuid('recurring_id').notNull(),
    period: date('period', { mode: 'string' }).notNull(),
    skippedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.recurringId, table.period] }),
    foreignKey({
      name: 'recurring_skips_recurring_fk',
      columns: [table.groupId, table.recurringId],
      foreignColumns: [recurringFinances.groupId, recurringFinances.id],
    }).onDelete('cascade'),
  ],
)
