import * as z from 'zod/mini'
import { AMOUNT_MAX, financeCategories, financeKinds, type FinanceKind } from '@contract/finances'
import { linesInOrder, placeOf, type BudgetLine, type BudgetPlace } from '@contract/finances/budgets'
import type { Money } from '@/i18n/money'

export const budgetCategories = financeCategories.filter((category) => category !== 'opening')

/** The field of a line: without a dot, which would be a path. */
export const fieldOf = ({ kind, category, subcategoryId }: BudgetPlace) =>
  [kind, category, ...(subcategoryId === undefined ? [] : [subcategoryId])].join('_')

/** Undefined if it is not a field of a line. */
function readField(field: string): BudgetPlace | undefined {
  const [first, second, subcategoryId] = field.split('_')
  const kind = financeKinds.find((known) => known === first)
  const category = budgetCategories.find((known) => known === second)
  return kind && category && { kind, category, ...(subcategoryId !== undefined && { subcategoryId }) }
}

const givenPlaces: readonly BudgetPlace[] = financeKinds.flatMap((kind) =>
  budgetCategories.map((category) => ({ kind, category })),
)

/** Each place once. */
const placesOf = (...of: readonly (readonly BudgetPlace[])[]) => [
  ...new Map(of.flat().map((place) => [placeOf(place), place])).values(),
]

/** The form values of a budget: the typed texts by field; nothing for unplanned fields. */
export interface BudgetValues {
  version?: number | undefined
  lines: Partial<Record<string, string>>
}

export function valuesOf(lines: readonly BudgetLine[], version: number | undefined, money: Money) {
  const texts = placesOf(givenPlaces, lines).map((place) => {
    const amount = lines.find((line) => placeOf(line) === placeOf(place))?.amount
    return [fieldOf(place), amount === undefined ? '' : money.text(amount)]
  })
  return { ...(version !== undefined && { version }), lines: Object.fromEntries(texts) as Record<string, string> }
}

/** In minor units; null if it is not an amount. An empty text and a zero are 0. */
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
  return linesInOrder(Object.keys(lines).flatMap((field) => readField(field) ?? [])).flatMap((place) => {
    const amount = amountOf(lines[fieldOf(place)], money) ?? 0
    return amount === 0 ? [] : [{ ...place, amount }]
  })
}

export function totalOf(kind: FinanceKind, values: BudgetValues, money: Money): number {
  return linesOf(values, money).reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0)
}

interface Merged {
  lines: BudgetLine[]
  /** Changed by both, to different amounts: ours is kept, this is theirs; 0 if they removed the line. */
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
  for (const { kind, category, subcategoryId } of linesInOrder(placesOf(base, mine, theirs))) {
    const place = { kind, category, ...(subcategoryId !== undefined && { subcategoryId }) }
    const amountIn = (of: readonly BudgetLine[]) => of.find((line) => placeOf(line) === placeOf(place))?.amount ?? 0
    const [was, ours, other] = [amountIn(base), amountIn(mine), amountIn(theirs)]
    const amount = ours === was ? other : ours
    if (ours !== was && other !== was && ours !== other) disputed.push({ ...place, amount: other })
    if (amount !== 0) lines.push({ ...place, amount })
  }
  return { lines, disputed }
}
