import type { EventInput } from '@fullcalendar/core'
import type { CalendarEvent } from '@contract/calendar'
import { paths } from '@/configs/paths'
import { categoryStyles } from '@/configs/categoryStyles'
import type { EventState } from '@/views/calendar/time/eventState'
import { toWallTime } from '@/i18n/zonedTime'
import { addDays } from '@contract/days'
import { lastDayOf } from '@/views/calendar/time/eventDays'

/**
 * An event for FullCalendar. Its hours are those of the group's wall clock, declared as UTC, so that FullCalendar needs no
 * time zones. Finished and cancelled events cannot be moved, and in a week (`inDays`) neither can those with hours that stand in the
 * band of whole days: pulled there they would lose their hours.
 */
export function toGridEvent(
  event: CalendarEvent,
  state: EventState,
  zone: string,
  { canChange, inDays }: { canChange: boolean; inDays: boolean },
): EventInput {
  const { id, title, start, end, allDay, extendedProps } = event
  const wall = (instant: string) => (allDay ? instant : `${toWallTime(instant, zone)}:00Z`)
  const ofDays = inDays && !allDay
  return {
    id,
    title,
    start: ofDays ? wall(start).slice(0, 10) : wall(start),
    end: ofDays ? addDays(lastDayOf(event, zone), 1) : wall(end),
    allDay: allDay || ofDays,
    // A real link: it can be opened in a new tab and focused.
    url: paths.event(id),
    // A day of an event is moved with the whole of it.
    editable: canChange && !ofDays && extendedProps.status === 'scheduled' && !extendedProps.days,
    display: 'block',
    classNames: ['grid-event', `tone-${categoryStyles[extendedProps.calendar].tone}`, `is-${state}`],
    extendedProps: { source: event, state },
  }
}

/** The CalendarEvent behind FullCalendar's own event object. */
export function sourceOf(event: { extendedProps: Record<string, unknown> }): CalendarEvent {
  return event.extendedProps['source'] as CalendarEvent
}

/** How it stood when it was handed to FullCalendar. */
export function stateOf(event: { extendedProps: Record<string, unknown> }): EventState {
  return event.extendedProps['state'] as EventState
}
