import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { FinanceBatch } from '@contract/finances/financeBatches'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { paths } from '@/configs/paths'
import { changeFinances, refetchFinances, undoFinanceChange } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useRowFocus } from '@/shared/records/useRowFocus'
import { useUndo } from '@/shared/records/useUndo'

/** Changes many entries and offers Undo. Returns the failure, or null. */
export function useFinanceChange(): (change: FinanceBatch) => Promise<Failure | null> {
  const { t } = useTranslation(['finances', 'dues'])
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const { count } = useFormat()
  const focusRow = useRowFocus('finances')

  return useCallback(
    async (change) => {
      let stored: Finance[]
      try {
        stored = await changeFinances(change)
      } catch (thrown) {
        return failureOf(thrown)
      } finally {
        void dispatch(refetchFinances())
      }
      // Entries that were unchanged have nothing to undo.
      const changed = stored.filter(({ version }, place) => version !== change.finances[place]?.version)
      const many = { count: changed.length, shown: count(changed.length) }
      const finances = changed.map(({ id, version }) => ({ id, version }))
      const undo = offerUndo({
        run: () => undoFinanceChange({ finances }),
        done: t('batch.undone', many),
        onDone: () => focusRow(paths.finance(changed[0]?.id ?? '')),
        onSettled: () => void dispatch(refetchFinances()),
        failedText: (failure) => {
          const reason = failure.code === 'conflict' ? t('dues:pay.changedSince') : failureText(failure)
          return t('batch.undoFailed', { reason })
        },
      })
      if (changed.length === 0) showToast.success(t('batch.unchanged'))
      else showToast.success(t('batch.done', many), undo)
      return null
    },
    [dispatch, t, count, focusRow, offerUndo],
  )
}
