import { bigint, foreignKey, index, jsonb, pgEnum, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { chargeDrops } from '@contract/finances/levies'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { financeCategoryType, finances } from './finances'
import { groups } from '../groups'
import { members } from '../members'

/** What is asked of some members beside their dues: a trip, a uniform. */
export const levies = pgTable(
  'levies',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    category: financeCategoryType('category').notNull(),
    /** Not tied: it cannot be removed while a levy has it. */
    subcategoryId: uuid('subcategory_id'),
    /** Of each member, in minor units of the group's currency. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** On which days its instalments fall due, in order. */
    dueDates: jsonb('due_dates').$type<string[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Since when nothing more of it is asked for. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

export const chargeDroppedType = pgEnum('levy_charge_dropped', chargeDrops)

/** Which entry is which member's instalment of a levy. What is owed and paid is said by the entry alone. */
export const levyCharges = pgTable(
  'levy_charges',
  {
    groupId: groupId().references(() => groups.groupId),
    levyId: uuid('levy_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** 1, 2, 3 … of the levy's instalments. */
    number: smallint('number').notNull(),
    financeId: uuid('finance_id').notNull(),
    /** Why its entry was removed, so that it comes back with what took it away. Absent: it was not, or by hand. */
    dropped: chargeDroppedType('dropped'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.levyId, table.memberId, table.number] }),
    foreignKey({
      name: 'levy_charges_levy_fk',
      columns: [table.groupId, table.levyId],
      foreignColumns: [levies.groupId, levies.id],
    }),
    foreignKey({
      name: 'levy_charges_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'levy_charges_finance_fk',
      columns: [table.groupId, table.financeId],
      foreignColumns: [finances.groupId, finances.id],
    }).onDelete('cascade'),
    index('levy_charges_finance_index').on(table.groupId, table.financeId),
  ],
)
