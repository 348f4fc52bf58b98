import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, Month, line, multiline } from '@contract/primitives'
import { FinanceAnswer } from '@contract/finances'
import type { Call } from '@contract/call'

/** Closes all days up to the end of the month: nothing is accepted on them. */
export const MonthBody = z.strictObject({ month: Month })
export const ReopenBody = z.strictObject({ month: Month, reason: multiline(500) })
/** Newest first; `reopenedAt` where the month was opened again. */
export const Closing = z.object({
  month: Month,
  closedBy: z.string(),
  closedAt: Instant,
  reopenedBy: z.optional(z.string()),
  reopenedAt: z.optional(Instant),
  reason: z.optional(z.string()),
})
export type Closing = z.infer<typeof Closing>
/** `firstOpenMonth`: the first open month with entries; closing a later month closes all from there on. */
export const ClosingList = z.object({
  closings: z.array(Closing),
  closedMonths: z.array(Month),
  firstOpenMonth: z.optional(Month),
})
export type ClosingList = z.infer<typeof ClosingList>

/** `closings`: all months closed or reopened by the call, newest first. */
export const ClosingAnswer = z.object({ closing: Closing, closings: z.optional(z.array(Closing)) })
export type ClosingAnswer = z.infer<typeof ClosingAnswer>

/**
 * An entry of the opposite kind that cancels an entry of a closed month, which is not a reversal itself. Without a description it gets the
 * original's.
 */
export const Reversal = z.strictObject({ id: Id, of: Id, date: CalendarDate, description: z.optional(line(200)) })
export type Reversal = z.infer<typeof Reversal>
export const ReversalBody = z.strictObject({ reversal: Reversal })
/** All live reversals with their originals: few enough for a list to mark both. */
export const ReversalList = z.object({ reversals: z.array(z.object({ id: Id, of: Id })) })
export type ReversalList = z.infer<typeof ReversalList>

export const listClosingsCall = {
  method: 'GET',
  path: '/finances/list-closings',
  access: ['read', 'Finance'],
  answer: ClosingList,
} as const satisfies Call

export const closeMonthCall = {
  method: 'POST',
  path: '/finances/close-month',
  access: ['manage', 'Finance'],
  body: MonthBody,
  answer: ClosingAnswer,
  success: [200, 201],
} as const satisfies Call

export const reopenMonthCall = {
  method: 'POST',
  path: '/finances/reopen-month',
  access: ['manage', 'all'],
  body: ReopenBody,
  answer: ClosingAnswer,
  errors: [404],
} as const satisfies Call

export const listReversalsCall = {
  method: 'GET',
  path: '/finances/list-reversals',
  access: ['read', 'Finance'],
  answer: ReversalList,
} as const satisfies Call

export const reverseFinanceCall = {
  method: 'POST',
  path: '/finances/reverse-finance',
  access: ['manage', 'Finance'],
  body: ReversalBody,
  answer: FinanceAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call
