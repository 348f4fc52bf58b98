import { startOfDay } from '../../platform/time/groupTime'
import { firstDayOf, monthOf, monthsUpTo, todayIn } from '../../platform/time/days'

/** When the month begins in the zone, as an instant of the wire. */
export const startOfMonth = (month: string, timeZone: string): string =>
  startOfDay(firstDayOf(month), timeZone).toISOString()

/** The months of the zone from the one instant to the other, both included; `YYYY-MM`. */
export function monthsBetween(first: Date, last: Date, timeZone: string): string[] {
  const from = monthOf(todayIn(timeZone, first))
  const to = monthOf(todayIn(timeZone, last))
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return monthsUpTo(to, (toYear - fromYear) * 12 + toMonth - fromMonth + 1)
}
