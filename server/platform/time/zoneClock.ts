import type { GroupClock } from '@contract/group'
import { changeIn } from './lastingRule'
import type { ClockChange, YearlyChange } from './lastingRule'
import { ZONE_TABLE, changeBefore, changesBetween, offsetAt, rulesOf } from './zoneTable'

/** From a change on the clocks show another hour, once or in each year from then on. */
export interface Observance extends ClockChange {
  /** The clocks are put back again within a year. */
  isDaylight: boolean
  /** By which the same comes each year, without end. */
  rule?: YearlyChange
}

/** A zone's clocks over some years. */
export interface ZoneClock {
  timeZone: string
  /** From the change that holds at the beginning; those that a rule tells as one, after those that none does. */
  observances: Observance[]
  /**
   * What the clocks show, as an ISO text without a zone. Undefined where they show it twice: read back, the first is meant
   * (RFC 5545, 3.3.5), and parsers that are in use take the second.
   */
  wallAt: (instant: Date) => string | undefined
  /** Where nothing was ever changed, what always holds. */
  standardMs: number
}

const YEAR_MS = 366 * 86_400_000

/** Istanbul's clocks went forward in 2016 and stayed: that is no summer time. */
function isDaylight(timeZone: string, { atMs, beforeMs, afterMs }: ClockChange): boolean {
  const next = changesBetween(timeZone, atMs, atMs + YEAR_MS)
  return afterMs > beforeMs && next.some((change) => change.afterMs < change.beforeMs)
}

function follows({ atMs, beforeMs, afterMs }: ClockChange, rule: YearlyChange): boolean {
  const year = new Date(atMs + beforeMs).getUTCFullYear()
  return beforeMs === rule.beforeMs && afterMs === rule.afterMs && changeIn(year, rule).atMs === atMs
}

function observancesOf(timeZone: string, fromMs: number, toMs: number): Observance[] {
  const rules = rulesOf(timeZone)
  const last = changeBefore(timeZone, fromMs)
  const changes = [...(last ? [last] : []), ...changesBetween(timeZone, fromMs, toMs)]
  const single = changes.map((change) => ({ ...change, isDaylight: isDaylight(timeZone, change) }))
  if (rules.length === 0 || changes.length === 0) return single
  // Two years more, so that each rule comes at least once.
  const [first = { atMs: fromMs }] = changes
  const more = changesBetween(timeZone, first.atMs - 1, toMs + 2 * YEAR_MS)
  const lastSingle = more.findLastIndex((change) => !rules.some((rule) => follows(change, rule)))
  const ruled = more.slice(lastSingle + 1)
  const yearly = rules.flatMap((rule): Observance[] => {
    const begin = ruled.find((change) => follows(change, rule))
    return begin ? [{ ...begin, isDaylight: rule.afterMs > rule.beforeMs, rule }] : []
  })
  const ruledFromMs = ruled[0]?.atMs ?? Infinity
  return [...single.filter(({ atMs }) => atMs < ruledFromMs), ...yearly]
}

export function zoneClock(timeZone: string, from: Date, to: Date): ZoneClock {
  const [fromMs, toMs] = [from.getTime(), to.getTime()]
  const observances = observancesOf(timeZone, fromMs, toMs)
  return {
    timeZone,
    observances,
    standardMs: observances[0]?.beforeMs ?? offsetAt(timeZone, fromMs),
    wallAt(instant) {
      const atMs = instant.getTime()
      const near = changesBetween(timeZone, atMs - YEAR_MS, atMs + YEAR_MS)
      const isTwice = near.some((change) => Math.abs(atMs - change.atMs) <= change.beforeMs - change.afterMs)
      return isTwice ? undefined : new Date(atMs + offsetAt(timeZone, atMs)).toISOString().slice(0, 19)
    },
  }
}

/** Of the two years to come, for who compares it with what they know. */
export function clockOf(timeZone: string, now = Date.now()): GroupClock {
  return {
    table: ZONE_TABLE,
    timeZone,
    minutes: offsetAt(timeZone, now) / 60_000,
    changes: changesBetween(timeZone, now, now + 2 * YEAR_MS).map(({ atMs, afterMs }) => ({
      at: new Date(atMs).toISOString(),
      minutes: afterMs / 60_000,
    })),
  }
}
