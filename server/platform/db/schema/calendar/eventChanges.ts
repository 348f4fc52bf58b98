import { foreignKey, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { eventActions } from '@contract/calendar'
import type { FinishReport } from '@contract/calendar'
import { groupId, instant } from '../columns'
import { events } from './events'

export const eventActionType = pgEnum('event_action', eventActions)

/** What happened to the report of each event, in order. */
export const eventChanges = pgTable(
  'event_changes',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    /** 1, 2, 3 … for each event. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    /** The name as it was then: accounts are erased, reports are not. */
    by: text('by').notNull(),
    action: eventActionType('action').notNull(),
    /** As it was saved. Absent: reopened. */
    report: jsonb('report').$type<Omit<FinishReport, 'id' | 'version'>>(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId, table.number] }),
    foreignKey({
      name: 'event_changes_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
  ],
)
