import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BankLine } from '@contract/finances/bankLines'
import { showToast } from '@/@core/components/feedback/showToast'
import type { HandedFile } from '@/@core/import/wizard/importArea'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { storeMatchingFile } from '@/views/finances/matching/start/matchingDraft'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import type { FinanceItem } from './financeItem'

/** The item as a line of a bank's file. */
function toBankLine(item: FinanceItem): BankLine {
  const { date, description, counterparty, counterpartyAccount, reference, bankId, isPending, fee } = item
  return {
    date,
    amount: signedAmount(item),
    description,
    ...(counterparty !== undefined && { counterparty }),
    ...(counterpartyAccount !== undefined && { counterpartyAccount }),
    ...(reference !== undefined && { reference }),
    ...(bankId !== undefined && { bankId }),
    ...(isPending && { isPending }),
    ...(fee !== undefined && { fee }),
  }
}

/**
 * Passes the lines of a table to the review, where they are matched like those of a bank's file; new entries are offered their category.
 */
export function useSpreadsheetReview(): (file: HandedFile, items: readonly FinanceItem[]) => void {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const userId = user?.id ?? ''
  const firstAccount = user?.group.id ?? ''
  return useCallback(
    ({ fileName, shape, leftOut }, items) => {
      // A review is of one account; lines of another would be matched on it.
      if (new Set(items.map((item) => item.accountId)).size > 1) {
        showToast.error(t('finances.accounts.oneAtATime'))
        return
      }
      const lines = items.map(toBankLine)
      const accountId = items.find((item) => item.accountId !== undefined)?.accountId ?? firstAccount
      const said = items.map(({ category, subcategoryId, notes }) => ({
        category,
        ...(subcategoryId && { subcategoryId }),
        ...(notes && { notes }),
      }))
      storeMatchingFile(userId, {
        fileName,
        shape,
        statement: { format: 'spreadsheet' },
        accountId,
        lines,
        said,
        ...(leftOut > 0 && { leftOut }),
        others: [],
      })
      void navigate(paths.matchLines)
    },
    [t, navigate, userId, firstAccount],
  )
}
