import type { CalendarEvent } from '@contract/calendar'

const SHOWN = 5

/** The next ones that take place, by start; one that is under way is still next. `today` is the group's, `YYYY-MM-DD`. */
export function nextEvents(events: readonly CalendarEvent[], now: Date, today: string): CalendarEvent[] {
  return events
    .filter(({ extendedProps }) => extendedProps.status === 'scheduled')
    .filter(({ end, allDay }) => (allDay ? end > today : Date.parse(end) > now.getTime()))
    .slice(0, SHOWN)
}
