import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { firstPeriods } from '@contract/finances/fees'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** How a group charges fees; without a row, as is usual (contract/finances/fees.ts). */
export const feeSettings = pgTable('fee_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  firstPeriod: text('first_period', { enum: firstPeriods }).notNull(),
  version: version(),
  updatedAt: updatedAt(),
})
