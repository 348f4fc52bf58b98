import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { FinanceBatch } from '@contract/treasury/financeBatches'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { changeFinances, refetchFinances, unchangeFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useRowFocus } from '@/shared/records/useRowFocus'

const isFinal = ({ code }: Failure) =>
  code === 'conflict' || code === 'month_closed' || code === 'already_reversed' || code === 'not_found'

/** Changes many entries and offers Undo. Answers what went wrong, or null. */
export function useFinanceChange(): (change: FinanceBatch) => Promise<Failure | null> {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const dispatch = useAppDispatch()
  const { count } = useFormat()
  const focusRow = useRowFocus('finances')

  return useCallback(
    async (change) => {
      async function takeBack(changed: Finance[]): Promise<void> {
        const finances = changed.map(({ id, version }) => ({ id, version }))
        const outcome = await dispatch(unchangeFinances({ finances }))
        void dispatch(refetchFinances())
        if (unchangeFinances.fulfilled.match(outcome)) {
          showToast.success(t('batch.undone', { count: changed.length, shown: count(changed.length) }))
          await focusRow(paths.finance(changed[0]?.id ?? ''))
          return
        }
        const failure = failureOf(outcome.error)
        const reason = failure.code === 'conflict' ? t('dues:pay.changedSince') : failureText(failure)
        const action = { label: t('shell:retry'), onPress: () => void takeBack(changed) }
        toastFailure(failure, { message: t('batch.undoFailed', { reason }), ...(!isFinal(failure) && { action }) })
      }

      const outcome = await dispatch(changeFinances(change))
      void dispatch(refetchFinances())
      if (!changeFinances.fulfilled.match(outcome)) return failureOf(outcome.error)
      // What was so already has nothing to take back.
      const changed = outcome.payload.filter(({ version }, place) => version !== change.finances[place]?.version)
      const action = { label: t('shell:undo'), onPress: () => void takeBack(changed) }
      if (changed.length === 0) showToast.success(t('batch.unchanged'))
      else showToast.success(t('batch.done', { count: changed.length, shown: count(changed.length) }), { action })
      return null
    },
    [dispatch, t, count, focusRow],
  )
}
