import { compact, component } from './icalendar'
import type { ZoneClock } from './zoneClock'

/** `+0530`, and with seconds where a zone of long ago had them (RFC 5545, 3.3.14). */
function offsetText(ms: number): string {
  const seconds = Math.abs(ms) / 1000
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])]
  return (ms < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join('')
}

/** `since`: on the clocks from before the change. */
function observance(since: string, beforeMs: number, afterMs: number): string[] {
  return component(afterMs > beforeMs ? 'DAYLIGHT' : 'STANDARD', [
    `DTSTART:${since}`,
    `TZOFFSETFROM:${offsetText(beforeMs)}`,
    `TZOFFSETTO:${offsetText(afterMs)}`,
  ])
}

/**
 * The zone as a calendar carries it along (RFC 5545, 3.6.5): every change of clocks, one by one and as this server knows them.
 * Whoever reads the feed comes to the same moments as we did, whatever their own tables say, and no yearly rule is made up for
 * a zone that has none.
 */
export function zoneBlock({ timeZone, changes, standardMs }: ZoneClock): string[] {
  const observances = changes.flatMap(({ atMs, beforeMs, afterMs }) =>
    observance(compact(new Date(atMs + beforeMs).toISOString().slice(0, 19)), beforeMs, afterMs),
  )
  const always = observance('19000101T000000', standardMs, standardMs)
  return component('VTIMEZONE', [`TZID:${timeZone}`, ...(changes.length === 0 ? always : observances)])
}
