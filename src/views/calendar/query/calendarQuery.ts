import type { EventCalendar } from '@contract/calendar'
import { eventCalendars } from '@contract/choices'
import type { UrlValues } from '@/@core/hooks/useTidyUrl'
import { readChoice, readDay } from '@/shared/lists/urlValues'
import { calendarViews, type CalendarView } from './viewSpan'

/** The calendar's URL. */
export interface CalendarQuery {
  /** Absent: the month, on a narrow screen the list. */
  view?: CalendarView | undefined
  /** Absent: today. */
  date?: string | undefined
  calendars: readonly EventCalendar[]
}

export function readCalendarQuery(search: URLSearchParams): CalendarQuery {
  const said = search.get('calendars')
  const named = said?.split(',') ?? []
  // In a fixed order, each once; an empty value means none.
  const known = eventCalendars.filter((calendar) => named.includes(calendar))
  const isMistyped = known.length === 0 && said !== ''
  return {
    view: readChoice(search, 'view', calendarViews),
    date: readDay(search, 'date'),
    calendars: isMistyped ? eventCalendars : known,
  }
}

/** Without the defaults. */
export function writeCalendarQuery({ view, date, calendars }: CalendarQuery): URLSearchParams {
  const search = new URLSearchParams()
  if (view) search.set('view', view)
  if (date) search.set('date', date)
  if (calendars.length < eventCalendars.length) search.set('calendars', calendars.join(','))
  return search
}

/** The valid part of an address. Naming all categories equals naming none. */
export function tidyCalendarSearch(search: URLSearchParams): UrlValues {
  const { view, date, calendars } = readCalendarQuery(search)
  const isNamed = calendars.length < eventCalendars.length || search.get('calendars') === calendars.join(',')
  return { view, date, calendars: isNamed ? calendars.join(',') : undefined }
}

/** Adds or removes the category. */
export function toggleCalendar(calendars: readonly EventCalendar[], toggled: EventCalendar): EventCalendar[] {
  return eventCalendars.filter((calendar) => calendars.includes(calendar) !== (calendar === toggled))
}
