import * as z from 'zod/mini'
import { Amount, DESCRIPTION_MAX, Finance } from '@contract/finances'
import { CalendarDate, Id, Version, IdAnswer, line } from '@contract/primitives'
import type { Call } from '@contract/call'

/** As many entries as one payment may be for. */
const RETURNED_MAX = 100
const TAKEN_BACK_MAX = 500

/** `isPassedOn`: the member owes it, beside the expense that it is for the group. `description`: of both entries. */
export const ReturnFee = z.strictObject({
  amount: Amount,
  description: line(DESCRIPTION_MAX),
  isPassedOn: z.boolean(),
})

/**
 * A payment that the bank took back: a returned direct debit, a cheque or card that was charged back, a Pix devolution. What was paid
 * stays in the books on its day, and so does what went back on its own, as an expense of the same category: the account is the
 * bank's at every day. What was paid is owed again as a new entry of the day, but for credit, which is gone.
 */
export const PaymentReturn = z.strictObject({
  /** Of the return; its entries have it in common. */
  id: Id,
  finances: z.array(z.strictObject({ id: Id, version: Version })).check(z.minLength(1), z.maxLength(RETURNED_MAX)),
  date: CalendarDate,
  fee: z.optional(ReturnFee),
  /** Uses of the credit that it had made (finances/credit.ts), which are undone with it: what they paid is owed again as well. */
  takesBack: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(TAKEN_BACK_MAX))),
})
export type PaymentReturn = z.infer<typeof PaymentReturn>
export const PaymentReturnBody = z.strictObject({ return: PaymentReturn })
export const PaymentReturnAnswer = z.object({ finances: z.array(Finance) })

/** Takes all of it back, while nothing of it was paid, written off or changed; credit that was used before stays unused. */
export const UndoReturnBody = z.strictObject({ id: Id })

export const returnPaymentCall = {
  method: 'POST',
  path: '/finances/return-payment',
  access: ['manage', 'Finance'],
  body: PaymentReturnBody,
  answer: PaymentReturnAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const undoReturnCall = {
  method: 'POST',
  path: '/finances/undo-return',
  access: ['manage', 'Finance'],
  body: UndoReturnBody,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
