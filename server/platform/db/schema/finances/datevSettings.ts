import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { DatevSettings } from '@contract/finances/datev'
import { groupId, updatedAt, version } from '../columns'
import { groups } from '../groups'

/** How a group's tax advisor keeps its books, and which account stands for each category. */
export const datevSettings = pgTable('datev_settings', {
  groupId: groupId()
    .primaryKey()
    .references(() => groups.groupId),
  settings: jsonb('settings').$type<Omit<DatevSettings, 'version'>>().notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
