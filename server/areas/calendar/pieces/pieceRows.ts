import { and, eq } from 'drizzle-orm'
import type { LibraryPiece, LibraryPieceWrite } from '@contract/calendar/pieces'
import { pieces } from '../../../platform/db/schema/calendar/pieces'

export const pieceColumns = {
  id: pieces.id,
  title: pieces.title,
  composer: pieces.composer,
  arranger: pieces.arranger,
  publisher: pieces.publisher,
  shelf: pieces.shelf,
  minutes: pieces.minutes,
  seconds: pieces.seconds,
  grade: pieces.grade,
  genre: pieces.genre,
  instrumentation: pieces.instrumentation,
  iswc: pieces.iswc,
  ismn: pieces.ismn,
  society: pieces.society,
  workNumber: pieces.workNumber,
  notes: pieces.notes,
  isArchived: pieces.isArchived,
  version: pieces.version,
  deletedAt: pieces.deletedAt,
}
export type PieceRow = Pick<typeof pieces.$inferSelect, keyof typeof pieceColumns>

export const isPiece = (groupId: string, id: string) => and(eq(pieces.groupId, groupId), eq(pieces.id, id))

export function toPiece({
  deletedAt: _deletedAt,
  id,
  title,
  version,
  isArchived,
  ...optional
}: PieceRow): LibraryPiece {
  const told = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null))
  return { id, title, ...told, ...(isArchived && { isArchived }), version }
}

/** All that a write sets: what is absent is emptied. */
export const pieceContent = (piece: Omit<LibraryPieceWrite, 'id' | 'version'>) => ({
  title: piece.title,
  composer: piece.composer ?? null,
  arranger: piece.arranger ?? null,
  publisher: piece.publisher ?? null,
  shelf: piece.shelf ?? null,
  minutes: piece.minutes ?? null,
  seconds: piece.seconds ?? null,
  grade: piece.grade ?? null,
  genre: piece.genre ?? null,
  instrumentation: piece.instrumentation ?? null,
  iswc: piece.iswc ?? null,
  ismn: piece.ismn ?? null,
  society: piece.society ?? null,
  workNumber: piece.workNumber ?? null,
  notes: piece.notes ?? null,
  isArchived: piece.isArchived ?? false,
})
