import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '@contract/locales'
import { messageKinds, messageWays, recipientReasons, recipientStates } from '@contract/messages'
import { groupId, instant } from '../columns'
import { events } from '../calendar/events'

export const messageKindType = pgEnum('message_kind', messageKinds)
export const messageWayType = pgEnum('message_way', messageWays)
export const recipientStateType = pgEnum('recipient_state', recipientStates)

/** What people were told, of an event or in free words; to whom stands in `message_recipients`. */
export const messages = pgTable(
  'messages',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    /** Absent: a free message, which has a subject. */
    eventId: uuid('event_id'),
    kind: messageKindType('kind').notNull(),
    way: messageWayType('way').notNull(),
    subject: text('subject'),
    words: text('words'),
    includesMaybe: boolean('includes_maybe').notNull().default(false),
    moreEvents: integer('more_events'),
    isUrgent: boolean('is_urgent').notNull().default(false),
    /** The language of who has no account that says another one. */
    locale: text('locale', { enum: locales }).notNull(),
    /** Of a standing order: what it was for, so that it is done once. */
    orderKey: text('order_key'),
    /** Absent: a standing order. The name as it was then: accounts are erased, messages are not. */
    by: text('by'),
    /** Their account, by which section leaders find their own. Not a foreign key: it may be gone. */
    senderId: uuid('sender_id'),
    madeAt: instant('made_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    foreignKey({
      name: 'messages_event_fk',
      columns: [table.groupId, table.eventId],
      foreignColumns: [events.groupId, events.id],
    }),
    index('messages_made_index').on(table.groupId, table.madeAt.desc(), table.id),
    index('messages_event_index').on(table.groupId, table.eventId),
    uniqueIndex('messages_order_index')
      .on(table.groupId, table.orderKey)
      .where(sql`order_key is not null`),
  ],
)

/** One for each person who reads a message. Names and addresses stay where they are. */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    groupId: groupId(),
    messageId: uuid('message_id').notNull(),
    /** A member, a deputy, or the guardian of members. Not a foreign key: who is deleted for good leaves a count. */
    personId: uuid('person_id').notNull(),
    isDeputy: boolean('is_deputy').notNull(),
    /** Of a guardian: the members whom it concerns. */
    minorIds: uuid('minor_ids').array(),
    state: recipientStateType('state').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** How often it was handed to the mail server; who hands it over knows by it whether the row is still about that try. */
    attempts: integer('attempts').notNull().default(0),
    /** Tries since it was last asked for; they grow further apart. */
    pauses: integer('pauses').notNull().default(0),
    notBefore: instant('not_before'),
    reason: text('reason', { enum: recipientReasons }),
    replyCode: integer('reply_code'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.messageId, table.personId] }),
    foreignKey({
      name: 'message_recipients_message_fk',
      columns: [table.groupId, table.messageId],
      foreignColumns: [messages.groupId, messages.id],
    }),
    index('message_recipients_person_index').on(table.groupId, table.personId),
  ],
)
