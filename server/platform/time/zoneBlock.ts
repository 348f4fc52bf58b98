import { compact, component } from './icalendar'
import type { YearlyChange } from './lastingRule'
import type { Observance, ZoneClock } from './zoneClock'

/** `+0530`, and with seconds where a zone of long ago had them (RFC 5545, 3.3.14). */
function offsetText(ms: number): string {
  const seconds = Math.abs(ms) / 1000
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])]
  return (ms < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join('')
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Of a month in a year that is no leap year. */
const daysIn = (month: number) => new Date(Date.UTC(2027, month + 1, 0)).getUTCDate()

/** The days on which the change may fall, as a rule counts them: the second, the last, else by the days of the month. */
function daysOf({ month, weekday, fromDay }: YearlyChange): string {
  const day = weekdays[weekday] ?? ''
  if (fromDay === daysIn(month) - 6) return `BYDAY=-1${day}`
  if (fromDay % 7 === 1) return `BYDAY=${(fromDay - 1) / 7 + 1}${day}`
  return `BYMONTHDAY=${Array.from({ length: 7 }, (_, more) => fromDay + more).join(',')};BYDAY=${day}`
}

const ruleLine = (rule: YearlyChange) => `RRULE:FREQ=YEARLY;BYMONTH=${rule.month + 1};${daysOf(rule)}`

function observance({ atMs, beforeMs, afterMs, isDaylight, rule }: Observance): string[] {
  return component(isDaylight ? 'DAYLIGHT' : 'STANDARD', [
    // On the clocks from before the change.
    `DTSTART:${compact(new Date(atMs + beforeMs).toISOString().slice(0, 19))}`,
    `TZOFFSETFROM:${offsetText(beforeMs)}`,
    `TZOFFSETTO:${offsetText(afterMs)}`,
    ...(rule ? [ruleLine(rule)] : []),
  ])
}

/**
 * The zone as a calendar carries it along (RFC 5545, 3.6.5), as this server knows it: whoever reads the feed comes to the same moments
 * as we did, whatever their own tables say. Changes that come each year by a rule are told as one, and last: of parts without a rule,
 * Outlook may read the one that begins last alone (MS-OXCICAL, 2.1.3.1.1.19). No rule is made up for a zone that has none.
 */
export function zoneBlock({ timeZone, observances, standardMs }: ZoneClock): string[] {
  const always = component('STANDARD', [
    'DTSTART:19000101T000000',
    `TZOFFSETFROM:${offsetText(standardMs)}`,
    `TZOFFSETTO:${offsetText(standardMs)}`,
  ])
  const parts = observances.length === 0 ? always : observances.flatMap(observance)
  return component('VTIMEZONE', [`TZID:${timeZone}`, ...parts])
}
