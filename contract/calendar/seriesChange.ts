import * as z from 'zod/mini'
import { CalendarEvent, EventTimes, Repeat, EventAnswer } from '@contract/calendar'
import { EVENTS_MAX } from './eventBatches'
import { Id } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * A new rule for a series from one of its events on, which is the first of the rule and stays. Earlier and finished events
 * stay. Days of the rule without an event of the series get a copy of this one.
 */
const change = { id: Id, repeat: Repeat }
export const SeriesPreviewBody = z.strictObject(change)

/** Nothing is stored. */
export const SeriesPreview = z.object({
  /** Times of events that would be added, by start. */
  added: z.array(EventTimes),
  /**
   * Events on days that the rule does not name, by start: they stay, unless change-series removes them. `isChanged`: it
   * differs from most of its series in more than the day, so somebody changed it by hand.
   */
  offRule: z.array(z.object({ event: CalendarEvent, isChanged: z.boolean() })),
  /** Of the later events: `kept`, the number of unfinished ones on days of the rule; `finished`, that of finished ones. */
  kept: z.int(),
  finished: z.int(),
})
export type SeriesPreview = z.infer<typeof SeriesPreview>

/** `remove`: ids from `offRule` of preview-series. The answer is that of a change of many (EventAnswer). */
export const SeriesChangeBody = z.strictObject({
  ...change,
  remove: z.optional(z.array(Id).check(z.maxLength(EVENTS_MAX))),
})
export type SeriesChange = z.infer<typeof SeriesChangeBody>

export const previewSeriesCall = {
  method: 'POST',
  path: '/calendar/preview-series',
  access: ['manage', 'Event'],
  body: SeriesPreviewBody,
  answer: SeriesPreview,
  errors: [404],
} as const satisfies Call

export const changeSeriesCall = {
  method: 'POST',
  path: '/calendar/change-series',
  access: ['manage', 'Event'],
  body: SeriesChangeBody,
  answer: EventAnswer,
  errors: [404, 409],
} as const satisfies Call
