import { addDays } from '@contract/days'
import { seasonSpan } from '@/shared/dates/seasonSpan'

/** `upcoming`: after today. */
export const periods = ['month', 'quarter', 'season', 'upcoming', 'custom'] as const
export type Period = (typeof periods)[number]

interface Span {
  from?: string
  to?: string
}

function monthStart(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
}

/** First and last day of a month `YYYY-MM`, as `YYYY-MM-DD`. */
export function monthSpan(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: monthStart(year, number - 1), to: monthEnd(year, number - 1) }
}

/**
 * Days of a period relative to `today`: `upcoming` begins tomorrow, the others contain `today` and consist of whole months. A season begins
 * with `seasonMonth` (1 to 12).
 */
export function periodSpan(period: Exclude<Period, 'custom'>, today: string, seasonMonth = 1): Span {
  if (period === 'upcoming') return { from: addDays(today, 1) }
  if (period === 'season') return seasonSpan(today, seasonMonth)
  const [year = 0, month = 1] = today.split('-').map(Number)
  if (period === 'month') return monthSpan(today)
  const first = Math.floor((month - 1) / 3) * 3
  return { from: monthStart(year, first), to: monthEnd(year, first + 2) }
}
