import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, Finance, PaymentMethod, FinanceAnswer } from '@contract/finances'
import { CalendarDate, Id, Version, line } from '@contract/primitives'
import type { Call } from '@contract/call'

// A member's credit is money that was paid in and is not owed. It counts once, where it came in: as a paid income entry of the credit, on
// its day and account. Using it moves no money: what is owed grows less, and once nothing of it is left it leaves the books, as what is
// written off does; the statement keeps both. Where credit stands in another category, own category or event than what it pays, two kinds
// of paid income entries of the day of the use show that, on the account of what it pays: what was paid, and as much less than nothing
// for each place that it was taken out of. They come to nothing together, so that no account, month or sum of all changes; they come and
// go with the use. What stands where it is used is taken first, then where credit came in first. Giving credit back is a paid expense of the credit, in
// the place where what is left came in first. So the credit is, at any moment, its income entries less its expense entries less what was
// used, and never less than nothing.

const Amount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))
/** Every member's dues of a year, in a group of several hundred. */
const SETTLED_MAX = 10_000
const Chosen = z.strictObject({ id: Id, version: Version })

/**
 * One payment for what is owed by one or several members (pending income). It pays the entries one after the other in the order they are
 * named in: what it does not cover whole is paid in part, and the others stay open. What is over becomes credit.
 */
export const ReceivedPayment = z.strictObject({
  /** Of the entry that it may make: the paid part, or the credit. */
  id: Id,
  /** None: all of it is credit of `memberId`. */
  finances: z.array(Chosen).check(z.maxLength(SETTLED_MAX)),
  amount: Amount,
  date: CalendarDate,
  method: z.optional(PaymentMethod),
  /** Absent: each entry stays on its account, and credit goes to that of the first. */
  accountId: z.optional(Id),
  /** Whose credit it is; absent, that of the first entry's member. */
  memberId: z.optional(Id),
  /** The words of the credit's entry; absent, those of the first entry. */
  description: z.optional(line(DESCRIPTION_MAX)),
})
export type ReceivedPayment = z.infer<typeof ReceivedPayment>
export const ReceivedPaymentBody = z.strictObject({ payment: ReceivedPayment })
export const ReceivedPaymentAnswer = z.object({
  /** Those that are paid as a whole. */
  paid: z.array(Finance),
  part: z.optional(Finance),
  credit: z.optional(Finance),
})
export type ReceivedPaymentAnswer = z.infer<typeof ReceivedPaymentAnswer>

/** Takes it all back, or nothing: `id` is the part or the credit that it made, where it made one. */
export const ReceivedUndoBody = z.strictObject({
  payment: z.strictObject({ id: z.optional(Id), finances: z.array(Chosen).check(z.maxLength(SETTLED_MAX)) }),
})
export type ReceivedUndo = z.infer<typeof ReceivedUndoBody>['payment']
export const ReceivedUndoAnswer = z.object({ finances: z.array(Finance) })

/** All or none. `memberId`: whose credit, which may pay what another member owes, as within a family. */
export const CreditUse = z.strictObject({
  id: Id,
  memberId: Id,
  of: Id,
  /** Of the entry `of`, as it was read. */
  version: Version,
  /** No more than is open. */
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

/** What was used is owed again, and credit again: all or none. */
export const UndoCreditUseBody = z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(SETTLED_MAX)) })

/**
 * A paid expense that gives back something of the paid income entry `of`, or else of the credit of `memberId`. It is taken back by its
 * removal, as any entry.
 */
export const Refund = z
  .strictObject({
    id: Id,
    of: z.optional(Id),
    memberId: z.optional(Id),
    amount: Amount,
    date: CalendarDate,
    description: line(DESCRIPTION_MAX),
    method: z.optional(PaymentMethod),
    /** Absent: that of the entry, else the group's first. */
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
  /** What they have, in minor units. */
  amount: z.int(),
  /** What came in as credit, or was given back of it (expenses). */
  entries: z.array(Finance),
  /** Of their credit, and what credit of others paid of what they owed. `settled`: nothing of the entry was left. */
  uses: z.array(
    z.object({ id: Id, memberId: Id, amount: z.int(), date: CalendarDate, finance: Finance, settled: z.boolean() }),
  ),
  /** Given back of entries of theirs that were paid. */
  refunds: z.array(z.object({ finance: Finance, of: Id })),
})
export type MemberCredit = z.infer<typeof MemberCredit>

/** All members with credit, by name; `owed`: what is pending of theirs. */
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
