import { and, eq, lt, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { financeAccounts, finances, financeSubcategories } from '../../../platform/db/schema/finances/finances'
import { financePurposes } from '../../../platform/db/schema/finances/purposes'
import { reconciliationLines, reconciliations } from '../../../platform/db/schema/finances/reconciliations'
import { transferChanges, transfers } from '../../../platform/db/schema/finances/transfers'
import { purgeBankLines } from '../ledger/public'

/** Deletes for good transfers removed before the instant, and removed accounts, subcategories and purposes not in use; returns how many. */
export async function purgeAccounts(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const purged = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.groupId, groupId), lt(transfers.deletedAt, before)))
    .for('update')
  const ids = purged.map(({ id }) => id)
  await tx
    .delete(transferChanges)
    .where(and(eq(transferChanges.groupId, groupId), isIn(transferChanges.transferId, ids)))
  await tx.delete(transfers).where(and(eq(transfers.groupId, groupId), isIn(transfers.id, ids)))
  await purgeBankLines(tx, groupId, ids)
  const accounts = await tx
    .select({ id: financeAccounts.id })
    .from(financeAccounts)
    .where(
      and(
        eq(financeAccounts.groupId, groupId),
        lt(financeAccounts.deletedAt, before),
        sql`not exists (select from ${finances} f where f.group_id = ${groupId} and f.account_id = ${financeAccounts.id})`,
        sql`not exists (select from ${transfers} t where t.group_id = ${groupId}
                and ${financeAccounts.id} in (t.from_account_id, t.to_account_id))`,
      ),
    )
    .for('update')
  await deleteAccounts(
    tx,
    groupId,
    accounts.map(({ id }) => id),
  )
  const subcategories = await tx.delete(financeSubcategories).where(
    and(
      eq(financeSubcategories.groupId, groupId),
      lt(financeSubcategories.deletedAt, before),
      sql`not exists (select from ${finances} f
           where f.group_id = ${groupId} and f.subcategory_id = ${financeSubcategories.id})`,
    ),
  )
  const purposes = await tx.delete(financePurposes).where(
    and(
      eq(financePurposes.groupId, groupId),
      lt(financePurposes.deletedAt, before),
      sql`not exists (select from ${finances} f
           where f.group_id = ${groupId} and f.purpose_id = ${financePurposes.id})`,
    ),
  )
  return purged.length + accounts.length + (subcategories.rowCount ?? 0) + (purposes.rowCount ?? 0)
}

/** Deletes accounts without movements, with their reconciliations. */
async function deleteAccounts(tx: Transaction, groupId: string, ids: string[]): Promise<void> {
  const among = (column: SQL | AnyColumn) => isIn(column, ids)
  await tx
    .delete(reconciliationLines)
    .where(and(eq(reconciliationLines.groupId, groupId), among(reconciliationLines.accountId)))
  await tx.delete(reconciliations).where(and(eq(reconciliations.groupId, groupId), among(reconciliations.accountId)))
  await tx.delete(financeAccounts).where(and(eq(financeAccounts.groupId, groupId), among(financeAccounts.id)))
}
