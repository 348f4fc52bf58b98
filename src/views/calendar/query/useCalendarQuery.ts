import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readCalendarQuery, writeCalendarQuery, type CalendarQuery } from './calendarQuery'
import { rememberCalendarSearch } from './useCalendarPath'

interface QueryState {
  /** The same object until the URL says something else. */
  query: CalendarQuery
  /** A step of its own for Back. */
  choose: (changes: Partial<CalendarQuery>) => void
}

/** View, date and categories: kept by the URL alone, so that Back and a shared link work. */
export function useCalendarQuery(): QueryState {
  const [searchParams, setSearchParams] = useSearchParams()
  const text = searchParams.toString()
  const query = useMemo(() => readCalendarQuery(new URLSearchParams(text)), [text])
  useEffect(() => rememberCalendarSearch(text), [text])
  const choose = useCallback(
    (changes: Partial<CalendarQuery>) =>
      setSearchParams((now) => writeCalendarQuery({ ...readCalendarQuery(now), ...changes })),
    [setSearchParams],
  )
  return { query, choose }
}
