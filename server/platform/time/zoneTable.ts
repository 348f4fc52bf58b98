import moment from 'moment-timezone'
import { lastingChanges, lastingRules } from './lastingRule'
import type { ClockChange, YearlyChange } from './lastingRule'

/**
 * When the clocks of each zone change: IANA's table as the package `moment-timezone` carries it, and no other. The runtime has a table
 * of its own, the database a third, and they are of different years: in 2026 alone four regions gave up changing their clocks.
 */

/** As IANA names its releases: `2026f`. */
export const ZONE_TABLE = moment.tz.dataVersion

const MINUTE_MS = 60_000
/** `+05:30` and `-03`: named so by groups of former versions, which took whatever the runtime knows. */
const FIXED = /^([+-])(\d{2}):?(\d{2})?$/

interface Zone {
  /** Oldest first. */
  changes: ClockChange[]
  /** By which they go on after what the table lists; empty where they change no more. */
  rules: YearlyChange[]
  /** Of all time where no clock was ever changed. */
  firstMs: number
}

/** What the table holds, year by year, ends so; after it the clocks go on as in the years before. */
const LISTED_UNTIL = Date.UTC(2037, 11, 31)

const zones = new Map<string, Zone>()

function fixedMs(name: string): number | undefined {
  const [, sign, hours, minutes = '0'] = FIXED.exec(name) ?? []
  if (hours === undefined) return undefined
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
}

/** What old names, as `IST`, mean to the runtime: they are asked of stored groups alone. */
function present(name: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
}

function readZone(name: string): Zone {
  const fixed = fixedMs(name)
  if (fixed !== undefined) return { changes: [], rules: [], firstMs: fixed }
  const listed = moment.tz.zone(name) ?? moment.tz.zone(present(name))
  if (listed === null) throw new RangeError(`No time zone: ${name}`)
  // The table counts minutes behind UTC, and says of each offset until when it holds.
  const offsets = listed.offsets.map((minutes) => 0 - Math.round(minutes * 60) * 1000)
  const changes = listed.untils.flatMap((atMs, at): ClockChange[] => {
    const [beforeMs, afterMs] = [offsets[at], offsets[at + 1]]
    const isChange = beforeMs !== undefined && afterMs !== undefined && beforeMs !== afterMs && Number.isFinite(atMs)
    return isChange ? [{ atMs, beforeMs, afterMs }] : []
  })
  const rules = lastingRules(changes, LISTED_UNTIL)
  return { changes: [...changes, ...lastingChanges(rules, LISTED_UNTIL)], rules, firstMs: offsets[0] ?? 0 }
}

/** Throws a RangeError of a name that is none. */
function zoneOf(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const zone = readZone(name)
  zones.set(name, zone)
  return zone
}

/** Whether the table has a zone of this name; old names that mean several, as `IST`, and mere offsets are none. */
export const isZone = (name: string): boolean => moment.tz.zone(name) !== null

/** How many of the changes lie at this moment or before it. */
function changesUntil(changes: readonly ClockChange[], ms: number): number {
  let [low, high] = [0, changes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((changes[middle]?.atMs ?? Infinity) <= ms) low = middle + 1
    else high = middle
  }
  return low
}

/** By how many milliseconds the zone's clocks are ahead of UTC. */
export function offsetAt(name: string, ms: number): number {
  const { changes, firstMs } = zoneOf(name)
  return changes[changesUntil(changes, ms) - 1]?.afterMs ?? firstMs
}

/** The changes after `fromMs`, up to `toMs`. */
export function changesBetween(name: string, fromMs: number, toMs: number): ClockChange[] {
  const { changes } = zoneOf(name)
  return changes.slice(changesUntil(changes, fromMs), changesUntil(changes, toMs))
}

/** By which rules the zone's clocks change in the years to come; empty where they change no more. */
export const rulesOf = (name: string): readonly YearlyChange[] => zoneOf(name).rules

/** The last change at this moment or before it; undefined where there was none. */
export function changeBefore(name: string, ms: number): ClockChange | undefined {
  const { changes } = zoneOf(name)
  return changes[changesUntil(changes, ms) - 1]
}
