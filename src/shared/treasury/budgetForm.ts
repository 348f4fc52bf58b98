import * as z from 'zod/mini'
import { AMOUNT_MAX, financeCategories, financeKinds, type FinanceKind } from '@contract/finances'
import type { BudgetLine } from '@contract/treasury/budgets'
import type { Money } from '@/i18n/money'

export const budgetCategories = financeCategories.filter((category) => category !== 'opening')

/** The field of a line: without a dot, which would be a path. */
export const fieldOf = ({ kind, category }: Pick<BudgetLine, 'kind' | 'category'>) => `${kind}_${category}` as const

export const budgetFields = financeKinds.flatMap((kind) =>
  budgetCategories.map((category) => ({ kind, category, field: fieldOf({ kind, category }) })),
)

/** A budget as its form holds it: what was typed, by field; nothing where nothing is planned. */
export interface BudgetValues {
  version?: number | undefined
  lines: Partial<Record<string, string>>
}

export function valuesOf(lines: readonly BudgetLine[], version: number | undefined, money: Money) {
  const texts = budgetFields.map(({ kind, category, field }) => {
    const amount = lines.find((line) => line.kind === kind && line.category === category)?.amount
    return [field, amount === undefined ? '' : money.text(amount)]
  })
  return { ...(version !== undefined && { version }), lines: Object.fromEntries(texts) as Record<string, string> }
}

/** In minor units; null where it reads as no amount. Nothing typed, and a zero, are 0. */
export function amountOf(text: string | undefined, money: Money): number | null {
  if (text === undefined || text.trim() === '') return 0
  const read = money.parse(text, AMOUNT_MAX)
  if (read.kind === 'amount') return read.amount
  return read.kind === 'error' && read.error === 'zero' ? 0 : null
}

export function budgetSchema(money: Money): z.ZodMiniType<BudgetValues, BudgetValues> {
  const amount = z.string().check(z.refine((text) => amountOf(text, money) !== null, { error: 'not_allowed' }))
  return z.object({ version: z.optional(z.number()), lines: z.record(z.string(), z.optional(amount)) })
}

/** The lines that are planned, of values that their schema has accepted. */
export function linesOf({ lines }: BudgetValues, money: Money): BudgetLine[] {
  return budgetFields.flatMap(({ kind, category, field }) => {
    const amount = amountOf(lines[field], money) ?? 0
    return amount === 0 ? [] : [{ kind, category, amount }]
  })
}

export function totalOf(kind: FinanceKind, { lines }: BudgetValues, money: Money): number {
  return budgetFields.reduce(
    (sum, each) => (each.kind === kind ? sum + (amountOf(lines[each.field], money) ?? 0) : sum),
    0,
  )
}

interface Merged {
  lines: BudgetLine[]
  /** Changed by both, to different amounts: ours is kept, this is theirs; 0 where they took the line away. */
  disputed: BudgetLine[]
}

/** Two people changed one budget: each line has what was changed in it, and ours where both did. */
export function mergeLines(
  base: readonly BudgetLine[],
  mine: readonly BudgetLine[],
  theirs: readonly BudgetLine[],
): Merged {
  const lines: BudgetLine[] = []
  const disputed: BudgetLine[] = []
  for (const { kind, category } of budgetFields) {
    const amountIn = (of: readonly BudgetLine[]) =>
      of.find((line) => line.kind === kind && line.category === category)?.amount ?? 0
    const [was, ours, other] = [amountIn(base), amountIn(mine), amountIn(theirs)]
    const amount = ours === was ? other : ours
    if (ours !== was && other !== was && ours !== other) disputed.push({ kind, category, amount: other })
    if (amount !== 0) lines.push({ kind, category, amount })
  }
  return { lines, disputed }
}
