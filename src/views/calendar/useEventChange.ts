import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent, EventWrite, SeriesScope } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/auth/failure'
import { failureText } from '@/auth/failureText'
import { toastFailure } from '@/auth/toastFailure'
import { addEvents, updateEvent } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { undoOf } from './eventUndo'

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

/**
 * Changes an event, or several of its series, at once, and offers Undo. What fails is the caller's to say. `onChanged` for a
 * screen that shows the event by itself: after the change and after its Undo.
 */
export function useEventChange(onChanged?: () => void): (change: Change) => Promise<ChangeOutcome> {
  const { t } = useTranslation(['calendar', 'shell'])
  const dispatch = useAppDispatch()

  return useCallback(
    async ({ event, changes, scope = 'this', say }) => {
      const isMany = scope !== 'this' && event.extendedProps.seriesId !== undefined

      async function undo(writes: EventWrite[]): Promise<void> {
        const outcome = await dispatch(addEvents(writes))
        if (addEvents.fulfilled.match(outcome)) {
          showToast.success(isMany ? t('changeUndone') : say.undone)
          onChanged?.()
          return
        }
        const failure = failureOf(outcome.error)
        toastFailure(failure, { message: t('move.undoFailed', { reason: failureText(failure) }) })
      }

      try {
        const answer = await dispatch(
          updateEvent({ event: { ...event, ...changes }, ...(isMany && { scope }) }),
        ).unwrap()
        const { events = [answer.event], previous = [event] } = answer
        const writes = undoOf(previous, events)
        const action = { label: t('shell:undo'), onPress: () => void undo(writes) }
        showToast.success(isMany ? say.many(events.length) : say.one, { action })
        onChanged?.()
        return { changed: answer.event }
      } catch (thrown) {
        return { failure: failureOf(thrown) }
      }
    },
    [dispatch, onChanged, t],
  )
}
