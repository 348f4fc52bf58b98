/** Months `YYYY-MM` from first to last, both included; empty if the first is later. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  const day = new Date(`${first}-01T00:00:00Z`)
  for (let month = first; month <= last; month = day.toISOString().slice(0, 7)) {
    months.push(month)
    day.setUTCMonth(day.getUTCMonth() + 1)
  }
  return months
}
