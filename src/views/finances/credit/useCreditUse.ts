import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreditUse } from '@contract/treasury/credit'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { spendCredit, undoCreditUse } from '@/redux/treasury/credit'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { sumOf } from '@/views/finances/ledger/signedAmount'

interface CreditUsing {
  /** Uses credit and offers Undo; toasts what went wrong. */
  spend: (uses: readonly CreditUse[]) => Promise<void>
  takeBack: (uses: readonly Pick<CreditUse, 'id' | 'amount'>[]) => Promise<void>
}

/** `onChanged`: what the screen shows is old. */
export function useCreditUse(onChanged: () => void): CreditUsing {
  const { t } = useTranslation(['credit', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()
  const date = useToday()

  const takeBack: CreditUsing['takeBack'] = useCallback(
    async (uses) => {
      try {
        await dispatch(undoCreditUse(uses.map(({ id }) => id))).unwrap()
        showToast.success(t('useUndone', { amount: money.format(sumOf(uses)) }))
      } catch (thrown) {
        toastFailure(failureOf(thrown))
      }
      void dispatch(refetchFinances())
      onChanged()
    },
    [dispatch, t, money, onChanged],
  )

  const spend: CreditUsing['spend'] = useCallback(
    async (uses) => {
      try {
        await dispatch(spendCredit({ date, uses: [...uses] })).unwrap()
        const action = { label: t('shell:undo'), onPress: () => void takeBack(uses) }
        showToast.success(t('useDone', { amount: money.format(sumOf(uses)) }), { action })
      } catch (thrown) {
        toastFailure(failureOf(thrown))
      }
      void dispatch(refetchFinances())
      onChanged()
    },
    [dispatch, t, money, date, takeBack, onChanged],
  )

  return { spend, takeBack }
}
