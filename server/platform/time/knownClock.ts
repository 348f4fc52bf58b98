import { Temporal } from 'temporal-polyfill'
import type { KnownClock } from '../db/schema/groups'
import { ZONE_TABLE, changeBefore, changesBetween, offsetAt } from './zoneTable'

/** Of years further ahead, nobody knows what will be changed until then. */
const YEARS_AHEAD = 10
const YEAR_MS = 366 * 86_400_000

/** What is known now of the next ten years. */
export function knownClock(timeZone: string, now = Date.now()): KnownClock {
  const untilMs = now + YEARS_AHEAD * YEAR_MS
  const last = changeBefore(timeZone, now)
  const changes = [...(last ? [last] : []), ...changesBetween(timeZone, now, untilMs)]
  return { table: ZONE_TABLE, firstMs: changes[0]?.beforeMs ?? offsetAt(timeZone, now), untilMs, changes }
}

/** As `offsetAt`, by what was known; of moments up to `untilMs`. */
export function knownOffsetAt({ firstMs, changes }: KnownClock, ms: number): number {
  return changes.findLast(({ atMs }) => atMs <= ms)?.afterMs ?? firstMs
}

/** As `offsetAt`, by the runtime's own table: by it, former versions computed all instants. */
export function runtimeOffset(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (ms) => {
    const whole = Math.floor(ms / 1000) * 1000
    return Date.parse(`${format.format(whole).replace(' ', 'T')}Z`) - whole
  }
}

/** What the clocks are ahead of UTC at a moment; both in milliseconds. */
export type Offset = (ms: number) => number

/** What the clocks were to show at this moment, by what was known. */
export function shownAt(instant: Date, known: Offset): Temporal.PlainDateTime {
  const ms = instant.getTime()
  return Temporal.Instant.fromEpochMilliseconds(ms + known(ms))
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
}
