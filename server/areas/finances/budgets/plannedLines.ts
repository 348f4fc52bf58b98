import { isDeepStrictEqual } from 'node:util'
import type { AuditFields, PlannedLine } from '@contract/audit'
import { placeOf } from '@contract/finances/budgets'
import type { BudgetLine } from '@contract/finances/budgets'
import type { Reader } from '../../../platform/db/database'
import { subcategoryNames } from '../ledger/public'

const without = (lines: readonly BudgetLine[], others: readonly BudgetLine[]): BudgetLine[] => {
  const known = new Map(others.map((line) => [placeOf(line), line]))
  return lines.filter((line) => !isDeepStrictEqual(known.get(placeOf(line)), line))
}

/** The lines of several budgets for the activity log, with the names of own categories. */
export async function plannedOf(
  db: Reader,
  groupId: string,
  budgets: readonly (readonly BudgetLine[])[],
): Promise<PlannedLine[][]> {
  const ids = budgets.flat().flatMap(({ subcategoryId }) => subcategoryId ?? [])
  const names = await subcategoryNames(db, groupId, ids)
  return budgets.map((lines) =>
    lines.map(({ kind, category, subcategoryId, amount }) => ({
      kind,
      category,
      ...(subcategoryId !== undefined && { subcategory: names.get(subcategoryId) }),
      amount,
    })),
  )
}

/** Before and after of a changed budget for the activity log: only the lines that differ. */
export async function plannedSides(
  db: Reader,
  groupId: string,
  old: readonly BudgetLine[],
  now: readonly BudgetLine[],
): Promise<{ before: AuditFields; after: AuditFields }> {
  const [before, after] = await plannedOf(db, groupId, [without(old, now), without(now, old)])
  return { before: { planned: before }, after: { planned: after } }
}
