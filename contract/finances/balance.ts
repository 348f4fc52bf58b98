import * as z from 'zod/mini'
import { FinanceCategory, Sum } from '@contract/finances'
import { CalendarDate, Id, Month } from '@contract/primitives'
import type { Call } from '@contract/call'

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
  /** What reversals took back, where there are any: as entries they and what they take back count on both sides, here on none. */
  reversed: z.optional(Sum),
  /** Paid expenses up to `upTo` that have no receipt: those that the list selects by `hasReceipt`. */
  withoutReceipt: z.optional(z.int()),
  /** The voucher numbers that its entries bear, from and up to, a line a calendar year (finances/vouchers.ts). */
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
