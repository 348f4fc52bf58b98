import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { stepKinds } from '@contract/historyRules'
import { createdAt, groupId, instant, updatedAt, version } from '../columns'
import { members } from '../members'

export const memberStepType = pgEnum('member_step_kind', stepKinds)

/**
 * The history of members, one row a step: who is expected at an event is asked of its day, not of today (platform/db/membership.ts). The
 * status, first and last day in a member's row follow from it (areas/members/memberSteps.ts).
 */
export const memberHistory = pgTable(
  'member_history',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    kind: memberStepType('kind').notNull(),
    /** The first day, in the group's zone, that it applies to: of `left` the day after the last one. `-infinity`: unknown. */
    since: date('since', { mode: 'string' }).notNull(),
    /** The last day of a leave; absent while it lasts. */
    until: date('until', { mode: 'string' }),
    /** What they play from that day on. */
    instrument: text('instrument'),
    part: smallint('part'),
    /** Nobody told the day: it is the one on which the change was entered. */
    isNoted: boolean('is_noted').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'member_history_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('member_history_member_index')
      .on(table.groupId, table.memberId, table.since)
      .where(sql`deleted_at is null`),
  ],
)
