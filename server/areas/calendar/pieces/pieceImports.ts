import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type {
  PieceImport,
  PieceImportAnswer,
  PieceImportUndo,
  ProgrammeLine,
  Spelling,
} from '@contract/calendar/pieceImports'
import { PIECES_MAX } from '@contract/calendar/pieces'
import type { LibraryPieceWrite } from '@contract/calendar/pieces'
import type { Piece } from '@contract/calendar'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudits } from '../../../platform/audit/auditEntries'
import type { Database, Transaction } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { events } from '../../../platform/db/schema/calendar/events'
import { pieces } from '../../../platform/db/schema/calendar/pieces'
import { ApiError, invalidField } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { inPieces } from '../../../platform/http/progress'
import type { OnProgress } from '../../../platform/http/progress'
import { auditedOf, savePiece, subjectOf } from './pieceRepository'
import { pieceColumns, pieceContent, toPiece } from './pieceRows'
import { changeLines, hasProgramme } from './programmeLines'

type Lines = Piece[] | null

const keyOf = ({ title, composer = '' }: Spelling): string => JSON.stringify([title, composer])
const isUntied = ({ kind, pieceId }: Piece): boolean => kind !== 'intermission' && pieceId === undefined

/** What programmes have that is tied to nothing, by title; at each event that which was played, else that which is planned. */
export async function listProgrammeLines(db: Database, groupId: string): Promise<ProgrammeLine[]> {
  const rows = await db
    .select({ lines: sql<Lines>`coalesce(${events.played}, ${events.programme})` })
    .from(events)
    .where(hasProgramme(groupId))
    .orderBy(asc(events.startsAt), asc(events.id))
  const known = new Map<string, ProgrammeLine>()
  for (const { lines } of rows) {
    const untied = new Map((lines ?? []).filter(isUntied).map((line) => [keyOf(line), line]))
    for (const [key, { title, composer, minutes, seconds }] of untied) {
      const before = known.get(key)
      const lasts = minutes === undefined ? before : { minutes, seconds }
      known.set(key, {
        title,
        ...(composer !== undefined && { composer }),
        ...(lasts?.minutes !== undefined && { minutes: lasts.minutes }),
        ...(lasts?.seconds !== undefined && { seconds: lasts.seconds }),
        count: (before?.count ?? 0) + 1,
      })
    }
  }
  return [...known.values()].toSorted((a, b) => a.title.localeCompare(b.title))
}

const presentPieces = (groupId: string, ids: string[]) =>
  and(eq(pieces.groupId, groupId), isIn(pieces.id, ids), isNull(pieces.deletedAt))

/** Each piece that a programme is tied to is in the library. */
async function assertTied(tx: Transaction, groupId: string, ties: PieceImport['ties']): Promise<void> {
  const ids = [...new Set(ties.map(({ pieceId }) => pieceId.toLowerCase()))]
  if (ids.length === 0) return
  const found = await tx.$count(pieces, presentPieces(groupId, ids))
  if (found !== ids.length) throw new ApiError('not_found')
}

/** Adds those that are new a thousand at a time; those of an import that is sent again, or that have a version, as each is saved. */
async function addPieces(
  tx: Transaction,
  actor: Actor,
  added: LibraryPieceWrite[],
  onProgress: OnProgress,
): Promise<void> {
  const { groupId } = actor
  const ids = added.map(({ id }) => id.toLowerCase())
  const stored = await tx
    .select({ id: pieces.id })
    .from(pieces)
    .where(and(eq(pieces.groupId, groupId), isIn(pieces.id, ids)))
  const known = new Set(stored.map(({ id }) => id))
  const isNew = ({ id, version }: LibraryPieceWrite) => version === undefined && !known.has(id.toLowerCase())
  // oxlint-disable-next-line no-await-in-loop -- one connection takes one statement at a time
  for (const piece of added) if (!isNew(piece)) await savePiece(tx, actor, piece)
  await inPieces(added.filter(isNew), onProgress, async (some) => {
    const values = some.map((piece) => ({ groupId, id: piece.id, ...pieceContent(piece) }))
    const rows = await tx.insert(pieces).values(values).returning(pieceColumns)
    await appendAudits(
      tx,
      actor,
      rows.map((row) => ({ action: 'piece_added', subject: subjectOf(row), after: auditedOf(row) })),
    )
  })
}

/** Many pieces at once, with the programmes that have them: all of it or nothing (contract/calendar/pieceImports.ts). */
export function pieceImportRepository(db: Database) {
  return {
    add(actor: Actor, { pieces: added, ties }: PieceImport, onProgress: OnProgress): Promise<PieceImportAnswer> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        await addPieces(tx, actor, added, onProgress)
        const kept = await tx.$count(pieces, and(eq(pieces.groupId, groupId), isNull(pieces.deletedAt)))
        if (kept > PIECES_MAX) throw invalidField('import.pieces', `too_many:${PIECES_MAX}`)
        await assertTied(tx, groupId, ties)
        const pieceIds = new Map(
          ties.flatMap(({ pieceId, spellings }) => spellings.map((one) => [keyOf(one), pieceId.toLowerCase()])),
        )
        const eventIds = await changeLines(tx, groupId, (line) => {
          const pieceId = isUntied(line) ? pieceIds.get(keyOf(line)) : undefined
          return pieceId === undefined ? line : { ...line, pieceId }
        })
        return { added: added.length, tied: eventIds.length, eventIds }
      })
    },

    undo(actor: Actor, { pieces: ids, ties, eventIds }: PieceImportUndo): Promise<{ removed: number }> {
      const { groupId } = actor
      const where = presentPieces(
        groupId,
        ids.map((id) => id.toLowerCase()),
      )
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const found = await tx.select(pieceColumns).from(pieces).where(where).for('update')
        if (found.length < ids.length) throw new ApiError('not_found')
        const changed = found.find(({ version }) => version !== 1)
        if (changed) throw new ApiError('conflict', { current: toPiece(changed) })
        const tied = new Set(
          ties.flatMap(({ pieceId, spellings }) => spellings.map((one) => `${pieceId.toLowerCase()} ${keyOf(one)}`)),
        )
        const wereTied = eventIds && new Set(eventIds.map((id) => id.toLowerCase()))
        await changeLines(tx, groupId, (line, eventId) => {
          const { pieceId, ...untied } = line
          if (wereTied?.has(eventId) === false) return line
          return tied.has(`${pieceId} ${keyOf(line)}`) ? untied : line
        })
        await inPieces(found, undefined, (some) =>
          appendAudits(
            tx,
            actor,
            some.map((row) => ({ action: 'piece_removed', subject: subjectOf(row), before: auditedOf(row) })),
          ),
        )
        if (found.length > 0)
          await tx
            .update(pieces)
            .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
            .where(where)
        return { removed: found.length }
      })
    },
  }
}
