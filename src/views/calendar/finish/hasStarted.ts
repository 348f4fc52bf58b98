import type { CalendarEvent } from '@contract/calendar'

/** Whether an event has begun; an all-day one begins with its first day in the group's time zone, in which `dayOf` tells days. */
export function hasStarted(
  { start, allDay }: Pick<CalendarEvent, 'start' | 'allDay'>,
  now: Date,
  dayOf: (instant: Date) => string,
): boolean {
  return allDay ? start <= dayOf(now) : Date.parse(start) <= now.getTime()
}
