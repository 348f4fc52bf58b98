import { bigint, customType, timestamp, uuid, integer } from 'drizzle-orm/pg-core'

// Every key begins with group_id, foreign keys too: an engine that shards by it keeps a group's rows together.
export const groupId = () => uuid('group_id').notNull()

/** Text in the order people expect of names: accents and case count last, digits as numbers (migration 0000). */
export const naturalText = customType<{ data: string }>({ dataType: () => 'text COLLATE "natural_order"' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** As wide as the whole numbers that JSON carries: one that was never given out is a conflict, not an overflow. */
export const version = () => bigint('version', { mode: 'number' }).notNull().default(1)

/** What the answers of an event's report add up to (contract/analytics.ts). Absent: nobody was asked. */
export const replySumColumns = {
  asked: integer('asked'),
  answeredInTime: integer('answered_in_time'),
  saidYes: integer('said_yes'),
  yesCame: integer('yes_came'),
  saidMaybe: integer('said_maybe'),
  maybeCame: integer('maybe_came'),
  saidNo: integer('said_no'),
  noCame: integer('no_came'),
  silent: integer('silent'),
  silentCame: integer('silent_came'),
}
