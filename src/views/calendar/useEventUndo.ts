import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, type ToastAct } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/auth/failure'
import { failureText } from '@/auth/failureText'
import { toastFailure } from '@/auth/toastFailure'
import { undoEvents, type EventsUndo } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'

/** The Undo of a change, for the toast that tells of it; `undone` is what is said afterwards, when `onUndone` has been called. */
export function useEventUndo(): (change: EventsUndo, undone: string, onUndone?: () => void) => ToastAct {
  const { t } = useTranslation(['calendar', 'shell'])
  const dispatch = useAppDispatch()

  return useCallback(
    (change, undone, onUndone) => {
      async function undo(): Promise<void> {
        const outcome = await dispatch(undoEvents(change))
        if (undoEvents.fulfilled.match(outcome)) {
          onUndone?.()
          showToast.success(undone)
          return
        }
        const failure = failureOf(outcome.error)
        toastFailure(failure, { message: t('move.undoFailed', { reason: failureText(failure) }) })
      }
      return { label: t('shell:undo'), onPress: () => void undo() }
    },
    [dispatch, t],
  )
}
