import { integer } from 'drizzle-orm/pg-core'

/** What the answers of an event's report add up to (contract/replies/replyFigures.ts). Absent: nobody was asked. */
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
