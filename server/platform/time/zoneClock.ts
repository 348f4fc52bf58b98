import type { ClockChange } from './lastingRule'
import { changeBefore, changesBetween, offsetAt } from './zoneTable'

/** A zone's clocks over some years. */
export interface ZoneClock {
  timeZone: string
  /** The change that holds at the beginning, where there was one, and all those after it. */
  changes: ClockChange[]
  /**
   * What the clocks show, as an ISO text without a zone. Undefined where they show it twice: read back, the first is meant
   * (RFC 5545, 3.3.5), and parsers that are in use take the second.
   */
  wallAt: (instant: Date) => string | undefined
  /** Where nothing was ever changed, what always holds. */
  standardMs: number
}

export function zoneClock(timeZone: string, from: Date, to: Date): ZoneClock {
  const [fromMs, toMs] = [from.getTime(), to.getTime()]
  const last = changeBefore(timeZone, fromMs)
  const changes = [...(last ? [last] : []), ...changesBetween(timeZone, fromMs, toMs)]
  return {
    timeZone,
    changes,
    standardMs: changes[0]?.beforeMs ?? offsetAt(timeZone, fromMs),
    wallAt(instant) {
      const atMs = instant.getTime()
      const isTwice = changes.some((change) => Math.abs(atMs - change.atMs) <= change.beforeMs - change.afterMs)
      return isTwice ? undefined : new Date(atMs + offsetAt(timeZone, atMs)).toISOString().slice(0, 19)
    },
  }
}
