import { FinanceWrite } from '@contract/finances'
import { type FinanceImport, type FinanceImportLine, type FinanceLine } from '@contract/finances/financeImports'
import type { ImportHead } from '@contract/imports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { financeImports } from '@/redux/imports'
import { ImportPage } from '@/shared/importing/ImportPage'
import { useFormat } from '@/shared/dates/useFormat'
import { putImportedBack } from '@/views/finances/matching/start/matchingDraft'
import { UnfinishedReview } from '@/views/finances/matching/start/UnfinishedReview'
import type { FinanceItem } from './bank/financeItem'
import { useFinanceImportArea } from './useFinanceImportArea'

/** The fields of a line that are sent to the server. */
function toImportLine({ isPending: _isPending, fee: _fee, ...line }: FinanceItem): FinanceImportLine {
  return line
}

const adapter = {
  toLine: ({ date, kind, amount, description, bankId, accountId }: FinanceItem): FinanceLine => ({
    date,
    kind,
    amount,
    description,
    ...(bankId !== undefined && { bankId }),
    ...(accountId !== undefined && { accountId }),
  }),
  toBatch: ({ items, ...head }: ImportHead & { items: FinanceItem[] }): FinanceImport => ({
    ...head,
    finances: items.map(toImportLine),
  }),
  nameOf: (current: unknown) => FinanceWrite.safeParse(current).data?.description ?? '',
}

/** Imports entries from a bank's file or a spreadsheet. */
export function FinanceImportPage() {
  const { t } = useTranslation('matching')
  const { count } = useFormat()
  const area = useFinanceImportArea()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const [restoredCount, setRestoredCount] = useState(0)
  const counted = (lines: number) => ({ count: lines, shown: count(lines) })
  const linesTexts = {
    count: (lines: number) => t('imported', counted(lines)),
    consequence: (lines: number) => t('takeBackText', counted(lines)),
  }
  return (
    <ImportPage
      name="finances"
      area={area}
      calls={financeImports}
      adapter={adapter}
      listPath={paths.financeEntries}
      // Remounted to read the review stored by now.
      note={<UnfinishedReview key={restoredCount} />}
      onTakenBack={(id) => putImportedBack(userId, id) && setRestoredCount((count) => count + 1)}
      linesTexts={linesTexts}
      actions={<Button to={paths.matchRules}>{t('rules')}</Button>}
    />
  )
}
