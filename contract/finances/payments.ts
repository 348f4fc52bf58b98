import * as z from 'zod/mini'
import { PaymentMethod, Finance } from '@contract/finances'
import { CalendarDate, Id, Version } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Enough for the dues of a year of several hundred members. */
const PAYMENT_MAX = 10_000
const PaidFinances = z
  .array(z.strictObject({ id: Id, version: Version }))
  .check(z.minLength(1), z.maxLength(PAYMENT_MAX))
/**
 * Pays all entries or none; `date` becomes their date. A pending entry of a closed month can be paid on a day of an open month, since
 * closing only fixes paid entries.
 */
export const Payment = z.strictObject({
  finances: PaidFinances,
  date: CalendarDate,
  method: z.optional(PaymentMethod),
  /** The account that received or paid the money; absent: each entry's own. */
  accountId: z.optional(Id),
})
export type Payment = z.infer<typeof Payment>
export const PayBody = z.strictObject({ payment: Payment })
export const PayAnswer = z.object({ finances: z.array(Finance) })

/** Undoes the last payment of each entry, all or none: pending again, with the earlier date. */
export const UnpayBody = z.strictObject({ payment: z.strictObject({ finances: PaidFinances }) })
export type PaymentUndo = z.infer<typeof UnpayBody>['payment']

export const payFinancesCall = {
  method: 'POST',
  path: '/finances/pay-finances',
  access: ['manage', 'Finance'],
  body: PayBody,
  answer: PayAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoPaymentCall = {
  method: 'POST',
  path: '/finances/unpay-finances',
  access: ['manage', 'Finance'],
  body: UnpayBody,
  answer: PayAnswer,
  errors: [404, 409],
} as const satisfies Call
