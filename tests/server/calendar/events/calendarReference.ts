import type { Repeat, Weekday } from '@contract/calendar'

/**
 * What the server does with a library, done a second time with nothing but day numbers and Intl. Slow, plain, and from the
 * rule's own words: day by day, is this one of them?
 */

const DAY_MS = 86_400_000
/** 1 January 1970 was a Thursday. */
const byDayNumber: Weekday[] = ['TH', 'FR', 'SA', 'SU', 'MO', 'TU', 'WE']

const numberOf = (day: string) => Math.round(Date.parse(day) / DAY_MS)
const written = new Map<number, string>()
function dayOf(number: number): string {
  const day = written.get(number) ?? new Date(number * DAY_MS).toISOString().slice(0, 10)
  written.set(number, day)
  return day
}
const weekdayOf = (number: number): Weekday => byDayNumber[((number % 7) + 7) % 7] ?? 'TH'
/** Weeks from Monday on: the first Monday of 1970 was the 5th. */
const weekOf = (number: number) => Math.floor((number - 4) / 7)
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Whether it is the first to fourth of its weekday in the month, or with -1 the last: a week later it is another month. */
function isInWeek(number: number, weekOfMonth: number): boolean {
  if (weekOfMonth === -1) return monthOf(dayOf(number)) !== monthOf(dayOf(number + 7))
  return Math.ceil(Number(dayOf(number).slice(8)) / 7) === weekOfMonth
}

function isTurn(number: number, first: number, { freq, interval, byWeekday, weekOfMonth }: Repeat): boolean {
  if (freq === 'daily') return (number - first) % interval === 0
  if (freq === 'weekly') {
    const picked = byWeekday ?? [weekdayOf(first)]
    return (weekOf(number) - weekOf(first)) % interval === 0 && picked.includes(weekdayOf(number))
  }
  const [day, firstDay] = [dayOf(number), dayOf(first)]
  if ((monthOf(day) - monthOf(firstDay)) % interval !== 0) return false
  if (weekOfMonth === undefined) return day.slice(8) === firstDay.slice(8)
  return weekdayOf(number) === weekdayOf(first) && isInWeek(number, weekOfMonth)
}

/** All days of a series, its first one included. */
export function referenceDays(firstDay: string, repeat: Repeat): string[] {
  const first = numberOf(firstDay)
  const days = [firstDay]
  let turns = 1
  for (let number = first + 1; ; number += 1) {
    if (repeat.count !== undefined && turns >= repeat.count) return days
    if (repeat.until !== undefined && number > numberOf(repeat.until)) return days
    if (!isTurn(number, first, repeat)) continue
    turns += 1
    if (!repeat.except?.includes(dayOf(number))) days.push(dayOf(number))
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, made)
  return made
}

/** What the clocks of the zone show at that moment: `2026-03-29 03:30:00`. */
export function referenceWallTime(instant: Date, zone: string): string {
  return clockOf(zone).format(instant)
}

const asUtc = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`)

/** How far the zone's clocks are ahead of UTC at that moment. */
const offsetAt = (instantMs: number, zone: string) => asUtc(referenceWallTime(new Date(instantMs), zone)) - instantMs

/** Of two moments that show this time, the earlier; where none does, the clock from before the change goes on. */
export function referenceInstant(day: string, time: string, zone: string): Date {
  const wall = asUtc(`${day} ${time}:00`)
  const before = offsetAt(wall - DAY_MS, zone)
  const after = offsetAt(wall + DAY_MS, zone)
  const shown = [wall - before, wall - after].filter((moment) => moment + offsetAt(moment, zone) === wall)
  return new Date(shown.length > 0 ? Math.min(...shown) : wall - before)
}
