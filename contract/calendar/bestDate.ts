import type { Readiness } from './readiness'

/** A date as far as the choice depends on it. */
export interface RankedDate {
  id: string
  isOver: boolean
  light: Readiness | null
}

const colourRank = { green: 0, amber: 1, red: 2 } as const

const missing = ({ needs }: Readiness) => needs.reduce((sum, { short }) => sum + short, 0)

/** Smaller is better: by the light, by how many are short of what is needed, by yes, by those who could come at all. */
function rankOf(light: Readiness): number[] {
  return [colourRank[light.colour], missing(light), -light.yes, -light.maybe, light.no]
}

function isBetter(one: Readiness, other: Readiness): boolean {
  const [ranks, others] = [rankOf(one), rankOf(other)]
  const at = ranks.findIndex((rank, index) => rank !== others[index])
  return at >= 0 && (ranks[at] ?? 0) < (others[at] ?? 0)
}

/**
 * The date that suits best, by one rule for either end: the better light; then fewer short of the line-up; then more yes; then more
 * who could if need be; then fewer no; then the earlier one. Undefined while nobody has said that they can.
 */
export function bestDate<Date extends RankedDate>(dates: readonly Date[]): Date | undefined {
  let best: { date: Date; light: Readiness } | undefined
  for (const date of dates) {
    const { light, isOver } = date
    if (isOver || light === null || light.yes + light.maybe === 0) continue
    if (best === undefined || isBetter(light, best.light)) best = { date, light }
  }
  return best?.date
}
