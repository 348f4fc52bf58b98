import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { memberPayers, payers } from '../../../platform/db/schema/finances/payers'

/** Deletes payers without members. */
export async function deleteIdlePayers(tx: Transaction, groupId: string): Promise<void> {
  await tx
    .delete(payers)
    .where(
      and(
        eq(payers.groupId, groupId),
        sql`not exists (select from ${memberPayers} tie where tie.group_id = ${groupId} and tie.payer_id = ${payers.id})`,
      ),
    )
}

/** For members who are erased or deleted for good: deletes all spans in which they pay or are paid for. */
export async function erasePayers(tx: Transaction, groupId: string, memberIds: string[]): Promise<void> {
  await tx.delete(memberPayers).where(and(eq(memberPayers.groupId, groupId), isIn(memberPayers.memberId, memberIds)))
  await tx.delete(memberPayers).where(and(eq(memberPayers.groupId, groupId), isIn(memberPayers.payerId, memberIds)))
  await deleteIdlePayers(tx, groupId)
}
