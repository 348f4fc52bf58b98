import type { Readiness } from './readiness'

/** The part of a date that the choice depends on. */
export interface RankedDate {
  id: string
  isOver: boolean
  /** Other events at that time. */
  overlaps: readonly unknown[]
  light: Readiness | null
}

const colourRank = { green: 0, amber: 1, red: 2 } as const

const missing = ({ needs }: Readiness) => needs.reduce((sum, { short }) => sum + short, 0)

/** Sort key, smaller is better: readiness, missing players, yes, maybe, no. */
function rankOf(light: Readiness): number[] {
  return [colourRank[light.colour], missing(light), -light.yes, -light.maybe, light.no]
}

function isBetter(one: Readiness, other: Readiness): boolean {
  const [ranks, others] = [rankOf(one), rankOf(other)]
  const at = ranks.findIndex((rank, index) => rank !== others[index])
  return at >= 0 && (ranks[at] ?? 0) < (others[at] ?? 0)
}

/**
 * The best date, by the one rule of client and server: better readiness; then fewer players missing; then more yes; then
 * more who could come if need be; then fewer no; then the earlier one. A date at which there is another event is never it. Undefined
 * while nobody has said yes or maybe to one that is not over.
 */
export function bestDate<Date extends RankedDate>(dates: readonly Date[]): Date | undefined {
  let best: { date: Date; light: Readiness } | undefined
  for (const date of dates) {
    const { light, isOver, overlaps } = date
    if (isOver || overlaps.length > 0 || light === null || light.yes + light.maybe === 0) continue
    if (best === undefined || isBetter(light, best.light)) best = { date, light }
  }
  return best?.date
}
