import type { Repeat, Weekday } from '@contract/calendar'
import { weekdayFrom } from './orchestra/calendarDays'
import { addDays } from '@contract/days'

interface Rehearsal {
  id: string
  day: string
  title: string
  seriesId: string
  /** Of the first of its series. */
  repeat?: Repeat
}

const TUESDAY = 2
const THURSDAY = 4
/** Day and month, of each year. */
const terms = [
  ['02-01', '07-15'],
  ['08-01', '12-14'],
] as const
/** Carnival week and public holidays; nobody opens the house. */
const closedDays = ['02-12', '02-13', '02-14', '02-15', '02-16', '02-17', '02-18', '04-21', '05-01', '09-07', '10-12']
const closed = new Set([...closedDays, '11-02', '11-15', '11-20'])
const isClosed = (day: string) => closed.has(day.slice(5))

const weekly = [
  { weekday: TUESDAY, name: 'TU', title: 'Ensaio geral' },
  { weekday: THURSDAY, name: 'TH', title: 'Ensaio de naipes' },
] as const

function rehearsalId(day: string): string {
  return `01900000-0000-7000-b000-${day.replaceAll('-', '').padStart(12, '0')}`
}

function seriesOf(from: string, until: string, weekday: number, name: Weekday, title: string): Rehearsal[] {
  const days: string[] = []
  for (let day = weekdayFrom(from, weekday); day <= until; day = addDays(day, 7)) days.push(day)
  const held = days.filter((day) => !isClosed(day))
  const [first] = held
  if (first === undefined) return []
  const except = days.filter((day) => day > first && isClosed(day))
  const repeat: Repeat = {
    freq: 'weekly',
    interval: 1,
    byWeekday: [name],
    until,
    ...(except.length > 0 && { except }),
  }
  return held.map((day) => ({
    id: rehearsalId(day),
    day,
    title,
    seriesId: rehearsalId(first),
    ...(day === first && { repeat }),
  }))
}

/** Tuesdays and Thursdays of each term that begins before `until`; a term that had begun before `from` begins there. */
export function rehearsalsBetween(from: string, until: string): Rehearsal[] {
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, at) => Number(from.slice(0, 4)) + at,
  )
  return years.flatMap((year) =>
    terms.flatMap(([termStart, termEnd]) => {
      const [start, end] = [`${year}-${termStart}`, `${year}-${termEnd}`]
      if (start >= until || end < from) return []
      return weekly.flatMap(({ weekday, name, title }) =>
        seriesOf(start > from ? start : from, end, weekday, name, title),
      )
    }),
  )
}
