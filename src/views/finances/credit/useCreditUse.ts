import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreditUse } from '@contract/finances/credit'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { spendCredit, undoCreditUse } from '@/redux/finances/credit'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { useUndo, type Undo } from '@/shared/records/useUndo'

interface CreditUsing {
  /** Uses credit and offers Undo; reports failures in a toast. */
  spend: (uses: readonly CreditUse[]) => Promise<void>
  undoUses: (uses: readonly Pick<CreditUse, 'id' | 'amount'>[]) => Promise<void>
}

/** `onChanged`: the displayed data is outdated. */
export function useCreditUse(onChanged: () => void): CreditUsing {
  const { t } = useTranslation('credit')
  const dispatch = useAppDispatch()
  const { offerUndo, runUndo } = useUndo()
  const money = useMoney()
  const date = useToday()

  const undoOf = useCallback(
    (uses: readonly Pick<CreditUse, 'id' | 'amount'>[]): Undo => ({
      run: () => undoCreditUse(uses.map(({ id }) => id)),
      done: t('useUndone', { amount: money.format(sumOf(uses)) }),
      onSettled: () => {
        void dispatch(refetchFinances())
        onChanged()
      },
    }),
    [dispatch, t, money, onChanged],
  )
  const undoUses: CreditUsing['undoUses'] = useCallback((uses) => runUndo(undoOf(uses)), [runUndo, undoOf])

  const spend: CreditUsing['spend'] = useCallback(
    async (uses) => {
      try {
        await spendCredit({ date, uses: [...uses] })
        showToast.success(t('useDone', { amount: money.format(sumOf(uses)) }), offerUndo(undoOf(uses)))
      } catch (thrown) {
        toastFailure(failureOf(thrown))
      }
      void dispatch(refetchFinances())
      onChanged()
    },
    [dispatch, t, money, date, offerUndo, undoOf, onChanged],
  )

  return { spend, undoUses }
}
