import type { CalendarEvent } from '@contract/calendar'
import { toWallTime } from '@/i18n/zonedTime'
import { addDays } from '@contract/days'

/** Shown where nothing is on: a day of rehearsals. */
const FIRST_HOUR = 8
const LAST_HOUR = 23
/** Shown before the first event, which can be pulled as far forward. */
const HOURS_BEFORE = 2
/** From how long on an event stands in the band of whole days: in the columns it would fill those of all its days. */
const DAYS_LONG_MS = 86_400_000
/** Until this hour an event is still of the evening before (MonthGrid, nextDayThreshold). */
const NIGHT_END = 6

/** Whether an event belongs to days rather than to hours: all day, or a day long and more, as a weekend away. */
export function isOfDays({ start, end, allDay }: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>): boolean {
  return allDay || Date.parse(end) - Date.parse(start) >= DAYS_LONG_MS
}

/**
 * The hours that a week shows, for FullCalendar: from shortly before its first event, or the usual ones where none has hours or
 * the whole day is asked for (`isWhole`). `isShort`: hours of the morning are left out. A concert that ends at one in the night
 * makes the day 25 hours long, and stays in its own column.
 */
export function weekHours(
  events: readonly CalendarEvent[],
  zone: string,
  isWhole: boolean,
): { slotMinTime: string; slotMaxTime: string; isShort: boolean } {
  let [begins, last] = [24, LAST_HOUR]
  for (const event of events) {
    if (isOfDays(event)) continue
    const { start, end } = event
    const [from, to] = [toWallTime(start, zone), toWallTime(end, zone)]
    const day = from.slice(0, 10)
    const hoursTo = Number(to.slice(11, 13)) + Number(to.slice(14)) / 60
    begins = Math.min(begins, Number(from.slice(11, 13)))
    if (to.slice(0, 10) === day) last = Math.max(last, Math.ceil(hoursTo))
    else if (to.slice(0, 10) === addDays(day, 1) && hoursTo <= NIGHT_END) last = Math.max(last, 24 + Math.ceil(hoursTo))
    // It goes on all night: its days are shown whole.
    else [begins, last] = [0, Math.max(last, 24)]
  }
  const early = Math.min(begins, FIRST_HOUR)
  const first = isWhole || begins === 24 ? early : Math.max(early, begins - HOURS_BEFORE)
  return { slotMinTime: `${first}:00`.padStart(5, '0'), slotMaxTime: `${last}:00`, isShort: first > early }
}
