import type { CalendarEvent } from '@contract/calendar'
import { hasEndedAt } from './eventDays'

/** `owed`: the event is over and has no report yet. */
export type EventState = 'coming' | 'owed' | 'finished' | 'cancelled'

/** The state of an event when the group's clocks show `now`, `2026-11-24T19:30`. */
export function eventStateAt(now: string, zone: string): (event: CalendarEvent) => EventState {
  const hasEnded = hasEndedAt(now, zone)
  return (event) => {
    const { status } = event.extendedProps
    if (status !== 'scheduled') return status
    return hasEnded(event) ? 'owed' : 'coming'
  }
}
