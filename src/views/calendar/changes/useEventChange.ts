import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerFate, CalendarEvent, EventWrite, SeriesScope } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { updateEvent } from '@/redux/calendar'
import { useAppDispatch } from '@/redux/hooks'
import { useSavedOverlaps } from '@/views/calendar/overlap/useSavedOverlaps'
import { undoOf } from './eventUndo'
import { useEventUndo } from './useEventUndo'
import { useMessageOffer } from './useMessageOffer'

interface Change {
  /** As it was read. */
  event: CalendarEvent
  /** What it becomes. */
  changes: Partial<Pick<EventWrite, 'start' | 'end' | 'allDay' | 'extendedProps'>>
  scope?: SeriesScope | undefined
  answers?: AnswerFate | undefined
  /** What else there is to say of it, in a sentence. */
  note?: string
  /** The toast for one event, for its Undo, and for several of a series. */
  messages: { one: string; undone: string; many: (count: number) => string }
}

/** `changed`: the event after the change. */
type ChangeOutcome = { changed: CalendarEvent } | { failure: Failure }

/**
 * Changes an event, or several of its series, reports overlaps, and offers Undo and a message to people. The caller shows a
 * failure.
 */
export function useEventChange(): (change: Change) => Promise<ChangeOutcome> {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const offerEventUndo = useEventUndo()
  const overlapsOf = useSavedOverlaps()
  const offerNotification = useMessageOffer()

  return useCallback(
    async ({ event, changes, scope = 'this', answers, note = '', messages }) => {
      const isMany = scope !== 'this' && event.extendedProps.seriesId !== undefined
      try {
        const answer = await dispatch(
          updateEvent({ event: { ...event, ...changes }, answers, ...(isMany && { scope }) }),
        ).unwrap()
        const { events = [answer.event], previous = [event] } = answer
        // The offer is made after the first toast is there, as the newest one is on top.
        let withdrawOffer = () => {}
        const undone = isMany ? t('changeUndone') : messages.undone
        const undo = offerEventUndo(undoOf(previous, events), undone, () => withdrawOffer())
        const said = isMany ? messages.many(events.length) : messages.one
        const overlap = await overlapsOf(events.map((saved) => ({ ...saved, status: saved.extendedProps.status })))
        const more = [note, overlap].filter(Boolean)
        if (more.length === 0) showToast.success(said, undo)
        else showToast.info([said, ...more].join(' '), undo)
        withdrawOffer = offerNotification({ before: event, after: answer.event, moreEvents: previous.length - 1 })
        return { changed: answer.event }
      } catch (thrown) {
        return { failure: failureOf(thrown) }
      }
    },
    [dispatch, offerNotification, overlapsOf, offerEventUndo, t],
  )
}
