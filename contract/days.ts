/** Calendar dates `YYYY-MM-DD`, without time or zone. Anything else throws a RangeError. */

const DAY_MS = 86_400_000

/** The outermost days of the wire and of the database: one beyond them can be neither sent nor asked for. */
export const FIRST_DAY = '0001-01-01'
export const LAST_DAY = '9999-12-31'

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The day so many days later; before it where `count` is negative. */
export function addDays(day: string, count: number): string {
  return toDay(toTime(day) + count * DAY_MS)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((toTime(to) - toTime(from)) / DAY_MS)
}

/** 0 is Sunday, as in Date. */
export function weekdayOf(day: string): number {
  return new Date(toTime(day)).getUTCDay()
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The first day of the month `count` months later. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return toDay(Date.UTC(year, month - 1 + count, 1))
}
