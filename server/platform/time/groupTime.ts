import { Temporal } from 'temporal-polyfill'
import { changesBetween, offsetAt } from './zoneTable'

/** Instants to the group's wall clock and back, by our own table of zones. Days are `YYYY-MM-DD`. */

const DAY_MS = 86_400_000

/** As if the wall's clock were that of UTC. */
const wallMs = (local: Temporal.PlainDateTime) => local.toZonedDateTime('UTC').epochMilliseconds

/** The moments at which the zone's clocks show this, the first one first: none, one or two. */
function momentsOf(ms: number, timeZone: string): number[] {
  // Clocks never change twice within two days.
  const offsets = new Set([offsetAt(timeZone, ms - DAY_MS), offsetAt(timeZone, ms + DAY_MS)])
  return [...offsets]
    .map((offset) => ms - offset)
    .filter((moment) => moment + offsetAt(timeZone, moment) === ms)
    .toSorted((one, other) => one - other)
}

/**
 * When the clocks of the zone show this. A time that a change of clocks leaves out is moved on by what was left out (02:30 becomes
 * 03:30); of one that comes twice, the first is meant. So does every calendar (RFC 5545, 3.3.5).
 */
export function instantOf(local: Temporal.PlainDateTime, timeZone: string): Date {
  const ms = wallMs(local)
  const [first] = momentsOf(ms, timeZone)
  return new Date(first ?? ms - offsetAt(timeZone, ms - DAY_MS))
}

export function localTime(instant: Date, timeZone: string): Temporal.PlainDateTime {
  const wall = wallDate(instant, timeZone).getTime()
  return Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime()
}

/** The moment at which UTC shows what the zone's clocks show at this one, for a format that is told UTC. */
export function wallDate(instant: Date, timeZone: string): Date {
  const ms = instant.getTime()
  return new Date(ms + offsetAt(timeZone, ms))
}

/** The day's first moment in the zone; where midnight is left out, the one after it. */
export function startOfDay(day: string, timeZone: string): Date {
  const ms = Date.parse(`${day}T00:00:00Z`)
  const [first] = momentsOf(ms, timeZone)
  if (first !== undefined) return new Date(first)
  // The change that leaves midnight out is the day's beginning.
  const changes = changesBetween(timeZone, ms - DAY_MS, ms + DAY_MS)
  const change = changes.find(({ atMs, beforeMs, afterMs }) => atMs + beforeMs <= ms && ms < atMs + afterMs)
  return new Date(change?.atMs ?? ms - offsetAt(timeZone, ms - DAY_MS))
}

/** Of an instant or a day as the wire has them. */
export function momentOf(when: string, timeZone: string): Date {
  return when.length === 10 ? startOfDay(when, timeZone) : new Date(when)
}

/** From the one time on the wall to the other: what a clock change does in between does not count. */
export function lengthOf(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime): Temporal.Duration {
  return start.until(end, { largestUnit: 'day' })
}

/** An event lasts, whatever the clocks do: where they leave its end before its start, it lasts as long as was meant. */
export function toInstants(
  start: Temporal.PlainDateTime,
  length: Temporal.Duration,
  timeZone: string,
): { startsAt: Date; endsAt: Date } {
  const startsAt = instantOf(start, timeZone)
  const endsAt = instantOf(start.add(length), timeZone)
  if (endsAt > startsAt) return { startsAt, endsAt }
  const lengthMs = Math.max(1, length.total({ unit: 'milliseconds', relativeTo: start }))
  return { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs) }
}
