import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt, version } from './columns'

export const groups = pgTable('groups', {
  groupId: uuid('group_id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Removed records are deleted for good after so many months; absent: never. */
  purgeMonths: integer('purge_months'),
  /** For so long the record of activities is kept. */
  auditMonths: integer('audit_months').notNull().default(24),
  /** In which month the season begins, 1 to 12. */
  seasonMonth: integer('season_month').notNull().default(1),
  /** Admins and treasurers must have a second factor. */
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  /** Events take answers until the end of the day that lies so many days before; 0: until they begin. */
  replyDays: integer('reply_days').notNull().default(0),
  /** Personal pages tell their member what they owe. */
  showsDues: boolean('shows_dues').notNull().default(false),
  /** Who is checked in so many minutes after the start, or later, is late. */
  lateGraceMinutes: integer('late_grace_minutes').notNull().default(10),
  /** What the finish screen takes those for of whom nothing is known. */
  finishDefault: text('finish_default', { enum: ['present', 'open'] })
    .notNull()
    .default('present'),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
