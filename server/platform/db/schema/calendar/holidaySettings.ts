import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OwnHoliday } from '@contract/calendar/holidays'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** Whose public holidays a group keeps, and its own ones. */
export const holidaySettings = pgTable('holiday_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  /** ISO 3166-1; null: that of the group. */
  country: text('country'),
  /** ISO 3166-2 without the country; null: what the whole country keeps. */
  state: text('state'),
  own: jsonb('own').$type<OwnHoliday[]>().notNull().default([]),
  version: version(),
  updatedAt: updatedAt(),
})
