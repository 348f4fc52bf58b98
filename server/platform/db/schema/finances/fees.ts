import { bigint, date, foreignKey, pgEnum, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { feeRhythms } from '@contract/finances/fees'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { members } from '../members'

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
    rhythm: feeRhythmType('rhythm').notNull(),
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
