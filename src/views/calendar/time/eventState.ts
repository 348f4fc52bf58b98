import type { CalendarEvent } from '@contract/calendar'
import { toInstant } from '@/i18n/zonedTime'

/** `owed`: it is over, and nobody has reported yet how it went. */
export type EventState = 'coming' | 'owed' | 'finished' | 'cancelled'

/** How the event stands when the group's clocks show `now`, `2026-11-24T19:30`; an all-day one is over after its last day. */
export function eventState({ end, allDay, extendedProps }: CalendarEvent, now: string, zone: string): EventState {
  const { status } = extendedProps
  if (status !== 'scheduled') return status
  const isOver = toInstant(now, zone) >= (allDay ? toInstant(`${end}T00:00`, zone) : end)
  return isOver ? 'owed' : 'coming'
}
