import type { AnalyticsSummary } from '@contract/analytics'

/** The figures of the same days a year earlier. */
export interface Comparison {
  from: string
  to: string
  summary: AnalyticsSummary
}

/** Both sides of `rehearsalsPerConcert` (contract/analytics.ts). */
export function concertsOf({ byCalendar }: AnalyticsSummary): { rehearsals: number; concerts: number } {
  const events = (calendar: string) => byCalendar.find((part) => part.calendar === calendar)?.events ?? 0
  return { rehearsals: events('Ensaio'), concerts: events('Publico') + events('Particular') }
}
