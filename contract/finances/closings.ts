import * as z from 'zod/mini'
import { CalendarDate, Id, Instant, Month, line, multiline } from '@contract/primitives'
import { FinanceAnswer } from '@contract/finances'
import type { Call } from '@contract/call'

/** A closing is "up to and including": on no day up to the last closed month is anything accepted. */
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
/** `firstOpenMonth`: the first with entries that is not closed; closing a later one closes all from there on. */
export const ClosingList = z.object({
  closings: z.array(Closing),
  closedMonths: z.array(Month),
  firstOpenMonth: z.optional(Month),
})
export type ClosingList = z.infer<typeof ClosingList>

/** `closings`: all that were closed or opened with it, the newest month first. */
export const ClosingAnswer = z.object({ closing: Closing, closings: z.optional(z.array(Closing)) })
export type ClosingAnswer = z.infer<typeof ClosingAnswer>

/** A dated entry of the other kind that takes back one of a closed month, no reversal; without a description it has the original's. */
export const Reversal = z.strictObject({ id: Id, of: Id, date: CalendarDate, description: z.optional(line(200)) })
export type Reversal = z.infer<typeof Reversal>
export const ReversalBody = z.strictObject({ reversal: Reversal })
/** Every reversal that stands, and the entry it takes back: few, so that a list can mark both. */
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
