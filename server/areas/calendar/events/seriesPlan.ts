import { Temporal } from 'temporal-polyfill'
import type { Repeat } from '@contract/calendar'
import type { EventRow, Times } from './eventLookup'
import { furtherDays } from '../../../platform/time/occurrences'
import { dayOf, matchPattern, shifted } from './seriesEdit'

/** The event at the same time on other days. */
export function timesOn(event: Times, days: string[], timeZone: string): Times[] {
  const first = Temporal.PlainDate.from(dayOf(event, timeZone))
  return days.map((day) => {
    const { days: later } = first.until(Temporal.PlainDate.from(day), { largestUnit: 'day' })
    return shifted(event, later, timeZone)
  })
}

/** The most common pattern (`matchPattern`) of the events; that of `event` where the list is empty. */
function usualPattern(event: EventRow, open: EventRow[], timeZone: string): string {
  const counts = new Map<string, number>([[matchPattern({ ...event, status: 'scheduled' }, timeZone), 1]])
  for (const row of open) {
    const own = matchPattern(row, timeZone)
    counts.set(own, (counts.get(own) ?? 0) + 1)
  }
  return [...counts].reduce((usual, next) => (next[1] > usual[1] ? next : usual))[0]
}

export interface SeriesPlan<Row extends EventRow> {
  added: Times[]
  ruleException: { row: Row; isChanged: boolean }[]
  kept: number
  finished: number
}

/**
 * What a new rule changes in a series from this event on (contract/calendar/seriesChange.ts). `others`: the other
 * events of the series.
 */
export function planChange<Row extends EventRow>(
  event: EventRow,
  others: Row[],
  repeat: Repeat,
  timeZone: string,
): SeriesPlan<Row> {
  const firstDay = dayOf(event, timeZone)
  const days = furtherDays(firstDay, repeat)
  const named = new Set([firstDay, ...days])
  const following = others
    .filter(({ startsAt }) => startsAt >= event.startsAt)
    .map((row) => ({ row, day: dayOf(row, timeZone) }))
  const taken = new Set(following.map(({ day }) => day))
  const open = following.filter(({ row }) => row.status !== 'finished')
  const off = open.filter(({ day }) => !named.has(day)).map(({ row }) => row)
  const usual = usualPattern(
    event,
    others.filter(({ status }) => status !== 'finished'),
    timeZone,
  )
  return {
    added: timesOn(
      event,
      days.filter((day) => !taken.has(day)),
      timeZone,
    ),
    ruleException: off.map((row) => ({ row, isChanged: matchPattern(row, timeZone) !== usual })),
    kept: open.length - off.length,
    finished: following.length - open.length,
  }
}
