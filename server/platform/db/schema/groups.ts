import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt, version } from './columns'

export const groups = pgTable('groups', {
  groupId: uuid('group_id').primaryKey(),
  name: text('name').notNull(),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
