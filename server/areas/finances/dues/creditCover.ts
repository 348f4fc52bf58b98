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
  const purses = new Map(askers.map((asker) => [asker, [asker]]))
  for (const { payerId, memberId } of ties) purses.get(payerId)?.push(memberId)
  return purses
}

/**
 * For these open entries: a function that says how much of each of its debts credit covers, in minor units by id; debts without cover are left
 * out. A member's credit covers their own debts first, in the order of the debts, then other debts of whoever pays for them today. Debts must
 * be among `dues`, and all open debts of their members, as credit would otherwise be counted for the named ones only.
 */
export async function creditCovers(
  db: Database,
  groupId: string,
  dues: readonly Due[],
): Promise<(debts: readonly Due[]) => Map<string, number>> {
  const purses = await pursesOf(db, groupId, [...new Set(dues.map(({ askedOf }) => askedOf))])
  const ids = [...new Set([...dues.map(({ memberId }) => memberId), ...[...purses.values()].flat()])]
  const credits = await creditsOf({ tx: db, groupId }, ids)
  return (debts) => {
    const used = new Map<string, number>()
    const covered = new Map<string, number>()
    function cover({ id, amount }: Due, memberId: string): void {
      const spent = used.get(memberId) ?? 0
      const before = covered.get(id) ?? 0
      const more = Math.min((credits.get(memberId) ?? 0) - spent, amount - before)
      if (more <= 0) return
      covered.set(id, before + more)
      used.set(memberId, spent + more)
    }
    for (const debt of debts) cover(debt, debt.memberId)
    for (const debt of debts) for (const memberId of purses.get(debt.askedOf) ?? []) cover(debt, memberId)
    return covered
  }
}

/** What `creditCovers` says of all of them. */
export async function creditCover(db: Database, groupId: string, dues: readonly Due[]): Promise<Map<string, number>> {
  return (await creditCovers(db, groupId, dues))(dues)
}
