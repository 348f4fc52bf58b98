import { useCallback, useMemo, useState } from 'react'
import type { CalendarEvent } from '@contract/calendar'
import type { Failure } from '@/api/failure'
import { fetchEvents, selectCalendar, type EventQuery } from '@/redux/calendar'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { isSame } from '@/redux/requestStatus'
import { useAskBeforePaint } from '@/redux/useQuery'
import type { CalendarQuery } from '@/views/calendar/query/calendarQuery'
import { viewSpan, type CalendarView } from '@/views/calendar/query/viewSpan'

/** Which view, around which date. */
export interface CalendarPeriod {
  view: CalendarView
  date: string
}

/** Months in the list; each step as one reads on is one request. */
const LIST_MONTHS = [1, 3, 6, 12, 24]

interface CalendarShown {
  /** The period of the events: the requested one, or the one before while that is loading. */
  shown: CalendarPeriod
  /** Undefined before the first answer. */
  events: CalendarEvent[] | undefined
  isLoading: boolean
  failure: Failure | null
  reload: () => void
  /** Reads further months into the list; absent where all are there that it reads. */
  readOn: (() => void) | undefined
  /** The first requested day. */
  start: string
  /** The day after the last one of `events`. */
  end: string
}

function isSamePeriod(loadedQuery: EventQuery | null, { start, end }: EventQuery): boolean {
  return loadedQuery?.start === start && loadedQuery.end === end
}

/** Loads the days of the view; the previous ones are shown until they are there. */
export function useCalendar(
  period: CalendarPeriod,
  calendars: CalendarQuery['calendars'],
  firstWeekday: number,
): CalendarShown {
  const { view, date } = period
  const dispatch = useAppDispatch()
  const events = useAppSelector((state) => selectCalendar(state).events)
  const error = useAppSelector((state) => selectCalendar(state).error)
  const [listStep, setListStep] = useState({ at: 0, of: period })
  if (listStep.of.view !== view || listStep.of.date !== date) setListStep({ at: 0, of: period })
  const months = LIST_MONTHS[listStep.at] ?? 1
  const question = useMemo<EventQuery>(
    () => ({ calendars, ...viewSpan(view, date, firstWeekday, months) }),
    [calendars, view, date, firstWeekday, months],
  )
  const isAnswered = useAppSelector((state) => isSamePeriod(selectCalendar(state).loadedQuery, question))
  // Between the change of the URL and its request, the state is still that of the request before.
  const isLoading = useAppSelector((state) => {
    const { status, requestedQuery } = selectCalendar(state)
    return status === 'loading' || !isSame(requestedQuery, question)
  })
  const [shown, setShown] = useState({ ...period, wasAnswered: isAnswered })
  if (isAnswered && (shown.view !== view || shown.date !== date || !shown.wasAnswered)) {
    setShown({ view, date, wasAnswered: true })
  }

  const ask = useCallback(() => dispatch(fetchEvents(question)), [dispatch, question])
  useAskBeforePaint(fetchEvents, question)

  const canReadOn = view === 'list' && !isLoading && listStep.at < LIST_MONTHS.length - 1
  const readOn = useMemo(
    () => (canReadOn ? () => setListStep(({ at, of }) => ({ at: at + 1, of })) : undefined),
    [canReadOn],
  )

  return {
    shown,
    events: isAnswered || shown.wasAnswered ? events : undefined,
    isLoading,
    failure: error,
    reload: useCallback(() => void ask(), [ask]),
    readOn,
    start: question.start,
    end: question.end,
  }
}
