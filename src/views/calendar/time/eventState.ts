import type { CalendarEvent } from '@contract/calendar'
import { toInstant } from '@/i18n/zonedTime'

/** `owed`: it is over, and nobody has reported yet how it went. */
export type EventState = 'coming' | 'owed' | 'finished' | 'cancelled'

/** How an event stands when the group's clocks show `now`, `2026-11-24T19:30`; an all-day one is over after its last day. */
export function eventStateAt(now: string, zone: string): (event: CalendarEvent) => EventState {
  const instant = toInstant(now, zone)
  return ({ end, allDay, extendedProps: { status } }) => {
    if (status !== 'scheduled') return status
    const isOver = instant >= (allDay ? toInstant(`${end}T00:00`, zone) : end)
    return isOver ? 'owed' : 'coming'
  }
}
