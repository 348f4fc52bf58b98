import * as z from 'zod/mini'
import { CalendarEvent, EventTimes, Repeat, EventAnswer } from '@contract/calendar'
import { EVENTS_MAX } from './eventBatches'
import { Id } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * How a series goes on from one of its events, which is the first of the rule and stays as it is. What came before stays, and so
 * does what is finished. On days that the rule names and that have no event of the series there will be one like this one.
 */
const change = { id: Id, repeat: Repeat }
export const SeriesPreviewBody = z.strictObject(change)

/** Nothing is stored. */
export const SeriesPreview = z.object({
  /** When there would be further ones, by start. */
  added: z.array(EventTimes),
  /**
   * On days that the rule does not name, by start: they stay, unless change-series is told to remove them. `isChanged`: someone
   * has changed it by hand, as it is not like most of its series in all but the day.
   */
  offRule: z.array(z.object({ event: CalendarEvent, isChanged: z.boolean() })),
  /** How many stay where the rule names them, and how many because they are finished. */
  kept: z.int(),
  finished: z.int(),
})
export type SeriesPreview = z.infer<typeof SeriesPreview>

/** `remove`: of those that preview-series answered as `offRule`. Answered as a change of many is (EventAnswer). */
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
