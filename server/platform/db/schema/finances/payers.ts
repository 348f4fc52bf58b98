import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, groupId, naturalText, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { members } from '../members'

/** Who pays for members, and is deleted once they pay for nobody: a guardian or a household, or a member, whose id it then bears and whose name and address count. */
export const payers = pgTable(
  'payers',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    /** The contact of members whose name and address these are. Not a foreign key: who pays stays when contacts are deleted. */
    contactId: uuid('contact_id'),
    /** Absent of a member. */
    name: naturalText('name'),
    email: text('email'),
    phone: text('phone'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** For whom somebody else pays, or paid. On a day that no span of theirs holds a member pays for themselves; two spans never share a day. */
export const memberPayers = pgTable(
  'member_payers',
  {
    groupId: groupId().references(() => groups.groupId),
    memberId: uuid('member_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    /** From which day on; `0001-01-01`: from before that was noted. */
    since: date('since', { mode: 'string' }).notNull().default('0001-01-01'),
    /** The last day; absent: it goes on. */
    until: date('until', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId, table.since] }),
    foreignKey({
      name: 'member_payers_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'member_payers_payer_fk',
      columns: [table.groupId, table.payerId],
      foreignColumns: [payers.groupId, payers.id],
    }).onDelete('cascade'),
    index('member_payers_payer_index').on(table.groupId, table.payerId),
  ],
)
