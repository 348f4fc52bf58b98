import { addDays, weekdayOf } from '@contract/days'
import { easterOf } from '@contract/easter'

/** Closing days of T2, formerly TARGET2, of one date, `MM-DD`; beside Saturdays and Sundays (European Central Bank, "TARGET closing days", in force since 2002). */
const closings = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Good Friday and Easter Monday. */
const fromEaster = [-2, 1]

/** Whether banks settle on that day: a collection is due on such a day alone. */
export function isTargetDay(day: string): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6 || closings.has(day.slice(5))) return false
  const easter = easterOf(Number(day.slice(0, 4)))
  return fromEaster.every((distance) => addDays(easter, distance) !== day)
}

/** The day itself, or the first one after it on which banks settle. */
export function nextTargetDay(day: string): string {
  let next = day
  while (!isTargetDay(next)) next = addDays(next, 1)
  return next
}

/** The day so many banking days after `day`. */
export function addTargetDays(day: string, count: number): string {
  let later = day
  for (let left = count; left > 0; left -= 1) later = nextTargetDay(addDays(later, 1))
  return later
}
