import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'

/** Of payments that the bank took back: by the id of what was paid, the id of what is owed again for it. */
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
  // A return makes what goes back and, right after it, what is owed again; of credit nothing is (returnedPayments.ts).
  return new Map(
    made.flatMap(({ refundOf, returnId }, at): [string, string][] => {
      const next = made[at + 1]
      const isPair = refundOf !== null && next?.returnId === returnId && next.kind === 'income'
      return isPair ? [[refundOf, next.id]] : []
    }),
  )
}
