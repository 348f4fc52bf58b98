import { Temporal } from 'temporal-polyfill'

/** Instants to the group's wall clock and back. Days are `YYYY-MM-DD`. */

/**
 * When the clocks of the zone show this. A time that a change of clocks leaves out is moved on by what was left out (02:30 becomes
 * 03:30); of one that comes twice, the first is meant. So does every calendar (RFC 5545, 3.3.5).
 */
export function instantOf(local: Temporal.PlainDateTime, timeZone: string): Date {
  return new Date(local.toZonedDateTime(timeZone).epochMilliseconds)
}

export function localTime(instant: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime()
}

/** The day's first moment in the zone; where midnight is left out, the one after it. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).epochMilliseconds)
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
