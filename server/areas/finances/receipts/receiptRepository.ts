import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Receipt, ReceiptAnswer, ReceiptQuery } from '@contract/finances/receipts'
import { RECEIPTS_MAX_BYTES, RECEIPTS_PER_ENTRY_MAX } from '@contract/finances/receipts'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Actor } from '../../../platform/audit/actor'
import type { Database, Reader } from '../../../platform/db/database'
import { finances } from '../../../platform/db/schema/finances/finances'
import { receiptPieces, receipts } from '../../../platform/db/schema/finances/receipts'
import { readChunks, storeChunks } from '../../../platform/files/chunks'
import { judgeDocument } from '../../../platform/files/documentTypes'
import { fileNameOf } from '../../../platform/files/fileNames'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { financeSubject, isInClosedMonth, withLedger } from '../ledger/public'
import type { Ledger } from '../ledger/public'

const ALSO_ON_MAX = 5

const columns = {
  id: receipts.id,
  financeId: receipts.financeId,
  name: receipts.name,
  type: receipts.type,
  size: receipts.size,
  sha256: receipts.sha256,
  addedAt: receipts.addedAt,
  addedBy: receipts.addedBy,
}
type Row = Pick<typeof receipts.$inferSelect, keyof typeof columns>

const toReceipt = ({ addedAt, ...row }: Row): Receipt => ({
  ...row,
  name: fileNameOf(row.name, row.type),
  addedAt: addedAt.toISOString(),
})

const isReceipt = (groupId: string, id: string) => and(eq(receipts.groupId, groupId), eq(receipts.id, id))

async function findEntry(reader: Reader, groupId: string, id: string) {
  const { description, date } = finances
  const [entry] = await reader
    .select({ id: finances.id, description, date })
    .from(finances)
    .where(and(eq(finances.groupId, groupId), eq(finances.id, id), isNull(finances.deletedAt)))
  if (entry === undefined) throw new ApiError('not_found')
  return entry
}

/** Throws `invalid` at the entry's limit and `receipts_full` at the group's, where removed files count until they are purged. */
async function assertRoom({ tx, groupId }: Ledger, financeId: string, size: number): Promise<void> {
  const isThere = sql`${receipts.financeId} = ${financeId} and ${receipts.deletedAt} is null`
  const [sums] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${receipts.size}), 0)::bigint`,
      ofEntry: sql<number>`count(*) filter (where ${isThere})`,
    })
    .from(receipts)
    .where(eq(receipts.groupId, groupId))
  if ((sums?.ofEntry ?? 0) >= RECEIPTS_PER_ENTRY_MAX) throw invalidField('financeId', 'too_many')
  if ((sums?.bytes ?? 0) + size > RECEIPTS_MAX_BYTES) throw new ApiError('receipts_full')
}

/** Up to `ALSO_ON_MAX` entries with an identical file, by receipts other than this one. */
async function entriesWith({ tx, groupId }: Ledger, { id, sha256 }: Pick<Row, 'id' | 'sha256'>) {
  return tx
    .selectDistinct({ financeId: finances.id, description: finances.description })
    .from(receipts)
    .innerJoin(finances, and(eq(finances.groupId, groupId), eq(finances.id, receipts.financeId)))
    .where(
      and(
        eq(receipts.groupId, groupId),
        eq(receipts.sha256, sha256),
        sql`${receipts.id} <> ${id}`,
        isNull(receipts.deletedAt),
        isNull(finances.deletedAt),
      ),
    )
    .orderBy(finances.id)
    .limit(ALSO_ON_MAX)
}

export function receiptRepository(db: Database) {
  async function findStored({ tx, groupId }: Ledger, id: string) {
    const [row] = await tx
      .select({ ...columns, deletedAt: receipts.deletedAt })
      .from(receipts)
      .where(isReceipt(groupId, id))
    return row
  }

  const chunksOf = (groupId: string, { id, size }: Row) =>
    readChunks(size, (number) =>
      db
        .select({ bytes: receiptPieces.bytes })
        .from(receiptPieces)
        .where(
          and(eq(receiptPieces.groupId, groupId), eq(receiptPieces.receiptId, id), eq(receiptPieces.number, number)),
        ),
    )

  return {
    async list(groupId: string, financeId: string): Promise<Receipt[]> {
      await findEntry(db, groupId, financeId)
      const rows = await db
        .select(columns)
        .from(receipts)
        .where(and(eq(receipts.groupId, groupId), eq(receipts.financeId, financeId), isNull(receipts.deletedAt)))
        .orderBy(asc(receipts.addedAt), asc(receipts.id))
      return rows.map(toReceipt)
    },

    async open(groupId: string, id: string): Promise<{ receipt: Receipt; chunks: AsyncGenerator<Buffer> }> {
      const [row] = await db
        .select(columns)
        .from(receipts)
        .where(and(isReceipt(groupId, id), isNull(receipts.deletedAt)))
      if (row === undefined) throw new ApiError('not_found')
      await findEntry(db, groupId, row.financeId)
      return { receipt: toReceipt(row), chunks: chunksOf(groupId, row) }
    },

    /** Also in a closed month, as receipts change no sum. Throws `conflict` where the id is used, unless by a repeated request. */
    add(actor: Actor, asked: ReceiptQuery, file: Buffer): Promise<ReceiptAnswer & { isNew: boolean }> {
      const type = judgeDocument(file)
      if (type === undefined) throw invalidField('file', 'bad_file_type')
      const sha256 = createHash('sha256').update(file).digest('hex')
      const [id, financeId] = [asked.id.toLowerCase(), asked.financeId.toLowerCase()]
      return withLedger(db, actor, async (ledger) => {
        const { tx, groupId } = ledger
        const entry = await findEntry(tx, groupId, financeId)
        const stored = await findStored(ledger, id)
        const isSame = stored?.sha256 === sha256 && stored.financeId === financeId && stored.deletedAt === null
        if (stored !== undefined && !isSame) throw new ApiError('conflict')
        const row = stored ?? {
          id,
          financeId,
          name: fileNameOf(asked.name, type),
          type,
          size: file.length,
          sha256,
          addedAt: new Date(),
          addedBy: actor.name,
        }
        if (stored === undefined) {
          await assertRoom(ledger, financeId, file.length)
          await tx.insert(receipts).values({ ...row, groupId })
          await storeChunks(file, (chunks) =>
            tx.insert(receiptPieces).values(chunks.map((chunk) => ({ groupId, receiptId: id, ...chunk }))),
          )
          const subject = financeSubject(entry)
          await appendAudit(tx, actor, { action: 'receipt_added', subject, after: { name: row.name } })
        }
        const alsoOn = await entriesWith(ledger, row)
        const { addedAt, addedBy, name, size, type: judged } = row
        return {
          receipt: toReceipt({ id, financeId, name, type: judged, size, sha256, addedAt, addedBy }),
          ...(alsoOn.length > 0 && { alsoOn }),
          isNew: stored === undefined,
        }
      })
    },

    /** Soft delete for Undo. Throws `month_closed` for a receipt on an entry of a closed month. */
    remove(actor: Actor, id: string): Promise<void> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findStored(ledger, id)
        if (stored === undefined || stored.deletedAt !== null) throw new ApiError('not_found')
        const { tx, groupId } = ledger
        const entry = await findEntry(tx, groupId, stored.financeId)
        if (await isInClosedMonth(ledger, entry.date)) throw new ApiError('month_closed')
        await tx
          .update(receipts)
          .set({ deletedAt: sql`now()`, deletedBy: actor.name })
          .where(isReceipt(groupId, id))
        const subject = financeSubject(entry)
        await appendAudit(tx, actor, { action: 'receipt_removed', subject, before: { name: stored.name } })
      })
    },

    /** Undoes a removal; a receipt that is not removed stays unchanged. */
    restore(actor: Actor, id: string): Promise<Receipt> {
      return withLedger(db, actor, async (ledger) => {
        const stored = await findStored(ledger, id)
        if (stored === undefined) throw new ApiError('not_found')
        const { tx, groupId } = ledger
        const { deletedAt, ...row } = stored
        const entry = await findEntry(tx, groupId, row.financeId)
        if (deletedAt === null) return toReceipt(row)
        await tx.update(receipts).set({ deletedAt: null, deletedBy: null }).where(isReceipt(groupId, id))
        const subject = financeSubject(entry)
        await appendAudit(tx, actor, { action: 'receipt_restored', subject, after: { name: row.name } })
        return toReceipt(row)
      })
    },
  }
}
