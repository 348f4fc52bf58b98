import type { Locale } from '@contract/locales'
import type { EventTimes } from '@contract/calendar'
import { wallDate } from '../../../platform/time/groupTime'
import { writtenDates } from '../../../platform/time/writtenDates'

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const DAY_MS = 86_400_000

/** Formats event times for a letter, in the reader's language and the group's time zone and region. */
export function eventTimes(locale: Locale, { timeZone, region }: { timeZone: string; region: string | null }) {
  const format = (options: Intl.DateTimeFormatOptions) => writtenDates(locale, region, options)
  const shown = (when: Date, allDay = false) => (allDay ? when : wallDate(when, timeZone))
  return {
    full({ start, end, allDay }: EventTimes): string {
      // All-day dates do not depend on the zone; the stored end is exclusive.
      const [from, to] = [new Date(start), new Date(new Date(end).getTime() - (allDay ? DAY_MS : 0))]
      return format(allDay ? day : { ...day, ...clock }).formatRange(shown(from, allDay), shown(to, allDay))
    },
    day: ({ start, allDay }: EventTimes): string =>
      format({ day: 'numeric', month: 'short', year: 'numeric' }).format(shown(new Date(start), allDay)),
    clock: (time: string): string => format(clock).format(new Date(`1970-01-01T${time}Z`)),
    moment: (when: Date): string => format({ ...day, ...clock }).format(shown(when)),
    /** The last moment before `end`: its time where an event begins then, else the day that is over with it. */
    last: (end: Date, { start, allDay }: EventTimes): string =>
      !allDay && new Date(start).getTime() === end.getTime()
        ? format({ ...day, ...clock }).format(shown(end))
        : format(day).format(shown(new Date(end.getTime() - 1))),
  }
}
