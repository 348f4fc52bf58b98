/** Whoever types 22/11/26 into a browser's date field gets a day of the year 26, and hardly sees it. Of `YYYY-MM-DD` or `YYYY-MM`. */
export function isShortYear(day: string): boolean {
  return day.startsWith('0')
}
