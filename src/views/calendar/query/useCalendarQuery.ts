import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useUrlParams } from '@/@core/hooks/useUrlParams'
import { readCalendarQuery, tidyCalendarSearch, writeCalendarQuery, type CalendarQuery } from './calendarQuery'
import { paths } from '@/configs/paths'

/** The calendar's last query in this tab. */
let lastSearch = ''

interface QueryState {
  /** The same object until the URL changes. */
  query: CalendarQuery
  /** Adds a history entry. */
  setQuery: (changes: Partial<CalendarQuery>) => void
}

/** View, date and categories. The URL alone stores them, so that Back and a shared link work. */
export function useCalendarQuery(): QueryState {
  const [params, changeParams] = useUrlParams()
  const text = params.toString()
  useTidyUrl(tidyCalendarSearch(params))
  const query = useMemo(() => readCalendarQuery(new URLSearchParams(text)), [text])
  useEffect(() => {
    lastSearch = text
  }, [text])
  const setQuery = useCallback(
    (changes: Partial<CalendarQuery>) =>
      changeParams((now) => writeCalendarQuery({ ...readCalendarQuery(now), ...changes })),
    [changeParams],
  )
  return { query, setQuery }
}

/** The way back to the calendar as it was last seen. */
export function useCalendarPath(): string {
  const [search] = useState(lastSearch)
  return search === '' ? paths.calendar : `${paths.calendar}?${search}`
}
