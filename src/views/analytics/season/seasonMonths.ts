import type { AnalyticsSummary } from '@contract/analytics'
import { addMonths } from '@contract/days'

export type SeasonMonth = AnalyticsSummary['byMonth'][number]

/** What the charts draw of a month; null where there is nothing to draw, which is a gap and no zero. */
export interface MonthPoint {
  month: string
  attendance: number | null
  audience: number | null
  income: number | null
  /** Negative, so that it is drawn below the zero line. */
  expense: number | null
  net: number | null
}

/** A point for each month from the first to the last: the wire leaves out those without events, a line of time must not. */
export function monthPoints(months: readonly SeasonMonth[]): MonthPoint[] {
  const known = new Map(months.map((part) => [part.month, part]))
  const last = months.at(-1)?.month ?? ''
  const points: MonthPoint[] = []
  let month = months[0]?.month ?? ''
  while (month !== '' && month <= last) {
    points.push(pointOf(month, known.get(month)))
    month = addMonths(month, 1).slice(0, 7)
  }
  return points
}

function pointOf(month: string, part: SeasonMonth | undefined): MonthPoint {
  return {
    month,
    attendance: part?.attendanceRate ?? null,
    audience: part && part.audienceEvents > 0 ? part.audience : null,
    income: part?.income ?? null,
    expense: part ? -part.expense : null,
    net: part?.net ?? null,
  }
}
