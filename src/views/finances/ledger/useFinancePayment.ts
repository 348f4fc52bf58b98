import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { Payment } from '@contract/finances/payments'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { payFinances, refetchFinances, undoPayment } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useRowFocus } from '@/shared/records/useRowFocus'
import { useUndo } from '@/shared/records/useUndo'

/** Marks entries as paid and offers Undo. Returns the failure, or null. `onUndone`: the displayed data is outdated. */
export function useFinancePayment(onUndone: () => void): (payment: Payment) => Promise<Failure | null> {
  const { t } = useTranslation('dues')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const { count } = useFormat()
  const focusRow = useRowFocus('finances')

  return useCallback(
    async (payment) => {
      let paid: Finance[]
      try {
        paid = await payFinances(payment)
      } catch (thrown) {
        return failureOf(thrown)
      }
      void dispatch(refetchFinances())
      const many = { count: paid.length, shown: count(paid.length) }
      const finances = paid.map(({ id, version }) => ({ id, version }))
      const undo = offerUndo({
        run: () => undoPayment({ finances }),
        done: t('pay.undone', many),
        onDone: () => focusRow(paths.finance(paid[0]?.id ?? '')),
        onSettled: () => {
          void dispatch(refetchFinances())
          onUndone()
        },
        failedText: (failure) => {
          const reason = failure.code === 'conflict' ? t('pay.changedSince') : failureText(failure)
          return t('pay.undoFailed', { reason })
        },
      })
      showToast.success(t('pay.done', many), undo)
      return null
    },
    [dispatch, t, count, focusRow, offerUndo, onUndone],
  )
}
