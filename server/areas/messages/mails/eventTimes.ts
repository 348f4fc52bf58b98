import type { Locale } from '@contract/auth'
import type { EventTimes } from '@contract/calendar'

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const DAY_MS = 86_400_000

/** When events are, as a letter says it: in the reader's language, on the clocks of the group. */
export function eventTimes(locale: Locale, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
  return {
    full({ start, end, allDay }: EventTimes): string {
      // Days are told as they are, whatever the zone; the end is the first that no longer belongs to it.
      const [from, to] = [new Date(start), new Date(new Date(end).getTime() - (allDay ? DAY_MS : 0))]
      return format(allDay ? day : { ...day, ...clock }, allDay ? 'UTC' : timeZone).formatRange(from, to)
    },
    day: ({ start, allDay }: EventTimes): string =>
      format({ day: 'numeric', month: 'short' }, allDay ? 'UTC' : timeZone).format(new Date(start)),
    clock: (time: string): string => format(clock, 'UTC').format(new Date(`1970-01-01T${time}Z`)),
    /** The last moment before `end`: its time where an event begins then, else the day that is over with it. */
    last: (end: Date, { start, allDay }: EventTimes): string =>
      !allDay && new Date(start).getTime() === end.getTime()
        ? format({ ...day, ...clock }).format(end)
        : format(day).format(end.getTime() - 1),
  }
}
