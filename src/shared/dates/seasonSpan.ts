const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/**
 * First and last day (YYYY-MM-DD) of the season of `today`, which begins with the group's `firstMonth` (1 to 12); or of the season `by`
 * seasons later.
 */
export function seasonSpan(today: string, firstMonth: number, by = 0): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = year + by - (month < firstMonth ? 1 : 0)
  return { from: dayOf(first, firstMonth, 1), to: dayOf(first + 1, firstMonth, 0) }
}
