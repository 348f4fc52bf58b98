import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { PIECE_MERGE_UNDO_HOURS } from '@contract/calendar/pieceMerges'
import type { PieceMerge, RecentPieceMerge } from '@contract/calendar/pieceMerges'
import type { LibraryPiece } from '@contract/calendar/pieces'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { areUnchanged, recordRows, restoreRows } from '../../../platform/db/rowImages'
import { events } from '../../../platform/db/schema/calendar/events'
import { pieceFiles } from '../../../platform/db/schema/calendar/pieceFiles'
import { pieceMerges } from '../../../platform/db/schema/calendar/pieceMerges'
import { pieces } from '../../../platform/db/schema/calendar/pieces'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { auditedOf, subjectOf } from './pieceRepository'
import { isPiece, pieceColumns, pieceContent, toPiece } from './pieceRows'
import type { PieceRow } from './pieceRows'
import { changeLines } from './programmeLines'

const HOUR_MS = 3_600_000
const undoableSince = () => new Date(Date.now() - PIECE_MERGE_UNDO_HOURS * HOUR_MS)

const mergedTables = [pieces, pieceFiles, events]

const isMerge = (groupId: string, id: string) => and(eq(pieceMerges.groupId, groupId), eq(pieceMerges.id, id))

async function findPiece(tx: Transaction, groupId: string, id: string): Promise<PieceRow> {
  const [row] = await tx.select(pieceColumns).from(pieces).where(isPiece(groupId, id))
  if (row === undefined) throw new ApiError('not_found')
  return row
}

/** Both as they were read. Throws `not_found`, and `conflict` where one was changed since. */
async function lockBoth(tx: Transaction, groupId: string, { kept, givenUp }: PieceMerge) {
  const read = [kept, givenUp].map(({ id, version }) => ({ id: id.toLowerCase(), version }))
  const ids = read.map(({ id }) => id)
  const rows = await tx
    .select(pieceColumns)
    .from(pieces)
    .where(and(eq(pieces.groupId, groupId), isIn(pieces.id, ids), isNull(pieces.deletedAt)))
    .for('update')
  const both = read.map(({ id, version }) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) throw new ApiError('not_found')
    if (row.version !== version) throw new ApiError('conflict', { current: toPiece(row) })
    return row
  })
  const [before, gone] = both
  if (before === undefined || gone === undefined) throw new ApiError('not_found')
  return { before, gone }
}

export function pieceMergeRepository(db: Database) {
  return {
    /** Merges that can be undone, newest first. */
    async recent(groupId: string): Promise<RecentPieceMerge[]> {
      const titleOf = (id: typeof pieceMerges.keptPieceId | typeof pieceMerges.givenUpPieceId) =>
        sql<string>`(select title from ${pieces} where ${pieces.groupId} = ${groupId} and ${pieces.id} = ${id})`
      const rows = await db
        .select({
          id: pieceMerges.id,
          keptId: pieceMerges.keptPieceId,
          keptTitle: titleOf(pieceMerges.keptPieceId),
          title: titleOf(pieceMerges.givenUpPieceId),
          at: pieceMerges.mergedAt,
        })
        .from(pieceMerges)
        .where(
          and(
            eq(pieceMerges.groupId, groupId),
            isNull(pieceMerges.undoneAt),
            isNotNull(pieceMerges.changes),
            gt(pieceMerges.mergedAt, undoableSince()),
          ),
        )
        .orderBy(desc(pieceMerges.mergedAt), desc(pieceMerges.id))
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },

    /** Makes one piece of two, with all that hangs on them; the same request again changes nothing. */
    merge(actor: Actor, merge: PieceMerge): Promise<LibraryPiece> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [keptId, givenUpId] = [merge.kept.id.toLowerCase(), merge.givenUp.id.toLowerCase()]
        const [known] = await tx.select().from(pieceMerges).where(isMerge(groupId, merge.id))
        if (known !== undefined) {
          const isSame = known.keptPieceId === keptId && known.givenUpPieceId === givenUpId && known.undoneAt === null
          if (!isSame) throw new ApiError('conflict')
          return toPiece(await findPiece(tx, groupId, keptId))
        }
        const { before, gone } = await lockBoth(tx, groupId, merge)
        const recorder = recordRows(tx, groupId)
        await recorder.record(pieces, isIn(pieces.id, [keptId, givenUpId]), async () => {
          await tx
            .update(pieces)
            .set({ ...pieceContent(merge.kept), version: before.version + 1, updatedAt: sql`now()` })
            .where(isPiece(groupId, keptId))
          await tx
            .update(pieces)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(isPiece(groupId, givenUpId))
        })
        const moveFiles = () =>
          tx
            .update(pieceFiles)
            .set({ pieceId: keptId, version: sql`${pieceFiles.version} + 1`, updatedAt: sql`now()` })
            .where(and(eq(pieceFiles.groupId, groupId), eq(pieceFiles.pieceId, givenUpId)))
        await recorder.record(pieceFiles, isIn(pieceFiles.pieceId, [keptId, givenUpId]), moveFiles, [
          pieceFiles.pieceId,
        ])
        await changeLines(
          tx,
          groupId,
          (line) => (line.pieceId === givenUpId ? { ...line, pieceId: keptId } : line),
          (where, write) => recorder.record(events, where, write, [events.programme, events.played]),
        )
        await tx
          .update(pieceMerges)
          .set({ changes: null })
          .where(and(eq(pieceMerges.groupId, groupId), lt(pieceMerges.mergedAt, undoableSince())))
        await tx.insert(pieceMerges).values({
          groupId,
          id: merge.id,
          keptPieceId: keptId,
          givenUpPieceId: givenUpId,
          changes: recorder.batches,
        })
        const after = await findPiece(tx, groupId, keptId)
        await appendAudit(tx, actor, {
          action: 'pieces_merged',
          subject: subjectOf(after),
          before: auditedOf(before),
          after: { ...auditedOf(after), mergedPiece: gone.title },
        })
        return toPiece(after)
      })
    },

    /** Puts back all that a merge changed. Throws `merge_too_old` after its day, `merge_changed` where any of it was changed since. */
    undo(actor: Actor, id: string): Promise<LibraryPiece> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const [merge] = await tx.select().from(pieceMerges).where(isMerge(groupId, id)).for('update')
        if (merge === undefined) throw new ApiError('not_found')
        const { keptPieceId, givenUpPieceId, changes, mergedAt, undoneAt } = merge
        if (undoneAt === null) {
          if (changes === null || mergedAt < undoableSince()) throw new ApiError('merge_too_old')
          if (!(await areUnchanged(tx, groupId, changes, mergedTables))) throw new ApiError('merge_changed')
          await restoreRows(tx, groupId, changes, mergedTables)
          await tx
            .update(pieceMerges)
            .set({ changes: null, undoneAt: sql`now()` })
            .where(isMerge(groupId, id))
          const [piece, other] = [
            await findPiece(tx, groupId, keptPieceId),
            await findPiece(tx, groupId, givenUpPieceId),
          ]
          await appendAudit(tx, actor, {
            action: 'piece_merge_undone',
            subject: subjectOf(piece),
            after: { mergedPiece: other.title },
          })
        }
        return toPiece(await findPiece(tx, groupId, keptPieceId))
      })
    },
  }
}
