import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PIECE_IMPORT_MAX } from '@contract/calendar/pieceImports'
import type { LibraryPieceWrite } from '@contract/calendar/pieces'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { RawCells } from '@/@core/import/wizard/RawCells'
import { useFormat } from '@/shared/dates/useFormat'
import { useDuration } from '@/shared/programme/useDuration'
import { pieceFields, pieceImportFields, type PieceFieldId } from './pieceImportFields'
import { pieceLineReader } from './pieceImportLines'

/** A library leaves nothing open that would have to be asked. */
type NoAnswers = Record<string, never>
const noAnswers: NoAnswers = {}

/** What the importer has to know of the library's pieces. */
export function usePieceImportArea(): ImportArea<PieceFieldId, NoAnswers, LibraryPieceWrite> {
  const { t } = useTranslation(['pieces', 'imports'])
  const format = useFormat()
  const duration = useDuration()
  return useMemo(() => {
    const label = (id: PieceFieldId) => (id === 'isArchived' ? t('archived') : t(`fields.${id}`))
    return {
      fields: pieceImportFields.map((field) => ({ ...field, label: label(field.id) })),
      linesMax: PIECE_IMPORT_MAX,
      needsAllColumns: true,
      initialAnswers: noAnswers,
      isCertain: true,
      openQuestions: (columns) => (columns.has('title') ? [] : [t('import.need')]),
      questions: () => null,
      lineReader: (columns) => pieceLineReader(columns),
      validationErrorSentence: (error) => {
        const [word = '', what = '', limit = ''] = error.split(':')
        const field = pieceFields.find((id) => id === (word === 'long' ? what : word))
        if (field === undefined) return t('import.error.other')
        if (word === 'long') return t('import.error.long', { field: label(field), limit })
        const text = error.slice(word.length + 1)
        return text === ''
          ? t('import.error.missing', { field: label(field) })
          : t('import.error.text', { field: label(field), text })
      },
      fieldsWithErrors: (error) => {
        const [word = '', what = ''] = error.split(':')
        return pieceFields.filter((id) => id === (word === 'long' ? what : word))
      },
      optionalFields: pieceFields.filter((id) => id !== 'title'),
      previewColumns: () => [
        {
          id: 'title',
          label: label('title'),
          grow: 2,
          minWidth: '8rem',
          wraps: true,
          cell: ({ item, row }) =>
            item ? (
              <>
                {item.title}
                <div className="muted">
                  {[item.composer, item.arranger && t('arrangedBy', { name: item.arranger })]
                    .filter(Boolean)
                    .join(', ')}
                </div>
              </>
            ) : (
              <RawCells row={row} />
            ),
        },
        {
          id: 'shelf',
          label: t('shelf'),
          width: '7rem',
          wraps: true,
          hideBelow: 'medium',
          cell: ({ item }) => item?.shelf,
        },
        {
          id: 'minutes',
          label: label('minutes'),
          width: '7rem',
          align: 'end',
          hideBelow: 'medium',
          cell: ({ item }) => item && duration(item),
        },
        {
          id: 'grade',
          label: label('grade'),
          width: '7rem',
          align: 'end',
          hideBelow: 'wide',
          cell: ({ item }) => item?.grade !== undefined && format.count(item.grade),
        },
        {
          id: 'instrumentation',
          label: label('instrumentation'),
          grow: 1.2,
          wraps: true,
          hideBelow: 'wide',
          cell: ({ item }) => item?.instrumentation,
        },
      ],
    }
  }, [t, format, duration])
}
