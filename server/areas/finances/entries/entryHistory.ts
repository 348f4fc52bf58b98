import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Finance, FinanceHistory } from '@contract/finances'
import type { Database } from '../../../platform/db/database'
import { financeChanges } from '../../../platform/db/schema/finances/financeChanges'
import { finances } from '../../../platform/db/schema/finances/finances'
import { ApiError } from '../../../platform/http/errors'
import { financeNameRepository, isFinance, receiptHistory } from '../ledger/public'

export function financeHistoryRepository(db: Database) {
  const names = financeNameRepository(db)

  return {
    /** Also finds the history of a removed entry. */
    async find(groupId: string, id: string): Promise<FinanceHistory> {
      const [entry] = await db.select({ reversalOf: finances.reversalOf }).from(finances).where(isFinance(groupId, id))
      if (entry === undefined) throw new ApiError('not_found')
      const [reversal] = await db
        .select({ id: finances.id })
        .from(finances)
        .where(and(eq(finances.groupId, groupId), eq(finances.reversalOf, id), isNull(finances.deletedAt)))
      const { at, by, action, number } = financeChanges
      // `duesMonth` is not on the wire.
      const after = sql<Finance | null>`${financeChanges.after} - 'duesMonth'`
      const rows = await db
        .select({ at, by, action, after, before: sql<Finance | null>`lag(${after}) over (order by ${number})` })
        .from(financeChanges)
        .where(and(eq(financeChanges.groupId, groupId), eq(financeChanges.financeId, id)))
        .orderBy(asc(number))
      const changes = rows.map(({ at, before, after, ...change }) => ({
        at: at.toISOString(),
        ...change,
        ...(before !== null && { before }),
        ...(after !== null && { after }),
      }))
      const receipts = await receiptHistory(db, groupId, id)
      return {
        changes: changes.toReversed(),
        ...(receipts.length > 0 && { receipts }),
        ...(entry.reversalOf !== null && { reversalOf: entry.reversalOf }),
        ...(reversal !== undefined && { reversedBy: reversal.id }),
        ...(await names.of(
          groupId,
          rows.flatMap(({ after }) => after ?? []),
        )),
      }
    },
  }
}
