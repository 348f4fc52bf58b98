import type { CalendarEvent } from '@contract/calendar'
import type { EventsUndo } from '@/redux/calendar'

/**
 * Of a change: those that it changed or removed as they stood before, to be saved over what they are now, and those that it
 * added, to be taken away.
 */
export function undoOf(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): EventsUndo {
  const versions = new Map(after.map(({ id, version }) => [id, version]))
  const known = new Set(before.map(({ id }) => id))
  return {
    events: before.map((event) => ({ ...event, version: versions.get(event.id) ?? event.version })),
    remove: after.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  }
}
