import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarEvent, type AnswerFate, type SeriesScope } from '@contract/calendar'
import { isWorseReadiness } from '@contract/calendar/readiness'
import type { ReplyPreview } from '@contract/calendar/replyPreview'
import { showToast } from '@/@core/components/feedback/showToast'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useFormat } from '@/shared/dates/useFormat'
import { selectCalendar, fetchEvents } from '@/redux/calendar'
import { useAppDispatch, useAppStore } from '@/redux/hooks'
import { waitUntilIdle } from './waitUntilIdle'
import { useMovePreview } from '@/views/calendar/preview/useMovePreview'
import { usePreviewText } from '@/views/calendar/preview/usePreviewText'
import type { EventTimes } from '@/views/calendar/time/eventDays'
import { useEventChange } from './useEventChange'

interface Move {
  event: CalendarEvent
  times: EventTimes
  /** Undoes what FullCalendar has drawn already. */
  revert?: (() => void) | undefined
  isResize?: boolean
  /** The person has already seen what the move would mean. */
  isForewarned?: boolean
  answers?: AnswerFate | undefined
}

/** A move that waits for an answer: for which events of its series it is, or whether it is to be made at all. */
export interface PendingMove {
  event: CalendarEvent
  times: EventTimes
  /** The consequence that the person is to confirm, where there is one. */
  preview?: ReplyPreview
  /** What was said of the answers before. */
  answers?: AnswerFate | undefined
}

/** What was said to the question. Null: it is not to be moved. */
type Choice = { scope: SeriesScope; answers: AnswerFate | undefined } | null

/** `moved`: the event after the move. */
type MoveOutcome = { moved: CalendarEvent } | null

export interface EventMoveState {
  /** Resolves to null where nothing was moved: refused, failed, or the person thought better of it. */
  move: (move: Move) => Promise<MoveOutcome>
  /** Opens the dialog for date and time. */
  openDialog: (event: CalendarEvent) => void
  /** For which event that dialog is open. */
  dialogEvent: CalendarEvent | null
  confirmDialog: (times: EventTimes, answers: AnswerFate | undefined) => Promise<MoveOutcome>
  closeDialog: () => void
  pending: PendingMove | null
  /** Null: it is not to be moved. */
  choose: (scope: SeriesScope | null, answers?: AnswerFate) => void
}

/**
 * Moves events by pointer, key and dialog, each with the same questions, Undo and messages. `onStale` is called when someone
 * else has changed, removed or finished the event meanwhile, for a screen that read it by itself.
 */
export function useEventMove(onStale?: () => void): EventMoveState {
  const { t } = useTranslation('calendar')
  const { full } = useEventWhen()
  const { count: formatCount } = useFormat()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const change = useEventChange()
  const previewOf = useMovePreview()
  const { afterwards } = usePreviewText()
  const [dialogEvent, setDialogEvent] = useState<CalendarEvent | null>(null)
  const [pending, setPending] = useState<PendingMove | null>(null)
  const resolvePending = useRef<(choice: Choice) => void>(() => undefined)
  /** One at a time, until the calendar shows it: the next move would be made from an outdated version. */
  const isMoving = useRef(false)

  const choose = useCallback((scope: SeriesScope | null, answers?: AnswerFate) => {
    setPending(null)
    resolvePending.current(scope && { scope, answers })
  }, [])

  const ask = useCallback((question: PendingMove) => {
    setPending(question)
    return new Promise<Choice>((resolve) => {
      resolvePending.current = resolve
    })
  }, [])

  const showFailure = useCallback(
    (event: CalendarEvent, failure: Failure) => {
      const { title } = event
      const current = CalendarEvent.safeParse(failure.current)
      if (failure.code === 'conflict' && current.success) {
        showToast.error(t('move.conflict', { title, when: full(current.data) }))
      } else if (failure.code === 'not_found') showToast.error(t('move.gone', { title }))
      else if (failure.code === 'already_finished') showToast.error(t('move.finished', { title }))
      else toastFailure(failure, { message: t('move.failed', { title, reason: failureText(failure) }) })
      // The screen shows an outdated version: read again.
      const { requestedQuery } = selectCalendar(store.getState())
      if (!['conflict', 'not_found', 'already_finished'].includes(failure.code)) return
      if (requestedQuery) void dispatch(fetchEvents(requestedQuery))
      onStale?.()
    },
    [dispatch, full, onStale, store, t],
  )

  const move = useCallback(
    async ({ event, times, revert, isResize = false, isForewarned = false, answers }: Move): Promise<MoveOutcome> => {
      if (isMoving.current) {
        revert?.()
        return null
      }
      isMoving.current = true
      let choice: Choice = { scope: 'this', answers }
      let note = ''
      if (event.extendedProps.seriesId !== undefined) choice = await ask({ event, times, answers })
      else {
        const preview = await previewOf(event, times)
        const isGrave = preview?.after?.colour === 'red' && isWorseReadiness(preview.after, preview.before)
        if (preview && isGrave && !isForewarned) choice = await ask({ event, times, preview })
        else if (preview && !isForewarned) note = afterwards(preview)
      }
      const when = full(times)
      const { title } = event
      const outcome =
        choice &&
        (await change({
          event,
          changes: times,
          ...choice,
          note,
          messages: {
            one: t(isResize ? 'move.resized' : 'move.moved', { title, when }),
            undone: t('move.undone', { title }),
            many: (count) => t('move.movedMany', { count, shown: formatCount(count) }),
          },
        }))
      if (outcome && 'changed' in outcome) await waitUntilIdle(store)
      isMoving.current = false
      if (outcome && 'changed' in outcome) return { moved: outcome.changed }
      revert?.()
      if (outcome) showFailure(event, outcome.failure)
      return null
    },
    [afterwards, ask, change, formatCount, full, previewOf, showFailure, store, t],
  )

  const closeDialog = useCallback(() => setDialogEvent(null), [])
  const confirmDialog = useCallback(
    async (times: EventTimes, answers: AnswerFate | undefined) => {
      setDialogEvent(null)
      return dialogEvent && move({ event: dialogEvent, times, isForewarned: true, answers })
    },
    [dialogEvent, move],
  )

  // Memoised: the month is redrawn when it changes.
  return useMemo(
    () => ({
      move,
      openDialog: setDialogEvent,
      dialogEvent,
      confirmDialog,
      closeDialog,
      pending,
      choose,
    }),
    [move, dialogEvent, confirmDialog, closeDialog, pending, choose],
  )
}
