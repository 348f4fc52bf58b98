/** A clock time as short as a day of a month has room for: 19:30; 7:30p. Without a time zone, where the browser is. */
export function createShortTime(locale: string, timeZone?: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  })
  return (instant) => {
    const parts = format.formatToParts(new Date(instant))
    const half = parts.find(({ type }) => type === 'dayPeriod')?.value
    const text = parts.map(({ value }) => value).join('')
    // Only English has halves of a day here: 7:30 PM (or p.m.) is 7:30p, 8:00 PM is 8p.
    return half === undefined ? text : text.replace(':00', '').replace(/\s.*$/, half.charAt(0).toLowerCase())
  }
}
