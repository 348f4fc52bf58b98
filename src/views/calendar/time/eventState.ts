import type { CalendarEvent } from '@contract/calendar'
import { hasEndedAt } from './eventDays'

/** `owed`: it is over, and nobody has reported yet how it went. */
export type EventState = 'coming' | 'owed' | 'finished' | 'cancelled'

/** How an event stands when the group's clocks show `now`, `2026-11-24T19:30`. */
export function eventStateAt(now: string, zone: string): (event: CalendarEvent) => EventState {
  const hasEnded = hasEndedAt(now, zone)
  return (event) => {
    const { status } = event.extendedProps
    if (status !== 'scheduled') return status
    return hasEnded(event) ? 'owed' : 'coming'
  }
}
