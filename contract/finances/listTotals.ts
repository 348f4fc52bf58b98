import * as z from 'zod/mini'
import { FinanceSum, FinanceSumConfig } from '@contract/finances'
import { CalendarDate, Month } from '@contract/primitives'
import { FinanceAccount } from './accounts'
import { ReversalList } from './closings'
import { Subcategory } from './subcategories'
import type { Call } from '@contract/call'

/** `withBooks`: also what the list needs to know of the books, once a visit: it stays the same for every page and filter. */
export const ListTotalsQuery = z.strictObject({
  config: z.prefault(FinanceSumConfig, {}),
  upcomingFrom: CalendarDate,
  withBooks: z.optional(z.literal('true')),
})
export type ListTotalsQuery = z.infer<typeof ListTotalsQuery>

/** As the calls of their names answer them, without balances and uses. `closedUpTo`: the last closed month; absent: none is. */
export const ListBooks = z.object({
  accounts: z.array(FinanceAccount),
  subcategories: z.array(Subcategory),
  closedUpTo: z.optional(Month),
  reversals: ReversalList.shape.reversals,
})
export type ListBooks = z.infer<typeof ListBooks>

/**
 * What stands above the list: `paid` and `pending` are null where the filters leave them out, `upcoming` is how many entries there
 * are from that day on, whatever the filters.
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
