import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { boolean, foreignKey, index, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { attendanceStatuses, presentStatuses } from '@contract/calendar'
import { answers } from '@contract/calendar/replyRules'
import { groupId } from '../columns'
import { events } from './events'
import { members, sectionType } from '../members'

export const attendanceStatusType = pgEnum('attendance_status', attendanceStatuses)

export const heldAnswerType = pgEnum('held_answer', [...answers, 'silent'])

/** Who was there. A member without a line was not recorded, which is not the same as absent. */
export const eventAttendance = pgTable(
  'event_attendance',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** The member's when the event was finished. */
    section: sectionType('section').notNull(),
    status: attendanceStatusType('status').notNull(),
    /** What held as the member's answer when the event began, kept at finish. Absent: not asked, or nobody answered. */
    heldAnswer: heldAnswerType('held_answer'),
    wasInTime: boolean('was_in_time'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId, table.memberId] }),
    foreignKey({
      name: 'event_attendance_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    foreignKey({
      name: 'event_attendance_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('event_attendance_member_index').on(table.groupId, table.memberId, table.eventId),
  ],
)

/** Whether a line's status counts as present: who came late or left early was there. */
export function isPresent(status: SQL): SQL {
  return sql`${status} in (${sql.raw(presentStatuses.map((known) => `'${known}'`).join(', '))})`
}
