import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances'
import { reconciliationLines } from '../../../platform/db/schema/treasury/reconciliations'
import { transfers } from '../../../platform/db/schema/treasury/transfers'
import { ApiError } from '../../../platform/http/errors'

interface Scope {
  tx: Transaction
  groupId: string
}

const isLineAmong = ({ groupId }: Scope, ids: string[]) =>
  and(
    eq(reconciliationLines.groupId, groupId),
    eq(reconciliationLines.isUndone, false),
    sql`${reconciliationLines.lineId} = any(${sql.param(ids)}::uuid[])`,
  )

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
  const rows = await scope.tx
    .selectDistinct(fixedColumns)
    .from(finances)
    .innerJoin(
      reconciliationLines,
      and(eq(reconciliationLines.groupId, finances.groupId), eq(reconciliationLines.lineId, finances.id)),
    )
    .where(and(eq(finances.groupId, scope.groupId), isNull(finances.deletedAt), isLineAmong(scope, ids)))
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
  const rows = await scope.tx
    .selectDistinct(fixedTransferColumns)
    .from(transfers)
    .innerJoin(
      reconciliationLines,
      and(eq(reconciliationLines.groupId, transfers.groupId), eq(reconciliationLines.lineId, transfers.id)),
    )
    .where(and(eq(transfers.groupId, scope.groupId), isNull(transfers.deletedAt), isLineAmong(scope, ids)))
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
