import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { memberPayers } from '../../../platform/db/schema/finances/payers'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { creditsOf } from '../ledger/public'
import { isNow } from '../payers/public'

/** An open entry and the member or payer who must pay it. */
interface Due {
  id: string
  memberId: string
  askedOf: string
  /** Minor units. */
  amount: number
}

/** By payer, the members for whom they pay today, and themselves: all of that credit may be used together. */
async function pursesOf(db: Database, groupId: string, askers: string[]): Promise<Map<string, string[]>> {
  const today = todayIn(await findTimeZone(db, groupId))
  const ties = await db
    .select({ memberId: memberPayers.memberId, payerId: memberPayers.payerId })
    .from(memberPayers)
    .where(and(isNow(groupId, today), eq(memberPayers.groupId, groupId), isIn(memberPayers.payerId, askers)))
  return new Map(
    askers.map((asker) => [
      asker,
      [asker, ...ties.filter(({ payerId }) => payerId === asker).map(({ memberId }) => memberId)],
    ]),
  )
}

/**
 * How much of each debt credit covers, in minor units by id; debts without cover are left out. A member's credit covers their own debts
 * first, in the order of `dues`, then other debts of whoever pays for them today. `dues` must be all open debts of these members, as credit
 * would otherwise be counted for the named ones only.
 */
export async function creditCover(db: Database, groupId: string, dues: readonly Due[]): Promise<Map<string, number>> {
  const purses = await pursesOf(db, groupId, [...new Set(dues.map(({ askedOf }) => askedOf))])
  const ids = [...new Set([...dues.map(({ memberId }) => memberId), ...[...purses.values()].flat()])]
  const left = await creditsOf({ tx: db, groupId }, ids)
  const covered = new Map<string, number>()
  function cover({ id, amount }: Due, memberId: string): void {
    const has = left.get(memberId) ?? 0
    const before = covered.get(id) ?? 0
    const more = Math.min(has, amount - before)
    if (more <= 0) return
    covered.set(id, before + more)
    left.set(memberId, has - more)
  }
  for (const due of dues) cover(due, due.memberId)
  for (const due of dues) for (const memberId of purses.get(due.askedOf) ?? []) cover(due, memberId)
  return covered
}
