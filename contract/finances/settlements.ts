import * as z from 'zod/mini'
import { AMOUNT_MAX, DESCRIPTION_MAX, Finance, PaymentMethod } from '@contract/finances'
import { PER_PAGE_MAX } from '@contract/lists'
import { MemberCredit } from '@contract/finances/credit'
import { CalendarDate, Id, Version, line } from '@contract/primitives'
import type { Call } from '@contract/call'

const Amount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))

/**
 * Partial payment: `amount` (in minor units) becomes a paid entry `id` with the description and links of the entry `of`, which stays
 * pending with the rest. A full payment uses pay-finances. Removing the part adds its amount back.
 */
export const PartPayment = z.strictObject({
  id: Id,
  of: Id,
  /** Version of the entry `of` when it was read. */
  version: Version,
  amount: Amount,
  date: CalendarDate,
  method: z.optional(PaymentMethod),
  /** Absent: the entry's account. */
  accountId: z.optional(Id),
})
export type PartPayment = z.infer<typeof PartPayment>
export const PartPaymentBody = z.strictObject({ partPayment: PartPayment })
/** The paid part, and the pending rest. */
export const PartPaymentAnswer = z.object({ part: Finance, rest: Finance })
export type PartPaymentAnswer = z.infer<typeof PartPaymentAnswer>

/**
 * Gives up pending income, all or none: removed from the books, also in closed months, but kept on the member's statement. Errors name the
 * index in `finances`.
 */
export const WriteOff = z.strictObject({
  finances: z.array(z.strictObject({ id: Id, version: Version })).check(z.minLength(1), z.maxLength(PER_PAGE_MAX)),
  date: CalendarDate,
  reason: line(DESCRIPTION_MAX),
})
export type WriteOff = z.infer<typeof WriteOff>
export const WriteOffBody = z.strictObject({ writeOff: WriteOff })
/** The entry before the write-off. */
export const WrittenOff = z.object({ finance: Finance, date: CalendarDate, reason: z.string() })
export type WrittenOff = z.infer<typeof WrittenOff>
export const WriteOffAnswer = z.object({ writeOffs: z.array(WrittenOff) })

/** Undoes write-offs, all or none; entries that are owed again already stay. */
export const UndoWriteOffBody = z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(PER_PAGE_MAX)) })
export const UndoWriteOffAnswer = z.object({ finances: z.array(Finance) })

export const SettlementsQuery = z.strictObject({ memberId: Id })
/** For one member: which paid entries are parts of which entries, and the write-offs, newest first. */
export const Settlements = z.object({
  parts: z.array(z.object({ id: Id, of: Id, amount: z.int() })),
  writeOffs: z.array(WrittenOff),
  credit: z.optional(MemberCredit),
})
export type Settlements = z.infer<typeof Settlements>

export const listSettlementsCall = {
  method: 'GET',
  path: '/finances/list-settlements',
  access: ['read', 'Finance'],
  query: SettlementsQuery,
  answer: Settlements,
} as const satisfies Call

export const payPartCall = {
  method: 'POST',
  path: '/finances/pay-part',
  access: ['manage', 'Finance'],
  body: PartPaymentBody,
  answer: PartPaymentAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const writeOffCall = {
  method: 'POST',
  path: '/finances/write-off',
  access: ['manage', 'Finance'],
  body: WriteOffBody,
  answer: WriteOffAnswer,
  errors: [404, 409],
} as const satisfies Call

export const undoWriteOffCall = {
  method: 'POST',
  path: '/finances/undo-write-off',
  access: ['manage', 'Finance'],
  body: UndoWriteOffBody,
  answer: UndoWriteOffAnswer,
  errors: [404, 409],
} as const satisfies Call
