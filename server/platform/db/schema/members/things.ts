import { sql } from 'drizzle-orm'
import { bigint, date, foreignKey, index, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { thingConditions, thingKinds } from '@contract/choices'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { members } from '../members'

export const thingKind = pgEnum('thing_kind', thingKinds)
export const thingCondition = pgEnum('thing_condition', thingConditions)

/** What a group owns and lends to its members (contract/members/things.ts). */
export const things = pgTable(
  'things',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    name: naturalText('name').notNull(),
    kind: thingKind('kind').notNull(),
    number: text('number'),
    serialNumber: text('serial_number'),
    value: bigint('value', { mode: 'number' }),
    condition: thingCondition('condition'),
    insurance: text('insurance'),
    boughtOn: date('bought_on', { mode: 'string' }),
    place: text('place'),
    notes: text('notes'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** Whom a thing was lent to, and from when to when. */
export const loans = pgTable(
  'loans',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    thingId: uuid('thing_id').notNull(),
    memberId: uuid('member_id').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    until: date('until', { mode: 'string' }),
    deposit: bigint('deposit', { mode: 'number' }),
    conditionLent: thingCondition('condition_lent'),
    /** Absent while it is lent. */
    returnedOn: date('returned_on', { mode: 'string' }),
    conditionReturned: thingCondition('condition_returned'),
    note: text('note'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'loans_thing_fk',
      columns: [table.groupId, table.thingId],
      foreignColumns: [things.groupId, things.id],
    }),
    foreignKey({
      name: 'loans_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('loans_thing_index').on(table.groupId, table.thingId, table.since),
    index('loans_member_index').on(table.groupId, table.memberId),
    index('loans_open_index')
      .on(table.groupId)
      .where(sql`deleted_at is null and returned_on is null`),
  ],
)
