import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartPayment } from '@contract/finances/settlements'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { refetchFinances, removeFinance } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { payPart } from '@/redux/finances/settlements'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'

/** Books a part of an entry as paid and offers Undo. Returns the failure, or null. `onUndone`: the displayed data is outdated. */
export function usePartPayment(onUndone: () => void): (payment: PartPayment) => Promise<Failure | null> {
  const { t } = useTranslation('dues')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const money = useMoney()

  return useCallback(
    async (payment) => {
      try {
        const { part, rest } = await payPart(payment)
        void dispatch(refetchFinances())
        const amounts = { amount: money.format(part.amount), rest: money.format(rest.amount) }
        const undo = offerUndo({
          run: () => dispatch(removeFinance(payment.id)).unwrap(),
          done: t('pay.partUndone'),
          onSettled: () => {
            void dispatch(refetchFinances())
            onUndone()
          },
        })
        showToast.success(t('pay.partDone', amounts), undo)
        return null
      } catch (thrown) {
        return failureOf(thrown)
      }
    },
    [dispatch, t, money, offerUndo, onUndone],
  )
}
