import type { CalendarEvent } from '@contract/calendar'
import { firstDayOf, lastDayOf, type EventTimes } from '@/views/calendar/time/eventDays'

export interface Overlaps {
  /** At the same hours. */
  overlapping: CalendarEvent[]
  /** On the same days, at other hours or all day. */
  sameDay: CalendarEvent[]
  /** How many of the given times overlap something. */
  overlapCount: number
}

/** Which events overlap the times. Cancelled events do not count; an all-day event shares a day with others, not their hours. */
export function findOverlaps(
  times: readonly EventTimes[],
  events: readonly CalendarEvent[],
  ownId: string,
  zone: string,
): Overlaps {
  const wanted = times.map((time) => rangeOf(time, zone))
  const others = events
    .filter(({ id, extendedProps }) => id !== ownId && extendedProps.status !== 'cancelled')
    .map((event) => ({ event, range: rangeOf(event, zone) }))
  const overlapping = others.filter(({ range }) => wanted.some((time) => isAtSameHours(time, range)))
  const sameDay = others.filter(
    (other) => !overlapping.includes(other) && wanted.some((time) => isOnSameDay(time, other.range)),
  )
  return {
    overlapping: overlapping.map(({ event }) => event),
    sameDay: sameDay.map(({ event }) => event),
    overlapCount: wanted.filter((time) => overlapping.some(({ range }) => isAtSameHours(time, range))).length,
  }
}

interface TimeRange {
  allDay: boolean
  fromMs: number
  toMs: number
  firstDay: string
  lastDay: string
}

/** Worked out once for each event: time zone conversion is slow, and a season compares every pair. */
function rangeOf(times: EventTimes, zone: string): TimeRange {
  const { start, end, allDay } = times
  return {
    allDay,
    fromMs: Date.parse(start),
    toMs: Date.parse(end),
    firstDay: firstDayOf(times, zone),
    lastDay: lastDayOf(times, zone),
  }
}

function isAtSameHours(a: TimeRange, b: TimeRange): boolean {
  return !a.allDay && !b.allDay && a.fromMs < b.toMs && b.fromMs < a.toMs
}

function isOnSameDay(a: TimeRange, b: TimeRange): boolean {
  return a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
}
