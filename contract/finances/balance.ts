import * as z from 'zod/mini'
import { FinanceCategory, Sum } from '@contract/finances'
import { CalendarDate, Id, Month } from '@contract/primitives'
import type { Call } from '@contract/call'

/** `on`: the balance at the end of that day; absent: including all stored entries. */
export const BalanceQuery = z.strictObject({ on: z.optional(CalendarDate) })
export const Balance = z.object({
  currency: z.string(),
  /** Paid income less paid expense, plus opening balances. */
  balance: Sum,
  income: Sum,
  expense: Sum,
  /** Opening balances, which are neither income nor expense. */
  opening: z.optional(Sum),
  pendingIncome: Sum,
  pendingExpense: Sum,
  /** Pending income past its due date, without reversed entries; both are still part of `pendingIncome`. */
  overdue: Sum,
  byMonth: z.array(z.object({ month: Month, income: Sum, expense: Sum, balance: Sum })),
})
export type Balance = z.infer<typeof Balance>

/** The financial year that begins in this calendar year, with the first month of the group's season. Absent: the current one. */
export const YearReportQuery = z.strictObject({
  year: z.optional(z.string().check(z.regex(/^(?!00)\d{4}$/, { error: 'bad_date' }))),
})
/**
 * Sums of paid entries. A reversal is subtracted in the category of its original, whatever the original's year, so sums may be negative.
 */
const YearSums = z.object({
  /** Last day counted: the year's last day, or today in the current year. */
  upTo: CalendarDate,
  /** Balance at the end of the day before the year. */
  before: Sum,
  /** Opening balances entered in the year. */
  opening: Sum,
  income: Sum,
  expense: Sum,
  /** At the end of `upTo`: before, opening and income, less expense. */
  balance: Sum,
  /** Dated anywhere in the year. */
  pendingIncome: Sum,
  pendingExpense: Sum,
  /** Sum of reversed entries, if any: as entries, original and reversal count on both sides, but in these sums on neither. */
  reversed: z.optional(Sum),
  /** Number of paid expenses up to `upTo` without a receipt, as selected by `hasReceipt`. */
  withoutReceipt: z.optional(z.int()),
  /** Ranges of voucher numbers of its entries, one for each calendar year (finances/vouchers.ts). */
  vouchers: z.optional(z.array(z.object({ from: z.string(), to: z.string(), count: z.int() }))),
  /**
   * Money tied to purposes, by name: what was left before the year (opening balances included), what came and was spent up to `upTo`.
   * Absent: none.
   */
  purposes: z.optional(z.array(z.object({ id: Id, name: z.string(), opening: Sum, came: Sum, spent: Sum }))),
  /** In the order of the categories; those without sums are left out. */
  categories: z.array(
    z.object({
      category: FinanceCategory,
      income: Sum,
      expense: Sum,
      /** The share of subcategories, by name; those without sums are left out. */
      subcategories: z.optional(z.array(z.object({ id: Id, name: z.string(), income: Sum, expense: Sum }))),
    }),
  ),
})
export type YearSums = z.infer<typeof YearSums>
/** All sums are read at the same moment. */
export const YearReport = z.object({ year: YearSums, yearBefore: YearSums })
export type YearReport = z.infer<typeof YearReport>

export const balanceCall = {
  method: 'GET',
  path: '/finances/balance',
  access: ['read', 'Finance'],
  query: BalanceQuery,
  answer: Balance,
} as const satisfies Call

export const yearReportCall = {
  method: 'GET',
  path: '/finances/year-report',
  access: ['read', 'Finance'],
  query: YearReportQuery,
  answer: YearReport,
} as const satisfies Call
