import * as z from 'zod/mini'
import { Amount, DESCRIPTION_MAX, Finance } from '@contract/finances'
import { CalendarDate, Id, Version, IdAnswer, line } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Limit of entries per payment. */
const RETURNED_MAX = 100
const TAKEN_BACK_MAX = 500

/** `isPassedOn`: the member must pay the fee, which is an expense of the group. `description`: for both entries. */
export const ReturnFee = z.strictObject({
  amount: Amount,
  description: line(DESCRIPTION_MAX),
  isPassedOn: z.boolean(),
})

/**
 * A payment that the bank returned: a direct debit, cheque or card chargeback, Pix devolution. The payment stays on its day, and the return
 * is an expense of the same category on its own day, so that the account always equals the bank's. A new pending entry of that day is owed
 * again, except for credit, which is gone.
 */
export const PaymentReturn = z.strictObject({
  /** Id of the return, common to its entries. */
  id: Id,
  finances: z.array(z.strictObject({ id: Id, version: Version })).check(z.minLength(1), z.maxLength(RETURNED_MAX)),
  date: CalendarDate,
  fee: z.optional(ReturnFee),
  /** Uses of the credit that the payment had made (finances/credit.ts), which are undone: their debts are owed again too. */
  takesBack: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(TAKEN_BACK_MAX))),
})
export type PaymentReturn = z.infer<typeof PaymentReturn>
export const PaymentReturnBody = z.strictObject({ return: PaymentReturn })
export const PaymentReturnAnswer = z.object({ finances: z.array(Finance) })

/** Undoes the return, unless its entries were paid, written off or changed; uses of credit stay undone. */
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
