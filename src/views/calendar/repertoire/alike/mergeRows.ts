import { writeLength } from '@contract/lengths'
import { LibraryPieceWrite, type LibraryPiece } from '@contract/calendar/pieces'

/** What is chosen of two pieces, each a field or two that belong together. */
const mergeFields = [
  'title',
  'composer',
  'arranger',
  'publisher',
  'shelf',
  'minutes',
  'grade',
  'genre',
  'instrumentation',
  'iswc',
  'ismn',
  'workNumber',
  'notes',
] as const
export type MergeField = (typeof mergeFields)[number]

/** 0: of the piece that stays; 1: of the other one. */
export type MergeSide = 0 | 1

export interface MergeRow {
  field: MergeField
  values: readonly [string, string]
  /** The one that is told, that of the piece that stays where both are. */
  proposed: MergeSide
}

function valueOf(piece: LibraryPiece, field: MergeField): string {
  if (field === 'minutes') return writeLength(piece)
  if (field === 'workNumber') return [piece.workNumber, piece.society].filter(Boolean).join(' · ')
  return String(piece[field] ?? '')
}

/** What is chosen with a field. */
const tiedFields: Partial<Record<MergeField, keyof LibraryPiece>> = { workNumber: 'society', minutes: 'seconds' }

/** The fields in which they differ. */
export function mergeRows(kept: LibraryPiece, other: LibraryPiece): MergeRow[] {
  return mergeFields.flatMap((field): MergeRow[] => {
    const values = [valueOf(kept, field), valueOf(other, field)] as const
    if (values[0] === values[1]) return []
    return [{ field, values, proposed: values[0] === '' ? 1 : 0 }]
  })
}

/** The piece that stays, with what was taken of the other one. */
export function mergedPiece(kept: LibraryPiece, other: LibraryPiece, taken: readonly MergeField[]): LibraryPieceWrite {
  const names = taken.flatMap((field): (keyof LibraryPiece)[] => [field, tiedFields[field] ?? field])
  const { isArchived: _archived, ...merged } = {
    ...kept,
    ...Object.fromEntries(names.map((name) => [name, other[name]])),
  }
  const told = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined))
  // In the archive only where both were.
  const isArchived = kept.isArchived && other.isArchived
  return LibraryPieceWrite.parse({ ...told, ...(isArchived && { isArchived }) })
}
