import { financeCategories, type FinanceCategory, type FinanceKind } from '@contract/finances'
import type { BudgetActual, BudgetLine } from '@contract/treasury/budgets'

/** What was planned and what came of it, in minor units. */
export interface BudgetSums {
  planned: number
  paid: number
  pending: number
}

export interface BudgetRow extends BudgetSums {
  category: FinanceCategory
}

/** Paid and pending together. */
export const actualOf = ({ paid, pending }: BudgetSums): number => paid + pending

/** Less than nothing: more came, or went, than was planned. */
export const leftOf = (sums: BudgetSums): number => sums.planned - actualOf(sums)

/** In the contract's order; a category of which nothing was planned and nothing came is left out. */
export function budgetRows(
  kind: FinanceKind,
  lines: readonly BudgetLine[],
  actual: readonly BudgetActual[],
): BudgetRow[] {
  return financeCategories.flatMap((category) => {
    const planned = lines.find((line) => line.kind === kind && line.category === category)?.amount ?? 0
    const came = actual.find((line) => line.kind === kind && line.category === category)
    const row = { category, planned, paid: came?.paid ?? 0, pending: came?.pending ?? 0 }
    return planned === 0 && row.paid === 0 && row.pending === 0 ? [] : [row]
  })
}

export function sumOf(rows: readonly BudgetSums[]): BudgetSums {
  const total = (read: (row: BudgetSums) => number) => rows.reduce((sum, row) => sum + read(row), 0)
  return {
    planned: total(({ planned }) => planned),
    paid: total(({ paid }) => paid),
    pending: total(({ pending }) => pending),
  }
}

/** Income less expense. */
export function resultOf(income: BudgetSums, expense: BudgetSums): BudgetSums {
  return {
    planned: income.planned - expense.planned,
    paid: income.paid - expense.paid,
    pending: income.pending - expense.pending,
  }
}
