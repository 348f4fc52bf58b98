import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { eventCalendars, eventPlannings, eventStatuses } from '@contract/calendar'
import type { Invitees, Needs } from '@contract/invitees'
import type { Piece, Repeat } from '@contract/calendar'
import type { EventDay } from '@contract/eventDays'
import { createdAt, groupId, instant, naturalText, updatedAt, version, replySumColumns } from '../columns'
import { groups } from '../groups'

// A list sorted by one of these follows the order of the contract's values.
export const eventCalendarType = pgEnum('event_calendar', eventCalendars)
export const eventStatusType = pgEnum('event_status', eventStatuses)

/** When and where, and whether it is held. Times are instants, or of an all-day event days. */
export interface NumberedPlan {
  number: number
  start: string
  end: string
  location: string | null
  isCancelled: boolean
  /** Where it says what its days are. */
  days?: Pick<EventDay, 'day' | 'from' | 'to' | 'location'>[]
}

const isThere = sql`deleted_at is null`

export const events = pgTable(
  'events',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    title: naturalText('title').notNull(),
    calendar: eventCalendarType('calendar').notNull(),
    status: eventStatusType('status').notNull(),
    /** Null: confirmed. */
    planning: text('planning', { enum: eventPlannings }),
    allDay: boolean('all_day').notNull(),
    /** Of an all-day event the midnights of the group's zone; set anew when the group moves to another zone. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Of an all-day event alone: its days are what was meant, whatever the zone. The end is the first day after it. */
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    url: text('url'),
    location: text('location'),
    description: text('description'),
    programme: jsonb('programme').$type<Piece[]>(),
    /** What each day is, counted from the first one. Null: it has none of its own. */
    days: jsonb('days').$type<EventDay[]>(),
    /** The id of the event that the series was made with. */
    seriesId: uuid('series_id'),
    /** Of that event alone: how it was said to repeat, so that the same again is known. */
    repeat: jsonb('repeat').$type<Repeat>(),
    /**
     * Invitees and needs (contract/invitees.ts). Null: all active members; the deadline of the group, the needs of the
     * instrumentation.
     */
    asks: jsonb('asks').$type<Invitees>(),
    replyDays: integer('reply_days'),
    callTime: text('call_time'),
    meetingPoint: text('meeting_point'),
    dress: text('dress'),
    lineupId: uuid('lineup_id'),
    needs: jsonb('needs').$type<Needs>(),
    /** Null: without limit. */
    places: integer('places'),
    /** How many people each may bring. Null: nobody. */
    guestsMax: integer('guests_max'),
    /** Whoever says yes says on which of its days. Null: no. */
    answersByDay: boolean('answers_by_day'),
    inCharge: text('in_charge'),
    leaderNotes: text('leader_notes'),
    /** Ids of members who play their second instrument at it. Null: nobody does. */
    doublings: uuid('doublings').array(),
    /** Which of its plans (time, place, whether it is held) holds now; answers say to which they were given. */
    planNumber: integer('plan_number').notNull().default(1),
    /** The plan before, for what is told of a change. */
    previousPlan: jsonb('previous_plan').$type<NumberedPlan>(),
    /**
     * The last plans as they were when they got their number, that of the present number first, so that small steps add up and a plan that
     * returns has its number again. Null: not changed since plans are remembered.
     */
    answeredPlans: jsonb('answered_plans').$type<NumberedPlan[]>(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
    finishedAt: instant('finished_at'),
    /** The name as it was then: accounts are erased, reports are not. */
    finishedBy: text('finished_by'),
    /** Absent: nobody counted. */
    audience: integer('audience'),
    reportNotes: text('report_notes'),
    /** Absent: what was planned. */
    played: jsonb('played').$type<Piece[]>(),
    /** What the lines of event_attendance add up to, kept at finish: a list must not read them all. Absent: not finished. */
    expected: integer('expected'),
    present: integer('present'),
    /** Both among those present. */
    late: integer('late'),
    leftEarly: integer('left_early'),
    excused: integer('excused'),
    absent: integer('absent'),
    /** Members of that day without a line: they count nowhere, but how many they are is told. */
    unrecorded: integer('unrecorded'),
    ...replySumColumns,
    /** What a search looks through, folded. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(title || ' ' || coalesce(location, '') || ' ' || coalesce(description, ''))`),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    index('events_natural_order_index').on(table.groupId, table.startsAt, table.id).where(isThere),
    // What touches a span: the end decides how much is read, the start is told without a look at the row.
    index('events_span_index').on(table.groupId, table.endsAt, table.startsAt).where(isThere),
    index('events_series_index')
      .on(table.groupId, table.seriesId, table.startsAt)
      .where(sql`series_id is not null`),
    index('events_finished_index')
      .on(table.groupId, table.startsAt.desc().nullsFirst(), table.id)
      .where(sql`deleted_at is null and status = 'finished'`),
    index('events_search_index')
      .using('gin', table.search.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .where(isThere),
  ],
)
