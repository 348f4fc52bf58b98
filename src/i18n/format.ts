/** How one person reads one group's dates and counts: their language and region, the group's time zone. */
export interface Format {
  /** A calendar date `YYYY-MM-DD`, e.g. 21 Nov 2026. It has no time zone: the same day is shown everywhere. */
  date: (calendarDate: string) => string
  /** The same for a narrow column: without the words that some languages put between day, month and year. */
  briefDate: (calendarDate: string) => string
  /** The month of a calendar date, e.g. Nov 2026. */
  month: (calendarDate: string) => string
  /** The same in full: November 2026. */
  monthInFull: (calendarDate: string) => string
  /** An instant, in the group's time zone. */
  dateTime: (instant: string) => string
  /** The day of an instant, in the group's time zone. */
  day: (instant: string) => string
  /** The calendar date `YYYY-MM-DD` that an instant falls on in the group's time zone. */
  isoDay: (instant: Date) => string
  count: (value: number) => string
}

/** Made when it is first asked for: each takes milliseconds, and a screen needs few of them. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** `locale` is that of dates (dateLocale.ts); counts follow the language, where that is another. */
export function createFormat(locale: string, timeZone: string, language = locale): Format {
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))
  const date = dates({ dateStyle: 'medium', timeZone: 'UTC' })
  const month = dates({ year: 'numeric', month: 'short', timeZone: 'UTC' })
  const monthInFull = dates({ year: 'numeric', month: 'long', timeZone: 'UTC' })
  const dateTime = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone })
  const day = dates({ dateStyle: 'medium', timeZone })
  // Swedish writes dates as ISO 8601 does.
  const isoDay = once(() => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }))
  const count = once(() => new Intl.NumberFormat(language))
  return {
    date: (calendarDate) => date().format(new Date(`${calendarDate}T00:00:00Z`)),
    briefDate: (calendarDate) =>
      date()
        .formatToParts(new Date(`${calendarDate}T00:00:00Z`))
        .map(({ type, value }) => (type === 'literal' ? value.replace(/\s*\p{L}+\s*/u, ' ') : value))
        .join(''),
    month: (calendarDate) => month().format(new Date(`${calendarDate}T00:00:00Z`)),
    monthInFull: (calendarDate) => monthInFull().format(new Date(`${calendarDate}T00:00:00Z`)),
    dateTime: (instant) => dateTime().format(new Date(instant)),
    day: (instant) => day().format(new Date(instant)),
    isoDay: (instant) => isoDay().format(instant),
    count: (value) => count().format(value),
  }
}
