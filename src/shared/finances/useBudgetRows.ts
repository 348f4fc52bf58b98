import { useTranslation } from 'react-i18next'
import type { FinanceKind } from '@contract/finances'
import type { BudgetActual, BudgetLine } from '@contract/finances/budgets'
import { budgetRows, type BudgetRow } from './budgetRows'
import { useSubcategories } from './useSubcategories'

export interface BudgetRowTexts {
  rowsOf: (kind: FinanceKind) => BudgetRow[]
  /** `Tickets`, `Tickets · Bar`, or `Tickets · all else`. */
  textOf: (row: BudgetRow) => string
}

/** The rows of a budget with actual sums and names. */
export function useBudgetRows(lines: readonly BudgetLine[], actual: readonly BudgetActual[]): BudgetRowTexts {
  const { t } = useTranslation('budget')
  const { nameOf, textOf } = useSubcategories()
  return {
    rowsOf: (kind) => budgetRows(kind, lines, actual, nameOf),
    textOf: (row) => (row.isRest ? t('rest', { category: textOf(row) }) : textOf(row)),
  }
}
