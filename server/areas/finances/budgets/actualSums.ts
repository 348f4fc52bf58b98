import { and, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, FinanceStatus } from '@contract/finances'
import type { FinanceSumConfig } from '@contract/finances'
import { linesInOrder, placeOf } from '@contract/finances/budgets'
import type { BudgetActual, BudgetPlace } from '@contract/finances/budgets'
import { finances } from '../../../platform/db/schema/finances/finances'
import { selectedFinances, totalsOf } from '../ledger/public'

/** A sum of entries; those with an own category, and those of reversals, come once more, as they are moved. */
export const ActualLines = z.array(
  z.object({
    /** Of which span, where one statement asks for several. */
    part: z.string(),
    kind: FinanceKind,
    status: FinanceStatus,
    category: FinanceCategory,
    /** Of entries with one of the group's own categories; null in sums of all entries. */
    own: z.nullable(z.string()),
    /** The category, and the own one, of what a reversal takes back; null in sums of other entries. */
    reversed: z.nullable(FinanceCategory),
    reversedOwn: z.nullable(z.string()),
    amount: z.int(),
  }),
)
type ActualLines = z.infer<typeof ActualLines>

/** Of the entries that `filters` select, under the name `part`. `reversals`: which of the reversals are among them. */
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

/** By kind, category and own category; a reversal is netted where it takes back, and opening balances are left out. */
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
      // It is in the sum of all entries too.
      if (own !== null) add(placed(kind, category, null), status, -amount)
    }
  }
  return linesInOrder(
    [...sums.values()].filter(({ category, paid, pending }) => category !== 'opening' && (paid !== 0 || pending !== 0)),
  )
}
