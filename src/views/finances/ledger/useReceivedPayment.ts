import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceivedPayment } from '@contract/finances/credit'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { receivePayment, undoReceived } from '@/redux/finances/credit'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'

/** Books a payment that differs from the debt, with Undo. Returns the failure, or null. `onUndone`: the displayed data is outdated. */
export function useReceivedPayment(onUndone: () => void): (payment: ReceivedPayment) => Promise<Failure | null> {
  const { t } = useTranslation('dues')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const money = useMoney()

  return useCallback(
    async (payment) => {
      try {
        const { paid, part, credit } = await receivePayment(payment)
        void dispatch(refetchFinances())
        const amount = money.format(payment.amount)
        const text = credit
          ? t('pay.creditDone', { amount, credit: money.format(credit.amount) })
          : t('pay.receivedDone', { amount })
        const made = part ?? credit
        const finances = paid.map(({ id, version }) => ({ id, version }))
        const undo = offerUndo({
          run: () => undoReceived({ finances, ...(made && { id: made.id }) }),
          done: t('pay.receivedUndone'),
          onSettled: () => {
            void dispatch(refetchFinances())
            onUndone()
          },
        })
        showToast.success(text, undo)
        return null
      } catch (thrown) {
        return failureOf(thrown)
      }
    },
    [dispatch, t, money, offerUndo, onUndone],
  )
}
