import type { CalendarEvent } from '@contract/calendar'
import { toInstant, toWallTime } from '@/i18n/zonedTime'
import { addDays, daysBetween } from '@contract/days'

/** An event's start and end, as in the contract. */
export type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>

/** The day on which it begins, in the group's zone. */
export function firstDayOf({ start, allDay }: EventTimes, zone: string): string {
  return allDay ? start : toWallTime(start, zone).slice(0, 10)
}

/** The last day that it touches, in the group's zone. An event that ends at midnight does not touch the next day. */
export function lastDayOf({ start, end, allDay }: EventTimes, zone: string): string {
  if (allDay) return addDays(end, -1)
  const wall = toWallTime(end, zone)
  const isMidnight = wall.endsWith('T00:00') && end !== start
  return isMidnight ? addDays(wall.slice(0, 10), -1) : wall.slice(0, 10)
}

/** Whether it has begun when the group's clocks show `now`, `2026-11-24T19:30`; an all-day one begins with its first day. */
export function hasStarted(
  { start, allDay }: Pick<EventTimes, 'start' | 'allDay'>,
  now: string,
  zone: string,
): boolean {
  return toInstant(now, zone) >= (allDay ? toInstant(`${start}T00:00`, zone) : start)
}

/** Whether an event is over when the group's clocks show `now`, `2026-11-24T19:30`; an all-day one is after its last day. */
export function hasEndedAt(now: string, zone: string): (times: Pick<EventTimes, 'end' | 'allDay'>) => boolean {
  const instant = toInstant(now, zone)
  return ({ end, allDay }) => instant >= (allDay ? toInstant(`${end}T00:00`, zone) : end)
}

export function isOnDay(event: EventTimes, day: string, zone: string): boolean {
  return firstDayOf(event, zone) <= day && day <= lastDayOf(event, zone)
}

/** The same wall times, `days` later. */
export function shiftDays({ start, end, allDay }: EventTimes, days: number, zone: string): EventTimes {
  if (allDay) return { start: addDays(start, days), end: addDays(end, days), allDay }
  const shift = (instant: string) => {
    const wall = toWallTime(instant, zone)
    return toInstant(`${addDays(wall.slice(0, 10), days)}${wall.slice(10)}`, zone)
  }
  return { start: shift(start), end: shift(end), allDay }
}

/** Moves the start to `wallTime` (of which an all-day event takes the date alone) and keeps the length in wall time. */
export function moveTo(event: EventTimes, wallTime: string, zone: string): EventTimes {
  const day = wallTime.slice(0, 10)
  if (event.allDay) return shiftDays(event, daysBetween(event.start, day), zone)
  const [start, end] = [toWallTime(event.start, zone), toWallTime(event.end, zone)]
  const lasts = Date.parse(`${end}Z`) - Date.parse(`${start}Z`)
  const newEnd = new Date(Date.parse(`${wallTime}Z`) + lasts).toISOString().slice(0, 16)
  return { start: toInstant(wallTime, zone), end: toInstant(newEnd, zone), allDay: false }
}
