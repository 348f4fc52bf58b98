import type { Locale } from '@contract/auth'
import type { EventTimes } from '@contract/calendar'
import { wallDate } from '../../../platform/time/groupTime'

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const DAY_MS = 86_400_000

/** When events are, as a letter says it: in the reader's language, on the clocks of the group. */
export function eventTimes(locale: Locale, timeZone: string) {
  // The moments are moved to what the clocks show, and told as if that were UTC: so our own table of zones decides.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  const shown = (when: Date, allDay = false) => (allDay ? when : wallDate(when, timeZone))
  return {
    full({ start, end, allDay }: EventTimes): string {
      // Days are told as they are, whatever the zone; the end is the first that no longer belongs to it.
      const [from, to] = [new Date(start), new Date(new Date(end).getTime() - (allDay ? DAY_MS : 0))]
      return format(allDay ? day : { ...day, ...clock }).formatRange(shown(from, allDay), shown(to, allDay))
    },
    day: ({ start, allDay }: EventTimes): string =>
      format({ day: 'numeric', month: 'short' }).format(shown(new Date(start), allDay)),
    clock: (time: string): string => format(clock).format(new Date(`1970-01-01T${time}Z`)),
    /** The last moment before `end`: its time where an event begins then, else the day that is over with it. */
    last: (end: Date, { start, allDay }: EventTimes): string =>
      !allDay && new Date(start).getTime() === end.getTime()
        ? format({ ...day, ...clock }).format(shown(end))
        : format(day).format(shown(new Date(end.getTime() - 1))),
  }
}
