import type { EventInput } from '@fullcalendar/core'
import type { CalendarEvent } from '@contract/calendar'
import { paths } from '@/configs/paths'
import { categoryStyles } from '@/configs/categoryStyles'
import type { EventState } from '@/views/calendar/time/eventState'
import { toWallTime } from '@/i18n/zonedTime'

/**
 * An event for FullCalendar. Its hours are those of the group's wall clock, declared as UTC, so that FullCalendar needs no
 * time zones. Finished and cancelled events cannot be moved.
 */
export function toGridEvent(event: CalendarEvent, state: EventState, zone: string, canChange: boolean): EventInput {
  const { id, title, start, end, allDay, extendedProps } = event
  const wall = (instant: string) => (allDay ? instant : `${toWallTime(instant, zone)}:00Z`)
  return {
    id,
    title,
    start: wall(start),
    end: wall(end),
    allDay,
    // A real link: it can be opened in a new tab and focused.
    url: paths.event(id),
    editable: canChange && extendedProps.status === 'scheduled',
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
