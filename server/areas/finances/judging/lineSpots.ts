import type { JudgedLine } from './knownThing'

/** A spot is a pair of day and amount of at least one line of the file, numbered from 0, so that lookups allocate nothing. */
export interface LineSpots {
  /** The spot of each line. */
  ofLines: readonly number[]
  /** The spot, or NOWHERE if no line has this day and amount. */
  find: (day: number, amount: number) => number
  count: number
}

export const NOWHERE = -1

export function numberSpots(lines: readonly JudgedLine[]): LineSpots {
  const byAmount = new Map<number, Map<number, number>>()
  let count = 0
  const ofLines = lines.map(({ day, amount }) => {
    let days = byAmount.get(amount)
    if (days === undefined) byAmount.set(amount, (days = new Map<number, number>()))
    let spot = days.get(day)
    if (spot === undefined) {
      spot = count
      count += 1
      days.set(day, spot)
    }
    return spot
  })
  return { ofLines, count, find: (day, amount) => byAmount.get(amount)?.get(day) ?? NOWHERE }
}
