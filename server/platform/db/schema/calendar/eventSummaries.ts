import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { AnalyticsSummary } from '@contract/analytics'
import { groupId } from '../columns'
import { groups } from '../groups'

/** Summaries as they were found last, for every process to see. Any of them may be deleted: it is found anew. */
export const eventSummaries = pgTable(
  'event_summaries',
  {
    groupId: groupId().references(() => groups.groupId),
    /** Where its filters belong, so that a group has no more rows than slots: of two that share one, the later stays. */
    slot: smallint('slot').notNull(),
    /** Which of the group's finished events it covers, as one text. */
    filters: text('filters').notNull(),
    /** Of the records that it was found in: it says something of no others. */
    fingerprint: text('fingerprint').notNull(),
    summary: jsonb('summary').$type<AnalyticsSummary>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.slot] })],
)
