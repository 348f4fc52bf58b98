import type { DemoLine } from './attendance'
import type { DemoEvent } from './events'
import { seeded } from './orchestra/seeded'

const SEED = 91
/** So many of the last finished events had the code at the door. */
const WITH_DOOR = 6
const SCANNED = 0.93
const LATE = 0.06
const MINUTE_MS = 60_000

/** Writes into the lines of the last events when their members checked in; a few of those who came were late. */
export function checkIn(events: DemoEvent[], lines: Map<string, DemoLine[]>): void {
  const chance = seeded(SEED)
  const last = events
    .filter(({ id, allDay }) => lines.has(id) && !allDay)
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .slice(-WITH_DOOR)
  for (const { id, start } of last) {
    for (const line of lines.get(id) ?? []) {
      const [scanned, late, minutes] = [chance(), chance(), chance()]
      if (line.status !== 'present' || scanned > SCANNED) continue
      if (late < LATE) line.status = 'late'
      // Within the half hour before, or past the grace of ten minutes.
      const after = line.status === 'late' ? 12 + minutes * 15 : -2 - minutes * 28
      line.arrivedAt = new Date(Date.parse(start) + after * MINUTE_MS)
    }
  }
}
