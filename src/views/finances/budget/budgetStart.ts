import { AMOUNT_MAX } from '@contract/finances'
import type { BudgetActual, BudgetLine } from '@contract/finances/budgets'

/** What a budget can begin with: what came of the year before, what was planned for it, or nothing. */
export const budgetSources = ['actual', 'budget', 'empty'] as const
export type BudgetSource = (typeof budgetSources)[number]

/** At most doubled ten times over, and at least nothing. */
export const PERCENT_MIN = -100
export const PERCENT_MAX = 1000

/** `5`, `-2.5`, `+3,5 %`. Undefined where it reads as no percentage within the bounds; at most two digits after the sign. */
export function parsePercent(text: string): number | undefined {
  const typed = text.trim().replace(/\s*%$/, '').replace('−', '-').replace(',', '.')
  if (typed === '') return 0
  if (!/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(typed)) return undefined
  const percent = Number(typed)
  return percent >= PERCENT_MIN && percent <= PERCENT_MAX ? percent : undefined
}

/**
 * The amount so many percent higher, to the nearest multiple of `step` minor units, halves up. In whole numbers, as hundredths of
 * a percent: a float would be a cent off now and then.
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

/** `step`: to which multiple of minor units amounts are rounded; 1 keeps the cents. */
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
