import * as z from 'zod/mini'
import { FinanceKind } from '@contract/finances'
import { ordering, paging } from '@contract/lists'
import { CalendarDate, Id } from '@contract/primitives'
import type { Call } from '@contract/call'

/**
 * Voucher numbers run from 1 without a gap in each calendar year. A paid entry gets its number when its month is closed, in date order;
 * opening balances get none. A number stays with its entry when the month is reopened, and is never reused: if its entry is removed or no
 * longer paid in that year, it is void.
 */
const YEAR_DIGITS = 4
const NUMBER_DIGITS = 4

/** The printed form, such as `2026-0042`. */
export function voucherName(year: number, number: number): string {
  return `${String(year).padStart(YEAR_DIGITS, '0')}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}

/** Year and number from text such as `2026-0042`, with or without leading zeros; undefined if it is not a voucher number. */
export function readVoucher(text: string): { year: number; number: number } | undefined {
  const parts = /^(\d{4})[-/](\d{1,8})$/.exec(text.trim())
  return parts === null ? undefined : { year: Number(parts[1]), number: Number(parts[2]) }
}

/** File name for saving a receipt: the entry's voucher number first, so that files sort in voucher order. */
export const numberedName = (voucher: string | undefined, name: string) =>
  voucher === undefined ? name : `${voucher} ${name}`

const Year = z.string().check(z.regex(/^(?!0000)\d{4}$/, { error: 'bad_date' }))

export const voucherSortColumns = ['number', 'date', 'amount'] as const
/** Without a year, the latest that has numbers; by default sorted by number. Sorted by `date` or `amount`, void numbers come last. */
const VoucherRunConfig = z.strictObject({ ...paging, ...ordering(voucherSortColumns), year: z.optional(Year) })
export type VoucherRunConfig = z.infer<typeof VoucherRunConfig>
export const VoucherRunQuery = z.strictObject({ config: z.prefault(VoucherRunConfig, {}) })

/** `unpaid`: now pending, or an opening balance; `moved`: paid in another year. */
export const voidReasons = ['removed', 'unpaid', 'moved'] as const

/** `finance`: the current entry; absent if removed. */
export const Voucher = z.object({
  voucher: z.string(),
  void: z.optional(z.enum(voidReasons)),
  finance: z.optional(
    z.object({
      id: Id,
      date: CalendarDate,
      kind: FinanceKind,
      amount: z.int(),
      description: z.string(),
      receipts: z.int(),
    }),
  ),
})
export type Voucher = z.infer<typeof Voucher>

/** One year's numbers. `years`: all years with numbers, newest first; `void`: number of void ones in the year. */
export const VoucherRun = z.object({
  vouchers: z.array(Voucher),
  total: z.int(),
  void: z.int(),
  year: z.optional(Year),
  years: z.array(Year),
})
export type VoucherRun = z.infer<typeof VoucherRun>

export const listVouchersCall = {
  method: 'GET',
  path: '/finances/list-vouchers',
  access: ['read', 'Finance'],
  query: VoucherRunQuery,
  answer: VoucherRun,
} as const satisfies Call
