import { seasonSpan } from '@/shared/dates/seasonSpan'

/** `all`: no bounds; `custom`: the days that the URL names. A season is a year from the month in which the group says that it begins. */
export const periods = ['season', 'last', 'all', 'custom'] as const
export type Period = (typeof periods)[number]
/** The periods whose days follow from their name and today. */
export const namedPeriods = periods.filter((period) => period !== 'custom')

export interface Span {
  from?: string
  to?: string
}

export function periodSpan(period: Period, custom: Span, today: string, seasonMonth = 1): Span {
  if (period === 'season') return seasonSpan(today, seasonMonth)
  if (period === 'last') return seasonSpan(today, seasonMonth, -1)
  return period === 'custom' ? custom : {}
}

/**
 * The same days a year earlier; null where the span is open. What of it lies ahead of `today` is left out on both sides: half a
 * season is compared with half a season.
 */
export function spanYearBefore({ from, to }: Span, today: string): Required<Span> | null {
  if (from === undefined || to === undefined || from > today) return null
  const until = to > today ? today : to
  return { from: yearBefore(from), to: yearBefore(until) }
}

function yearBefore(date: string): string {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0')
  // There was no 29 February the year before.
  return `${year}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`
}
