import { once } from './format'

/** When an event is, as one person reads it: their language and region, the group's time zone. */
export interface EventWhen {
  /** The day and the hours, with the year: Tue, Nov 24, 2026, 7:30 – 9:30 PM. */
  full: (event: Times) => string
  /** The same for headings, which break between the two: the day, and the hours unless it ends on another day. */
  dayAndHours: (event: Times) => [day: string, hours?: string]
  /** When it begins, in full: Tue, Nov 24, 2026, 7:30 PM. */
  begin: (event: Times) => string
  /** The first day alone: Tue, Nov 24, 2026. */
  dayInFull: (event: Times) => string
  /** The first day for narrow columns: Tue, 11/24. */
  shortDay: (event: Times) => string
  /** The first day with its year, for lists: Nov 24, 2026. */
  date: (event: Times) => string
  /** When it begins: 7:30 PM; undefined for all-day events. */
  time: (event: Times) => string | undefined
  /** A time of day as the wire has it, `18:30`, as the others are written: 6:30 PM. */
  clock: (time: string) => string
}

/** As the wire has them: instants, or for all-day events calendar dates with the end exclusive. */
interface Times {
  start: string
  end: string
  allDay: boolean
}

const DAY_MS = 86_400_000

const brief = { weekday: 'short', day: 'numeric', month: 'numeric' } as const
const dated = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

export function createEventWhen(locale: string, timeZone: string): EventWhen {
  const format = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))
  const make = (zone: string) => ({
    shortDay: format({ ...brief, timeZone: zone }),
    date: format({ dateStyle: 'medium', timeZone: zone }),
    days: format({ ...dated, timeZone: zone }),
  })
  // A calendar date has no time zone: it is read and shown in UTC, the same day everywhere.
  const [instants, dates] = [make(timeZone), make('UTC')]
  const hours = format({ ...dated, ...clock, timeZone })
  const begin = format({ ...clock, timeZone })
  const wall = format({ ...clock, timeZone: 'UTC' })
  const formats = ({ allDay }: Times) => (allDay ? dates : instants)
  const full = ({ start, end, allDay }: Times) => {
    const [from, to] = [new Date(start), new Date(end)]
    // The end of an all-day event is the first day that no longer belongs to it.
    return allDay ? dates.days().formatRange(from, new Date(to.getTime() - DAY_MS)) : hours().formatRange(from, to)
  }

  return {
    full,
    dayAndHours: (event) => {
      if (event.allDay) return [full(event)]
      const parts = hours().formatRangeToParts(new Date(event.start), new Date(event.end))
      if (parts.filter(({ type }) => type === 'day').length > 1) return [full(event)]
      const first = parts.findIndex(({ type }) => type === 'hour')
      const text = (some: typeof parts) => some.map(({ value }) => value).join('')
      return [text(parts.slice(0, first)).trim(), text(parts.slice(first))]
    },
    begin: ({ start, allDay }) => (allDay ? dates.days : hours)().format(new Date(start)),
    dayInFull: (event) => formats(event).days().format(new Date(event.start)),
    shortDay: (event) => formats(event).shortDay().format(new Date(event.start)),
    date: (event) => formats(event).date().format(new Date(event.start)),
    time: ({ start, allDay }) => (allDay ? undefined : begin().format(new Date(start))),
    clock: (time) => wall().format(new Date(`1970-01-01T${time}Z`)),
  }
}
