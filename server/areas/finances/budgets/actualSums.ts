import { and, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, FinanceStatus } from '@contract/finances'
import type { FinanceSumConfig } from '@contract/finances'
import { linesInOrder, placeOf } from '@contract/finances/budgets'
import type { BudgetActual, BudgetPlace } from '@contract/finances/budgets'
import { finances } from '../../../platform/db/schema/finances/finances'
import { selectedFinances, totalsOf } from '../ledger/public'

/**
 * A sum of entries. The sums of categories contain all entries; further rows contain those with an own category, and reversals, which
 * `actualOf` moves to their place.
 */
export const ActualLines = z.array(
  z.object({
    /** Name of the span, as one statement may read several. */
    part: z.string(),
    kind: FinanceKind,
    status: FinanceStatus,
    category: FinanceCategory,
    /** Id of the own category; null in sums of all entries. */
    own: z.nullable(z.string()),
    /** Category and own category of the reversed entry; null in sums of other entries. */
    reversed: z.nullable(FinanceCategory),
    reversedOwn: z.nullable(z.string()),
    amount: z.int(),
  }),
)
type ActualLines = z.infer<typeof ActualLines>

/** SQL for the sums of the selected entries, named `part`. `reversals`: the same selection as a condition on the alias `reversal`. */
export function actualLines(groupId: string, part: string, filters: FinanceSumConfig, reversals: SQL | undefined): SQL {
  const withOwn = and(selectedFinances(groupId, filters), isNotNull(finances.subcategoryId))
  return sql`
    select ${part}::text as part, kind, status, category, null::uuid as own, null::finance_category as reversed,
           null::uuid as "reversedOwn", sum(amount)::bigint as amount
      from (${totalsOf(groupId, filters)}) totals group by 2, 3, 4
    union all
    select ${part}::text, ${finances.kind}, ${finances.status}, ${finances.category}, ${finances.subcategoryId}, null, null,
           sum(${finances.amount})::bigint
      from ${finances} where ${withOwn} group by 2, 3, 4, 5
    union all
    select ${part}::text, reversal.kind, reversal.status, reversal.category, reversal.subcategory_id, original.category,
           original.subcategory_id, sum(reversal.amount)::bigint
      from ${finances} reversal
      join ${finances} original on original.group_id = ${groupId} and original.id = reversal.reversal_of
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null and ${reversals}
     group by 2, 3, 4, 5, 6, 7`
}

const placed = (kind: FinanceKind, category: FinanceCategory, own: string | null): BudgetPlace => ({
  kind,
  category,
  ...(own !== null && { subcategoryId: own }),
})

/** Sums by kind, category and own category. Reversals are subtracted in the place of their original; opening balances are left out. */
export function actualOf(lines: ActualLines): BudgetActual[] {
  const sums = new Map<string, BudgetActual>()
  const add = (place: BudgetPlace, status: FinanceStatus, amount: number) => {
    const key = placeOf(place)
    const sum = sums.get(key) ?? { ...place, paid: 0, pending: 0 }
    sums.set(key, { ...sum, [status]: sum[status] + amount })
  }
  for (const { kind, category, own, status, reversed, reversedOwn, amount } of lines) {
    if (reversed !== null) {
      add(placed(kind, category, own), status, -amount)
      add(placed(kind === 'income' ? 'expense' : 'income', reversed, reversedOwn), status, -amount)
    } else {
      add(placed(kind, category, own), status, amount)
      // The sum of the whole category contains it too.
      if (own !== null) add(placed(kind, category, null), status, -amount)
    }
  }
  return linesInOrder(
    [...sums.values()].filter(({ category, paid, pending }) => category !== 'opening' && (paid !== 0 || pending !== 0)),
  )
}
