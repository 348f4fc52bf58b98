import { bigint, foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId } from '../columns'
import { events } from '../calendar/events'

/** What each event earned and cost, kept with every change of the ledger: live entries, paid and pending, in minor units. */
export const financeEvents = pgTable(
  'finance_events',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    income: bigint('income', { mode: 'number' }).notNull(),
    expense: bigint('expense', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId] }),
    foreignKey({
      name: 'finance_events_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
  ],
)
