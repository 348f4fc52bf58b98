import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { classChanges, partPeriods } from '@contract/finances/fees'
import type { FamilyRate } from '@contract/finances/fees'
import { updatedAt, version } from '../columns'
import { groups } from '../groups'

/** How a group charges fees; without a row, as is usual (contract/finances/fees.ts). */
export const feeSettings = pgTable('fee_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  firstPeriod: text('first_period', { enum: partPeriods }).notNull(),
  lastPeriod: text('last_period', { enum: partPeriods }).notNull().default('full'),
  family: jsonb('family').$type<FamilyRate>(),
  classChange: text('class_change', { enum: classChanges }).notNull().default('none'),
  version: version(),
  updatedAt: updatedAt(),
})
