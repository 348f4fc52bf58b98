import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceivedPayment, ReceivedPaymentAnswer } from '@contract/treasury/credit'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { receivePayment, undoReceived } from '@/redux/treasury/credit'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'

/**
 * Books a payment of another amount than what is owed, and offers Undo. Answers what went wrong, or null. `onUndone`: what the screen
 * shows is old.
 */
export function useReceivedPayment(onUndone: () => void): (payment: ReceivedPayment) => Promise<Failure | null> {
  const { t } = useTranslation(['dues', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()

  return useCallback(
    async (payment) => {
      async function takeBack({ paid, part, credit }: ReceivedPaymentAnswer): Promise<void> {
        const made = part ?? credit
        try {
          const finances = paid.map(({ id, version }) => ({ id, version }))
          await dispatch(undoReceived({ finances, ...(made && { id: made.id }) })).unwrap()
          showToast.success(t('pay.receivedUndone'))
        } catch (thrown) {
          const action = { label: t('shell:retry'), onPress: () => void takeBack({ paid, part, credit }) }
          toastFailure(failureOf(thrown), { action })
        }
        void dispatch(refetchFinances())
        onUndone()
      }

      try {
        const answer = await dispatch(receivePayment(payment)).unwrap()
        void dispatch(refetchFinances())
        const amount = money.format(payment.amount)
        const action = { label: t('shell:undo'), onPress: () => void takeBack(answer) }
        const text = answer.credit
          ? t('pay.creditDone', { amount, credit: money.format(answer.credit.amount) })
          : t('pay.receivedDone', { amount })
        showToast.success(text, { action })
        return null
      } catch (thrown) {
        return failureOf(thrown)
      }
    },
    [dispatch, t, money, onUndone],
  )
}
