import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import type { Failure } from '@/api/failure'
import { selectSignInCount } from '@/redux/auth'
import { fetchEvents, selectCalendar, type EventQuery } from '@/redux/calendar'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import type { CalendarQuery } from '@/views/calendar/query/calendarQuery'
import { viewSpan, type CalendarView } from '@/views/calendar/query/viewSpan'

/** What of the calendar is on the screen. */
export interface CalendarPeriod {
  view: CalendarView
  date: string
}

interface CalendarShown {
  /** Where the events are from: the period asked for, or the one before while the answer is on its way. */
  shown: CalendarPeriod
  /** Undefined before the first answer. */
  events: CalendarEvent[] | undefined
  isLoading: boolean
  failure: Failure | null
  reload: () => void
}

function isSamePeriod(loadedQuery: EventQuery | null, { start, end }: EventQuery): boolean {
  return loadedQuery?.start === start && loadedQuery.end === end
}

/** Asks for the days that the view shows, and no others; keeps showing the days before until the new ones are there. */
export function useCalendar(
  period: CalendarPeriod,
  calendars: CalendarQuery['calendars'],
  firstWeekday: number,
): CalendarShown {
  const { view, date } = period
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const { events, loadedQuery, requestedQuery, status, error } = useAppSelector(selectCalendar)
  const question = useMemo<EventQuery>(
    () => ({ calendars, ...viewSpan(view, date, firstWeekday) }),
    [calendars, view, date, firstWeekday],
  )
  const isAnswered = isSamePeriod(loadedQuery, question)
  const [shown, setShown] = useState({ ...period, wasAnswered: isAnswered })
  if (isAnswered && (shown.view !== view || shown.date !== date || !shown.wasAnswered)) {
    setShown({ view, date, wasAnswered: true })
  }

  const reload = useCallback(() => void dispatch(fetchEvents(question)), [dispatch, question])
  // Before the frame is painted, not after: the answer is what the person waits for.
  useLayoutEffect(reload, [reload, signInCount])

  return {
    shown,
    events: isAnswered || shown.wasAnswered ? events : undefined,
    // Between the change of the URL and the question that follows it, the state still speaks of the question before.
    isLoading: status === 'loading' || requestedQuery !== question,
    failure: error,
    reload,
  }
}
