import { Temporal } from 'temporal-polyfill'
import { v7 as newId } from 'uuid'
import type { EventWrite } from '@contract/calendar'
import type { SeasonCopy } from '@contract/seasonCopy'
import { toEvent } from './eventLookup'
import type { EventRow } from './eventLookup'
import { dayOf, shifted } from './seriesEdit'

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 })

/** Whole weeks, in days, from the week of the one day to the week of the other. */
function weeksBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((day) => mondayOf(Temporal.PlainDate.from(day)))
  return first === undefined || last === undefined ? 0 : first.until(last, { largestUnit: 'day' }).days
}

function copyOf(row: EventRow, days: number, timeZone: string): EventWrite {
  const fresh = { ...row, id: newId(), ...shifted(row, days, timeZone), status: 'scheduled', seriesId: null } as const
  const { version: _version, ...write } = toEvent(fresh)
  return write
}

/** Copies of a season's events by whole weeks, without those that fall on the days in `except`. */
export function copySeason(rows: EventRow[], { from, start, except = [] }: SeasonCopy, timeZone: string) {
  const days = weeksBetween(from, start)
  const copies = rows.map((row) => ({ row, day: dayOf(shifted(row, days, timeZone), timeZone) }))
  const kept = copies.filter(({ day }) => !except.includes(day))
  return { events: kept.map(({ row }) => copyOf(row, days, timeZone)), leftOut: copies.length - kept.length }
}
