import type { CalendarEvent, EventWrite } from '@contract/calendar'

/** As they stood before, to be saved over what a change has made of them. */
export function undoOf(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): EventWrite[] {
  const versions = new Map(after.map(({ id, version }) => [id, version]))
  return before.flatMap((event) => {
    const version = versions.get(event.id)
    return version === undefined ? [] : [{ ...event, version }]
  })
}
