import { and, eq, exists, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { mentions, withoutName } from '../../../platform/db/nameErasure'
import type { ErasedPerson } from '../../../platform/db/nameErasure'
import { pieceFileChunks, pieceFiles } from '../../../platform/db/schema/calendar/pieceFiles'
import { pieces } from '../../../platform/db/schema/calendar/pieces'

/** Removes the person's name from file names. The files are the group's, and stay. */
export async function eraseFromPieceFiles(tx: Transaction, groupId: string, person: ErasedPerson): Promise<void> {
  await tx
    .update(pieceFiles)
    .set({ name: withoutName(pieceFiles.name, person), version: sql`${pieceFiles.version} + 1` })
    .where(and(eq(pieceFiles.groupId, groupId), mentions(pieceFiles.name, person)))
}

/** Deletes the files that were removed before the instant, or whose pieces were. Returns their number. */
export async function purgePieceFiles(tx: Transaction, groupId: string, before: Date): Promise<number> {
  const isOfRemoved = exists(
    tx
      .select({ id: pieces.id })
      .from(pieces)
      .where(and(eq(pieces.groupId, groupId), eq(pieces.id, pieceFiles.pieceId), lt(pieces.deletedAt, before))),
  )
  const purged = await tx
    .select({ id: pieceFiles.id })
    .from(pieceFiles)
    .where(and(eq(pieceFiles.groupId, groupId), or(lt(pieceFiles.deletedAt, before), isOfRemoved)))
    .for('update')
  const ids = purged.map(({ id }) => id)
  await tx.delete(pieceFileChunks).where(and(eq(pieceFileChunks.groupId, groupId), isIn(pieceFileChunks.fileId, ids)))
  await tx.delete(pieceFiles).where(and(eq(pieceFiles.groupId, groupId), isIn(pieceFiles.id, ids)))
  return ids.length
}
