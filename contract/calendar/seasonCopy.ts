import * as z from 'zod/mini'
import { Day, EventCalendar, EventWrite, Weekday } from '@contract/calendar'
import { Id, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * Events from `from` to `to` (both included), moved by whole weeks so that the first week falls into the week of `start`: a Tuesday
 * stays a Tuesday, 19:30 stays 19:30. What was cancelled is not copied; copies are scheduled, and
 * those of a series form one again.
 */
export const SeasonCopy = /* @__PURE__ */ z
  .strictObject({
    from: Day,
    to: Day,
    start: Day,
    calendars: z.optional(z.array(EventCalendar)),
    /** On which the counted weeks begin, as the calendar of the person shows them; absent: Monday. */
    firstWeekday: z.optional(Weekday),
    /** Days of the new season that stay free. */
    except: z.optional(z.array(Day).check(z.maxLength(400))),
  })
  .check(
    // Either may be anything where its own check has failed.
    z.refine(({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to, {
      error: 'not_after_start',
      path: ['to'],
      when: whenObject,
    }),
  )
export type SeasonCopy = z.infer<typeof SeasonCopy>
export const SeasonCopyBody = z.strictObject({ copy: SeasonCopy })
/**
 * Not stored yet: `events` can be sent to add-events as they are. `leftOut`: how many fell onto days of `except`. `budgets`: which of the
 * copies are of an event with a budget, for `/finances/copy-event-budgets`; for who keeps the finances alone, absent without any.
 */
export const SeasonCopyPreview = z.object({
  events: z.array(EventWrite),
  leftOut: z.int(),
  budgets: z.optional(z.array(z.object({ from: Id, to: Id }))),
})
export type SeasonCopyPreview = z.infer<typeof SeasonCopyPreview>

export const previewCopyCall = {
  method: 'POST',
  path: '/calendar/preview-copy',
  access: ['manage', 'Event'],
  body: SeasonCopyBody,
  answer: SeasonCopyPreview,
} as const satisfies Call
