/** Typing 22/11/26 into a browser's date field gives the year 26, which is hardly noticed. Takes `YYYY-MM-DD` or `YYYY-MM`. */
export function isShortYear(day: string): boolean {
  return day.startsWith('0')
}
