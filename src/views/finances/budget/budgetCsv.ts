import type { TFunction } from 'i18next'
import { financeKinds, type FinanceKind } from '@contract/finances'
import type { BudgetSheet } from '@contract/finances/budgets'
import { csvText } from '@/@core/files/csvText'
import type { Money } from '@/i18n/money'
import { budgetRows, leftOf, type BudgetRow } from '@/shared/finances/budgetRows'
import type { Subcategories } from '@/shared/finances/useSubcategories'

interface BudgetCsvRow extends BudgetRow {
  kind: FinanceKind
}

/** Income first; all categories and subcategories with planned or actual amounts. */
export function budgetCsvRows({ budget, actual }: BudgetSheet, nameOf: Subcategories['nameOf']): BudgetCsvRow[] {
  const rowsOf = (kind: FinanceKind) => budgetRows(kind, budget?.lines ?? [], actual, nameOf)
  return financeKinds.flatMap((kind) => rowsOf(kind).map((row) => ({ kind, ...row })))
}

interface CsvSource {
  t: TFunction<['budget', 'finances']>
  money: Money
  language: string
  nameOf: Subcategories['nameOf']
}

/** One row for each kind, category and subcategory; amounts are unsigned, like planned ones. */
export function budgetCsv(rows: readonly BudgetCsvRow[], { t, money, language, nameOf }: CsvSource): string {
  const columns = ['kind', 'category', 'subcategory', 'planned', 'paid', 'pending', 'left'] as const
  const cells = rows.map((row) => [
    t(row.kind),
    t(`finances:categories.${row.category}`),
    nameOf(row.subcategoryId),
    ...[row.planned, row.paid, row.pending, leftOf(row)].map((amount) => ({ number: money.decimal(amount) })),
  ])
  return csvText(
    columns.map((column) => t(`csv.${column}`)),
    cells,
    language,
  )
}
