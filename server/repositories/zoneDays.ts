import { tzOffset } from '@date-fns/tz/tzOffset'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const offsetMs = (timeZone: string, time: number) => tzOffset(timeZone, new Date(time)) * MINUTE_MS

/** `midnight`: as if the zone were UTC. */
function startAt(midnight: number, timeZone: string): Date {
  const offsets = [midnight - DAY_MS, midnight + DAY_MS].map((time) => offsetMs(timeZone, time))
  const [skipped = midnight, ...others] = offsets.map((offset) => midnight - offset)
  const real = [skipped, ...others].filter((time) => time + offsetMs(timeZone, time) === midnight)
  return new Date(Math.min(...(real.length > 0 ? real : [skipped])))
}

/**
 * The first instant of the day (`YYYY-MM-DD`) in the zone. Where clocks leap over midnight it is the moment of the leap; where
 * they show it twice, the first. Asked of this runtime and not of the database: they may not know the same zones.
 */
export function startOfDay(day: string, timeZone: string): Date {
  return startAt(Date.parse(`${day}T00:00:00Z`), timeZone)
}

/** The first instant after the day. */
export function endOfDay(day: string, timeZone: string): Date {
  return startAt(Date.parse(`${day}T00:00:00Z`) + DAY_MS, timeZone)
}
