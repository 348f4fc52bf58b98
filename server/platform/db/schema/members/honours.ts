import { date, foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { members } from '../members'

/** Which years of service a group honours (contract/members/honours.ts); without a row, the usual ones. */
export const honourSettings = pgTable('honour_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  years: jsonb('years').$type<number[]>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})

/** For which years of service members were honoured, and when. */
export const honours = pgTable(
  'honours',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    years: smallint('years').notNull(),
    givenOn: date('given_on', { mode: 'string' }).notNull(),
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
      name: 'honours_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('honours_member_index').on(table.groupId, table.memberId),
  ],
)

/** Years of service that count, or do not, whatever the history of a member says. */
export const serviceAdjustments = pgTable(
  'service_adjustments',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    years: smallint('years').notNull(),
    reason: text('reason').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'service_adjustments_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('service_adjustments_member_index').on(table.groupId, table.memberId),
  ],
)
