import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { FinanceCategory, FinanceKind, FinanceStatus, financeCategories, financeKinds } from '@contract/finances'
import type { BudgetActual } from '@contract/treasury/budgets'
import { finances } from '../../../platform/db/schema/finances'

/** A sum of entries; those of reversals come once more, as they are moved. */
export const ActualLines = z.array(
  z.object({
    /** Of which span, where one statement asks for several. */
    part: z.string(),
    kind: FinanceKind,
    status: FinanceStatus,
    category: FinanceCategory,
    /** The category of what a reversal takes back; null in sums of all entries. */
    reversed: z.nullable(FinanceCategory),
    amount: z.int(),
  }),
)
type ActualLines = z.infer<typeof ActualLines>

/** `totals`: rows (kind, status, category, amount) of a span; `reversals`: which of the reversals lie in it. */
export function actualLines(groupId: string, part: string, totals: SQL, reversals: SQL | undefined): SQL {
  return sql`
    select ${part}::text as part, kind, status, category, null::finance_category as reversed, sum(amount)::bigint as amount
      from (${totals}) totals group by 2, 3, 4
    union all
    select ${part}::text, reversal.kind, reversal.status, reversal.category, original.category, sum(reversal.amount)::bigint
      from ${finances} reversal
      join ${finances} original on original.group_id = ${groupId} and original.id = reversal.reversal_of
     where reversal.group_id = ${groupId} and reversal.reversal_of is not null and reversal.deleted_at is null and ${reversals}
     group by 2, 3, 4, 5`
}

/** By kind and category, in the contract's order; a reversal is netted where it takes back, and opening balances are left out. */
export function actualOf(lines: ActualLines): BudgetActual[] {
  const sums = new Map<string, BudgetActual>()
  const add = (kind: FinanceKind, category: FinanceCategory, status: FinanceStatus, amount: number) => {
    const key = `${kind} ${category}`
    const sum = sums.get(key) ?? { kind, category, paid: 0, pending: 0 }
    sums.set(key, { ...sum, [status]: sum[status] + amount })
  }
  for (const { kind, category, status, reversed, amount } of lines) {
    if (reversed === null) add(kind, category, status, amount)
    else {
      add(kind, category, status, -amount)
      add(kind === 'income' ? 'expense' : 'income', reversed, status, -amount)
    }
  }
  return financeKinds.flatMap((kind) =>
    financeCategories.flatMap((category) => {
      const sum = sums.get(`${kind} ${category}`)
      const isSilent = sum === undefined || category === 'opening' || (sum.paid === 0 && sum.pending === 0)
      return isSilent ? [] : [sum]
    }),
  )
}
