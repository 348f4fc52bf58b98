import { paths } from '@/configs/paths'
import type { DaySpan } from './calendarSpan'
import { addDays } from '@/views/calendar/time/days'

/** To the form, with the days filled in. */
export function newEventPath({ start, end }: DaySpan): string {
  const last = addDays(end, -1)
  const search = new URLSearchParams(last === start ? { start } : { start, end: last })
  return `${paths.newEvent}?${search.toString()}`
}
