import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { Payment } from '@contract/treasury/payments'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { paths } from '@/configs/paths'
import { payFinances, refetchFinances, unpayFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useRowFocus } from '@/shared/records/useRowFocus'

/** Marks entries as paid and offers Undo. Answers what went wrong, or null. `onUndone`: what the screen shows is old. */
export function useFinancePayment(onUndone: () => void): (payment: Payment) => Promise<Failure | null> {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const dispatch = useAppDispatch()
  const { count } = useFormat()
  const focusRow = useRowFocus('finances')

  return useCallback(
    async (payment) => {
      async function takeBack(paid: Finance[]): Promise<void> {
        const finances = paid.map(({ id, version }) => ({ id, version }))
        const outcome = await dispatch(unpayFinances({ finances }))
        void dispatch(refetchFinances())
        onUndone()
        if (unpayFinances.fulfilled.match(outcome)) {
          showToast.success(t('dues:pay.undone', { count: paid.length, shown: count(paid.length) }))
          await focusRow(paths.finance(paid[0]?.id ?? ''))
          return
        }
        const failure = failureOf(outcome.error)
        const isFinal = failure.code === 'conflict' || failure.code === 'month_closed' || failure.code === 'not_found'
        const reason = failure.code === 'conflict' ? t('dues:pay.changedSince') : failureText(failure)
        const action = { label: t('shell:retry'), onPress: () => void takeBack(paid) }
        toastFailure(failure, { message: t('dues:pay.undoFailed', { reason }), ...(!isFinal && { action }) })
      }

      const outcome = await dispatch(payFinances(payment))
      if (!payFinances.fulfilled.match(outcome)) return failureOf(outcome.error)
      void dispatch(refetchFinances())
      const paid = outcome.payload
      const action = { label: t('shell:undo'), onPress: () => void takeBack(paid) }
      showToast.success(t('dues:pay.done', { count: paid.length, shown: count(paid.length) }), { action })
      return null
    },
    [dispatch, t, count, focusRow, onUndone],
  )
}
