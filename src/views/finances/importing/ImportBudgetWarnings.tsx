import { useMemo } from 'react'
import type { FinanceImportLine } from '@contract/finances/financeImports'
import { BudgetWarnings } from '@/views/finances/ledger/BudgetWarnings'

/** Warns which budgets the entries of a file would exceed, before they are added. */
export function ImportBudgetWarnings({ items }: { items: readonly FinanceImportLine[] }) {
  const expenses = useMemo(() => items.filter(({ kind }) => kind === 'expense'), [items])
  return <BudgetWarnings changes={expenses} />
}
