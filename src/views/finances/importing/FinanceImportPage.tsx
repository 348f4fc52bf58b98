import { FinanceWrite, type FinanceImport, type FinanceLine } from '@contract/finances'
import type { ImportHead } from '@contract/imports'
import { paths } from '@/configs/paths'
import { financeImports } from '@/redux/imports'
import { ImportPage } from '@/shared/importing/ImportPage'
import { useFinanceImportArea } from './useFinanceImportArea'

const adapter = {
  toLine: ({ date, kind, amount, description }: FinanceWrite): FinanceLine => ({ date, kind, amount, description }),
  toBatch: ({ items, ...head }: ImportHead & { items: FinanceWrite[] }): FinanceImport => ({
    ...head,
    finances: items,
  }),
  nameOf: (current: unknown) => FinanceWrite.safeParse(current).data?.description ?? '',
}

/** A bank's file or a spreadsheet becomes entries. */
export function FinanceImportPage() {
  const area = useFinanceImportArea()
  return (
    <ImportPage name="finances" area={area} calls={financeImports} adapter={adapter} listPath={paths.financeEntries} />
  )
}
