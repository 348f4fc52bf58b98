import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartPayment } from '@contract/treasury/settlements'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { refetchFinances, removeFinance } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { payPart } from '@/redux/treasury/settlements'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'

/** Books a part of an entry as paid and offers Undo. Answers what went wrong, or null. `onUndone`: what the screen shows is old. */
export function usePartPayment(onUndone: () => void): (payment: PartPayment) => Promise<Failure | null> {
  const { t } = useTranslation(['dues', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()

  return useCallback(
    async (payment) => {
      async function takeBack(): Promise<void> {
        try {
          await dispatch(removeFinance(payment.id)).unwrap()
          showToast.success(t('pay.partUndone'))
        } catch (thrown) {
          toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void takeBack() } })
        }
        void dispatch(refetchFinances())
        onUndone()
      }

      try {
        const { part, rest } = await dispatch(payPart(payment)).unwrap()
        void dispatch(refetchFinances())
        const amounts = { amount: money.format(part.amount), rest: money.format(rest.amount) }
        const action = { label: t('shell:undo'), onPress: () => void takeBack() }
        showToast.success(t('pay.partDone', amounts), { action })
        return null
      } catch (thrown) {
        return failureOf(thrown)
      }
    },
    [dispatch, t, money, onUndone],
  )
}
