import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { FinanceImport, FinanceLine } from '@contract/finances'
import type { ImportAnswer } from '@contract/imports'
import type { Database } from '../../platform/db/database'
import { finances } from '../../platform/db/schema/finances'
import { ApiError } from '../../platform/http/errors'
import { findDuplicates } from './financeDuplicates'
import { inIds, withLedger } from './financeLedger'
import type { Actor } from '../../platform/auth/accessTokens'
import type { Ledger } from './financeLedger'
import { assertKnownLinks } from './financeLinks'
import { financeColumns, toFinance, toRow } from './financeRows'
import { insertFinances } from './financeWrites'
import { addImport, listImports, markImportRemoved, pathOfLine } from '../importBatches'

const AREA = 'finances'
const MANY_LINES = 1_000

async function findTaken({ tx, groupId }: Ledger, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), inIds(finances.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Entries of the batch that are still there, as they came in. One that was changed since refuses the whole. */
async function untouchedOf({ tx, groupId }: Ledger, importId: string): Promise<string[]> {
  const ofBatch = and(eq(finances.groupId, groupId), eq(finances.importId, importId), isNull(finances.deletedAt))
  const [changed] = await tx
    .select(financeColumns)
    .from(finances)
    .where(and(ofBatch, ne(finances.version, 1)))
    .limit(1)
  if (changed !== undefined) throw new ApiError('conflict', { current: toFinance(changed) })
  const rows = await tx.select({ id: finances.id }).from(finances).where(ofBatch)
  return rows.map(({ id }) => id)
}

export function financeImportRepository(db: Database) {
  return {
    list: (groupId: string) => listImports(db, groupId, AREA),

    findDuplicates: (groupId: string, lines: FinanceLine[]) => findDuplicates(db, groupId, lines),

    /** All lines or none, but for those that stand there already. */
    add(actor: Actor, batch: FinanceImport): Promise<ImportAnswer & { isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        return addImport(
          tx,
          groupId,
          { area: AREA, batch, lines: batch.finances },
          {
            findDuplicates: async () => {
              await assertKnownLinks(ledger, batch.finances, (index) => pathOfLine(AREA, index))
              return findDuplicates(tx, groupId, batch.finances)
            },
            findTaken: (ids) => findTaken(ledger, ids),
            insert: async (lines, ids) => {
              if (ids.length === 0) return
              const entries = lines.map((line) => ({ ...toRow(line), importId: batch.id }))
              await ledger.change(ids, 'imported', () => insertFinances(ledger, entries))
              // A minute would pass until autovacuum counts the rows; until then the planner takes the full table for empty.
              if (ids.length >= MANY_LINES) await tx.execute(sql`analyze ${finances}`)
            },
          },
        )
      })
    },

    /** Takes the whole batch back. What was removed from it by hand stays removed. */
    remove(actor: Actor, importId: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        await markImportRemoved(tx, groupId, AREA, importId)
        const ids = await untouchedOf(ledger, importId)
        await ledger.change(ids, 'removed', async () => {
          await tx
            .update(finances)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(and(eq(finances.groupId, groupId), inIds(finances.id, ids)))
        })
      })
    },
  }
}
