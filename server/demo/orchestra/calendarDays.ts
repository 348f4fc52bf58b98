import { addDays } from '@contract/days'

/** Days are `YYYY-MM-DD`, months `YYYY-MM`; weekdays count from 0, Sunday. */

const at = (day: string) => new Date(`${day}T00:00:00Z`)

export function weekdayOf(day: string): number {
  return at(day).getUTCDay()
}

/** The first of that weekday on the day or after it. */
export function weekdayFrom(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
}

export const dayOf = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`

/** 1 to 12. */
export const monthOfYear = (day: string): number => Number(day.slice(5, 7))
