import * as z from 'zod/mini'
import { readBic, readIban } from '@contract/finances/paying/iban'
import { readAs } from '@contract/finances/paying/paymentSettings'
import { CalendarDate, Id, IdAnswer, Instant, Version, foldedLine, idQuery, whenObject } from '@contract/primitives'
import type { Call } from '@contract/call'
import { NAME_MAX, TEXT_MAX } from './painParts'
import { sepaPlaceOf } from './sepaCountries'

/** Most payments of an order: as many as one change of entries takes, which marks them as paid. */
export const ORDER_LINES_MAX = 100

/** Whom a payment goes to. */
const payeeFields = {
  name: foldedLine(NAME_MAX),
  iban: readAs(42, 'bad_iban', readIban).check(
    z.refine((iban) => sepaPlaceOf(iban) !== undefined, { error: 'not_in_sepa' }),
  ),
  /** Required where the account is outside of the European Economic Area. */
  bic: z.optional(readAs(14, 'bad_bic', readBic)),
  /** On the payee's statement. */
  text: foldedLine(TEXT_MAX),
}

const isOutside = (iban: unknown) => typeof iban === 'string' && sepaPlaceOf(readIban(iban) ?? '') === 'outside'

/** An expense that is not paid. Amounts in cents. */
const Payable = z.object({
  id: Id,
  version: Version,
  /** Due date, else the date of the entry. */
  day: CalendarDate,
  description: z.string(),
  amount: z.int(),
  /** The member whom the entry names. */
  member: z.optional(z.string()),
  /** Whom it went to last of those with the same member, or else the same description: proposed again. */
  payee: z.optional(z.object({ name: z.string(), iban: z.string(), bic: z.optional(z.string()) })),
  /** An earlier order had it, and it is not paid. */
  wasOrdered: z.optional(z.literal(true)),
})
export type Payable = z.infer<typeof Payable>

export const PayableAnswer = z.object({
  /** The ways to pay have an account, and the group's currency is the euro. */
  isReady: z.boolean(),
  /** First day on which the bank can pay. */
  firstDay: CalendarDate,
  /** Longest due first; without what an order is paying. */
  lines: z.array(Payable),
})
export type PayableAnswer = z.infer<typeof PayableAnswer>

const OrderLineWrite = z.strictObject({ finance: z.strictObject({ id: Id, version: Version }), ...payeeFields }).check(
  z.refine(({ iban, bic }) => bic !== undefined || !isOutside(iban), {
    path: ['bic'],
    error: 'required',
    when: whenObject,
  }),
)
const PaymentOrderWrite = z.strictObject({
  id: Id,
  /** Of execution. */
  day: CalendarDate,
  lines: z.array(OrderLineWrite).check(z.minLength(1), z.maxLength(ORDER_LINES_MAX)),
})
export type PaymentOrderWrite = z.infer<typeof PaymentOrderWrite>
export const PaymentOrderBody = z.strictObject({ order: PaymentOrderWrite })

const orderFields = {
  id: Id,
  /** 1 for the group's first order. */
  number: z.int(),
  day: CalendarDate,
  /** Cents, of all lines. */
  amount: z.int(),
  count: z.int(),
  /** Cents that are not marked as paid. */
  open: z.int(),
  madeAt: Instant,
  /** It went to the bank; from then on it is not removed. */
  sentAt: z.optional(Instant),
}
const PaymentOrderSummary = z.object(orderFields)
export type PaymentOrderSummary = z.infer<typeof PaymentOrderSummary>

/** `changed`: the entry has another amount by now, or was removed. */
export const orderLineStates = ['open', 'paid', 'changed'] as const
const OrderLine = z.object({
  id: Id,
  /** The entry, with the version that it has now; absent: it was removed. */
  finance: z.optional(z.object({ id: Id, version: Version })),
  name: z.string(),
  /** Last four characters of the account's number. */
  account: z.string(),
  amount: z.int(),
  text: z.string(),
  state: z.enum(orderLineStates),
})
export type OrderLine = z.infer<typeof OrderLine>

/** As it was made: accounts and amounts do not follow later changes. */
export const PaymentOrder = z.object({ ...orderFields, debtor: z.string(), lines: z.array(OrderLine) })
export type PaymentOrder = z.infer<typeof PaymentOrder>
export const PaymentOrderAnswer = z.object({ order: PaymentOrder })
/** Latest first. */
export const PaymentOrderList = z.object({ orders: z.array(PaymentOrderSummary) })

const access = ['manage', 'Finance'] as const

export const findPayablesCall = {
  method: 'GET',
  path: '/finances/find-payables',
  access,
  answer: PayableAnswer,
} as const satisfies Call

export const listPaymentOrdersCall = {
  method: 'GET',
  path: '/finances/list-payment-orders',
  access,
  answer: PaymentOrderList,
} as const satisfies Call

export const findPaymentOrderCall = {
  method: 'GET',
  path: '/finances/find-payment-order',
  access,
  query: idQuery,
  answer: PaymentOrderAnswer,
  errors: [404],
} as const satisfies Call

/** pain.001, for the bank. */
export const findOrderFileCall = {
  method: 'GET',
  path: '/finances/find-order-file',
  access,
  query: idQuery,
  answer: z.object({ name: z.string(), xml: z.string() }),
  errors: [404],
} as const satisfies Call

export const addPaymentOrderCall = {
  method: 'POST',
  path: '/finances/add-payment-order',
  access,
  body: PaymentOrderBody,
  answer: PaymentOrderAnswer,
  success: [200, 201],
  errors: [409],
} as const satisfies Call

/** `isSent`: it went to the bank; taken back within a day. */
export const markPaymentOrderCall = {
  method: 'POST',
  path: '/finances/mark-payment-order',
  access,
  body: z.strictObject({ id: Id, isSent: z.boolean() }),
  answer: PaymentOrderAnswer,
  errors: [404, 409],
} as const satisfies Call

/** Only while it is not sent. */
export const removePaymentOrderCall = {
  method: 'DELETE',
  path: '/finances/remove-payment-order',
  access,
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
