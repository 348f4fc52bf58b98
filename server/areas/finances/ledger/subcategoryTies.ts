import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FinanceWrite } from '@contract/finances'
import type { FinanceBatch } from '@contract/finances/financeBatches'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { ApiError, invalidField } from '../../../platform/http/errors'

interface Scope {
  tx: Transaction
  groupId: string
}

type Named = Pick<FinanceWrite, 'category' | 'subcategoryId'>

/** By its id, below which category each of these is. Those that are not there, or no more, are left out. */
async function parentsOf({ tx, groupId }: Scope, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: financeSubcategories.id, category: financeSubcategories.category })
    .from(financeSubcategories)
    .where(
      and(
        eq(financeSubcategories.groupId, groupId),
        isNull(financeSubcategories.deletedAt),
        isIn(financeSubcategories.id, [...new Set(ids)]),
      ),
    )
  return new Map(rows.map(({ id, category }) => [id, category]))
}

/** An entry may name subcategories of its category alone. `pathOf` names the entry. */
export async function assertSubcategories(
  scope: Scope,
  entries: readonly Named[],
  pathOf: (index: number) => string,
): Promise<void> {
  const parents = await parentsOf(
    scope,
    entries.flatMap(({ subcategoryId }) => subcategoryId?.toLowerCase() ?? []),
  )
  const wrong = entries.flatMap(({ category, subcategoryId }, at) =>
    subcategoryId !== undefined && parents.get(subcategoryId.toLowerCase()) !== category
      ? [[`${pathOf(at)}.subcategoryId`, 'not_allowed'] as const]
      : [],
  )
  if (wrong.length > 0) throw new ApiError('invalid', { fields: Object.fromEntries(wrong) })
}

/** One that is given to many is given with its category. */
export async function assertBatchSubcategory(
  scope: Scope,
  { category, subcategoryId }: Pick<FinanceBatch, 'category' | 'subcategoryId'>,
): Promise<void> {
  if (!subcategoryId) return
  if (category === undefined) throw invalidField('change.category', 'required')
  await assertSubcategories(scope, [{ category, subcategoryId }], () => 'change')
}

/**
 * After each write, of the entries of `condition`: the category of each is that of its subcategory, which is there. Whoever undoes a
 * change that others built upon meanwhile is refused.
 */
export async function assertSubcategoriesFit(
  tx: Transaction,
  groupId: string,
  condition: SQL | undefined,
): Promise<void> {
  const [wrong] = await tx
    .select({ id: finances.id })
    .from(finances)
    .innerJoin(
      financeSubcategories,
      and(eq(financeSubcategories.groupId, groupId), eq(financeSubcategories.id, finances.subcategoryId)),
    )
    .where(
      and(
        condition,
        sql`(${financeSubcategories.category} <> ${finances.category} or ${financeSubcategories.deletedAt} is not null)`,
      ),
    )
    .limit(1)
  if (wrong !== undefined) throw new ApiError('invalid', { message: 'A subcategory is not of its entry’s category.' })
}
