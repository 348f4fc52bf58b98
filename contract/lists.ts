import * as z from 'zod/mini'
import { foldedLine } from './primitives'
import { PER_PAGE_DEFAULT } from './choices'

export { PER_PAGE_DEFAULT }

export const PER_PAGE_MAX = 100

/** A query contains numbers as text. Only digits are accepted, not other forms that JavaScript converts (`0x10`, `1e3`, a list of one). */
/* @__NO_SIDE_EFFECTS__ */
export function whole(max?: number) {
  const digits = z.transform((given) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given))
  const number = z.int().check(z.minimum(1))
  return z.pipe(digits, max === undefined ? number : number.check(z.maximum(max)))
}

/** The page of a list call. One past the end is an empty list with the true total. */
export const paging = {
  page: z._default(whole(), 1),
  perPage: z._default(whole(PER_PAGE_MAX), PER_PAGE_DEFAULT),
}

const COUNT_UP_TO_MAX = 10_000

/**
 * Limit of rows to count one by one: if more match, `total` is this number and the answer contains `hasMore`. Without it, or if the total
 * is known without counting, `total` is exact.
 */
export const counting = { countUpTo: z.optional(whole(COUNT_UP_TO_MAX)) }

/** Text to look for; case and accents do not count. */
export const search = { q: z.optional(foldedLine(200, 0)) }

/** The order of a list; without a column, the area's natural order. */
/* @__NO_SIDE_EFFECTS__ */
export function ordering<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { sort: z._default(z.enum(['asc', 'desc']), 'asc'), sortColumn: z.optional(z.enum(columns)) }
}
