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
 * `opening`: the balance when the books began (an expense if it was negative). Always paid and without an event. Counts in the balance, but
 * not in sums of income or expense.
 */
export const FinanceCategory = z.enum(financeCategories)
export type FinanceCategory = z.infer<typeof FinanceCategory>

export const FinanceStatus = z.enum(financeStatuses)
export type FinanceStatus = z.infer<typeof FinanceStatus>

export const paymentMethods = ['cash', 'card', 'transfer', 'pix', 'other'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** In minor units of the group's currency. The server refuses sums that JSON numbers cannot represent exactly. */
export const AMOUNT_MAX = 10 ** 12
export const Amount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))

/** Amount of a stored entry; negative only where used credit is taken out of its category (finances/credit.ts). */
const BookedAmount = z.int().check(z.minimum(-AMOUNT_MAX), z.maximum(AMOUNT_MAX))

export const DESCRIPTION_MAX = 200

/** The fields of an entry that a client writes. */
export const financeFields = {
  id: Id,
  kind: FinanceKind,
  amount: Amount,
  description: text(DESCRIPTION_MAX),
  category: FinanceCategory,
  /** A subcategory of `category` (finances/subcategories.ts). */
  subcategoryId: z.optional(Id),
  date: CalendarDate,
  status: FinanceStatus,
  dueDate: z.optional(CalendarDate),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** Account of the entry; absent, also in answers: the group's first account (finances/accounts.ts). */
  accountId: z.optional(Id),
  /** What the money was given for or is spent on (finances/purposes.ts). */
  purposeId: z.optional(Id),
  method: z.optional(PaymentMethod),
  notes: z.optional(multiline(2000)),
}

/** Common to the parts of one payment (finances/splits.ts). Set by splitting only; ignored in writes. */
const splitId = z.optional(Id)
/** On entries made by a use of credit (finances/credit.ts), which only that use creates and removes. Ignored in writes. */
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
   * Due before this day. Leaves out entries without a due date, and pending ones reversed by then. With `pending` and today: what is
   * overdue.
   */
  dueBefore: z.optional(CalendarDate),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** The first account's id is the group's id. */
  accountId: z.optional(Id),
  purposeId: z.optional(Id),
  /**
   * `false`: a receipt is expected and missing, so opening balances and reversals are left out. A receipt on one part of a split payment
   * counts for all parts.
   */
  hasReceipt: z.optional(z.enum(['true', 'false'])),
  /** Compared with a statement of its account (finances/reconciliations.ts); `false`: paid and not yet compared. */
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

/** All entries that match the filters, newest first. */
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
/**
 * Sums of all filtered entries, paid and pending, in minor units. `net`: income less expense. `opening`: opening balances, which are in
 * neither.
 */
export const FinanceSum = z.object({ income: Sum, expense: Sum, net: Sum, opening: z.optional(Sum) })
export type FinanceSum = z.infer<typeof FinanceSum>

/** Voucher numbers of entries (finances/vouchers.ts), `2026-0042`; entries without one are left out. */
export const VoucherNames = z.array(z.object({ financeId: Id, voucher: z.string() }))
export type VoucherNames = z.infer<typeof VoucherNames>

/**
 * Includes the names that the page and its filters refer to. `receipts`: number of receipts by entry, entries without left out.
 * `reconciled`: ids of reconciled entries.
 */
export const FinanceList = z.object({
  finances: z.array(Finance),
  total: z.int(),
  /** There are more than `total` matches; counting stopped at `countUpTo`. */
  hasMore: z.optional(z.literal(true)),
  receipts: z.optional(z.array(z.object({ financeId: Id, count: z.int() }))),
  reconciled: z.optional(z.array(Id)),
  /** For split payments of entries on the page: number and sum of the parts. */
  splits: z.optional(z.array(z.object({ splitId: Id, count: z.int(), total: z.int() }))),
  vouchers: z.optional(VoucherNames),
  ...namesBeside,
})
export type FinanceList = z.infer<typeof FinanceList>
export const FinanceBody = z.strictObject({ finance: FinanceWrite })
export const FinanceAnswer = z.object({ finance: Finance })
/**
 * `reconciliation`: the one that contains the entry and fixes its amount, date, account, kind and status until undone. `bank`: its bank
 * lines, newest first; `bookings`: the bank's bookings that contain these lines.
 */
export const FoundFinance = z.object({
  finance: Finance,
  reconciliation: z.optional(z.object({ day: CalendarDate, at: Instant, by: z.string() })),
  vouchers: z.optional(VoucherNames),
  bank: z.optional(z.array(KeptLine)),
  bookings: z.optional(z.array(BankBooking)),
  /** The return of a payment that created the entry (finances/returns.ts). */
  madeByReturn: z.optional(Id),
  /** Sum of its refunds and returns, in minor units. */
  givenBack: z.optional(z.int()),
  /** The donation receipt that stands for it (finances/donations/donations.ts), with day and amount as on it. */
  donationReceipt: z.optional(z.object({ year: z.int(), number: z.int(), date: CalendarDate, amount: z.int() })),
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
/** Newest first. `receipts`: those added and removed, also newest first; a removal that was undone does not appear. */
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

/** Pending debts of the members, newest first, without reversed ones. */
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
