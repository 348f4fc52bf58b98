import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, SeriesScope } from '@contract/calendar'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { useEventChange } from './useEventChange'

/** Calls an event off, or on again, with Undo. It stays in the calendar either way. */
export function useEventCancelling(): (
  event: CalendarEvent,
  isCancelled: boolean,
  scope?: SeriesScope,
) => Promise<void> {
  const { t } = useTranslation('calendar')
  const { count: formatCount } = useFormat()
  const change = useEventChange()
  return useCallback(
    async (event, isCancelled, scope) => {
      const { title, extendedProps } = event
      const outcome = await change({
        event,
        changes: { extendedProps: { ...extendedProps, status: isCancelled ? 'cancelled' : 'scheduled' } },
        scope,
        messages: {
          one: t(isCancelled ? 'cancelled' : 'uncancelled', { title }),
          undone: t('changeUndone'),
          many: (count) => t('changedMany', { count, shown: formatCount(count) }),
        },
      })
      if ('failure' in outcome) toastFailure(outcome.failure)
    },
    [change, formatCount, t],
  )
}
