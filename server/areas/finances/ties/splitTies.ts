import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Finance, FinanceList } from '@contract/finances'
import type * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'

/** Of the payments that these entries are parts of: how many parts, and to what they come. One that is alone is no part any more. */
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
    .where(
      and(
        eq(finances.groupId, groupId),
        sql`${finances.splitId} = any(${sql.param(ids)}::uuid[])`,
        isNull(finances.deletedAt),
      ),
    )
    .groupBy(finances.splitId)
    .having(sql`count(*) > 1`)
  return rows.flatMap(({ splitId, ...row }) => (splitId === null ? [] : [{ splitId, ...row }]))
}
