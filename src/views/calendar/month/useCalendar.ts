import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import type { Failure } from '@/api/failure'
import { selectSignInCount } from '@/redux/auth'
import { fetchEvents, selectCalendar, type EventQuery } from '@/redux/calendar'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import type { CalendarQuery } from '@/views/calendar/query/calendarQuery'
import { spanOf, type CalendarView } from '@/views/calendar/query/calendarSpan'

/** What of the calendar is on the screen. */
export interface CalendarPlace {
  view: CalendarView
  date: string
}

interface CalendarShown {
  /** Where the events are from: the place asked for, or the one before as long as that one is on its way. */
  shown: CalendarPlace
  /** Undefined before the first answer. */
  events: CalendarEvent[] | undefined
  isLoading: boolean
  failure: Failure | null
  reload: () => void
}

function isAnswerTo(answered: EventQuery | null, { start, end }: EventQuery): boolean {
  return answered?.start === start && answered.end === end
}

/** Asks for the days that the view shows, and no others; keeps showing the days before until the new ones are there. */
export function useCalendar(
  place: CalendarPlace,
  calendars: CalendarQuery['calendars'],
  firstWeekday: number,
): CalendarShown {
  const { view, date } = place
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const { events, answered, asked, status, error } = useAppSelector(selectCalendar)
  const question = useMemo<EventQuery>(
    () => ({ calendars, ...spanOf(view, date, firstWeekday) }),
    [calendars, view, date, firstWeekday],
  )
  const isAnswered = isAnswerTo(answered, question)
  const [shown, setShown] = useState({ ...place, wasAnswered: isAnswered })
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
    isLoading: status === 'loading' || asked !== question,
    failure: error,
    reload,
  }
}
