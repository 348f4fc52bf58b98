import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, Finance, PaymentMethod, FinanceAnswer } from '@contract/finances'
import { CalendarDate, Id, Version, line } from '@contract/primitives'
import type { Call } from '@contract/call'

// A member's credit is money paid in that is not owed. It counts once, where it came in: as a paid income entry marked as credit, on its
// day and account. Using credit moves no money: the debt decreases, and once nothing is left it leaves the books like a write-off, while
// the statement keeps both. If the credit is in another category, subcategory or event than the debt, paid income entries on the day of use
// and the debt's account show that: one with the amount paid, and a negative one for each place it was taken from. Their sum is zero, so no
// total, account or month changes; they are created and removed with the use. Credit in the debt's own place is used first, then the
// oldest. A refund of credit is a paid expense marked as credit, in the place of the oldest credit left. So the credit is always its income
// entries less its expense entries less what was used, and never negative.

const Amount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))
/** Every member's dues of a year, in a group of several hundred. */
const SETTLED_MAX = 10_000
const Chosen = z.strictObject({ id: Id, version: Version })

/**
 * One payment for pending income of one or several members. It pays the entries in the given order: one that it does not cover is paid in
 * part, later ones stay open, and an excess becomes credit.
 */
export const ReceivedPayment = z.strictObject({
  /** Id of the entry that may be created: the partial payment, or the credit. */
  id: Id,
  /** Empty: the whole amount is credit of `memberId`. */
  finances: z.array(Chosen).check(z.maxLength(SETTLED_MAX)),
  amount: Amount,
  date: CalendarDate,
  method: z.optional(PaymentMethod),
  /** Absent: each entry keeps its account, and credit goes to that of the first entry. */
  accountId: z.optional(Id),
  /** Member who gets the credit; absent: that of the first entry. */
  memberId: z.optional(Id),
  /** Description of the credit's entry; absent: that of the first entry. */
  description: z.optional(line(DESCRIPTION_MAX)),
})
export type ReceivedPayment = z.infer<typeof ReceivedPayment>
export const ReceivedPaymentBody = z.strictObject({ payment: ReceivedPayment })
export const ReceivedPaymentAnswer = z.object({
  /** Entries that are paid in full. */
  paid: z.array(Finance),
  part: z.optional(Finance),
  credit: z.optional(Finance),
})
export type ReceivedPaymentAnswer = z.infer<typeof ReceivedPaymentAnswer>

/** Undoes the payment, all or nothing; `id` is the partial payment or credit that it made, if any. */
export const ReceivedUndoBody = z.strictObject({
  payment: z.strictObject({ id: z.optional(Id), finances: z.array(Chosen).check(z.maxLength(SETTLED_MAX)) }),
})
export type ReceivedUndo = z.infer<typeof ReceivedUndoBody>['payment']
export const ReceivedUndoAnswer = z.object({ finances: z.array(Finance) })

/** `memberId`: member whose credit is used, also for another member's debt, as in a family. */
export const CreditUse = z.strictObject({
  id: Id,
  memberId: Id,
  of: Id,
  /** Version of the entry `of` when it was read. */
  version: Version,
  /** At most the open amount. */
  amount: Amount,
})
export type CreditUse = z.infer<typeof CreditUse>
export const UseCreditBody = z.strictObject({
  credit: z.strictObject({
    date: CalendarDate,
    uses: z.array(CreditUse).check(z.minLength(1), z.maxLength(SETTLED_MAX)),
  }),
})
export type CreditUses = z.infer<typeof UseCreditBody>['credit']
export const CreditUsesAnswer = z.object({ ids: z.array(Id) })

/** Undoes uses of credit, all or none: the debts and the credit are restored. */
export const UndoCreditUseBody = z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(SETTLED_MAX)) })

/** A paid expense that refunds a part of the paid income entry `of`, or else credit of `memberId`. Undone by removing it. */
export const Refund = z
  .strictObject({
    id: Id,
    of: z.optional(Id),
    memberId: z.optional(Id),
    amount: Amount,
    date: CalendarDate,
    description: line(DESCRIPTION_MAX),
    method: z.optional(PaymentMethod),
    /** Absent: the entry's account, else the group's first. */
    accountId: z.optional(Id),
  })
  .check(
    z.refine(({ of, memberId }) => (of === undefined) !== (memberId === undefined), {
      path: ['of'],
      error: 'not_allowed',
    }),
  )
export type Refund = z.infer<typeof Refund>
export const RefundBody = z.strictObject({ refund: Refund })

/** Of one member, newest first. */
export const MemberCredit = z.object({
  /** Current credit, in minor units. */
  amount: z.int(),
  /** Entries that paid in credit, or refunded it (expenses). */
  entries: z.array(Finance),
  /** Uses of the member's credit, and of others' credit for the member's debts. `settled`: nothing of the entry was left. */
  uses: z.array(
    z.object({ id: Id, memberId: Id, amount: z.int(), date: CalendarDate, finance: Finance, settled: z.boolean() }),
  ),
  /** Refunds of the member's paid entries. */
  refunds: z.array(z.object({ finance: Finance, of: Id })),
})
export type MemberCredit = z.infer<typeof MemberCredit>

/** All members with credit, by name; `owed`: their pending amount. Minor units. */
export const CreditList = z.object({
  credits: z.array(
    z.object({ memberId: Id, name: z.string(), beside: z.optional(z.string()), amount: z.int(), owed: z.int() }),
  ),
  amount: z.int(),
})
export type CreditList = z.infer<typeof CreditList>

export const listCreditsCall = {
  method: 'GET',
  path: '/finances/list-credits',
  access: ['read', 'Finance'],
  answer: CreditList,
} as const satisfies Call

export const receivePaymentCall = {
  method: 'POST',
  path: '/finances/receive-payment',
  access: ['manage', 'Finance'],
  body: ReceivedPaymentBody,
  answer: ReceivedPaymentAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const undoReceivedCall = {
  method: 'POST',
  path: '/finances/undo-received',
  access: ['manage', 'Finance'],
  body: ReceivedUndoBody,
  answer: ReceivedUndoAnswer,
  errors: [404, 409],
} as const satisfies Call

export const useCreditCall = {
  method: 'POST',
  path: '/finances/use-credit',
  access: ['manage', 'Finance'],
  body: UseCreditBody,
  answer: CreditUsesAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoUseCreditCall = {
  method: 'POST',
  path: '/finances/undo-use-credit',
  access: ['manage', 'Finance'],
  body: UndoCreditUseBody,
  answer: CreditUsesAnswer,
  errors: [404, 409],
} as const satisfies Call

export const financesRefundCall = {
  method: 'POST',
  path: '/finances/refund',
  access: ['manage', 'Finance'],
  body: RefundBody,
  answer: FinanceAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call
