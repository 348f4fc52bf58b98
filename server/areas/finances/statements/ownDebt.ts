import type { Database } from '../../../platform/db/database'
import { openStatement } from './openStatement'

/** What a member is asked to pay now, for themselves and others, and how much of it credit covers; minor units. */
export async function ownDebt(
  db: Database,
  groupId: string,
  memberId: string,
): Promise<{ owed: number; credit: number }> {
  const { isCopy, facts } = await openStatement(db, groupId, memberId)
  return isCopy ? { owed: 0, credit: 0 } : { owed: facts.owed, credit: facts.credit }
}
