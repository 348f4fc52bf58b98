import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { isOwed, isTakenBack } from '../ledger/public'
import { askedOf } from './payerTies'

/** Returns a function with the sum of a member's open entries that a payer must pay, in minor units. */
export async function readAsked(
  db: Database,
  groupId: string,
  memberIds: string[],
  today: string,
): Promise<(payerId: string, memberId: string) => number> {
  const rows = await db
    .select({
      memberId: finances.memberId,
      payerId: askedOf(groupId, today).as('asked'),
      owed: sql<number>`sum(${finances.amount})::bigint`,
    })
    .from(finances)
    .where(
      and(
        eq(finances.groupId, groupId),
        isIn(finances.memberId, memberIds),
        isOwed,
        isNull(finances.deletedAt),
        isNull(finances.reversalOf),
        not(isTakenBack(groupId, today)),
      ),
    )
    .groupBy(finances.memberId, sql`2`)
  const sums = new Map(rows.map(({ memberId, payerId, owed }) => [`${payerId} ${memberId}`, owed]))
  return (payerId, memberId) => sums.get(`${payerId} ${memberId}`) ?? 0
}
