import * as z from 'zod/mini'
import { Day, EventCalendar, EventPlanning, EventWrite, Weekday } from '@contract/calendar'
import { Id, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * Events from `from` to `to` (both included), moved by whole weeks so that the first week falls into the week of `start`: a Tuesday
 * stays a Tuesday, 19:30 stays 19:30. A single event on a feast day goes with the feast: one of a fixed date stays on the date (Christmas
 * Eve, the country's national days), one that follows Easter follows it. What was cancelled is not copied; copies are scheduled, and
 * those of a series form one again.
 */
export const SeasonCopy = /* @__PURE__ */ z
  .strictObject({
    from: Day,
    to: Day,
    start: Day,
    calendars: z.optional(z.array(EventCalendar)),
    /** First day of the weeks that are counted, as the person's calendar shows them. Absent: Monday. */
    firstWeekday: z.optional(Weekday),
    /** How far the copies are settled, whatever their sources are. Absent: confirmed. */
    planning: z.optional(EventPlanning),
    /** Days of the new season that stay free. */
    except: z.optional(z.array(Day).check(z.maxLength(400))),
  })
  .check(
    // Either may be of any type here, where its own check has failed.
    z.refine(({ from, to }) => typeof from !== 'string' || typeof to !== 'string' || from <= to, {
      error: 'not_after_start',
      path: ['to'],
      when: whenObject,
    }),
  )
export type SeasonCopy = z.infer<typeof SeasonCopy>
export const SeasonCopyBody = z.strictObject({ copy: SeasonCopy })
/**
 * Nothing is stored: `events` can be sent to add-events unchanged. `leftOut`: number of copies on days of `except`.
 * `budgets`: copies whose source has a budget, for `/finances/copy-event-budgets`; only for who writes finances, absent
 * where there are none.
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
