import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Dues } from '@contract/finances/dues'
import { groups } from '../groups'

/** What a group charged last, as it was asked for: the next month begins with the same amount and exceptions. */
export const financeDues = pgTable('finance_dues', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  dues: jsonb('dues').$type<Dues>().notNull(),
})
