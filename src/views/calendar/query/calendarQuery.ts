import * as z from 'zod/mini'
import { EventCalendar, eventCalendars } from '@contract/calendar'
import { CalendarDate } from '@contract/primitives'
import { calendarViews } from './viewSpan'

// `z.catch` reads like a promise’s catch.
const orElse = z.catch

/** The calendar's URL. Invalid parts fall back to their defaults, so that an old or mistyped link still works. */
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
  // In a fixed order, each once; an empty value means none.
  const known = eventCalendars.filter((calendar) => named.includes(calendar))
  const isMistyped = known.length === 0 && said !== ''
  return CalendarQuery.parse({
    view: search.get('view') ?? undefined,
    date: search.get('date') ?? undefined,
    calendars: isMistyped ? eventCalendars : known,
  })
}

/** Without the defaults. */
export function writeCalendarQuery({ view, date, calendars }: CalendarQuery): URLSearchParams {
  const search = new URLSearchParams()
  if (view) search.set('view', view)
  if (date) search.set('date', date)
  if (calendars.length < eventCalendars.length) search.set('calendars', calendars.join(','))
  return search
}

/** Adds or removes the category. */
export function toggleCalendar(calendars: readonly EventCalendar[], toggled: EventCalendar): EventCalendar[] {
  return eventCalendars.filter((calendar) => calendars.includes(calendar) !== (calendar === toggled))
}
