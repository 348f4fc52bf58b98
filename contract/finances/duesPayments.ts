import * as z from 'zod/mini'
import { PaymentMethod, Sum } from '@contract/finances'
import { paging, search } from '@contract/lists'
import { NO_FEE_CLASS } from '@contract/members'
import { CalendarDate, Id } from '@contract/primitives'
import type { Call } from '@contract/call'

/** A paid entry of the dues. */
export const DuesPayment = z.object({
  /** Of the entry. */
  id: Id,
  date: CalendarDate,
  description: z.string(),
  /** Negative where it was given back, returned or reversed. */
  amount: Sum,
  method: z.optional(PaymentMethod),
  /** Absent: an entry that names no member. */
  member: z.optional(
    z.object({
      id: Id,
      name: z.string(),
      /** As of MemberName (names.ts). */
      beside: z.optional(z.string()),
    }),
  ),
  /** Who pays for the member, by the same rule as for what is open (finances/payers.ts); absent: they pay themselves. */
  payer: z.optional(z.object({ id: Id, name: z.string() })),
})
export type DuesPayment = z.infer<typeof DuesPayment>

const DuesPaymentConfig = z.strictObject({
  ...paging,
  ...search,
  /** Days of the payments, both included. */
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
  /** The member's class in the charged month, else in the month of the payment. */
  feeClass: z.optional(z.union([Id, z.literal(NO_FEE_CLASS)])),
})
export type DuesPaymentConfig = z.infer<typeof DuesPaymentConfig>
/** `q` looks through what a search of members does. */
export const DuesPaymentQuery = z.strictObject({ config: z.prefault(DuesPaymentConfig, {}) })

/** Newest first. `total` and `amount`: of all pages. `feeClasses`: all of the group, by name. */
export const DuesPaymentList = z.object({
  payments: z.array(DuesPayment),
  total: z.int(),
  amount: Sum,
  feeClasses: z.array(z.object({ id: Id, name: z.string() })),
})
export type DuesPaymentList = z.infer<typeof DuesPaymentList>

export const listDuesPaymentsCall = {
  method: 'GET',
  path: '/finances/list-dues-payments',
  access: ['read', 'Finance'],
  query: DuesPaymentQuery,
  answer: DuesPaymentList,
} as const satisfies Call
