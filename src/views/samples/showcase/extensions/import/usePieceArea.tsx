import { useMemo } from 'react'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { RawCells } from '@/@core/import/wizard/RawCells'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { pieceFields, type Piece, type PieceField } from './pieceFields'
import { texts } from './texts'

/** Nothing has to be asked of these files. */
type Answers = Record<string, never>

function readLine(columns: FileColumns<PieceField>, row: FileRow): ImportLine<Piece> {
  const [title, minutes] = [columns.cell(row, 'title'), columns.cell(row, 'minutes')]
  const validationErrors = [
    ...(title === '' ? ['title'] : []),
    ...(/^\d*$/.test(minutes) ? [] : [`minutes:${minutes}`]),
  ]
  const piece = { title, composer: columns.cell(row, 'composer'), minutes: minutes === '' ? null : Number(minutes) }
  return { row, item: validationErrors.length === 0 ? piece : null, validationErrors }
}

/** What the importer has to know of pieces of music. */
export function usePieceArea(linesMax: number): ImportArea<PieceField, Answers, Piece> {
  const words = useWords(texts)
  return useMemo(
    () => ({
      fields: pieceFields.map((field) => ({ ...field, label: words.fields[field.id] })),
      linesMax,
      initialAnswers: {},
      openQuestions: (columns) => (columns.has('title') ? [] : [words.needTitle]),
      questions: () => null,
      lineReader: (columns) => (row) => readLine(columns, row),
      validationErrorSentence: (error) => {
        const [field, text = ''] = error.split(':')
        return field === 'minutes' ? words.noMinutes.replace('{{text}}', text) : words.noTitle
      },
      fieldsWithErrors: (error) => [error.startsWith('minutes') ? 'minutes' : 'title'],
      optionalFields: ['composer', 'minutes'],
      previewColumns: () => [
        {
          id: 'title',
          label: words.fields.title,
          grow: 2,
          minWidth: '8rem',
          wraps: true,
          cell: ({ item, row }) => item?.title ?? <RawCells row={row} />,
        },
        { id: 'composer', label: words.fields.composer, grow: 2, minWidth: '7rem', cell: ({ item }) => item?.composer },
        {
          id: 'minutes',
          label: words.fields.minutes,
          width: '6rem',
          align: 'end',
          stacked: 'end',
          cell: ({ item }) => item?.minutes,
        },
      ],
    }),
    [linesMax, words],
  )
}
