import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { reconciliationLines } from '../../../platform/db/schema/finances/reconciliations'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'

interface Scope {
  tx: Transaction
  groupId: string
}

/**
 * The lines among these that a reconciliation holds. Asked by itself: joined to what was just imported, of which the database has no
 * statistics yet, each of the lines would be looked for among all ids.
 */
async function heldAmong({ tx, groupId }: Scope, ids: string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: reconciliationLines.lineId })
    .from(reconciliationLines)
    .where(
      and(
        eq(reconciliationLines.groupId, groupId),
        eq(reconciliationLines.isUndone, false),
        isIn(reconciliationLines.lineId, ids),
      ),
    )
  return rows.map(({ id }) => id)
}

/** What a reconciliation fixes of its entries, by their ids; of those among these that one holds. */
const fixedColumns = {
  id: finances.id,
  kind: finances.kind,
  amount: finances.amount,
  date: finances.date,
  status: finances.status,
  accountId: finances.accountId,
}
export const fixedFields = ['kind', 'amount', 'date', 'status', 'accountId'] as const

async function statesOf(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  const held = await heldAmong(scope, ids)
  if (held.length === 0) return new Map()
  const rows = await scope.tx
    .select(fixedColumns)
    .from(finances)
    .where(and(eq(finances.groupId, scope.groupId), isNull(finances.deletedAt), isIn(finances.id, held)))
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
}

const fixedTransferColumns = {
  id: transfers.id,
  fromAccountId: transfers.fromAccountId,
  toAccountId: transfers.toAccountId,
  amount: transfers.amount,
  date: transfers.date,
}

async function transferStatesOf(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  const held = await heldAmong(scope, ids)
  if (held.length === 0) return new Map()
  const rows = await scope.tx
    .select(fixedTransferColumns)
    .from(transfers)
    .where(and(eq(transfers.groupId, scope.groupId), isNull(transfers.deletedAt), isIn(transfers.id, held)))
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
}

type Read = typeof statesOf

/**
 * Reads what is reconciled among these before a write. What it answers is called after the write, and throws `reconciled` where one of
 * them was removed, or is no longer the line that was seen on the statement. Words, category and whom it concerns may change.
 */
async function protect(read: Read, scope: Scope, ids: string[]): Promise<() => Promise<void>> {
  const before = await read(scope, ids)
  return async () => {
    if (before.size === 0) return
    const after = await read(scope, [...before.keys()])
    for (const [id, state] of before) if (after.get(id) !== state) throw new ApiError('reconciled')
  }
}

export const protectEntries = (scope: Scope, ids: string[]) => protect(statesOf, scope, ids)
export const protectTransfers = (scope: Scope, ids: string[]) => protect(transferStatesOf, scope, ids)

/** Which of these a reconciliation holds. */
export async function reconciledAmong(scope: Scope, ids: string[]): Promise<Set<string>> {
  return new Set((await statesOf(scope, ids)).keys())
}
