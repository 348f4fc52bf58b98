import type { CalendarEvent } from '@contract/calendar'
import { toWallTime } from '@/i18n/zonedTime'
import { addDays } from '@contract/days'

/** Shown at least: a day of rehearsals. */
const FIRST_HOUR = 8
const LAST_HOUR = 23
/** Until this hour an event is still of the evening before (MonthGrid, nextDayThreshold). */
const NIGHT_END = 6

/**
 * The hours that a week shows, for FullCalendar: the usual ones, and those of its events. A concert that ends at one in the night
 * makes the day 25 hours long, and stays in its own column.
 */
export function weekHours(
  events: readonly CalendarEvent[],
  zone: string,
): { slotMinTime: string; slotMaxTime: string } {
  let [first, last] = [FIRST_HOUR, LAST_HOUR]
  for (const { start, end, allDay } of events) {
    if (allDay) continue
    const [from, to] = [toWallTime(start, zone), toWallTime(end, zone)]
    const day = from.slice(0, 10)
    const hoursTo = Number(to.slice(11, 13)) + Number(to.slice(14)) / 60
    first = Math.min(first, Number(from.slice(11, 13)))
    if (to.slice(0, 10) === day) last = Math.max(last, Math.ceil(hoursTo))
    else if (to.slice(0, 10) === addDays(day, 1) && hoursTo <= NIGHT_END) last = Math.max(last, 24 + Math.ceil(hoursTo))
    // It goes on all night: its days are shown whole.
    else [first, last] = [0, Math.max(last, 24)]
  }
  return { slotMinTime: `${first}:00`.padStart(5, '0'), slotMaxTime: `${last}:00` }
}
