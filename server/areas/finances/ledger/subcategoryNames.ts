import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeSubcategories } from '../../../platform/db/schema/finances/finances'

/** Names of subcategories by id, including removed ones. */
export async function subcategoryNames(
  db: Reader,
  groupId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, name } = financeSubcategories
  const rows = await db
    .select({ id, name })
    .from(financeSubcategories)
    .where(and(eq(financeSubcategories.groupId, groupId), isIn(id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row.name]))
}
