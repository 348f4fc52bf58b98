import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FoundFinance } from '@contract/finances'
import type { Database } from '../../../platform/db/database'
import { donationReceiptEntries, donationReceipts } from '../../../platform/db/schema/finances/donations'
import { finances } from '../../../platform/db/schema/finances/finances'

/** For an entry's page: the return that created it, how much of it was refunded or returned, and the donation receipt for it. */
export async function returnsOf(
  db: Database,
  groupId: string,
  id: string,
): Promise<Pick<FoundFinance, 'madeByReturn' | 'givenBack' | 'donationReceipt'>> {
  const isBackOf = and(eq(finances.groupId, groupId), eq(finances.refundOf, id), isNull(finances.deletedAt))
  const [row] = await db
    .select({
      returnId: finances.returnId,
      givenBack: sql<number>`(select coalesce(sum(${finances.amount}), 0)::bigint from ${finances} where ${isBackOf})`,
    })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.id, id)))
  const [receipt] = await db
    .select({ year: donationReceipts.year, number: donationReceipts.number, lines: donationReceipts.lines })
    .from(donationReceiptEntries)
    .innerJoin(
      donationReceipts,
      and(eq(donationReceipts.groupId, groupId), eq(donationReceipts.id, donationReceiptEntries.receiptId)),
    )
    .where(and(eq(donationReceiptEntries.groupId, groupId), eq(donationReceiptEntries.financeId, id)))
  const line = receipt?.lines.find(({ financeId }) => financeId === id)
  const amount = row?.givenBack ?? 0
  const returnId = row?.returnId ?? undefined
  return {
    ...(returnId !== undefined && { madeByReturn: returnId }),
    ...(amount > 0 && { givenBack: amount }),
    ...(receipt &&
      line && {
        donationReceipt: { year: receipt.year, number: receipt.number, date: line.date, amount: line.amount },
      }),
  }
}
