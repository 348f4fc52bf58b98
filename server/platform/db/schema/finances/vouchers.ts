import { integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { groupId, instant } from '../columns'
import { groups } from '../groups'

/**
 * Which entry bears which number of a calendar year (contract/finances/vouchers.ts). Lines are added in turn, under the books' lock,
 * and never changed or deleted: that is why no number is missing.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    groupId: groupId().references(() => groups.groupId),
    year: integer('year').notNull(),
    /** 1, 2, 3 … in each year. */
    number: integer('number').notNull(),
    /** Not a foreign key: an entry that was removed is deleted for good one day, and its number stays. */
    financeId: uuid('finance_id').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.year, table.number] }),
    uniqueIndex('vouchers_finance_key').on(table.groupId, table.financeId, table.year),
  ],
)
