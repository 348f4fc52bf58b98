import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, type ToastAct } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/auth/failure'
import { failureText } from '@/auth/failureText'
import { toastFailure } from '@/auth/toastFailure'
import { undoEvents, type EventsUndo } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'

/** The Undo of a change, for the toast that tells of it; `undone` is what is said afterwards. */
export function useEventUndo(): (change: EventsUndo, undone: string) => ToastAct {
  const { t } = useTranslation(['calendar', 'shell'])
  const dispatch = useAppDispatch()

  return useCallback(
    (change, undone) => {
      async function undo(): Promise<void> {
        const outcome = await dispatch(undoEvents(change))
        if (undoEvents.fulfilled.match(outcome)) {
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
