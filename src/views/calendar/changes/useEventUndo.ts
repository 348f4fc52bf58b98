import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, type ToastAction } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { undoEvents, type EventsUndo } from '@/redux/calendar'
import { useAppDispatch, useAppStore } from '@/redux/hooks'
import { focusEvent } from './focusEvent'

/** The Undo of a change, for the toast that tells of it; `undone` is what is said afterwards, when `onUndone` has been called. */
export function useEventUndo(): (change: EventsUndo, undone: string, onUndone?: () => void) => ToastAction {
  const { t } = useTranslation(['calendar', 'shell'])
  const dispatch = useAppDispatch()
  const store = useAppStore()

  return useCallback(
    (change, undone, onUndone) => {
      async function undo(): Promise<void> {
        const outcome = await dispatch(undoEvents(change))
        if (undoEvents.fulfilled.match(outcome)) {
          onUndone?.()
          showToast.success(undone)
          // The focus was on the button, which is removed with its toast.
          await focusEvent(store, change.events[0]?.id ?? '')
          return
        }
        const failure = failureOf(outcome.error)
        toastFailure(failure, { message: t('move.undoFailed', { reason: failureText(failure) }) })
      }
      return { label: t('shell:undo'), onPress: () => void undo() }
    },
    [dispatch, store, t],
  )
}
