import { useMemo } from 'react'
import type { FinanceImportLine } from '@contract/finances/financeImports'
import { BudgetWarnings } from '@/views/finances/ledger/BudgetWarnings'

/** Before the entries of a file are added: which budgets they would break. */
export function ImportBudgetWarnings({ items }: { items: readonly FinanceImportLine[] }) {
  const expenses = useMemo(() => items.filter(({ kind }) => kind === 'expense'), [items])
  return <BudgetWarnings changes={expenses} />
}
