import * as z from 'zod/mini'
import { EventCalendars } from '@contract/calendar'
import { Instant } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * The path of the caller's private calendar feed (RFC 5545), on this server; `?calendars=` picks categories, `?people=yes` adds birthdays
 * and jubilees. Null: there is none.
 */
export const FeedAnswer = z.object({ feed: z.nullable(z.object({ path: z.string(), createdAt: Instant })) })
export type FeedAnswer = z.infer<typeof FeedAnswer>
export const FeedRenewal = z.strictObject({})
/**
 * Not strict, unlike all other queries: calendar programs add parameters of their own. `people=yes`: birthdays and jubilees of members
 * too, as far as the role of whose feed it is may see them when it is read.
 */
export const FeedQuery = z.object({ calendars: z.optional(EventCalendars), people: z.optional(z.literal('yes')) })

export const calendarFeedCall = {
  method: 'GET',
  path: '/calendar/feed',
  access: ['read', 'Event'],
  answer: FeedAnswer,
} as const satisfies Call

export const renewFeedCall = {
  method: 'POST',
  path: '/calendar/renew-feed',
  access: ['read', 'Event'],
  body: FeedRenewal,
  answer: FeedAnswer,
} as const satisfies Call

export const removeFeedCall = {
  method: 'DELETE',
  path: '/calendar/remove-feed',
  access: ['read', 'Event'],
  answer: FeedAnswer,
} as const satisfies Call
