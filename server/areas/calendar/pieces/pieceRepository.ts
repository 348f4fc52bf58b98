import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PIECES_MAX } from '@contract/calendar/pieces'
import type {
  AllPiecesConfig,
  LibraryPiece,
  LibraryPieceWrite,
  PieceHistory,
  PieceList,
  PieceListConfig,
} from '@contract/calendar/pieces'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader, Transaction } from '../../../platform/db/database'
import { matchesAllWords, ordered } from '../../../platform/db/listQuery'
import { readList } from '../../../platform/db/longList'
import type { LongList } from '../../../platform/db/longList'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { pieces } from '../../../platform/db/schema/calendar/pieces'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { appendSaved, saveRecord } from '../../../platform/records/saveRecord'
import type { SavedRecord } from '../../../platform/records/saveRecord'
import { findEventViewer, selectedEvents } from '../events/public'
import type { CalendarReader } from '../events/public'
import { countPlays, findHistory, isNeverPlayed, playsByPiece } from './playedPieces'
import { isPiece, pieceColumns, pieceContent, toPiece } from './pieceRows'
import type { PieceRow } from './pieceRows'

export const subjectOf = ({ id, title }: PieceRow) => ({ type: 'piece', id, name: title }) as const

/** In the activity log. */
export function auditedOf(row: PieceRow) {
  const { id: _id, version: _version, ...told } = toPiece(row)
  return told
}

/** Creates or replaces one piece; the caller looks after the size of the library. */
export async function savePiece(
  tx: Transaction,
  actor: Actor,
  written: LibraryPieceWrite,
): Promise<SavedRecord<PieceRow>> {
  const { groupId } = actor
  const where = isPiece(groupId, written.id)
  const content = pieceContent(written)
  const saved = await saveRecord<PieceRow>(
    {
      lock: async () => (await tx.select(pieceColumns).from(pieces).where(where).for('update'))[0],
      insert: async () => {
        const values = { groupId, id: written.id, ...content }
        return (await tx.insert(pieces).values(values).onConflictDoNothing().returning(pieceColumns))[0]
      },
      replace: async ({ version }) => {
        const set = { ...content, version: version + 1, updatedAt: sql`now()`, deletedAt: null }
        return (await tx.update(pieces).set(set).where(where).returning(pieceColumns))[0]
      },
      isSame: (stored) => isDeepStrictEqual(pieceContent(toPiece(stored)), content),
      toRecord: toPiece,
    },
    written.version,
  )
  await appendSaved(tx, actor, saved, 'piece', (row) => ({ subject: subjectOf(row), fields: auditedOf(row) }))
  return saved
}

async function assertRoom(tx: Transaction, groupId: string): Promise<void> {
  const kept = await tx.$count(pieces, and(eq(pieces.groupId, groupId), isNull(pieces.deletedAt)))
  if (kept > PIECES_MAX) throw invalidField('piece.title', `too_many:${PIECES_MAX}`)
}

function selectedPieces(groupId: string, { q, genre, state, played }: AllPiecesConfig): SQL | undefined {
  return and(
    eq(pieces.groupId, groupId),
    isNull(pieces.deletedAt),
    genre === undefined ? undefined : eq(pieces.genre, genre),
    state === 'all' ? undefined : eq(pieces.isArchived, state === 'archived'),
    played === 'never' ? isNeverPlayed(groupId, pieces.id) : undefined,
    // A comma parts a surname from the first name.
    matchesAllWords(pieces.search, q?.replaceAll(/[,;]+(?=\s|$)/g, ' ')),
  )
}

/** Pieces in the order that is asked for. Plays are counted where they make it alone: a page counts those of its own pieces. */
function inOrder(reader: Reader, groupId: string, { sort, sortColumn = 'title' }: AllPiecesConfig) {
  const select = reader.select(pieceColumns).from(pieces).$dynamic()
  if (sortColumn === 'minutes') {
    const length = sql`${pieces.minutes} * 60 + coalesce(${pieces.seconds}, 0)`
    return select.orderBy(sql`${length} ${sql.raw(sort)} nulls last`, asc(pieces.id))
  }
  if (sortColumn !== 'lastPlayed' && sortColumn !== 'timesPlayed')
    return select.orderBy(...ordered(pieces[sortColumn], sort, pieces.id))
  const plays = playsByPiece(reader, groupId)
  const told = sortColumn === 'lastPlayed' ? sql`${plays.last}` : sql`coalesce(${plays.count}, 0)`
  return select
    .leftJoin(plays, eq(plays.pieceId, pieces.id))
    .orderBy(sql`${told} ${sql.raw(sort)} nulls last`, asc(pieces.id))
}

/**
 * The genres in the library, each by one look into their index: reading every piece for them would cost more than the page that is asked
 * for (https://wiki.postgresql.org/wiki/Loose_indexscan).
 */
async function findGenres(db: Database, groupId: string): Promise<string[]> {
  const next = (after: SQL) => sql`
    select min(genre) from ${pieces} where group_id = ${groupId} and deleted_at is null and genre > ${after}`
  const { rows } = await db.execute<{ genre: string }>(sql`
    with recursive found (genre) as (
      (${next(sql`''`)})
      union all
      select (${next(sql`found.genre`)}) from found where found.genre is not null
    )
    select genre from found where genre is not null`)
  return rows.map(({ genre }) => genre)
}

export function pieceRepository(db: Database) {
  return {
    async list(groupId: string, config: PieceListConfig): Promise<PieceList> {
      const { page, perPage } = config
      const selected = selectedPieces(groupId, config)
      const [rows, total, genres] = await Promise.all([
        inOrder(db, groupId, config)
          .where(selected)
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.$count(pieces, selected),
        findGenres(db, groupId),
      ])
      const plays = await countPlays(
        db,
        groupId,
        rows.map(({ id }) => id),
      )
      return { pieces: rows.map(toPiece), total, plays, genres }
    },

    all(groupId: string, config: AllPiecesConfig): Promise<LongList<LibraryPiece>> {
      const read = (reader: Reader) => inOrder(reader, groupId, config).where(selectedPieces(groupId, config))
      return readList(db, read, toPiece)
    },

    async find(reader: CalendarReader, id: string): Promise<PieceHistory> {
      const { groupId } = reader
      const [[row], viewer] = await Promise.all([
        db
          .select(pieceColumns)
          .from(pieces)
          .where(and(isPiece(groupId, id), isNull(pieces.deletedAt))),
        findEventViewer(db, reader),
      ])
      if (row === undefined) throw new ApiError('not_found')
      return { piece: toPiece(row), ...(await findHistory(db, groupId, row.id, viewer)) }
    },

    /** Of an event that the reader may see. */
    async ofEvent(reader: CalendarReader, eventId: string): Promise<LibraryPiece[]> {
      const { groupId } = reader
      const viewer = await findEventViewer(db, reader)
      const [event] = await db
        .select({ programme: events.programme })
        .from(events)
        .where(and(selectedEvents(groupId, { viewer }), eq(events.id, eventId)))
      if (event === undefined) throw new ApiError('not_found')
      const ids = event.programme?.flatMap(({ pieceId }) => pieceId ?? []) ?? []
      if (ids.length === 0) return []
      const rows = await db
        .select(pieceColumns)
        .from(pieces)
        .where(and(eq(pieces.groupId, groupId), isIn(pieces.id, ids), isNull(pieces.deletedAt)))
        .orderBy(asc(pieces.title), asc(pieces.id))
      return rows.map(toPiece)
    },

    /** Creates, or replaces if a version is given (docs/writes.md). */
    save(actor: Actor, written: LibraryPieceWrite): Promise<{ piece: LibraryPiece; isNew: boolean }> {
      return withGroupLock(db, actor.groupId, 'no key update', async (tx) => {
        const saved = await savePiece(tx, actor, written)
        if (saved.isNew || saved.act === 'restored') await assertRoom(tx, actor.groupId)
        return { piece: toPiece(saved.row), isNew: saved.isNew }
      })
    },

    /** Soft delete for Undo; the version stays. */
    remove(actor: Actor, id: string): Promise<{ id: string }> {
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(pieces)
          .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
          .where(and(isPiece(actor.groupId, id), isNull(pieces.deletedAt)))
          .returning(pieceColumns)
        if (removed === undefined) throw new ApiError('not_found')
        await appendAudit(tx, actor, {
          action: 'piece_removed',
          subject: subjectOf(removed),
          before: auditedOf(removed),
        })
        return { id: removed.id }
      })
    },
  }
}
