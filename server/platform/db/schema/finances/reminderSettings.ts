import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { ReminderText } from '@contract/finances/paying/reminders'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** When a group reminds, and in which words (contract/finances/paying/reminders.ts); no row: the usual ones. */
export const reminderSettings = pgTable('reminder_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  steps: jsonb('steps').$type<ReminderText[]>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
