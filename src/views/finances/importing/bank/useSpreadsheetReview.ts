import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FinanceImportLine } from '@contract/treasury/financeImports'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { storeMatchingFile } from '@/views/finances/matching/start/matchingDraft'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

/** Puts the lines of a table on the review, where they are matched as those of a bank's file; what becomes a new entry is offered its category. */
export function useSpreadsheetReview(): (fileName: string, items: readonly FinanceImportLine[]) => void {
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const userId = user?.id ?? ''
  const firstAccount = user?.group.id ?? ''
  return useCallback(
    (fileName, items) => {
      const lines = items.map((item) => ({
        date: item.date,
        amount: signedAmount(item),
        description: item.description,
      }))
      const accountId = items.find((item) => item.accountId !== undefined)?.accountId ?? firstAccount
      const said = items.map(({ category, subcategoryId, notes }) => ({
        category,
        ...(subcategoryId && { subcategoryId }),
        ...(notes && { notes }),
      }))
      storeMatchingFile(userId, { fileName, statement: { format: 'spreadsheet' }, accountId, lines, said, others: [] })
      void navigate(paths.matchLines)
    },
    [navigate, userId, firstAccount],
  )
}
