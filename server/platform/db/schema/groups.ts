import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { addressings, comingKinds } from '@contract/group'
import { createdAt, updatedAt, version } from './columns'

/** How a zone's clocks change, as it was known when the instants of a calendar were computed. */
export interface KnownClock {
  /** IANA's release, as `2026f`. */
  table: string
  /** Ahead of UTC before the first change, in milliseconds. */
  firstMs: number
  /** Up to this moment; of later ones nothing is known. */
  untilMs: number
  /** Oldest first. */
  changes: { atMs: number; beforeMs: number; afterMs: number }[]
}

export const groups = pgTable('groups', {
  groupId: uuid('group_id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  /** After whose habits dates are written (ISO 3166-1); null: as usual in the language. */
  region: text('region'),
  /** By which clocks the instants of its calendar were computed, for as long as IANA does not change them; null in groups of old. */
  knownClock: jsonb('known_clock').$type<KnownClock>(),
  /** Removed records are deleted for good after so many months; absent: never. */
  purgeMonths: integer('purge_months'),
  /** For so long the activity log is kept. */
  auditMonths: integer('audit_months').notNull().default(24),
  /** In which month the season begins, 1 to 12. */
  seasonMonth: integer('season_month').notNull().default(1),
  /** Admins and treasurers must have a second factor. */
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  /** Events take answers until the end of the day that lies so many days before; 0: until they begin. */
  replyDays: integer('reply_days').notNull().default(0),
  /** Personal pages tell their member what they owe. */
  showsDues: boolean('shows_dues').notNull().default(false),
  takesLateYes: boolean('takes_late_yes').notNull().default(false),
  /** Who is checked in so many minutes after the start, or later, is late. */
  lateGraceMinutes: integer('late_grace_minutes').notNull().default(10),
  /** What the finish screen takes those for of whom nothing is known. */
  finishDefault: text('finish_default', { enum: ['present', 'open'] })
    .notNull()
    .default('present'),
  /** What members see of who else comes. */
  showsComing: text('shows_coming', { enum: comingKinds }).notNull().default('nothing'),
  /** How German mails and pages speak to members: Sie or du. */
  addressing: text('addressing', { enum: addressings }).notNull().default('formal'),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
