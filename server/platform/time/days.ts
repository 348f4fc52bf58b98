import { offsetAt } from './zoneTable'

/** Days are `YYYY-MM-DD` and months, on the wire, `YYYY-MM`; in tables a month is its first day. All compare as text. */

/** The day it is in the zone. */
export function todayIn(timeZone: string, now = new Date()): string {
  const ms = now.getTime()
  return new Date(ms + offsetAt(timeZone, ms)).toISOString().slice(0, 10)
}

export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

export function lastDayOf(month: string): string {
  const day = new Date(`${month}-01T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + 1, 0)
  return day.toISOString().slice(0, 10)
}

/** The months up to this one, oldest first; there are none before the year 1. */
export function monthsUpTo(month: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(`${month}-01T00:00:00Z`)
    day.setUTCMonth(day.getUTCMonth() - (count - 1 - at))
    return monthOf(day.toISOString())
  }).filter((month) => month >= '0001')
}

export interface Span {
  from?: string | undefined
  to?: string | undefined
}

interface Days {
  from: string
  to: string
}

/** Days of the span in months that it holds in part: at most one run at either end. */
export function edgesOf({ from, to }: Span): Days[] {
  const edges: Days[] = []
  const isCutAtStart = from !== undefined && !from.endsWith('-01')
  if (isCutAtStart) {
    const end = lastDayOf(monthOf(from))
    edges.push({ from, to: to === undefined || end < to ? end : to })
  }
  if (to !== undefined && to !== lastDayOf(monthOf(to)) && !(isCutAtStart && monthOf(from) === monthOf(to))) {
    const start = firstDayOf(monthOf(to))
    edges.push({ from: from === undefined || start > from ? start : from, to })
  }
  return edges.filter((edge) => edge.from <= edge.to)
}

/** The last month, as its first day, that the span holds whole or that lies before it. */
export function lastWholeMonth(to: string): { upTo: string; isIncluded: boolean } {
  return { upTo: firstDayOf(monthOf(to)), isIncluded: to === lastDayOf(monthOf(to)) }
}
