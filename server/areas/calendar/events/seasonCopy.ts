import { Temporal } from 'temporal-polyfill'
import { v7 as newId } from 'uuid'
import { weekdays } from '@contract/calendar'
import type { EventWrite, Weekday } from '@contract/calendar'
import type { SeasonCopy } from '@contract/calendar/seasonCopy'
import { addDays, daysBetween } from '@contract/days'
import { toEvent } from './eventLookup'
import type { EventRow } from './eventLookup'
import { feastNear } from './feastDays'
import { dayOf, shifted } from './seriesEdit'

function startOfWeek(day: string, firstWeekday: Weekday): Temporal.PlainDate {
  const date = Temporal.PlainDate.from(day)
  // Temporal counts from Monday, which is 1; `weekdays` begins with it too.
  return date.subtract({ days: (date.dayOfWeek - 1 - weekdays.indexOf(firstWeekday) + 7) % 7 })
}

/** The number of days, a multiple of seven, from the week of the first day to that of the second. */
function weeksBetween(from: string, to: string, firstWeekday: Weekday): number {
  return startOfWeek(from, firstWeekday).until(startOfWeek(to, firstWeekday), { largestUnit: 'day' }).days
}

function copyOf(row: EventRow, days: number, { planning }: CopiedAs, timeZone: string): EventWrite {
  const fresh = {
    ...row,
    id: newId(),
    ...shifted(row, days, timeZone),
    status: 'scheduled',
    planning: planning ?? null,
    seriesId: null,
    // They were of that day.
    leaderNotes: null,
  } as const satisfies EventRow
  const { version: _version, ...write } = toEvent(fresh)
  return write
}

type CopiedAs = Pick<SeasonCopy, 'planning'>

/** Gives copies of a series a series of their own, with the id of its first copy; a copy that is alone becomes a single event. */
function inSeries(copies: { of: string | null; copy: EventWrite }[]): EventWrite[] {
  const ids = new Map<string, string[]>()
  for (const { of, copy } of copies) if (of !== null) ids.set(of, [...(ids.get(of) ?? []), copy.id])
  return copies.map(({ of, copy }) => {
    const [first, ...others] = (of !== null && ids.get(of)) || []
    if (first === undefined || others.length === 0) return copy
    return { ...copy, extendedProps: { ...copy.extendedProps, seriesId: first } }
  })
}

interface GroupPlace {
  timeZone: string
  /** ISO 3166-1. Absent: feasts of one country are not known. */
  country?: string | undefined
  /** Dates of its public holidays, `MM-DD`. */
  feasts: readonly string[]
}

/**
 * Copies of a season's events, moved by whole weeks, those of a feast day onto it (feastDays.ts), without those that fall on days in
 * `except`; by day. An event of a series keeps its weekday: a rehearsal falls on a feast by chance. `sources`: the id of the event
 * behind each copy.
 */
export function copySeason(rows: EventRow[], copy: SeasonCopy, { timeZone, country, feasts }: GroupPlace) {
  const { from, start, except = [], firstWeekday = 'MO' } = copy
  const weeks = weeksBetween(from, start, firstWeekday)
  const copies = rows.map((row) => {
    const was = dayOf(row, timeZone)
    const onWeekday = addDays(was, weeks)
    const day = (row.seriesId === null && feastNear(was, onWeekday, country, feasts)) || onWeekday
    return { row, day, days: daysBetween(was, day) }
  })
  // The sort is stable: what begins first of a day stays first.
  const kept = copies
    .filter(({ day }) => !except.includes(day))
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
  const events = inSeries(kept.map(({ row, days }) => ({ of: row.seriesId, copy: copyOf(row, days, copy, timeZone) })))
  return { events, sources: kept.map(({ row }) => row.id), leftOut: copies.length - kept.length }
}
