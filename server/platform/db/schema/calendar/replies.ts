import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Invitees, Needs } from '@contract/invitees'
import type { PollDate } from '@contract/calendar/polls'
import { answers, replyWays } from '@contract/calendar/replyRules'
import type { Answer, ReplyWay } from '@contract/calendar/replyRules'
import { createdAt, groupId, instant, naturalText, updatedAt, version } from '../columns'
import { eventCalendarType, events } from './events'
import { groups } from '../groups'
import { members } from '../members'

export const answerType = pgEnum('answer', answers)

/** What members answered to events. Who never did has no row. */
export const replies = pgTable(
  'replies',
  {
    groupId: groupId(),
    eventId: uuid('event_id').notNull(),
    memberId: uuid('member_id').notNull(),
    answer: answerType('answer').notNull(),
    reason: text('reason'),
    answeredAt: instant('answered_at').notNull(),
    /** When the member was first heard of at this event, whatever was answered since. */
    firstAnsweredAt: instant('first_answered_at').notNull(),
    /** The last other answer, by whomever, to the same plan. Absent: there was none, or it was not noted. */
    answerBefore: answerType('answer_before'),
    /** The account that set it for the member. Absent: the member. Not a foreign key: accounts are erased, answers are not. */
    setBy: uuid('set_by'),
    /** By which way the member said it. Absent: set for them, or answered before this was noted. */
    via: text('via', { enum: replyWays }),
    /** What was answered to: the event's `plan_number` of then. Another one now asks for the answer to be confirmed. */
    planNumber: integer('plan_number').notNull(),
    /**
     * Since when they have said yes without a no in between. Beside `maybe`: they wait for a place, as those who said it earlier have
     * them all; so that nothing which counts those who come counts them. Null beside `yes`: said before there were places.
     */
    yesSince: instant('yes_since'),
    /** How many people they bring. */
    guests: integer('guests').notNull().default(0),
    /** Beside a yes: on which days of the event they come. Null: on all. */
    comesOn: integer('comes_on').array(),
    /** When a place became free for them, until they are heard of again. */
    movedUpAt: instant('moved_up_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.eventId, table.memberId] }),
    foreignKey({
      name: 'replies_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    foreignKey({
      name: 'replies_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('replies_member_index').on(table.groupId, table.memberId, table.eventId),
    index('replies_places_index')
      .on(table.groupId, table.eventId)
      .where(sql`moved_up_at is not null or (answer = 'maybe' and yes_since is not null)`),
  ],
)

/** Days on which a member is away, both included. */
export const absences = pgTable(
  'absences',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    reason: text('reason'),
    /** When its days were last said, so that what was answered to an event afterwards is known. */
    saidAt: instant('said_at').notNull().defaultNow(),
    isSetByOther: boolean('is_set_by_other').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'absences_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('absences_member_index').on(table.groupId, table.memberId, table.lastDay),
    index('absences_days_index')
      .on(table.groupId, table.lastDay, table.firstDay)
      .where(sql`deleted_at is null`),
  ],
)

/** Questions for a date. What they say of the event that comes of it is as in `events`. */
export const polls = pgTable(
  'polls',
  {
    groupId: groupId().references(() => groups.groupId),
    id: uuid('id').notNull(),
    title: naturalText('title').notNull(),
    calendar: eventCalendarType('calendar').notNull(),
    location: text('location'),
    description: text('description'),
    asks: jsonb('asks').$type<Invitees>(),
    lineupId: uuid('lineup_id'),
    needs: jsonb('needs').$type<Needs>(),
    /** By start. As the wire has them: days of an all-day date stay what they are, whatever zone the group moves to. */
    dates: jsonb('dates').$type<PollDate[]>().notNull(),
    closesOn: date('closes_on', { mode: 'string' }),
    /** By hand. */
    closedAt: instant('closed_at'),
    /** What it became. Not a foreign key: where the event is removed, the poll is open again, and outlives it. */
    eventId: uuid('event_id'),
    chosenDateId: uuid('chosen_date_id'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Removed, and kept for Undo. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.id] })],
)

/** What somebody said to one date of a poll. */
export interface StoredPollAnswer {
  answer: Answer
  /** An instant. */
  at: string
  /** The account that set it for the member. Absent: the member. */
  setBy?: string
  /** By which way the member said it. Absent: set for them, or answered before this was noted. */
  via?: ReplyWay
}

/** What members said to polls, a row each. Who never did has none. */
export const pollAnswers = pgTable(
  'poll_answers',
  {
    groupId: groupId(),
    pollId: uuid('poll_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** By the id of the date. Of dates that are no longer there nothing is read. */
    answers: jsonb('answers').$type<Record<string, StoredPollAnswer>>().notNull(),
    comment: text('comment'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.pollId, table.memberId] }),
    foreignKey({
      name: 'poll_answers_poll_fk',
      columns: [table.groupId, table.pollId],
      foreignColumns: [polls.groupId, polls.id],
    }),
    foreignKey({
      name: 'poll_answers_member_fk',
      columns: [table.groupId, table.memberId],
      foreignColumns: [members.groupId, members.id],
    }),
    index('poll_answers_member_index').on(table.groupId, table.memberId),
  ],
)
