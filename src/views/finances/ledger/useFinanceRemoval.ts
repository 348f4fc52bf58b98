import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { paths } from '@/configs/paths'
import { removeFinance, saveFinance } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useRowFocus } from '@/shared/records/useRowFocus'

/** `missing`: someone else had removed the entry before. */
export type RemovalOutcome = 'removed' | 'missing' | 'failed'

/** Removes an entry at once and offers Undo; says itself what came of it. */
export function useFinanceRemoval(): (finance: Finance) => Promise<RemovalOutcome> {
  const { t } = useTranslation(['finances', 'shell'])
  const dispatch = useAppDispatch()
  const focusRow = useRowFocus('finances')

  return useCallback(
    async (finance) => {
      const name = finance.description

      // Under the id and version it was read with: that is what the server takes as Undo (CONTRACT.md, Writes).
      async function bringBack(): Promise<void> {
        const outcome = await dispatch(saveFinance(finance))
        if (saveFinance.fulfilled.match(outcome)) {
          showToast.success(t('restoredOne', { name }))
          await focusRow(paths.finance(finance.id))
        } else {
          const failure = failureOf(outcome.error)
          const action = { label: t('shell:retry'), onPress: () => void bringBack() }
          toastFailure(failure, { message: t('undoFailed', { name, reason: failureText(failure) }), action })
        }
      }

      const outcome = await dispatch(removeFinance(finance.id))
      if (removeFinance.fulfilled.match(outcome)) {
        const action = { label: t('shell:undo'), onPress: () => void bringBack() }
        showToast.success(t('removed', { name }), { action })
        return 'removed'
      }
      const failure = failureOf(outcome.error)
      if (failure.code === 'not_found') {
        showToast.info(t('removedBefore', { name }))
        return 'missing'
      }
      toastFailure(failure, { message: t('removeFailed', { name, reason: failureText(failure) }) })
      return 'failed'
    },
    [dispatch, focusRow, t],
  )
}
