import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { FILES_PER_PIECE_MAX, PIECE_FILES_MAX_BYTES, distinctParts } from '@contract/calendar/pieceFiles'
import type { PieceFile, PieceFileList, PieceFileQuery, PieceFileWrite, PiecePart } from '@contract/calendar/pieceFiles'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { isMemberFromNow } from '../../../platform/db/membership'
import { pieceFileChunks, pieceFiles } from '../../../platform/db/schema/calendar/pieceFiles'
import { pieces } from '../../../platform/db/schema/calendar/pieces'
import { members } from '../../../platform/db/schema/members'
import { readChunks, storeChunks } from '../../../platform/files/chunks'
import { fileNameOf } from '../../../platform/files/fileNames'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import { playedBy, scoreOrder } from '../../scoreOrder'
import { isPiece } from './pieceRows'
import { judgeScoreFile } from './scoreFileTypes'

const columns = {
  id: pieceFiles.id,
  pieceId: pieceFiles.pieceId,
  name: pieceFiles.name,
  parts: pieceFiles.parts,
  type: pieceFiles.type,
  size: pieceFiles.size,
  addedAt: pieceFiles.addedAt,
  version: pieceFiles.version,
  deletedAt: pieceFiles.deletedAt,
}
type Row = Pick<typeof pieceFiles.$inferSelect, keyof typeof columns>

const toFile = ({ parts, addedAt, deletedAt: _deletedAt, ...row }: Row): PieceFile => ({
  ...row,
  ...(parts && { parts }),
  addedAt: addedAt.toISOString(),
})

const isFile = (groupId: string, id: string) => and(eq(pieceFiles.groupId, groupId), eq(pieceFiles.id, id))
const isThere = (groupId: string) => and(eq(pieceFiles.groupId, groupId), isNull(pieceFiles.deletedAt))

async function findTitle(reader: Reader, groupId: string, pieceId: string): Promise<string> {
  const [piece] = await reader
    .select({ title: pieces.title })
    .from(pieces)
    .where(and(isPiece(groupId, pieceId), isNull(pieces.deletedAt)))
  if (piece === undefined) throw new ApiError('not_found')
  return piece.title
}

/** What members play who are in the group, or are to be. */
async function listParts(db: Database, groupId: string): Promise<PiecePart[]> {
  const rows = await db
    .select({ instrument: members.instrument, part: members.part })
    .from(members)
    .where(and(eq(members.groupId, groupId), isNull(members.deletedAt), isMemberFromNow(groupId)))
    .orderBy(...scoreOrder)
  return distinctParts(
    rows.flatMap(({ instrument, part }) =>
      instrument === null ? [] : [{ ...playedBy({ instrument, part }), instrument }],
    ),
  )
}

/** Throws `invalid` at the piece's limit and `piece_files_full` at the group's, where removed files count until they are purged. */
async function assertRoom(tx: Transaction, groupId: string, pieceId: string, size: number): Promise<void> {
  const isOfPiece = sql`${pieceFiles.pieceId} = ${pieceId} and ${pieceFiles.deletedAt} is null`
  const [sums] = await tx
    .select({
      bytes: sql<number>`coalesce(sum(${pieceFiles.size}), 0)::bigint`,
      ofPiece: sql<number>`count(*) filter (where ${isOfPiece})`,
    })
    .from(pieceFiles)
    .where(eq(pieceFiles.groupId, groupId))
  if ((sums?.ofPiece ?? 0) >= FILES_PER_PIECE_MAX) throw invalidField('pieceId', 'too_many')
  if ((sums?.bytes ?? 0) + size > PIECE_FILES_MAX_BYTES) throw new ApiError('piece_files_full')
}

const auditedOf = ({ name, parts }: Pick<Row, 'name' | 'parts'>) => ({
  name,
  ...(parts && { parts: parts.map(({ instrument, part }) => [instrument, part].filter(Boolean).join(' ')).join(', ') }),
})

const subjectOf = (id: string, title: string) => ({ type: 'piece', id, name: title }) as const

/** Of pieces that are there, by name. */
export function listFilesOf(db: Database, groupId: string, pieceIds: string[]): Promise<Row[]> {
  return db
    .select(columns)
    .from(pieceFiles)
    .innerJoin(pieces, and(eq(pieces.groupId, groupId), eq(pieces.id, pieceFiles.pieceId), isNull(pieces.deletedAt)))
    .where(and(isThere(groupId), isIn(pieceFiles.pieceId, pieceIds)))
    .orderBy(asc(pieceFiles.name), asc(pieceFiles.id))
}

/** A file that is there, its bytes on demand. Throws `not_found`. */
export async function openPieceFile(db: Database, groupId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(pieceFiles)
    .innerJoin(pieces, and(eq(pieces.groupId, groupId), eq(pieces.id, pieceFiles.pieceId), isNull(pieces.deletedAt)))
    .where(and(isThere(groupId), eq(pieceFiles.id, id)))
  if (row === undefined) throw new ApiError('not_found')
  const { bytes, fileId, number } = pieceFileChunks
  const chunks = readChunks(row.size, (at) =>
    db
      .select({ bytes })
      .from(pieceFileChunks)
      .where(and(eq(pieceFileChunks.groupId, groupId), eq(fileId, row.id), eq(number, at))),
  )
  return { file: toFile(row), chunks }
}

export function pieceFileRepository(db: Database) {
  async function findStored(reader: Reader, groupId: string, id: string) {
    const [row] = await reader
      .select({ ...columns, sha256: pieceFiles.sha256 })
      .from(pieceFiles)
      .where(isFile(groupId, id))
    return row
  }

  return {
    async list(groupId: string, pieceId: string): Promise<PieceFileList> {
      const [rows, parts] = await Promise.all([
        db
          .select(columns)
          .from(pieceFiles)
          .where(and(isThere(groupId), eq(pieceFiles.pieceId, pieceId)))
          .orderBy(asc(pieceFiles.name), asc(pieceFiles.id)),
        listParts(db, groupId),
        findTitle(db, groupId, pieceId),
      ])
      return { files: rows.map(toFile), parts }
    },

    open: (groupId: string, id: string) => openPieceFile(db, groupId, id),

    /** Throws `conflict` where the id is used, unless by a repeated request. */
    add(actor: Actor, asked: PieceFileQuery, file: Buffer): Promise<{ file: PieceFile; isNew: boolean }> {
      const { groupId } = actor
      const type = judgeScoreFile(file)
      if (type === undefined) throw invalidField('file', 'bad_file_type')
      const sha256 = createHash('sha256').update(file).digest('hex')
      const [id, pieceId] = [asked.id.toLowerCase(), asked.pieceId.toLowerCase()]
      const { instrument, part } = asked
      const values = {
        groupId,
        id,
        pieceId,
        name: fileNameOf(asked.name, type),
        parts: instrument === undefined ? null : [{ instrument, ...(part !== undefined && { part }) }],
        type,
        size: file.length,
        sha256,
      }
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const title = await findTitle(tx, groupId, pieceId)
        const stored = await findStored(tx, groupId, id)
        if (stored !== undefined) {
          const isSame = stored.sha256 === sha256 && stored.pieceId === pieceId && stored.deletedAt === null
          if (!isSame) throw new ApiError('conflict')
          return { file: toFile(stored), isNew: false }
        }
        await assertRoom(tx, groupId, pieceId, file.length)
        const [row] = await tx.insert(pieceFiles).values(values).returning(columns)
        if (row === undefined) throw new ApiError('conflict')
        await storeChunks(file, (chunks) =>
          tx.insert(pieceFileChunks).values(chunks.map((chunk) => ({ groupId, fileId: id, ...chunk }))),
        )
        const subject = subjectOf(pieceId, title)
        await appendAudit(tx, actor, { action: 'piece_file_added', subject, after: auditedOf(row) })
        return { file: toFile(row), isNew: true }
      })
    },

    /** Renames it, says for whom it is, or undoes its removal. */
    save(actor: Actor, { id, name, parts, version }: PieceFileWrite): Promise<PieceFile> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const stored = await findStored(tx, groupId, id)
        if (stored === undefined) throw new ApiError('not_found')
        const title = await findTitle(tx, groupId, stored.pieceId)
        const content = { name: fileNameOf(name, stored.type), parts: parts ?? null }
        const saved = await saveRecord<Row>(
          {
            lock: async () => (await tx.select(columns).from(pieceFiles).where(isFile(groupId, id)).for('update'))[0],
            // A file is added with its bytes.
            insert: async () => undefined,
            replace: async () => {
              const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
              return (await tx.update(pieceFiles).set(set).where(isFile(groupId, id)).returning(columns))[0]
            },
            isSame: (row) => isDeepStrictEqual({ name: row.name, parts: row.parts }, content),
            toRecord: toFile,
          },
          version,
        )
        if (saved.act === 'restored') await assertRoom(tx, groupId, stored.pieceId, 0)
        await appendSaved(tx, actor, saved, 'piece_file', (row) => ({
          subject: subjectOf(row.pieceId, title),
          fields: auditedOf(row),
        }))
        return toFile(saved.row)
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      const { groupId } = actor
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(pieceFiles)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isThere(groupId), eq(pieceFiles.id, id)))
          .returning(columns)
        if (removed === undefined) throw new ApiError('not_found')
        const subject = subjectOf(removed.pieceId, await findTitle(tx, groupId, removed.pieceId))
        await appendAudit(tx, actor, { action: 'piece_file_removed', subject, before: auditedOf(removed) })
        return { id: removed.id }
      })
    },
  }
}
