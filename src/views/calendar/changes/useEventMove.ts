import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarEvent, type SeriesScope } from '@contract/calendar'
import { showToast } from '@/@core/components/feedback/showToast'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { selectCalendar, fetchEvents } from '@/redux/calendar'
import { useAppDispatch, useAppStore } from '@/redux/hooks'
import { waitUntilIdle } from './waitUntilIdle'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { useEventChange } from './useEventChange'

interface Move {
  event: CalendarEvent
  times: EventTimes
  /** Puts back what the pointer has moved already. */
  revert?: (() => void) | undefined
  isResize?: boolean
}

/** `moved`: how the event stands now. */
export type MoveOutcome = { moved: CalendarEvent } | null

export interface EventMoving {
  /** Answers null where nothing was moved: refused, failed, or the person thought better of it. */
  move: (move: Move) => Promise<MoveOutcome>
  /** Asks for date and time first. */
  ask: (event: CalendarEvent) => void
  asking: CalendarEvent | null
  finishAsking: (times: EventTimes) => Promise<MoveOutcome>
  stopAsking: () => void
  /** Of a series: which of its events are meant? */
  choosing: CalendarEvent | null
  choose: (scope: SeriesScope) => void
  stopChoosing: () => void
}

/**
 * Moves events: by hand, by key and by dialog, each with the same questions, the same Undo and the same words when it fails.
 * `onStale` for a screen that shows the event by itself: someone else was faster.
 */
export function useEventMove(onStale?: () => void): EventMoving {
  const { t } = useTranslation('calendar')
  const { full } = useEventWhen()
  const { count: formatCount } = useFormat()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const change = useEventChange()
  const [asking, setAsking] = useState<CalendarEvent | null>(null)
  const [choosing, setChoosing] = useState<CalendarEvent | null>(null)
  const answer = useRef<(scope: SeriesScope | null) => void>(() => undefined)
  /** One at a time, until the calendar shows it: the next would be made from a version that is no more. */
  const isMoving = useRef(false)

  const settleScope = useCallback((scope: SeriesScope | null) => {
    setChoosing(null)
    answer.current(scope)
  }, [])

  const say = useCallback(
    (event: CalendarEvent, failure: Failure) => {
      const { title } = event
      const current = CalendarEvent.safeParse(failure.current)
      if (failure.code === 'conflict' && current.success) {
        showToast.error(t('move.conflict', { title, when: full(current.data) }))
      } else if (failure.code === 'not_found') showToast.error(t('move.gone', { title }))
      else if (failure.code === 'already_finished') showToast.error(t('move.finished', { title }))
      else toastFailure(failure, { message: t('move.failed', { title, reason: failureText(failure) }) })
      // What is shown was older than what is stored.
      const { asked } = selectCalendar(store.getState())
      if (!['conflict', 'not_found', 'already_finished'].includes(failure.code)) return
      if (asked) void dispatch(fetchEvents(asked))
      onStale?.()
    },
    [dispatch, full, onStale, store, t],
  )

  const move = useCallback(
    async ({ event, times, revert, isResize = false }: Move): Promise<MoveOutcome> => {
      if (isMoving.current) {
        revert?.()
        return null
      }
      isMoving.current = true
      let scope: SeriesScope | null = 'this'
      if (event.extendedProps.seriesId !== undefined) {
        setChoosing(event)
        scope = await new Promise<SeriesScope | null>((resolve) => {
          answer.current = resolve
        })
      }
      const when = full(times)
      const { title } = event
      const outcome =
        scope &&
        (await change({
          event,
          changes: times,
          scope,
          say: {
            one: t(isResize ? 'move.resized' : 'move.moved', { title, when }),
            undone: t('move.undone', { title }),
            many: (count) => t('move.movedMany', { count, shown: formatCount(count) }),
          },
        }))
      if (outcome && 'changed' in outcome) await waitUntilIdle(store)
      isMoving.current = false
      if (outcome && 'changed' in outcome) return { moved: outcome.changed }
      revert?.()
      if (outcome) say(event, outcome.failure)
      return null
    },
    [change, formatCount, full, say, store, t],
  )

  const stopAsking = useCallback(() => setAsking(null), [])
  const finishAsking = useCallback(
    async (times: EventTimes) => {
      setAsking(null)
      return asking && move({ event: asking, times })
    },
    [asking, move],
  )
  const stopChoosing = useCallback(() => settleScope(null), [settleScope])

  // The same object until something of it changes: the month is drawn anew for nothing less.
  return useMemo(
    () => ({ move, ask: setAsking, asking, finishAsking, stopAsking, choosing, choose: settleScope, stopChoosing }),
    [move, asking, finishAsking, stopAsking, choosing, settleScope, stopChoosing],
  )
}
