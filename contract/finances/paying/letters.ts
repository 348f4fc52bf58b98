import * as z from 'zod/mini'
import { Id } from '@contract/primitives'
import { ReminderStep } from './reminders'
import type { Call } from '@contract/call'

/** Letters in one file: so many as a group may have members. */
export const LETTERS_MAX = 10_000

/** The bill of a member or payer; with `step` that reminder, of what is overdue. */
export const PrintedLetter = z.strictObject({ memberId: Id, step: z.optional(ReminderStep) })
export type PrintedLetter = z.infer<typeof PrintedLetter>
export const LettersBody = z.strictObject({
  letters: z.array(PrintedLetter).check(z.minLength(1), z.maxLength(LETTERS_MAX)),
})

/**
 * A PDF (application/pdf) on A4: each letter begins a page of its own, in the order asked for, addressed for an envelope with a window. Whoever
 * pays for several gets one for all of them; who has nothing to pay gets none. 400 `not_allowed` at `letters` where nobody has. Nothing is
 * stored.
 */
export const printLettersCall = {
  method: 'POST',
  path: '/finances/print-letters',
  access: ['read', 'Finance'],
  body: LettersBody,
  answer: z.unknown(),
  errors: [404],
} as const satisfies Call
