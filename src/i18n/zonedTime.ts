import { tzOffset } from '@date-fns/tz/tzOffset'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** What a clock on the wall of `zone` shows at an instant, to the minute: `2026-11-24T19:30`. */
export function toWallTime(instant: string, zone: string): string {
  const time = Date.parse(instant)
  return new Date(time + offsetMs(zone, time)).toISOString().slice(0, 16)
}

/**
 * The instant, with `Z`, at which a clock on the wall of `zone` shows `wallTime` (`2026-11-24T19:30`). Where a clock change shows
 * it twice, the first; where one leaps over it, as long after the leap as it would have been (RFC 5545, 3.3.5).
 */
export function toInstant(wallTime: string, zone: string): string {
  const wall = Date.parse(`${wallTime}Z`)
  // No zone changes its clocks twice within two days.
  const before = offsetMs(zone, wall - DAY_MS)
  const after = offsetMs(zone, wall + DAY_MS)
  const isAfter = offsetMs(zone, wall - before) !== before && offsetMs(zone, wall - after) === after
  return new Date(wall - (isAfter ? after : before)).toISOString()
}

function offsetMs(zone: string, time: number): number {
  return tzOffset(zone, new Date(time)) * MINUTE_MS
}
