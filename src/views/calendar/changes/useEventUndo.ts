import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToastAction } from '@/@core/components/feedback/showToast'
import { failureText } from '@/i18n/failureText'
import { undoEvents, type EventsUndo } from '@/redux/calendar'
import { useAppDispatch, useAppStore } from '@/redux/hooks'
import { useUndo } from '@/shared/records/useUndo'
import { focusEvent } from './focusEvent'

/** Returns the Undo action for the toast of a change. `undone` is the text of the toast afterwards, when `onUndone` was called. */
export function useEventUndo(): (change: EventsUndo, undone: string, onUndone?: () => void) => { action: ToastAction } {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const store = useAppStore()

  return useCallback(
    (change, done, onUndone) =>
      offerUndo({
        run: () => dispatch(undoEvents(change)).unwrap(),
        done,
        onDone: () => {
          onUndone?.()
          // The focus was on the button, which is removed with its toast.
          return focusEvent(store, change.events[0]?.id ?? '')
        },
        failedText: (failure) => t('move.undoFailed', { reason: failureText(failure) }),
      }),
    [dispatch, offerUndo, store, t],
  )
}
