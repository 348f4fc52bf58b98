import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { transfers } from '../../../platform/db/schema/finances/transfers'
import { ApiError } from '../../../platform/http/errors'
import { listReconciled } from './reconciledMarks'

interface Scope {
  tx: Transaction
  groupId: string
}

/** The entry fields that a reconciliation fixes. */
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
  const held = await listReconciled(scope.tx, scope.groupId, ids)
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
  const held = await listReconciled(scope.tx, scope.groupId, ids)
  if (held.length === 0) return new Map()
  const rows = await scope.tx
    .select(fixedTransferColumns)
    .from(transfers)
    .where(and(eq(transfers.groupId, scope.groupId), isNull(transfers.deletedAt), isIn(transfers.id, held)))
  return new Map(rows.map((row) => [row.id, JSON.stringify(row)]))
}

type Read = typeof statesOf

/**
 * Reads the reconciled rows before a write. The returned function runs after the write and throws `reconciled` where one was removed or a
 * fixed field changed. Description, category and member may change.
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

/** The ids among these that are reconciled. */
export async function reconciledAmong(scope: Scope, ids: string[]): Promise<Set<string>> {
  return new Set((await statesOf(scope, ids)).keys())
}
