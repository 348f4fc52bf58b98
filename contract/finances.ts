import * as z from 'zod/mini'
import { counting, ordering, paging, search } from './lists'
import { namesBeside, Names } from './names'
import { CalendarDate, Id, Instant, Version, line, text, idQuery, IdAnswer, multiline } from './primitives'
import { BankBooking, KeptLine } from './keptLines'
import { financeKinds, financeCategories, financeStatuses, financeSortColumns } from './choices'
import type { Call } from './call'

export { financeKinds, financeCategories, financeStatuses, financeSortColumns }

export const FinanceKind = z.enum(financeKinds)
export type FinanceKind = z.infer<typeof FinanceKind>

/**
 * `opening`: what was there when the books began (an expense where it was less than nothing). Paid, and of no event; no sum of income
 * or expense holds it, the balance does.
 */
export const FinanceCategory = z.enum(financeCategories)
export type FinanceCategory = z.infer<typeof FinanceCategory>

export const FinanceStatus = z.enum(financeStatuses)
export type FinanceStatus = z.infer<typeof FinanceStatus>

export const paymentMethods = ['cash', 'card', 'transfer', 'pix', 'other'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** In minor units of the group's currency. Sums that JSON numbers no longer hold exactly are refused by the server. */
export const AMOUNT_MAX = 10 ** 12
export const Amount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))

/** What an entry in the books may have: less than nothing alone where used credit is taken out of its category (finances/credit.ts). */
const BookedAmount = z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX))

export const DESCRIPTION_MAX = 200

/** What an entry says, but for what the server alone says of it. */
export const financeFields = {
  id: Id,
  kind: FinanceKind,
  amount: Amount,
  description: text(DESCRIPTION_MAX),
  category: FinanceCategory,
  /** Of the group's own, one below `category` (finances/subcategories.ts). */
  subcategoryId: z.optional(Id),
  date: CalendarDate,
  status: FinanceStatus,
  dueDate: z.optional(CalendarDate),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** Where the money is. Absent, also in answers: the group's first account (finances/accounts.ts). */
  accountId: z.optional(Id),
  method: z.optional(PaymentMethod),
  notes: z.optional(multiline(2000)),
}

/**
 * Of the parts of one payment (finances/splits.ts). It is set by splitting alone: what a write says of it is not looked at.
 */
const splitId = z.optional(Id)
/** Of an entry by which a use of credit shows (finances/credit.ts): it comes and goes with that alone. A write says nothing by it. */
const creditUseId = z.optional(Id)

export const Finance = z.strictObject({
  ...financeFields,
  amount: BookedAmount,
  splitId,
  creditUseId,
  version: Version,
})
export type Finance = z.infer<typeof Finance>

/** No `version` means create; with one, replace what was read with it (docs/writes.md). */
export const FinanceWrite = z.strictObject({
  ...financeFields,
  description: line(DESCRIPTION_MAX),
  splitId,
  creditUseId,
  version: z.optional(Version),
})
export type FinanceWrite = z.infer<typeof FinanceWrite>

const financeFilters = {
  kind: z.optional(FinanceKind),
  category: z.optional(FinanceCategory),
  subcategoryId: z.optional(Id),
  status: z.optional(FinanceStatus),
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
  /**
   * Due earlier than this day; entries without a due date are left out, and pending ones that a reversal took back by then.
   * With `pending` and today it is what is overdue.
   */
  dueBefore: z.optional(CalendarDate),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** The first account is named here by its id, which is the group's. */
  accountId: z.optional(Id),
  /**
   * `false`: no receipt is there, and one is to be expected; opening balances and reversals are left out. One at any part of a payment is
   * that of all its parts.
   */
  hasReceipt: z.optional(z.enum(['true', 'false'])),
  /** Seen on a statement of its account (finances/reconciliations.ts); `false`: paid, and not yet seen. */
  isReconciled: z.optional(z.enum(['true', 'false'])),
}

const FinanceListConfig = z.strictObject({
  ...paging,
  ...counting,
  ...search,
  ...ordering(financeSortColumns),
  ...financeFilters,
})
export type FinanceListConfig = z.infer<typeof FinanceListConfig>
/** Natural order: newest date first. */
export const FinanceListQuery = z.strictObject({ config: z.prefault(FinanceListConfig, {}) })

/** Everything that the filters select, newest first; without them, every entry. */
const AllFinancesConfig = z.strictObject({ ...search, ...ordering(financeSortColumns), ...financeFilters })
export type AllFinancesConfig = z.infer<typeof AllFinancesConfig>
export const AllFinancesQuery = z.strictObject({ config: z.prefault(AllFinancesConfig, {}) })

export const OWED_MEMBERS_MAX = 1000
export const OwedBody = z.strictObject({
  memberIds: z.array(Id).check(z.minLength(1), z.maxLength(OWED_MEMBERS_MAX)),
})

export const FinanceSumConfig = z.strictObject({ ...search, ...financeFilters })
export type FinanceSumConfig = z.infer<typeof FinanceSumConfig>

export const Sum = z.int()
/** Of the whole filtered set, paid and pending together: `net` is income less expense. `opening`: opening balances, in neither. */
export const FinanceSum = z.object({ income: Sum, expense: Sum, net: Sum, opening: z.optional(Sum) })
export type FinanceSum = z.infer<typeof FinanceSum>

/** The voucher numbers that entries bear (finances/vouchers.ts), `2026-0042`; those without one are left out. */
export const VoucherNames = z.array(z.object({ financeId: Id, voucher: z.string() }))
export type VoucherNames = z.infer<typeof VoucherNames>

/**
 * Names of what the page names, and of the member and the event that it was filtered by. `receipts`: how many each of its entries
 * has, those without left out. `reconciled`: which of them a reconciliation holds.
 */
export const FinanceList = z.object({
  finances: z.array(Finance),
  total: z.int(),
  /** More than `total` match, which was counted no further (`countUpTo`). */
  hasMore: z.optional(z.literal(true)),
  receipts: z.optional(z.array(z.object({ financeId: Id, count: z.int() }))),
  reconciled: z.optional(z.array(Id)),
  /** Of the payments of which entries of the page are parts, while there are several: how many, and to what they come. */
  splits: z.optional(z.array(z.object({ splitId: Id, count: z.int(), total: z.int() }))),
  vouchers: z.optional(VoucherNames),
  ...namesBeside,
})
export type FinanceList = z.infer<typeof FinanceList>
export const FinanceBody = z.strictObject({ finance: FinanceWrite })
export const FinanceAnswer = z.object({ finance: Finance })
/**
 * `reconciliation`: the one that holds it; amount, date, account, kind and status stay until it is undone. `bank`: the lines of banks'
 * files that it is of, the newest first, and `bookings` those that they are parts of.
 */
export const FoundFinance = z.object({
  finance: Finance,
  reconciliation: z.optional(z.object({ day: CalendarDate, at: Instant, by: z.string() })),
  vouchers: z.optional(VoucherNames),
  bank: z.optional(z.array(KeptLine)),
  bookings: z.optional(z.array(BankBooking)),
  /** Which return of a payment made it (finances/returns.ts). */
  madeByReturn: z.optional(Id),
  /** How much of it went back, by refunds and returns, in minor units. */
  givenBack: z.optional(z.int()),
  ...namesBeside,
})
export type FoundFinance = z.infer<typeof FoundFinance>
export const AllFinances = z.array(Finance)

export const financeActions = ['created', 'changed', 'removed', 'restored', 'imported', 'reversed'] as const
/** One change of an entry: `before` is absent at its creation, `after` at its removal. */
export const FinanceChange = z.object({
  at: Instant,
  by: z.string(),
  action: z.enum(financeActions),
  before: z.optional(Finance),
  after: z.optional(Finance),
})
export type FinanceChange = z.infer<typeof FinanceChange>
/** Newest first. `receipts`: those that came and went, also newest first; one that was brought back never went. */
export const FinanceHistory = z.object({
  changes: z.array(FinanceChange),
  receipts: z.optional(
    z.array(z.object({ at: Instant, by: z.string(), action: z.enum(['added', 'removed']), name: z.string() })),
  ),
  reversalOf: z.optional(Id),
  reversedBy: z.optional(Id),
  ...namesBeside,
})
export type FinanceHistory = z.infer<typeof FinanceHistory>

export const findVouchersCall = {
  method: 'GET',
  path: '/finances/find-vouchers',
  access: ['read', 'Finance'],
  query: AllFinancesQuery,
  answer: VoucherNames,
} as const satisfies Call

export const listFinancesCall = {
  method: 'GET',
  path: '/finances/list',
  access: ['read', 'Finance'],
  query: FinanceListQuery,
  answer: FinanceList,
} as const satisfies Call

export const allFinancesCall = {
  method: 'GET',
  path: '/finances/all-finances',
  access: ['read', 'Finance'],
  query: AllFinancesQuery,
  answer: AllFinances,
} as const satisfies Call

/** What the members still have to pay, newest first, without what reversals take back. */
export const findOwedCall = {
  method: 'POST',
  path: '/finances/find-owed',
  access: ['read', 'Finance'],
  body: OwedBody,
  answer: AllFinances,
} as const satisfies Call

export const listFinancesNamesCall = {
  method: 'GET',
  path: '/finances/list-names',
  access: ['read', 'Finance'],
  query: AllFinancesQuery,
  answer: Names,
} as const satisfies Call

export const findFinanceCall = {
  method: 'GET',
  path: '/finances/find-finance',
  access: ['read', 'Finance'],
  query: idQuery,
  answer: FoundFinance,
  errors: [404],
} as const satisfies Call

export const financesHistoryCall = {
  method: 'GET',
  path: '/finances/history',
  access: ['read', 'Finance'],
  query: idQuery,
  answer: FinanceHistory,
  errors: [404],
} as const satisfies Call

export const addFinanceCall = {
  method: 'POST',
  path: '/finances/add-finance',
  access: ['manage', 'Finance'],
  body: FinanceBody,
  answer: FinanceAnswer,
  success: [200, 201],
  errors: [404, 409],
} as const satisfies Call

export const removeFinanceCall = {
  method: 'DELETE',
  path: '/finances/remove-finance',
  access: ['manage', 'Finance'],
  query: idQuery,
  answer: IdAnswer,
  errors: [404, 409],
} as const satisfies Call
