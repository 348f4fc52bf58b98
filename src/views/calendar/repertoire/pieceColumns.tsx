import type { TFunction } from 'i18next'
import { writeLength, type Length } from '@contract/lengths'
import type { LibraryPiece, PieceList } from '@contract/calendar/pieces'
import { Badge } from '@/@core/components/page/Badge'
import type { Column } from '@/@core/components/table/column'
import type { Format } from '@/i18n/format'
import type { TableColumn } from '@/shared/records/useTableFile'

/** `C. Gomes, arr. J. de Meij`. */
export const makersOf = ({ composer, arranger }: LibraryPiece, t: TFunction<'pieces'>): string =>
  [composer, arranger && t('arrangedBy', { name: arranger })].filter(Boolean).join(', ')

/** A piece with how often it was played, and when last. */
export interface PieceRow extends LibraryPiece {
  plays?: PieceList['plays'][number] | undefined
}

/** On a phone in three lines: the title, who wrote it, where it stands and how long it is. */
export function pieceColumns(
  t: TFunction<'pieces'>,
  format: Format,
  duration: (length: Length) => string,
): Column<PieceRow>[] {
  return [
    {
      id: 'title',
      label: t('fields.title'),
      grow: 3,
      wraps: true,
      isSortable: true,
      cell: ({ title, isArchived }) => (
        <>
          {title} {isArchived && <Badge tone="neutral">{t('archived')}</Badge>}
        </>
      ),
    },
    {
      id: 'composer',
      label: t('fields.composer'),
      grow: 2,
      wraps: true,
      isSortable: true,
      stacked: 'detail',
      cell: (piece) => makersOf(piece, t),
    },
    {
      id: 'genre',
      label: t('fields.genre'),
      grow: 1,
      hideBelow: 'wide',
      stacked: 'hidden',
      wraps: true,
      cell: ({ genre }) => genre ?? '',
    },
    {
      id: 'instrumentation',
      label: t('fields.instrumentation'),
      grow: 1.4,
      hideBelow: 'wide',
      stacked: 'hidden',
      wraps: true,
      cell: ({ instrumentation }) => instrumentation ?? '',
    },
    {
      id: 'grade',
      label: t('fields.grade'),
      width: '6.5rem',
      align: 'end',
      hideBelow: 'medium',
      stacked: 'hidden',
      isSortable: true,
      cell: ({ grade }) => (grade === undefined ? '' : format.count(grade)),
    },
    {
      id: 'minutes',
      label: t('fields.minutes'),
      width: '7rem',
      align: 'end',
      stacked: 'end',
      isSortable: true,
      cell: duration,
    },
    {
      id: 'lastPlayed',
      label: t('lastPlayed'),
      width: '8rem',
      stacked: 'hidden',
      isSortable: true,
      cell: ({ plays }) => plays && format.day(plays.last),
    },
    {
      id: 'timesPlayed',
      label: t('timesPlayed'),
      width: '7.5rem',
      align: 'end',
      hideBelow: 'medium',
      stacked: 'hidden',
      isSortable: true,
      cell: ({ plays }) => format.count(plays?.count ?? 0),
    },
    {
      id: 'shelf',
      label: t('shelf'),
      grow: 0.8,
      stacked: 'detail',
      isSortable: true,
      wraps: true,
      cell: ({ shelf }) => shelf ?? '',
    },
  ]
}

/** One column for all that is known of a piece. */
export function pieceFileColumns(t: TFunction<'pieces'>): TableColumn<LibraryPiece>[] {
  const number = (value: number | undefined) => (value === undefined ? undefined : { number: String(value) })
  return [
    { label: t('fields.title'), value: ({ title }) => title },
    { label: t('fields.composer'), value: ({ composer }) => composer },
    { label: t('fields.arranger'), value: ({ arranger }) => arranger },
    { label: t('fields.publisher'), value: ({ publisher }) => publisher },
    { label: t('fields.shelf'), value: ({ shelf }) => shelf },
    { label: t('fields.minutes'), value: writeLength },
    { label: t('fields.grade'), value: ({ grade }) => number(grade) },
    { label: t('fields.genre'), value: ({ genre }) => genre },
    { label: t('fields.instrumentation'), value: ({ instrumentation }) => instrumentation },
    { label: t('fields.iswc'), value: ({ iswc }) => iswc },
    { label: t('fields.ismn'), value: ({ ismn }) => ismn },
    { label: t('fields.society'), value: ({ society }) => society },
    { label: t('fields.workNumber'), value: ({ workNumber }) => workNumber },
    { label: t('fields.notes'), value: ({ notes }) => notes },
    { label: t('archived'), value: ({ isArchived }) => (isArchived ? 'x' : undefined) },
  ]
}
