import type { JudgedLine } from './knownThing'

/** A day with an amount, of which the file has at least one line: numbered from 0 on, so that nothing is made to look one up. */
export interface LineSpots {
  /** Of each line. */
  ofLines: readonly number[]
  /** NOWHERE: the file has no line of it. */
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
