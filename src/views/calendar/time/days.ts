import type { Weekday } from '@contract/calendar'
import { weekdays } from '@contract/choices'
import { addDays, weekdayOf } from '@contract/days'

export function startOfWeek(day: string, firstWeekday: number): string {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

/** The weekdays as a week shows them that begins on `firstWeekday`, 0 being Sunday. */
export function weekdaysFrom(firstWeekday: number): Weekday[] {
  const at = (firstWeekday + 6) % 7
  return [...weekdays.slice(at), ...weekdays.slice(0, at)]
}
