import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { locales } from '@contract/auth'
import { groupId, instant, updatedAt, version } from '../columns'
import { groups } from '../groups'

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
