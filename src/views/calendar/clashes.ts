import type { CalendarEvent } from '@contract/calendar'
import { firstDayOf, lastDayOf, type EventTimes } from './eventDays'

export interface Clashes {
  /** At the same hours. */
  overlapping: CalendarEvent[]
  /** On the same days, at other hours or all day. */
  sameDay: CalendarEvent[]
  /** How many of the times looked at have something at the same hours. */
  clashing: number
}

/** What else there is at these times. Nobody is asked about what is cancelled; an all-day event shares a day, not its hours. */
export function findClashes(
  times: readonly EventTimes[],
  events: readonly CalendarEvent[],
  ownId: string,
  zone: string,
): Clashes {
  const others = events.filter(({ id, extendedProps }) => id !== ownId && extendedProps.status !== 'cancelled')
  const overlapping = others.filter((other) => times.some((time) => isAtSameHours(time, other)))
  const sameDay = others.filter(
    (other) => !overlapping.includes(other) && times.some((time) => isOnSameDay(time, other, zone)),
  )
  const clashing = times.filter((time) => others.some((other) => isAtSameHours(time, other))).length
  return { overlapping, sameDay, clashing }
}

function isAtSameHours(a: EventTimes, b: EventTimes): boolean {
  if (a.allDay || b.allDay) return false
  return Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end)
}

function isOnSameDay(a: EventTimes, b: EventTimes, zone: string): boolean {
  return firstDayOf(a, zone) <= lastDayOf(b, zone) && firstDayOf(b, zone) <= lastDayOf(a, zone)
}
