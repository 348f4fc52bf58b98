import * as z from 'zod/mini'
import { Day, EventCalendar, EventCalendars, EventTimes } from '@contract/calendar'
import { Id, Instant } from '@contract/primitives'
import { Readiness } from './readiness'
import type { Call } from '@contract/call'

export const READINESS_MAX = 200

/** Events that touch the span, the first two hundred; without `start`, future ones. */
export const ReadinessListQuery = z.strictObject({
  start: z.optional(z.union([Instant, Day])),
  end: z.optional(z.union([Instant, Day])),
  calendars: z.optional(EventCalendars),
})
export type ReadinessListQuery = z.infer<typeof ReadinessListQuery>
export const ReadinessList = z.object({
  /** By start, without events that are over or cancelled or have neither invitees nor needs. */
  lights: z.array(
    z.object({
      eventId: Id,
      light: Readiness,
      /** Only of a red one, so that a screen which does not show the event can link to it. */
      event: z.optional(z.object({ title: z.string(), calendar: EventCalendar, ...EventTimes.shape })),
    }),
  ),
  /**
   * Whether the group uses replies: there is a link, an answer, an instrumentation or an event with needs. Before that,
   * readiness means little.
   */
  isInUse: z.boolean(),
})
export type ReadinessList = z.infer<typeof ReadinessList>

export const listReadinessCall = {
  method: 'GET',
  path: '/replies/list-lights',
  access: ['manage', 'Event'],
  query: ReadinessListQuery,
  answer: ReadinessList,
  errors: [404],
} as const satisfies Call
