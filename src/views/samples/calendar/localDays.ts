/** Days and clocks where the browser is: what the sample layer counts in. */

const two = (value: number) => String(value).padStart(2, '0')

/** YYYY-MM-DD. */
export function localDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** HH:MM. */
export function localTime(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Midnight without a time. */
export function localInstant(day: string, time = '00:00'): string {
  return new Date(`${day}T${time}`).toISOString()
}

export function shiftDay(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return localDay(new Date(year, month - 1, date + days))
}

/** The first of the month that lies so many months on. */
export function shiftMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return localDay(new Date(year, month - 1 + months, 1))
}
