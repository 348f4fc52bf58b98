import type { CalendarEvent } from '@contract/calendar'
import type { EventsUndo } from '@/redux/calendar'

/**
 * What undoes a change: the events it changed or removed, as they were before but with their present versions, and the ids of
 * those it added.
 */
export function undoOf(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): EventsUndo {
  const versions = new Map(after.map(({ id, version }) => [id, version]))
  const known = new Set(before.map(({ id }) => id))
  return {
    events: before.map((event) => ({ ...event, version: versions.get(event.id) ?? event.version })),
    remove: after.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  }
}
