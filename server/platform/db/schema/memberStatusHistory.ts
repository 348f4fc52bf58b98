import { date, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId } from './columns'
import { memberStatusType, members } from './members'

/** What a member's status was from which day on: who is expected at an event is asked of its day, not of today. */
export const memberStatusHistory = pgTable(
  'member_standings',
  {
    groupId: groupId(),
    memberId: uuid('member_id').notNull(),
    /** A day of the group's time zone. */
    since: date('since', { mode: 'string' }).notNull(),
    /** Absent: removed. */
    status: memberStatusType('status'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId, table.since] }),
    foreignKey({
      name: 'member_standings_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
  ],
)
