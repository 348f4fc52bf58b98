import { and, desc, eq } from 'drizzle-orm'
import { addDays } from '@contract/days'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { donationReceiptEntries, donationReceipts } from '../../../platform/db/schema/finances/donations'

export type Reader = Database | Transaction
export type ReceiptRow = typeof donationReceipts.$inferSelect

export const isReceipt = (groupId: string, id: string) =>
  and(eq(donationReceipts.groupId, groupId), eq(donationReceipts.id, id))

type Periodic = Pick<ReceiptRow, 'year' | 'day' | 'firstDay' | 'lines'>

/** Days that a collective receipt is for, both included: none after it was made out, unless a donation is of a later one. */
export function periodOf({ year, day, firstDay, lines }: Periodic): { from: string; to: string } {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (firstDay === null) return { from: first, to: last }
  const days = [day < last ? day : last, ...lines.map(({ date }) => date)]
  return { from: firstDay, to: days.toSorted().at(-1) ?? last }
}

/** First day of a donor’s next collective receipt: after the earlier ones, unless a donation of before is on it. */
export function nextFirstDay(year: number, lines: ReceiptRow['lines'], earlier: readonly Periodic[]): string {
  const after =
    earlier
      .map((receipt) => addDays(periodOf(receipt).to, 1))
      .toSorted()
      .at(-1) ?? `${year}-01-01`
  return [after, ...lines.map(({ date }) => date)].toSorted()[0] ?? after
}

/** Latest first. */
export const readReceipts = (db: Reader, groupId: string, year: number): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(donationReceipts)
    .where(and(eq(donationReceipts.groupId, groupId), eq(donationReceipts.year, year)))
    .orderBy(desc(donationReceipts.number))

/** By entry, the receipt that stands for it. */
export async function readReceipted(db: Reader, groupId: string, financeIds: string[]): Promise<Map<string, string>> {
  const { financeId, receiptId } = donationReceiptEntries
  const rows = await db
    .select({ financeId, receiptId })
    .from(donationReceiptEntries)
    .where(and(eq(donationReceiptEntries.groupId, groupId), isIn(financeId, financeIds)))
  return new Map(rows.map((row) => [row.financeId, row.receiptId]))
}
