import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { locales } from '@contract/locales'
import { groupId, instant, updatedAt, version } from '../columns'
import { groups } from '../groups'
import { users } from '../users'

/** Addresses that get no messages of the group: given up by the mail server, or by who reads there. Another address is free. */
export const mailBlocks = pgTable(
  'mail_blocks',
  {
    groupId: groupId().references(() => groups.groupId),
    /** A member, a deputy or a guardian. */
    personId: uuid('person_id').notNull(),
    email: text('email').notNull(),
    reason: text('reason', { enum: ['unsubscribed', 'refused'] }).notNull(),
    replyCode: integer('reply_code'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.personId] })],
)

/** How a group's messages go out (contract/messages.ts, MessageSettings); no row: as if nothing had been chosen. */
export const messageSettings = pgTable('message_settings', {
  groupId: uuid('group_id')
    .primaryKey()
    .references(() => groups.groupId),
  senderName: text('sender_name'),
  replyTo: text('reply_to'),
  locale: text('locale', { enum: locales }).notNull(),
  askDays: integer('ask_days'),
  remindDays: integer('remind_days'),
  remindsMaybe: boolean('reminds_maybe').notNull().default(false),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  version: version(),
  updatedAt: updatedAt(),
})

/** What an account is mailed of answers (contract/answerNews.ts); no row: nothing. */
export const answerNews = pgTable(
  'answer_news',
  {
    groupId: groupId(),
    userId: uuid('user_id').notNull(),
    isDaily: boolean('is_daily').notNull(),
    noDays: integer('no_days'),
    /** When the morning mail was ordered last; the next one begins there. */
    toldAt: instant('told_at'),
    /** Answers up to then have been looked through for what is told at once. */
    lookedAt: instant('looked_at').notNull().defaultNow(),
    /** The last mails that were handed to the mail server, so that none goes twice; those of some days are enough. */
    begunIds: uuid('begun_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      name: 'answer_news_user_fk',
      columns: [table.groupId, table.userId],
      foreignColumns: [users.groupId, users.id],
    }).onDelete('cascade'),
  ],
)
