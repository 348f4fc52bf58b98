import { financeCategories, type FinanceKind } from '@contract/finances'
import { actualByLine, placeOf, type BudgetActual, type BudgetLine, type BudgetPlace } from '@contract/finances/budgets'

/** Planned and actual sums, in minor units. */
export interface BudgetSums {
  planned: number
  paid: number
  pending: number
}

export interface BudgetRow extends BudgetSums, Omit<BudgetPlace, 'kind'> {
  /** Own categories below this one have their own rows: this row is the remainder. */
  isRest: boolean
}

/** Paid and pending together. */
export const actualOf = ({ paid, pending }: BudgetSums): number => paid + pending

/** Negative if more came in, or went out, than planned. */
export const leftOf = (sums: BudgetSums): number => sums.planned - actualOf(sums)

/**
 * The categories of one kind in the contract's order, each followed by the planned own categories below it, by name; without rows where
 * nothing was planned and nothing came.
 */
export function budgetRows(
  kind: FinanceKind,
  lines: readonly BudgetLine[],
  actual: readonly BudgetActual[],
  nameOf: (subcategoryId: string | undefined) => string,
): BudgetRow[] {
  const came = actualByLine(lines, actual)
  const places = new Map([...lines, ...came].filter((line) => line.kind === kind).map((line) => [placeOf(line), line]))
  const rows = [...places].map(([key, { category, subcategoryId }]) => ({
    category,
    ...(subcategoryId !== undefined && { subcategoryId }),
    planned: lines.find((line) => placeOf(line) === key)?.amount ?? 0,
    paid: came.find((line) => placeOf(line) === key)?.paid ?? 0,
    pending: came.find((line) => placeOf(line) === key)?.pending ?? 0,
  }))
  const shown = rows.filter(({ planned, paid, pending }) => planned !== 0 || paid !== 0 || pending !== 0)
  const hasOwn = new Set(
    shown.filter(({ subcategoryId }) => subcategoryId !== undefined).map(({ category }) => category),
  )
  return shown
    .map((row) => ({ ...row, isRest: row.subcategoryId === undefined && hasOwn.has(row.category) }))
    .toSorted(
      (one, other) =>
        financeCategories.indexOf(one.category) - financeCategories.indexOf(other.category) ||
        nameOf(one.subcategoryId).localeCompare(nameOf(other.subcategoryId)),
    )
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
