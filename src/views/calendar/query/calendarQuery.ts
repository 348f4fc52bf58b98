import * as z from 'zod/mini'
import { EventCalendar, eventCalendars } from '@contract/calendar'
import { CalendarDate } from '@contract/wire'
import { calendarViews } from './viewSpan'

// Under a name that does not look like a promise's catch.
const orElse = z.catch

/** What the calendar's URL says. Whatever in it is wrong falls back, so that an old or mistyped link still shows a calendar. */
const CalendarQuery = z.object({
  /** Absent: the month, on a narrow screen the list. */
  view: orElse(z.optional(z.enum(calendarViews)), undefined),
  /** Absent: today. */
  date: orElse(z.optional(CalendarDate), undefined),
  calendars: z.array(EventCalendar),
})
export type CalendarQuery = z.infer<typeof CalendarQuery>

export function readCalendarQuery(search: URLSearchParams): CalendarQuery {
  const said = search.get('calendars')
  const named = said?.split(',') ?? []
  // In the order of the panel, each once; an empty value is "none of them".
  const known = eventCalendars.filter((calendar) => named.includes(calendar))
  const isMistyped = known.length === 0 && said !== ''
  return CalendarQuery.parse({
    view: search.get('view') ?? undefined,
    date: search.get('date') ?? undefined,
    calendars: isMistyped ? eventCalendars : known,
  })
}

/** The shortest URL that says it: what goes without saying is left out. */
export function writeCalendarQuery({ view, date, calendars }: CalendarQuery): URLSearchParams {
  const search = new URLSearchParams()
  if (view) search.set('view', view)
  if (date) search.set('date', date)
  if (calendars.length < eventCalendars.length) search.set('calendars', calendars.join(','))
  return search
}

/** Adds the category or takes it away. */
export function toggleCalendar(calendars: readonly EventCalendar[], toggled: EventCalendar): EventCalendar[] {
  return eventCalendars.filter((calendar) => calendars.includes(calendar) !== (calendar === toggled))
}
