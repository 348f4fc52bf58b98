import { useState } from 'react'
import { paths } from '@/configs/paths'

/** Where the calendar was last seen in this visit: month, view and filters. Not kept beyond the tab. */
let lastSearch = ''

/** Called by the calendar whenever its address changes. */
export function rememberCalendarSearch(search: string): void {
  lastSearch = search
}

/** The way back to the calendar as it was last seen. */
export function useCalendarPath(): string {
  const [search] = useState(lastSearch)
  return search === '' ? paths.calendar : `${paths.calendar}?${search}`
}
