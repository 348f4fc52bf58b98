import * as z from 'zod/mini'
import { EventCalendars } from './calendar'
import { Instant } from './primitives'

/** The path of the caller's private calendar feed (RFC 5545), on this server; `?calendars=` picks categories. Null: none yet. */
export const FeedAnswer = z.object({ feed: z.nullable(z.object({ path: z.string(), createdAt: Instant })) })
export type FeedAnswer = z.infer<typeof FeedAnswer>
export const FeedRenewal = z.strictObject({})
/** Not strict, as no other query is: calendars that subscribe add words of their own. */
export const FeedQuery = z.object({ calendars: z.optional(EventCalendars) })
