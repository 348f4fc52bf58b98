import type { CalendarEvent } from '@contract/calendar'
import { CHECK_IN_BEFORE_MS } from '@contract/calendar/checkins'
import { toInstant } from '@/i18n/zonedTime'

/** Whether musicians can check in when the group's clocks show `now`, `2026-11-24T19:30`: from an hour before until the end. */
export function isCheckinOpen(
  { start, end, allDay }: Pick<CalendarEvent, 'start' | 'end' | 'allDay'>,
  now: string,
  zone: string,
): boolean {
  const at = Date.parse(toInstant(now, zone))
  const instant = (time: string) => Date.parse(allDay ? toInstant(`${time}T00:00`, zone) : time)
  return at >= instant(start) - CHECK_IN_BEFORE_MS && at < instant(end)
}
