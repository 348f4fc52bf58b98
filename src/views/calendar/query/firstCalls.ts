import type { FirstCalls } from '@/api/firstCalls'
import { firstWeekdayOf } from '@/i18n/firstWeekday'
import { getCalls } from '@/redux/getCalls'
import { readCalendarQuery } from './calendarQuery'
import { viewSpan } from './viewSpan'

export const eventCalls: FirstCalls = ({ id, can }) =>
  id !== undefined && can('read', 'Event') ? [getCalls.event(id)] : []

export const calendarCalls: FirstCalls = ({ search, today, region, isNarrow, can }) => {
  if (!can('read', 'Event')) return []
  const { view, date, calendars } = readCalendarQuery(search)
  const span = viewSpan(view ?? (isNarrow ? 'list' : 'month'), date ?? today, firstWeekdayOf(region))
  return [getCalls.events({ calendars, ...span })]
}
