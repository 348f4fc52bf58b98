import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'

/** For returned payments: by id of the paid entry, the id of the entry owed again. */
export async function owedAgain(
  db: Database,
  groupId: string,
  paidIds: readonly string[],
): Promise<Map<string, string>> {
  if (paidIds.length === 0) return new Map()
  const isOfGroup = and(eq(finances.groupId, groupId), isNull(finances.deletedAt), isNotNull(finances.returnId))
  const backs = await db
    .select({ returnId: finances.returnId })
    .from(finances)
    .where(and(isOfGroup, isNotNull(finances.refundOf), isIn(finances.refundOf, [...paidIds])))
  const returnIds = [...new Set(backs.flatMap(({ returnId }) => returnId ?? []))]
  if (returnIds.length === 0) return new Map()
  const made = await db
    .select({ id: finances.id, kind: finances.kind, refundOf: finances.refundOf, returnId: finances.returnId })
    .from(finances)
    .where(and(isOfGroup, isIn(finances.returnId, returnIds)))
    .orderBy(asc(finances.returnId), asc(finances.id))
  // A return creates the returned and the owed entry one after the other; for credit, only the first (returnedPayments.ts).
  return new Map(
    made.flatMap(({ refundOf, returnId }, at): [string, string][] => {
      const next = made[at + 1]
      const isPair = refundOf !== null && next?.returnId === returnId && next.kind === 'income'
      return isPair ? [[refundOf, next.id]] : []
    }),
  )
}
