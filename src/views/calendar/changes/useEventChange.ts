import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, EventWrite, SeriesScope } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { updateEvent } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { undoOf } from './eventUndo'
import { useEventUndo } from './useEventUndo'

interface Change {
  /** As it was read. */
  event: CalendarEvent
  /** What it becomes. */
  changes: Partial<Pick<EventWrite, 'start' | 'end' | 'allDay' | 'extendedProps'>>
  scope?: SeriesScope | undefined
  /** What is said of one event, and what of as many of a series. */
  say: { one: string; undone: string; many: (count: number) => string }
}

/** `changed`: how the event stands now. */
export type ChangeOutcome = { changed: CalendarEvent } | { failure: Failure }

/** Changes an event, or several of its series, at once, and offers Undo. What fails is the caller's to say. */
export function useEventChange(): (change: Change) => Promise<ChangeOutcome> {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const undoFor = useEventUndo()

  return useCallback(
    async ({ event, changes, scope = 'this', say }) => {
      const isMany = scope !== 'this' && event.extendedProps.seriesId !== undefined
      try {
        const answer = await dispatch(
          updateEvent({ event: { ...event, ...changes }, ...(isMany && { scope }) }),
        ).unwrap()
        const { events = [answer.event], previous = [event] } = answer
        const action = undoFor(undoOf(previous, events), isMany ? t('changeUndone') : say.undone)
        showToast.success(isMany ? say.many(events.length) : say.one, { action })
        return { changed: answer.event }
      } catch (thrown) {
        return { failure: failureOf(thrown) }
      }
    },
    [dispatch, undoFor, t],
  )
}
