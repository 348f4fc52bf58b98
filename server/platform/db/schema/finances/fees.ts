import { bigint, date, foreignKey, jsonb, pgEnum, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { feeRhythms } from '@contract/finances/fees'
import type { FeeClass } from '@contract/finances/fees'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { members } from '../members'
import { finances } from './finances'

export const feeRhythmType = pgEnum('fee_rhythm', feeRhythms)

/** What members pay, and in which months. */
export const feeClasses = pgTable(
  'fee_classes',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    /** Of one period, in minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Amounts from later months on, ascending. */
    laterAmounts: jsonb('later_amounts').$type<FeeClass['laterAmounts']>(),
    ageLimit: jsonb('age_limit').$type<FeeClass['ageLimit']>(),
    joiningFee: jsonb('joining_fee').$type<FeeClass['joiningFee']>(),
    rhythm: feeRhythmType('rhythm').notNull(),
    /** A month (1 to 12) in which a period begins; absent: as the rhythm has it. */
    firstMonth: smallint('first_month'),
    /** Of the month that is charged; absent: what is said when dues are charged. */
    dueDay: smallint('due_day'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** Which class a member has from month to month. The spans of one member do not overlap. */
export const memberFees = pgTable(
  'member_fees',
  {
    groupId: groupId().references(() => groups.groupId),
    memberId: uuid('member_id').notNull(),
    /** First day of its first month. */
    from: date('from_month', { mode: 'string' }).notNull(),
    /** First day of its last month; absent: without end. */
    to: date('to_month', { mode: 'string' }),
    classId: uuid('class_id').notNull(),
    /** Why nothing is charged; absent: it is. */
    exempt: text('exempt'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId, table.from] }),
    foreignKey({
      name: 'member_fees_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'member_fees_class_fk',
      columns: [table.groupId, table.classId],
      foreignColumns: [feeClasses.groupId, feeClasses.id],
    }),
  ],
)

/** Entries that are the joining fee of their member: nobody is charged it twice. */
export const joiningFeeEntries = pgTable(
  'joining_fee_entries',
  {
    groupId: groupId().references(() => groups.groupId),
    financeId: uuid('finance_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.financeId] }),
    foreignKey({
      name: 'joining_fee_entries_finance_fk',
      columns: [table.groupId, table.financeId],
      foreignColumns: [finances.groupId, finances.id],
    }).onDelete('cascade'),
  ],
)
