import * as z from 'zod/mini'
import { IMPORT_MAX, importHead } from './imports'
import { PER_PAGE_MAX, ordering, paging, search } from './lists'
import { Section, memberStatuses } from './members'
import { namesBeside } from './names'
import { CalendarDate, Id, Instant, Version, text } from './primitives'
import { financeKinds, financeCategories, financeStatuses, financeSortColumns } from './choices'

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
const Amount = z.int().check(z.minimum(1), z.maximum(AMOUNT_MAX))

export const DESCRIPTION_MAX = 200

/** Calendar month `YYYY-MM`. */
export const Month = z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'bad_date' }))

const financeFields = {
  id: Id,
  kind: FinanceKind,
  amount: Amount,
  description: text(DESCRIPTION_MAX),
  category: FinanceCategory,
  /** Of the group's own, one below `category` (treasury/subcategories.ts). */
  subcategoryId: z.optional(Id),
  date: CalendarDate,
  status: FinanceStatus,
  dueDate: z.optional(CalendarDate),
  memberId: z.optional(Id),
  eventId: z.optional(Id),
  /** Where the money is. Absent, also in answers: the group's first account (treasury/accounts.ts). */
  accountId: z.optional(Id),
  method: z.optional(PaymentMethod),
  notes: z.optional(text(2000)),
}

/**
 * Of the parts of one payment (treasury/splits.ts). It is set by splitting alone: what a write says of it is not looked at.
 */
const splitId = z.optional(Id)

export const Finance = z.strictObject({ ...financeFields, splitId, version: Version })
export type Finance = z.infer<typeof Finance>

/** No `version` means create; with one, replace what was read with it (CONTRACT.md, Writes). */
export const FinanceWrite = z.strictObject({ ...financeFields, splitId, version: z.optional(Version) })
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
  /** Seen on a statement of its account (treasury/reconciliations.ts); `false`: paid, and not yet seen. */
  isReconciled: z.optional(z.enum(['true', 'false'])),
}

const FinanceListConfig = z.strictObject({ ...paging, ...search, ...ordering(financeSortColumns), ...financeFilters })
export type FinanceListConfig = z.infer<typeof FinanceListConfig>
/** Natural order: newest date first. */
export const FinanceListQuery = z.strictObject({ config: z.prefault(FinanceListConfig, {}) })

/** Everything that the filters select, newest first; without them, every entry. */
const AllFinancesConfig = z.strictObject({ ...search, ...ordering(financeSortColumns), ...financeFilters })
export type AllFinancesConfig = z.infer<typeof AllFinancesConfig>
export const AllFinancesQuery = z.strictObject({ config: z.prefault(AllFinancesConfig, {}) })

const FinanceSumConfig = z.strictObject({ ...search, ...financeFilters })
export type FinanceSumConfig = z.infer<typeof FinanceSumConfig>
export const FinanceSumQuery = z.strictObject({ config: z.prefault(FinanceSumConfig, {}) })

const Sum = z.int()
/** Of the whole filtered set, paid and pending together: `net` is income less expense. `opening`: opening balances, in neither. */
export const FinanceSum = z.object({ income: Sum, expense: Sum, net: Sum, opening: z.optional(Sum) })
export type FinanceSum = z.infer<typeof FinanceSum>

/** The voucher numbers that entries bear (treasury/vouchers.ts), `2026-0042`; those without one are left out. */
export const VoucherNames = z.array(z.object({ financeId: Id, voucher: z.string() }))
export type VoucherNames = z.infer<typeof VoucherNames>

/**
 * Names of what the page names, and of the member and the event that it was filtered by. `receipts`: how many each of its entries
 * has, those without left out. `reconciled`: which of them a reconciliation holds.
 */
export const FinanceList = z.object({
  finances: z.array(Finance),
  total: z.int(),
  receipts: z.optional(z.array(z.object({ financeId: Id, count: z.int() }))),
  reconciled: z.optional(z.array(Id)),
  /** Of the payments of which entries of the page are parts, while there are several: how many, and to what they come. */
  splits: z.optional(z.array(z.object({ splitId: Id, count: z.int(), total: z.int() }))),
  vouchers: z.optional(VoucherNames),
  ...namesBeside,
})
export const FinanceBody = z.strictObject({ finance: FinanceWrite })
export const FinanceAnswer = z.object({ finance: Finance })
/** `reconciliation`: the one that holds it; amount, date, account, kind and status stay until it is undone. */
export const FoundFinance = z.object({
  finance: Finance,
  reconciliation: z.optional(z.object({ day: CalendarDate, at: Instant, by: z.string() })),
  vouchers: z.optional(VoucherNames),
  ...namesBeside,
})
export type FoundFinance = z.infer<typeof FoundFinance>
export const AllFinances = z.array(Finance)

/** `on`: as things stood at the end of that day; absent, with everything that is stored. */
export const BalanceQuery = z.strictObject({ on: z.optional(CalendarDate) })
export const Balance = z.object({
  currency: z.string(),
  /** Paid income less paid expense, with what was there when the books began. */
  balance: Sum,
  income: Sum,
  expense: Sum,
  /** Opening balances, which are neither income nor expense. */
  opening: z.optional(Sum),
  pendingIncome: Sum,
  pendingExpense: Sum,
  /** Pending income whose due date has passed, but for what reversals took back. Like them it is still part of `pendingIncome`. */
  overdue: Sum,
  byMonth: z.array(z.object({ month: Month, income: Sum, expense: Sum, balance: Sum })),
})
export type Balance = z.infer<typeof Balance>

/** The year that begins in this one, with the first month of the group's seasons. Without it, the one it is. */
export const YearReportQuery = z.strictObject({
  year: z.optional(z.string().check(z.regex(/^(?!00)\d{4}$/, { error: 'bad_date' }))),
})
/** Of what was paid. A reversal is netted in the category of what it takes back, whatever year that was in: a sum may be negative. */
const YearSums = z.object({
  /** Its last day; of a year that is not over yet, today, and then what is paid later is left out. */
  upTo: CalendarDate,
  /** What there was at the end of the day before. */
  before: Sum,
  /** Opening balances entered in the year. */
  opening: Sum,
  income: Sum,
  expense: Sum,
  /** At the end of `upTo`: before, opening and income, less expense. */
  balance: Sum,
  /** Dated in the whole year. */
  pendingIncome: Sum,
  pendingExpense: Sum,
  /** Paid expenses up to `upTo` that have no receipt: those that the list selects by `hasReceipt`. */
  withoutReceipt: z.optional(z.int()),
  /** The voucher numbers that its entries bear, from and up to, a line a calendar year (treasury/vouchers.ts). */
  vouchers: z.optional(z.array(z.object({ from: z.string(), to: z.string(), count: z.int() }))),
  /** In the order of the categories; those without sums are left out. */
  categories: z.array(
    z.object({
      category: FinanceCategory,
      income: Sum,
      expense: Sum,
      /** What of it is of the group's own categories, by name; those without sums are left out. */
      subcategories: z.optional(z.array(z.object({ id: Id, name: z.string(), income: Sum, expense: Sum }))),
    }),
  ),
})
export type YearSums = z.infer<typeof YearSums>
/** All of one moment. */
export const YearReport = z.object({ year: YearSums, yearBefore: YearSums })
export type YearReport = z.infer<typeof YearReport>

/** One pending entry per active member for a month, with other amounts for some; an amount of 0 spares them. */
const DuesAmount = z.int().check(z.minimum(0), z.maximum(AMOUNT_MAX))
/** A year in one go. */
export const DUES_MONTHS_MAX = 12
export const Dues = z.strictObject({
  month: Month,
  amount: Amount,
  dueDate: CalendarDate,
  description: text(200),
  sections: z.optional(z.array(z.strictObject({ section: Section, amount: DuesAmount }))),
  members: z.optional(z.array(z.strictObject({ memberId: Id, amount: DuesAmount }))),
  /**
   * Whoever has a fee class (treasury/fees.ts) in a month is charged that of its own amount, where its rhythm falls on that month, and
   * else nothing; `amount` is of those without one. What `sections` and `members` say counts before the class.
   */
  byClass: z.optional(z.literal(true)),
  /** Further months that are charged alike, each with its own day and words. */
  also: z.optional(
    z
      .array(z.strictObject({ month: Month, dueDate: CalendarDate, description: text(200) }))
      .check(z.maxLength(DUES_MONTHS_MAX - 1)),
  ),
})
export type Dues = z.infer<typeof Dues>
export const DuesBody = z.strictObject({ dues: Dues })
export const duesChanges = ['new', 'class', 'amount', 'left'] as const
/** `exists`: the member already has the dues of all months, and gets no second ones; `months`: of how many they have none yet. */
export const DuesPreview = z.object({
  lines: z.array(
    z.object({
      memberId: Id,
      name: z.string(),
      section: Section,
      amount: DuesAmount,
      exists: z.boolean(),
      months: z.optional(z.int()),
      /** By class: of all months that they have none for yet together, as these may differ; `amount` is that of the first. */
      sum: z.optional(Sum),
      /** By class: the name of that of the first month. */
      className: z.optional(z.string()),
      /** Of the first month, where its class has a day of its own. */
      dueDate: z.optional(CalendarDate),
      /** The member's last day, where one is said: months after it are not charged. */
      leftOn: z.optional(CalendarDate),
      /**
       * How it differs from when the member was charged last: never before, another class than in `comparedWith`, another amount, or
       * left. `was`: what it was then.
       */
      change: z.optional(z.enum(duesChanges)),
      was: z.optional(z.object({ amount: z.optional(Sum), className: z.optional(z.string()) })),
    }),
  ),
  total: Sum,
  /** The last month before these for which anybody was charged; absent before the first time. */
  comparedWith: z.optional(Month),
  /** Who was charged in that month (`was`) and is no longer an active member, by name. */
  gone: z.optional(
    z.array(
      z.object({
        memberId: Id,
        name: z.string(),
        section: Section,
        status: z.enum([...memberStatuses, 'removed']),
        was: Sum,
      }),
    ),
  ),
})
export type DuesPreview = z.infer<typeof DuesPreview>
/** What was charged last, to begin the next month with; absent before the first time. */
export const LastDuesAnswer = z.object({ dues: z.optional(Dues) })

/** Those that were made; none when each member had the month's dues already. */
export const DuesAnswer = z.object({ finances: z.array(Finance) })

/** Every member's dues of a year, in a group of several hundred. */
const PAYMENT_MAX = 10_000
const PaidFinances = z
  .array(z.strictObject({ id: Id, version: Version }))
  .check(z.minLength(1), z.maxLength(PAYMENT_MAX))
/**
 * All or none become paid, and `date` their date: that is the day from which they count. What was expected in a month that
 * is closed by now can be paid too, on a day of an open one: closing fixes what was paid, not what was still to come.
 */
export const Payment = z.strictObject({
  finances: PaidFinances,
  date: CalendarDate,
  method: z.optional(PaymentMethod),
  /** Where the money came to or went from; absent: each entry stays on its account. */
  accountId: z.optional(Id),
})
export type Payment = z.infer<typeof Payment>
export const PayBody = z.strictObject({ payment: Payment })
export const PayAnswer = z.object({ finances: z.array(Finance) })

/** Takes the newest payment of each back, all or none: pending again, on the date that it had before. */
export const UnpayBody = z.strictObject({ payment: z.strictObject({ finances: PaidFinances }) })
export type PaymentUndo = z.infer<typeof UnpayBody>['payment']

/** As many as a page of the list holds. */
const ChosenFinances = z
  .array(z.strictObject({ id: Id, version: Version }))
  .check(z.minLength(1), z.maxLength(PER_PAGE_MAX))
/**
 * All or none get what is named here; what is absent stays as each has it, and null takes the member or the event away. `date` and
 * `method` are of those that become paid by it, as in a payment. What cannot be changed is refused with its place in `finances`.
 */
export const FinanceBatch = z
  .strictObject({
    finances: ChosenFinances,
    /** Another than an entry has takes its subcategory away, unless one is named. */
    category: z.optional(FinanceCategory),
    subcategoryId: z.optional(z.nullable(Id)),
    memberId: z.optional(z.nullable(Id)),
    eventId: z.optional(z.nullable(Id)),
    accountId: z.optional(Id),
    status: z.optional(FinanceStatus),
    date: z.optional(CalendarDate),
    method: z.optional(PaymentMethod),
  })
  .check(
    z.refine(({ status, date }) => date === undefined || status === 'paid', { path: ['date'], error: 'not_allowed' }),
    z.refine(({ status, method }) => method === undefined || status === 'paid', {
      path: ['method'],
      error: 'not_allowed',
    }),
  )
export type FinanceBatch = z.infer<typeof FinanceBatch>
export const ChangeFinancesBody = z.strictObject({ change: FinanceBatch })
/** In the order that they were named in; the version of one that was so already is the one it had. */
export const ChangeFinancesAnswer = z.object({ finances: z.array(Finance) })

/** Takes the newest change of each back, all or none: category, member, event, account, status, date and method are what they were. */
export const UnchangeFinancesBody = z.strictObject({ change: z.strictObject({ finances: ChosenFinances }) })
export type FinanceBatchUndo = z.infer<typeof UnchangeFinancesBody>['change']

/** Members with pending income entries, who owes most first. */
export const Debtor = z.object({
  memberId: Id,
  name: z.string(),
  section: Section,
  status: z.enum([...memberStatuses, 'removed']),
  amount: Sum,
  overdue: Sum,
  entries: z.int(),
  /** The due date, else the date, of the oldest. */
  since: CalendarDate,
})
export type Debtor = z.infer<typeof Debtor>

export const debtorSortColumns = ['amount', 'name'] as const
const DebtorListConfig = z.strictObject({ ...paging, ...search, ...ordering(debtorSortColumns) })
export type DebtorListConfig = z.infer<typeof DebtorListConfig>
/** Without `config`, everybody. `q` looks through what a search of members does. */
export const DebtorListQuery = z.strictObject({ config: z.optional(DebtorListConfig) })
/** With `config`: how many they are and what they owe together, on all pages. */
export const DebtorList = z.object({ debtors: z.array(Debtor), total: z.optional(z.int()), amount: z.optional(Sum) })
export type DebtorList = z.infer<typeof DebtorList>

/** The bank's own id of a posting (treasury/bankLines.ts). It is kept, and tells nobody: answers are without it. */
const bankId = z.optional(text(140))
/** An entry as a file brings it. */
export const FinanceImportLine = z.strictObject({ ...financeFields, version: z.optional(Version), bankId })
export type FinanceImportLine = z.infer<typeof FinanceImportLine>

/**
 * Those that stand there already are not added a second time: same account, date, kind and amount with the same `bankId`, whatever their text;
 * else with the same description, as often.
 */
export const FinanceImportBody = z.strictObject({
  import: z.strictObject({
    ...importHead,
    finances: z.array(FinanceImportLine).check(z.minLength(1), z.maxLength(IMPORT_MAX)),
  }),
})
export type FinanceImport = z.infer<typeof FinanceImportBody>['import']

const FinanceLine = z.strictObject({
  date: CalendarDate,
  kind: FinanceKind,
  amount: Amount,
  description: text(200),
  bankId,
  /** Banks number their postings by account; absent: the first. */
  accountId: z.optional(Id),
})
export type FinanceLine = z.infer<typeof FinanceLine>
/** For the preview of an import. */
export const FinanceDuplicatesBody = z.strictObject({ lines: z.array(FinanceLine).check(z.maxLength(IMPORT_MAX)) })

/** The category that entries of like text have; null where nothing like it was entered. In the order of the lines. */
export const CategoryGuessBody = z.strictObject({
  lines: z
    .array(z.strictObject({ kind: FinanceKind, description: text(DESCRIPTION_MAX) }))
    .check(z.maxLength(IMPORT_MAX)),
})
export type CategoryGuessLine = z.infer<typeof CategoryGuessBody>['lines'][number]
export const CategoryGuessAnswer = z.object({ categories: z.array(z.nullable(FinanceCategory)) })

/** A closing is "up to and including": on no day up to the last closed month is anything accepted. */
export const MonthBody = z.strictObject({ month: Month })
export const ReopenBody = z.strictObject({ month: Month, reason: text(500) })
/** Newest first; `reopenedAt` where the month was opened again. */
export const Closing = z.object({
  month: Month,
  closedBy: z.string(),
  closedAt: Instant,
  reopenedBy: z.optional(z.string()),
  reopenedAt: z.optional(Instant),
  reason: z.optional(z.string()),
})
export type Closing = z.infer<typeof Closing>
/** `firstOpenMonth`: the first with entries that is not closed; closing a later one closes all from there on. */
export const ClosingList = z.object({
  closings: z.array(Closing),
  closedMonths: z.array(Month),
  firstOpenMonth: z.optional(Month),
})
export type ClosingList = z.infer<typeof ClosingList>

/** `closings`: all that were closed or opened with it, the newest month first. */
export const ClosingAnswer = z.object({ closing: Closing, closings: z.optional(z.array(Closing)) })
export type ClosingAnswer = z.infer<typeof ClosingAnswer>

/** A dated entry of the other kind that takes back one of a closed month, no reversal; without a description it has the original's. */
export const Reversal = z.strictObject({ id: Id, of: Id, date: CalendarDate, description: z.optional(text(200)) })
export type Reversal = z.infer<typeof Reversal>
export const ReversalBody = z.strictObject({ reversal: Reversal })
/** Every reversal that stands, and the entry it takes back: few, so that a list can mark both. */
export const ReversalList = z.object({ reversals: z.array(z.object({ id: Id, of: Id })) })
export type ReversalList = z.infer<typeof ReversalList>

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
