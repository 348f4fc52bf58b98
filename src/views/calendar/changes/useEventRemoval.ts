import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, SeriesScope } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { addEvents, removeEvent } from '@/redux/calendar'
import { useAppDispatch, useAppStore } from '@/redux/hooks'
import { useUndo } from '@/shared/records/useUndo'
import { focusEvent } from './focusEvent'

/** `missing`: someone else had already removed the event. */
export type RemovalOutcome = 'removed' | 'missing' | 'failed'

/** Removes an event, or several of its series, and offers Undo; shows the outcome as a toast. */
export function useEventRemoval(): (event: CalendarEvent, scope?: SeriesScope) => Promise<RemovalOutcome> {
  const { t } = useTranslation('calendar')
  const { count: formatCount } = useFormat()
  const dispatch = useAppDispatch()
  const { offerUndo } = useUndo()
  const store = useAppStore()

  return useCallback(
    async (event, scope = 'this') => {
      const { id, title } = event
      const isMany = scope !== 'this' && event.extendedProps.seriesId !== undefined

      try {
        const removedEvents = await dispatch(removeEvent({ event, ...(isMany && { scope }) })).unwrap()
        const count = removedEvents.length
        const many = { count, shown: formatCount(count) }
        const undo = offerUndo({
          run: () => dispatch(addEvents(removedEvents)).unwrap(),
          done: isMany ? t('restoredMany', many) : t('restored', { title }),
          onDone: () => focusEvent(store, id),
          failedText: (failure) => t('move.undoFailed', { reason: failureText(failure) }),
        })
        showToast.success(isMany ? t('removedMany', many) : t('removed', { title }), undo)
        return 'removed'
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (failure.code === 'not_found') {
          showToast.info(t('removedBefore', { title }))
          return 'missing'
        }
        toastFailure(failure, { message: t('removeFailed', { title, reason: failureText(failure) }) })
        return 'failed'
      }
    },
    [dispatch, formatCount, offerUndo, store, t],
  )
}
