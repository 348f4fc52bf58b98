import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Finance, FinanceList } from '@contract/finances'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'

/**
 * A removed entry of a split payment with another live part: its charge still counts. Parts joined into another do not count. Column names
 * are table-qualified, for statements with several tables.
 */
export const hasLivePart = (groupId: string): SQL => sql`(
  ${finances.splitId} is not null and ${finances.deletedAt} is not null and ${finances.joinedInto} is null
  and exists (select from ${finances} part where part.group_id = ${groupId} and part.split_id = ${finances.splitId}
                 and part.split_id is not null and part.deleted_at is null))`

/** For the split payments of these entries: number and sum of the parts. A single remaining part no longer counts as split. */
export async function countSplits(
  db: Database,
  groupId: string,
  entries: readonly Pick<Finance, 'splitId'>[],
): Promise<NonNullable<z.infer<typeof FinanceList>['splits']>> {
  const ids = [...new Set(entries.flatMap(({ splitId }) => splitId ?? []))]
  if (ids.length === 0) return []
  const rows = await db
    .select({
      splitId: finances.splitId,
      count: sql<number>`count(*)::int`,
      total: sql<number>`sum(${finances.amount})::bigint`,
    })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.splitId, ids), isNull(finances.deletedAt)))
    .groupBy(finances.splitId)
    .having(sql`count(*) > 1`)
  return rows.flatMap(({ splitId, ...row }) => (splitId === null ? [] : [{ splitId, ...row }]))
}
