import { sql } from 'drizzle-orm'
import { boolean, date, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { answers } from '@contract/replies/replyRules'
import { createdAt, groupId, instant, updatedAt, version } from './columns'
import { events } from './events'
import { members } from './members'

export const answerType = pgEnum('answer', answers)

/** What members answered to events. Who never did has no row. */
export const replies = pgTable(
  'replies',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    answer: answerType('answer').notNull(),
    reason: text('reason'),
    answeredAt: instant('answered_at').notNull(),
    /** When the member was first heard of at this event, whatever was answered since. */
    firstAnsweredAt: instant('first_answered_at').notNull(),
    /** The account that set it for the member. Absent: the member. Not a foreign key: accounts are erased, answers are not. */
    setBy: uuid('set_by'),
    /** What was answered to: the event's `plan_number` of then. Another one now asks for the answer to be confirmed. */
    planNumber: integer('plan_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId, table.memberId] }),
    foreignKey({
      name: 'replies_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    foreignKey({
      name: 'replies_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('replies_member_index').on(table.groupId, table.memberId, table.eventId),
  ],
)

/** Days on which a member is away, both included. */
export const absences = pgTable(
  'absences',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    reason: text('reason'),
    /** When its days were last said, so that what was answered to an event afterwards is known. */
    saidAt: instant('said_at').notNull().defaultNow(),
    isSetByOther: boolean('is_set_by_other').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'absences_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('absences_member_index').on(table.groupId, table.memberId, table.lastDay),
    index('absences_days_index')
      .on(table.groupId, table.lastDay, table.firstDay)
      .where(sql`deleted_at is null`),
  ],
)
