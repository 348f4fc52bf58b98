import { foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { groupId, replySumColumns } from '../columns'
import { events } from './events'
import { sectionType } from '../members'

/** What the attendance of a finished event adds up to by section, so that a season is summed without its single lines. */
export const eventSections = pgTable(
  'event_sections',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    section: sectionType('section').notNull(),
    expected: integer('expected').notNull(),
    present: integer('present').notNull(),
    /** Both among those present. */
    late: integer('late').notNull().default(0),
    leftEarly: integer('left_early').notNull().default(0),
    excused: integer('excused').notNull(),
    absent: integer('absent').notNull(),
    /** Members of that day without a line. */
    unrecorded: integer('unrecorded').notNull(),
    ...replySumColumns,
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId, table.section] }),
    foreignKey({
      name: 'event_sections_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
  ],
)
