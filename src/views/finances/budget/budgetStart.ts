import { AMOUNT_MAX } from '@contract/finances'
import type { BudgetActual, BudgetLine } from '@contract/finances/budgets'

/** What a budget can start with: the previous year's actual sums, its budget, or nothing. */
export const budgetSources = ['actual', 'budget', 'empty'] as const
export type BudgetSource = (typeof budgetSources)[number]

/** From zero to eleven times the amount. */
const PERCENT_MIN = -100
const PERCENT_MAX = 1000

/** Parses `5`, `-2.5`, `+3,5 %`. Undefined if it is not a percentage within the bounds; at most two decimals. */
export function parsePercent(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '').replace('−', '-').replace(',', '.')
  if (typed === '') return 0
  if (!/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(typed)) return undefined
  const percent = Number(typed)
  return percent >= PERCENT_MIN && percent <= PERCENT_MAX ? percent : undefined
}

/**
 * The amount increased by the percentage, rounded to the nearest multiple of `step` minor units, halves up. Computed in integers
 * (hundredths of a percent), since floats would sometimes be off by a cent.
 */
export function raised(amount: number, percent: number, step: number): number {
  const exact = BigInt(amount) * BigInt(10_000 + Math.round(percent * 100))
  const unit = BigInt(step) * 10_000n
  return Number(((exact + unit / 2n) / unit) * BigInt(step))
}

interface Before {
  lines: readonly BudgetLine[]
  actual: readonly BudgetActual[]
}

/** `step`: amounts are rounded to this multiple of minor units; 1 does not round. */
export function startLines(source: BudgetSource, before: Before, percent: number, step: number): BudgetLine[] {
  if (source === 'empty') return []
  const lines =
    source === 'budget'
      ? before.lines
      : before.actual.map(({ paid, pending, ...place }) => ({ ...place, amount: paid + pending }))
  return lines
    .filter(({ amount }) => amount > 0)
    .map((line) => ({ ...line, amount: Math.min(AMOUNT_MAX, raised(line.amount, percent, step)) }))
    .filter(({ amount }) => amount > 0)
}
