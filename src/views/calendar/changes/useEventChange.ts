import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, EventWrite, SeriesScope } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { updateEvent } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { useSavedOverlaps } from '@/views/calendar/overlap/useSavedOverlaps'
import { undoOf } from './eventUndo'
import { useEventUndo } from './useEventUndo'

interface Change {
  /** As it was read. */
  event: CalendarEvent
  /** What it becomes. */
  changes: Partial<Pick<EventWrite, 'start' | 'end' | 'allDay' | 'extendedProps'>>
  scope?: SeriesScope | undefined
  /** The toast for one event, for its Undo, and for several of a series. */
  messages: { one: string; undone: string; many: (count: number) => string }
}

/** `changed`: how the event stands now. */
export type ChangeOutcome = { changed: CalendarEvent } | { failure: Failure }

/**
 * Changes an event, or several of its series, at once, says what is at the same time now, and offers Undo. The caller shows a
 * failure.
 */
export function useEventChange(): (change: Change) => Promise<ChangeOutcome> {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const undoAction = useEventUndo()
  const overlapsOf = useSavedOverlaps()

  return useCallback(
    async ({ event, changes, scope = 'this', messages }) => {
      const isMany = scope !== 'this' && event.extendedProps.seriesId !== undefined
      try {
        const answer = await dispatch(
          updateEvent({ event: { ...event, ...changes }, ...(isMany && { scope }) }),
        ).unwrap()
        const { events = [answer.event], previous = [event] } = answer
        const action = undoAction(undoOf(previous, events), isMany ? t('changeUndone') : messages.undone)
        const said = isMany ? messages.many(events.length) : messages.one
        const overlap = await overlapsOf(events.map((saved) => ({ ...saved, status: saved.extendedProps.status })))
        if (overlap === '') showToast.success(said, { action })
        else showToast.info(`${said} ${overlap}`, { action })
        return { changed: answer.event }
      } catch (thrown) {
        return { failure: failureOf(thrown) }
      }
    },
    [dispatch, overlapsOf, undoAction, t],
  )
}
