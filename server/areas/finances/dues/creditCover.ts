import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { memberPayers } from '../../../platform/db/schema/finances/payers'
import { todayIn } from '../../../platform/time/days'
import { findTimeZone } from '../../../platform/time/groupTimeZone'
import { creditsOf } from '../ledger/public'
import { isNow } from '../payers/public'

/** Something owed by a member, and who is asked for it. */
interface Due {
  id: string
  memberId: string
  askedOf: string
  /** Minor units. */
  amount: number
}

/** The members for whom each of these pays today, and they themselves: what is in credit there is of one purse. */
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
 * How much of each of these is covered by credit, in minor units by id; what is not covered at all is left out. Credit of a member counts
 * for what they owe themselves first, the first of `dues` before others, whoever is asked for it. What they have over counts for what
 * else is asked of whoever pays for them today, as in a household one payment is often credit of one of several. `dues`: all that is open
 * of these members, else credit would be counted for what is named here alone.
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
