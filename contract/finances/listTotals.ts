import * as z from 'zod/mini'
import { FinanceSum, FinanceSumConfig } from '@contract/finances'
import { CalendarDate, Month } from '@contract/primitives'
import { FinanceAccount } from './accounts'
import { ReversalList } from './closings'
import { Purpose } from './purposes'
import { Subcategory } from './subcategories'
import type { Call } from '@contract/call'

/** `withBooks`: also returns the data that is equal for all pages and filters, needed once per visit. */
export const ListTotalsQuery = z.strictObject({
  config: z.prefault(FinanceSumConfig, {}),
  upcomingFrom: CalendarDate,
  withBooks: z.optional(z.literal('true')),
})
export type ListTotalsQuery = z.infer<typeof ListTotalsQuery>

/** Like the calls of these names, without balances and usage. `closedUpTo`: the last closed month; absent: none. */
export const ListBooks = z.object({
  accounts: z.array(FinanceAccount),
  subcategories: z.array(Subcategory),
  purposes: z.array(Purpose),
  closedUpTo: z.optional(Month),
  reversals: ReversalList.shape.reversals,
})
export type ListBooks = z.infer<typeof ListBooks>

/**
 * Totals above the list: `paid` and `pending` are null where the filters exclude them; `upcoming` is the number of entries from that day
 * on, whatever the filters.
 */
export const ListTotals = z.object({
  paid: z.nullable(FinanceSum),
  pending: z.nullable(FinanceSum),
  upcoming: z.int(),
  books: z.optional(ListBooks),
})
export type ListTotals = z.infer<typeof ListTotals>

export const listTotalsCall = {
  method: 'GET',
  path: '/finances/list-totals',
  access: ['read', 'Finance'],
  query: ListTotalsQuery,
  answer: ListTotals,
} as const satisfies Call
