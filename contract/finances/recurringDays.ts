import type { RecurringRhythm } from '@contract/finances/recurring'

/** Recurrence rule. Days are `YYYY-MM-DD`. */
export interface Recurrence {
  rhythm: RecurringRhythm
  /** The first day; determines the weekday or day of the month. */
  firstOn: string
  /** Last possible day, inclusive. */
  lastOn?: string | undefined
  /** Always on the last day of the month. */
  monthEnd?: true | undefined
}

/** `period`: the Monday of the day's week, or the first day of its month. It stays the same when the day is moved within it. */
export interface RecurringDay {
  period: string
  date: string
}

const DAY_MS = 86_400_000
const WEEK = 7
/** Months per step. */
const monthsOf = { monthly: 1, quarterly: 3, yearly: 12 } as const

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** 1970-01-01 was a Thursday. */
const mondayOf = (number: number) => number - ((((number + 3) % WEEK) + WEEK) % WEEK)

function weeklyDays(firstOn: string, from: string, to: string): RecurringDay[] {
  const first = numberOf(firstOn)
  const skipped = Math.max(0, Math.ceil((numberOf(from) - first) / WEEK))
  const days: RecurringDay[] = []
  for (let day = first + skipped * WEEK; day <= numberOf(to); day += WEEK)
    days.push({ period: dayOf(mondayOf(day)), date: dayOf(day) })
  return days
}

/** The `day`th of the month, or its last day if shorter. `month`: months since year 0. */
function dayInMonth(month: number, day: number): RecurringDay {
  const year = String(Math.floor(month / 12)).padStart(4, '0')
  const start = `${year}-${String((month % 12) + 1).padStart(2, '0')}`
  const next = new Date(`${start}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1, 0)
  return { period: `${start}-01`, date: `${start}-${String(Math.min(day, next.getUTCDate())).padStart(2, '0')}` }
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** All days from `from` to `to`, both included, in order. In shorter months the last day is used: 29 February becomes the 28th. */
export function recurringDays(recurrence: Recurrence, from: string, to: string): RecurringDay[] {
  const { rhythm, firstOn, lastOn, monthEnd } = recurrence
  const start = from > firstOn ? from : firstOn
  const end = lastOn !== undefined && lastOn < to ? lastOn : to
  if (start > end) return []
  if (rhythm === 'weekly') return weeklyDays(firstOn, start, end)
  const first = monthNumber(firstOn)
  const step = monthsOf[rhythm]
  const day = monthEnd ? 31 : Number(firstOn.slice(8))
  const days: RecurringDay[] = []
  const skipped = Math.floor((monthNumber(start) - first) / step)
  for (let month = first + skipped * step; month <= monthNumber(end); month += step) days.push(dayInMonth(month, day))
  return days.filter(({ date }) => date >= start && date <= end)
}

/** The day within the period, if there is one. */
export function dayOfPeriod(recurrence: Recurrence, period: string): string | undefined {
  const end =
    recurrence.rhythm === 'weekly' ? dayOf(numberOf(period) + WEEK - 1) : dayInMonth(monthNumber(period), 31).date
  return recurringDays(recurrence, period, end).find((day) => day.period === period)?.date
}
