import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { FinanceDuplicatesAnswer, FinanceImport, FinanceLine } from '@contract/finances/financeImports'
import type { FileOrigin, Import, ImportAnswer } from '@contract/imports'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { finances } from '../../../platform/db/schema/finances/finances'
import { bankLines } from '../../../platform/db/schema/finances/bankLines'
import { ApiError } from '../../../platform/http/errors'
import type { OnProgress } from '../../../platform/http/progress'
import {
  accountOf,
  assertAccountsTake,
  assertKnownLinks,
  assertOpeningsFit,
  assertPurposes,
  assertSubcategories,
  financeColumns,
  toFinance,
  toRow,
  withLedger,
} from '../ledger/public'
import type { Ledger, NewFinance } from '../ledger/public'
import { describeProbable, findDuplicates } from './duplicates'
import { appendImportedLines } from './keptLines'
import { undoMatches } from './matchedUndo'
import { addImport, findImportFormat, listImports, markImportRemoved, pathOfLine } from '../../importBatches'

const AREA = 'finances'

async function findTaken({ tx, groupId }: Ledger, ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: finances.id })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Remaining entries of the import, which must be unchanged. Throws if one was changed since. */
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
    /** Each with its number of bank lines, as an import that only paid open entries created none. */
    async list(groupId: string): Promise<Import[]> {
      const counts = await db
        .select({ id: bankLines.importId, lines: sql<number>`count(*)::integer` })
        .from(bankLines)
        .where(and(eq(bankLines.groupId, groupId), ne(bankLines.outcome, 'skipped')))
        .groupBy(bankLines.importId)
      const linesOf = new Map(counts.map(({ id, lines }) => [id, lines]))
      return (await listImports(db, groupId, AREA)).map((each) => {
        const lines = linesOf.get(each.id)
        return { ...each, ...(lines !== undefined && { lines }) }
      })
    },

    findFormat: (groupId: string, shape: string) => findImportFormat(db, groupId, AREA, shape),

    async findDuplicates(groupId: string, lines: FinanceLine[], origin?: FileOrigin): Promise<FinanceDuplicatesAnswer> {
      const { duplicates, probable } = await findDuplicates(db, groupId, lines, origin)
      if (probable.length === 0) return { duplicates }
      return { duplicates, probable: await describeProbable(db, groupId, probable) }
    },

    /** Imports all lines or none, except those that are booked already. */
    add(actor: Actor, batch: FinanceImport, onProgress: OnProgress): Promise<ImportAnswer & { isNew: boolean }> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        return addImport(
          tx,
          actor,
          { area: AREA, batch, lines: batch.finances, source: batch.origin?.source },
          {
            findDuplicates: async () => {
              assertOpeningsFit(batch.finances, (index) => pathOfLine(AREA, index))
              await assertKnownLinks(ledger, batch.finances, (index) => pathOfLine(AREA, index))
              await assertPurposes(ledger, batch.finances, (index) => pathOfLine(AREA, index))
              await assertSubcategories(ledger, batch.finances, (index) => pathOfLine(AREA, index))
              await assertAccountsTake(
                ledger,
                batch.finances.flatMap(({ accountId, date }, index) =>
                  accountId === undefined ? [] : [{ accountId, date, path: `${pathOfLine(AREA, index)}.accountId` }],
                ),
              )
              const origin = { ...(batch.format && { source: batch.format.shape }), ...batch.origin }
              const { duplicates, probable } = await findDuplicates(tx, groupId, batch.finances, origin)
              return [...duplicates, ...probable.map(({ line }) => line)]
            },
            findTaken: (ids) => findTaken(ledger, ids),
            insert: async (lines) => {
              const entries = lines.map((line) => {
                const entry: NewFinance = toRow(line)
                entry.accountId = accountOf(groupId, line.accountId)
                entry.importId = batch.id
                entry.bankId = line.bankId
                return entry
              })
              await ledger.add(entries, 'imported', onProgress)
              const placeOf = new Map(batch.finances.map((line, place) => [line, place]))
              await appendImportedLines(
                ledger,
                batch.id,
                lines.map((line) => ({ ...line, place: placeOf.get(line) ?? 0 })),
              )
            },
          },
        )
      })
    },

    /** Undoes the whole import. Entries removed by hand stay removed. */
    remove(actor: Actor, importId: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const { fileName } = await markImportRemoved(tx, groupId, AREA, importId)
        await undoMatches(ledger, importId)
        const ids = await untouchedOf(ledger, importId)
        await ledger.remove(ids, async () => {
          await tx
            .update(finances)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(and(eq(finances.groupId, groupId), isIn(finances.id, ids)))
        })
        await appendAudit(tx, actor, {
          action: 'finance_import_removed',
          subject: { type: 'import', id: importId, name: fileName },
          before: { count: ids.length },
        })
      })
    },
  }
}
