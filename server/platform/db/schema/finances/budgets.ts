import { bigint, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { BudgetLine } from '@contract/finances/budgets'
import { createdAt, groupId, updatedAt, version } from '../columns'
import { events } from '../calendar/events'
import { groups } from '../groups'

/** What a year of the books is to bring and cost. Its few lines are read and written as a whole. */
export const budgets = pgTable(
  'budgets',
  {
    groupId: groupId().references(() => groups.groupId),
    /** `YYYY`: the calendar year in which it begins. */
    year: text('year').notNull(),
    lines: jsonb('lines').$type<BudgetLine[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.year] })],
)

/** What an event is to bring and cost. */
export const eventBudgets = pgTable(
  'event_budgets',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    lines: jsonb('lines').$type<BudgetLine[]>().notNull(),
    /** The sums of the lines, in minor units: the analytics read these. */
    income: bigint('income', { mode: 'number' }).notNull(),
    expense: bigint('expense', { mode: 'number' }).notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId] }),
    foreignKey({
      name: 'event_budgets_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }).onDelete('cascade'),
  ],
)
