import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, SeriesScope } from '@contract/calendar'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useFormat } from '@/shared/dates/useFormat'
import { useEventChange } from './useEventChange'

export type StatusChange = 'cancel' | 'uncancel' | 'confirm'

const outcomes = { cancel: 'cancelled', uncancel: 'uncancelled', confirm: 'confirmed' } as const

function after({ extendedProps }: CalendarEvent, kind: StatusChange): CalendarEvent['extendedProps'] {
  if (kind === 'confirm') return { ...extendedProps, planning: undefined }
  return { ...extendedProps, status: kind === 'cancel' ? 'cancelled' : 'scheduled' }
}

/** Calls an event off, or on again, or confirms it, with Undo. It stays in the calendar either way. */
export function useEventStatusChange(): (
  event: CalendarEvent,
  kind: StatusChange,
  scope?: SeriesScope,
) => Promise<void> {
  const { t } = useTranslation('calendar')
  const { count: formatCount } = useFormat()
  const change = useEventChange()
  return useCallback(
    async (event, kind, scope) => {
      const { title } = event
      const outcome = await change({
        event,
        changes: { extendedProps: after(event, kind) },
        scope,
        messages: {
          one: t(outcomes[kind], { title }),
          undone: t('changeUndone'),
          many: (count) => t('changedMany', { count, shown: formatCount(count) }),
        },
      })
      if ('failure' in outcome) toastFailure(outcome.failure)
    },
    [change, formatCount, t],
  )
}
