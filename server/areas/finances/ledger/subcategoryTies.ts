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

/** Parent category by subcategory id; missing and removed ones are left out. */
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

/** Refuses subcategories that are not below the entry's category. `pathOf` returns the path of the entry, for errors. */
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

/** A batch that sets a subcategory must also set its category. */
export async function assertBatchSubcategory(
  scope: Scope,
  { category, subcategoryId }: Pick<FinanceBatch, 'category' | 'subcategoryId'>,
): Promise<void> {
  if (!subcategoryId) return
  if (category === undefined) throw invalidField('change.category', 'required')
  await assertSubcategories(scope, [{ category, subcategoryId }], () => 'change')
}

/**
 * Runs after each write: the entries' subcategories must exist below their category. Also refuses an undo that later changes made invalid.
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
