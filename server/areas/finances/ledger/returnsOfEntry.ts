import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FoundFinance } from '@contract/finances'
import type { Database } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'

/** For an entry's page: the return that created it, and how much of it was refunded or returned. */
export async function returnsOf(
  db: Database,
  groupId: string,
  id: string,
): Promise<Pick<FoundFinance, 'madeByReturn' | 'givenBack'>> {
  const [row] = await db
    .select({ returnId: finances.returnId })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.id, id)))
  const [back] = await db
    .select({ amount: sql<number>`coalesce(sum(${finances.amount}), 0)::bigint` })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.refundOf, id), isNull(finances.deletedAt)))
  const amount = back?.amount ?? 0
  const returnId = row?.returnId ?? undefined
  return { ...(returnId !== undefined && { madeByReturn: returnId }), ...(amount > 0 && { givenBack: amount }) }
}
