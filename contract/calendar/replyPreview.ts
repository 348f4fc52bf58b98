import * as z from 'zod/mini'
import { EventWrite, Repeat, SeriesScope } from '@contract/calendar'
import { Section } from '@contract/members'
import { Id } from '@contract/primitives'
import { Readiness } from './readiness'
import type { Call } from '@contract/call'

/**
 * The event as it would be saved, and as add-event and update-event have them the scope of the change or how it would repeat. Of a
 * series that goes on by another rule (change-series), `repeat` is that rule. Nothing is stored.
 */
export const ReplyPreviewBody = z.strictObject({
  event: EventWrite,
  scope: z.optional(SeriesScope),
  repeat: z.optional(Repeat),
})
export type ReplyPreviewBody = z.infer<typeof ReplyPreviewBody>
export const ReplyPreview = z.object({
  /** Who is asked and is known to be away then, by section and name. */
  away: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      section: Section,
      instrument: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  /** As the event is stored; null where it is new, or has no light. */
  before: z.nullable(Readiness),
  /** With its time and place, answers are to be confirmed where those change. */
  after: z.nullable(Readiness),
  /** Where the change is for several: of those that would be added or changed, this one included, and have a light afterwards. */
  series: z.optional(
    z.object({
      events: z.int(),
      /** At so many somebody who is asked is known to be away. */
      withAway: z.int(),
      amber: z.int(),
      red: z.int(),
      /** So many would have a worse light than now; what is added has none now. */
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
