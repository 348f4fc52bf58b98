import type { FeeRhythm } from '@contract/finances/fees'

/** What a class costs per period, in minor units: `amount`, and from the first day of later months (`YYYY-MM`, ascending) something else. */
export interface FeeAmounts {
  amount: number
  laterAmounts?: readonly { from: string; amount: number }[] | null | undefined
}

/** What the class costs per period in the month `YYYY-MM`. */
export function amountIn({ amount, laterAmounts }: FeeAmounts, month: string): number {
  return laterAmounts?.findLast(({ from }) => from <= month)?.amount ?? amount
}

const lengths: Readonly<Record<FeeRhythm, number>> = {
  monthly: 1,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
  season: 12,
}

/**
 * How many months a period has, and the month of the year (0: January) in which its first one begins: that which the class says
 * (`firstMonth`, 1 to 12), else January. A season's begins with the group's season.
 */
export function exactRhythm(
  rhythm: FeeRhythm,
  firstMonth: number | undefined,
  seasonMonth: number,
): { length: number; offset: number } {
  const length = lengths[rhythm]
  return { length, offset: ((rhythm === 'season' ? seasonMonth : (firstMonth ?? 1)) - 1) % length }
}

/** In which months of the year (1 to 12) a class is charged, ascending. */
export function chargedMonths(rhythm: FeeRhythm, firstMonth: number | undefined, seasonMonth: number): number[] {
  const { length, offset } = exactRhythm(rhythm, firstMonth, seasonMonth)
  return Array.from({ length: 12 / length }, (_, at) => offset + at * length + 1)
}
