import * as z from 'zod/mini'
import { answerFates, EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import { Section } from '@contract/members'
import { Id } from '@contract/primitives'
import { Readiness } from './readiness'
import type { Call } from '@contract/call'

/**
 * The event as it would be saved, with the scope or the repetition as add-event and update-event take them; for a series
 * that gets another rule (change-series), `repeat` is that rule. Nothing is stored.
 */
export const ReplyPreviewBody = z.strictObject({
  event: EventWrite,
  scope: z.optional(SeriesScope),
  repeat: z.optional(Repeat),
  answers: z.optional(z.enum(answerFates)),
})
export type ReplyPreviewBody = z.infer<typeof ReplyPreviewBody>
export const ReplyPreview = z.object({
  /** Invitees with an absence on that day, or where it is answered by day on one of its days, by section and name. */
  away: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      section: Section,
      instrument: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  /** Readiness of the stored event; null where it is new or has none. */
  before: z.nullable(Readiness),
  /** Readiness after the change: where time or place change, answers are to be confirmed. */
  after: z.nullable(Readiness),
  /** For a change of several events: those that would be added or changed, this one included, and have readiness afterwards. */
  series: z.optional(
    z.object({
      events: z.int(),
      /** Number of events from which an invitee is known to be away. */
      withAway: z.int(),
      amber: z.int(),
      red: z.int(),
      /** Number of events whose readiness gets worse; added events are not counted. */
      worse: z.int(),
    }),
  ),
})
export type ReplyPreview = z.infer<typeof ReplyPreview>

export const previewEventCall = {
  method: 'POST',
  path: '/replies/preview-event',
  access: ['manage', 'Event'],
  body: ReplyPreviewBody,
  answer: ReplyPreview,
  errors: [404],
} as const satisfies Call
