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
import { focusEvent } from './focusEvent'

/** `missing`: someone else had already removed the event. */
export type RemovalOutcome = 'removed' | 'missing' | 'failed'

/** Removes an event, or several of its series, and offers Undo; shows the outcome as a toast. */
export function useEventRemoval(): (event: CalendarEvent, scope?: SeriesScope) => Promise<RemovalOutcome> {
  const { t } = useTranslation(['calendar', 'shell'])
  const { count: formatCount } = useFormat()
  const dispatch = useAppDispatch()
  const store = useAppStore()

  return useCallback(
    async (event, scope = 'this') => {
      const { id, title } = event
      const isMany = scope !== 'this' && event.extendedProps.seriesId !== undefined

      async function restore(removedEvents: CalendarEvent[]): Promise<void> {
        const outcome = await dispatch(addEvents(removedEvents))
        if (addEvents.fulfilled.match(outcome)) {
          const count = removedEvents.length
          showToast.success(isMany ? t('restoredMany', { count, shown: formatCount(count) }) : t('restored', { title }))
          await focusEvent(store, id)
          return
        }
        const failure = failureOf(outcome.error)
        const action = { label: t('shell:retry'), onPress: () => void restore(removedEvents) }
        toastFailure(failure, { message: t('move.undoFailed', { reason: failureText(failure) }), action })
      }

      try {
        const removedEvents = await dispatch(removeEvent({ event, ...(isMany && { scope }) })).unwrap()
        const action = { label: t('shell:undo'), onPress: () => void restore(removedEvents) }
        const count = removedEvents.length
        const message = isMany ? t('removedMany', { count, shown: formatCount(count) }) : t('removed', { title })
        showToast.success(message, { action })
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
    [dispatch, formatCount, store, t],
  )
}
