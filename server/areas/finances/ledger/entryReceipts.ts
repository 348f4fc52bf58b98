import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Finance, FinanceHistory, FinanceList } from '@contract/finances'
import type * as z from 'zod/mini'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import { finances } from '../../../platform/db/schema/finances/finances'
import { receiptPieces, receipts } from '../../../platform/db/schema/finances/receipts'
import { selectedFinances } from './entrySelection'
import { fileNameOf } from '../../../platform/files/fileNames'

const ofEntries = (groupId: string, ids: string[]) => and(eq(receipts.groupId, groupId), isIn(receipts.financeId, ids))

/** How many receipts each has; those without are left out. */
export async function countReceipts(
  db: Database,
  groupId: string,
  entries: readonly Pick<Finance, 'id'>[],
): Promise<NonNullable<z.infer<typeof FinanceList>['receipts']>> {
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return []
  return db
    .select({ financeId: receipts.financeId, count: sql<number>`count(*)::int` })
    .from(receipts)
    .where(and(ofEntries(groupId, ids), isNull(receipts.deletedAt)))
    .groupBy(receipts.financeId)
}

/** When receipts were added to the entry and removed from it, newest first. */
export async function receiptHistory(
  db: Database,
  groupId: string,
  financeId: string,
): Promise<NonNullable<FinanceHistory['receipts']>> {
  const { name, addedAt, addedBy, deletedAt, deletedBy } = receipts
  const rows = await db
    .select({ name, addedAt, addedBy, deletedAt, deletedBy })
    .from(receipts)
    .where(ofEntries(groupId, [financeId]))
  const acts = rows.flatMap((row) => [
    { at: row.addedAt.toISOString(), by: row.addedBy, action: 'added' as const, name: row.name },
    ...(row.deletedAt === null
      ? []
      : [{ at: row.deletedAt.toISOString(), by: row.deletedBy ?? '', action: 'removed' as const, name: row.name }]),
  ])
  return acts.sort((a, b) => b.at.localeCompare(a.at))
}

/** Counts paid expenses without a receipt in these days, both included. */
export async function countUnproven(
  db: Database,
  groupId: string,
  { from, upTo }: { from: string; upTo: string },
): Promise<number> {
  return db.$count(
    finances,
    selectedFinances(groupId, { kind: 'expense', status: 'paid', from, to: upTo, hasReceipt: 'false' }),
  )
}

/** Names and sizes of receipt files on entries linked to the member. */
export async function receiptsOfMember(db: Database, groupId: string, memberId: string) {
  const rows = await db
    .select({
      id: receipts.id,
      financeId: receipts.financeId,
      name: receipts.name,
      type: receipts.type,
      size: receipts.size,
    })
    .from(receipts)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, receipts.financeId)))
    .where(
      and(
        eq(receipts.groupId, groupId),
        eq(finances.memberId, memberId),
        isNull(receipts.deletedAt),
        isNull(finances.deletedAt),
      ),
    )
    .orderBy(receipts.addedAt, receipts.id)
  return rows.map((row) => ({ ...row, name: fileNameOf(row.name, row.type) }))
}

/** Removes the person's name from file names. The files stay, as the law requires the group to keep receipts. */
export async function eraseFromReceipts(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  const isOwn = sql`${receipts.financeId} = any(array(
    select ${finances.id} from ${finances} where ${finances.groupId} = ${groupId} and ${finances.memberId} = ${person.id}))`
  await tx
    .update(receipts)
    .set({ name: withoutName(receipts.name, person) })
    .where(and(eq(receipts.groupId, groupId), or(isOwn, mentions(receipts.name, person))))
}

/** Deletes for good the receipts of these entries, and what was removed before the instant. */
export async function purgeReceipts(
  tx: Transaction,
  groupId: string,
  financeIds: string[],
  before: Date,
): Promise<void> {
  const purged = await tx
    .select({ id: receipts.id })
    .from(receipts)
    .where(
      and(
        eq(receipts.groupId, groupId),
        sql`(${receipts.financeId} = any(${sql.param(financeIds)}::uuid[]) or ${receipts.deletedAt} < ${before.toISOString()})`,
      ),
    )
    .for('update')
  const ids = purged.map(({ id }) => id)
  await tx.delete(receiptPieces).where(and(eq(receiptPieces.groupId, groupId), isIn(receiptPieces.receiptId, ids)))
  await tx.delete(receipts).where(and(eq(receipts.groupId, groupId), isIn(receipts.id, ids)))
}
