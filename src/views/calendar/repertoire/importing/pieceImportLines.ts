import { v7 as newId } from 'uuid'
import { GRADE_MAX, GRADE_MIN, LibraryPieceWrite, type LibraryPiece } from '@contract/calendar/pieces'
import { societies } from '@contract/choices'
import { lengthOf } from '@contract/lengths'
import { readScoring } from '@contract/calendar/scoring'
import { foldWords } from '@/@core/components/foldText'
import { withoutEmpty } from '@/@core/hooks/withoutEmpty'
import { filledCells, isTotal, repeatsHeader, type AsideReason } from '@/@core/import/parsing/asideRows'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { ImportLine } from '@/@core/import/parsing/importLine'
import { isAlike } from '@/views/calendar/repertoire/alikeLines'
import { isSurnameFirst, partedNames, turnedName } from '@/views/calendar/repertoire/pieceNames'
import type { PieceFieldId } from './pieceImportFields'

type PieceColumns = FileColumns<PieceFieldId>

/** Seconds of `8`, `8'30"`, `8:30`, `8 min 30`, `0:08:30`, `ca. 8 min`, `1 h 5`; undefined for what is none. */
export function readSeconds(text: string): number | undefined {
  const said = text.toLowerCase().trim()
  const parts = /^\D*(\d{1,2}):(\d{2}):(\d{2})\D*$/.exec(said)
  const hours = /(\d{1,2})\s*(?:h|std|hora|ora|heure)/.exec(said)
  const rest = hours ? said.slice(hours.index + hours[0].length) : said
  const short = /(\d{1,3})\s*(?::|['’′]|m(?:in)?\b\.?)\s*(\d{1,2})/.exec(rest)
  const seconds = (): number | undefined => {
    if (parts) return Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
    if (short) return Number(short[1]) * 60 + Number(short[2])
    const whole = /\d{1,3}(?:[.,]\d{1,2})?/.exec(rest)
    return whole ? Number(whole[0].replace(',', '.')) * 60 : hours ? 0 : undefined
  }
  const read = seconds()
  if (read === undefined) return undefined
  const inAll = read + (hours && !parts ? Number(hours[1]) * 3600 : 0)
  return inAll > 0 ? Math.round(inAll) : undefined
}

/** `4`, `3,5`, `Grade 3-4` as the half between; undefined for words (`Oberstufe`) and for what the scale does not have. */
export function readGrade(text: string): number | undefined {
  const [low = '', high = low] = text.replaceAll(',', '.').match(/\d+(?:\.\d+)?/g) ?? []
  const grade = Math.round(Number(low) + Number(high)) / 2
  return low !== '' && grade >= GRADE_MIN && grade <= GRADE_MAX ? grade : undefined
}

/** `GEMA`, `Gema (Germany)`; undefined for others. */
function readSociety(text: string): (typeof societies)[number] | undefined {
  const words = new Set(foldWords(text).split(' '))
  return societies.find((society) => words.has(foldWords(society)))
}

/** As our own export marks it, and others do; a cell that says no is none. */
const isMarked = (text: string): boolean =>
  !['', '0', 'no', 'n', 'nao', 'nein', 'non', 'false'].includes(foldWords(text))

/** Whether the file has surnames first: `Verdi, Giuseppe`, as libraries sort them. */
const hasSurnamesFirst = (names: readonly string[]): boolean => names.filter(isSurnameFirst).length > names.length / 2

/** A letter or a total alone in its row, as lists are divided. */
function pieceAside(columns: PieceColumns, row: FileRow): AsideReason | undefined {
  if (repeatsHeader(row, columns.header)) return 'heading'
  const [first = '', ...more] = filledCells(row)
  if (isTotal(first)) return 'total'
  return more.length === 0 && first.length === 1 ? 'heading' : undefined
}

/**
 * Reads the rows as pieces. A difficulty in words and an instrumentation that is not in the shorthand of libraries are kept in the notes.
 * Errors are `<field>:<text>`.
 */
export function pieceLineReader(columns: PieceColumns): (row: FileRow) => ImportLine<LibraryPieceWrite> {
  const composers = columns.values('composer').map((composer) => partedNames({ composer, arranger: '' }).composer)
  const isTurned = { composer: hasSurnamesFirst(composers), arranger: hasSurnamesFirst(columns.values('arranger')) }
  return (row) => {
    const cell = (field: PieceFieldId) => columns.cell(row, field)
    const names = partedNames({ composer: cell('composer'), arranger: cell('arranger') })
    const person = (field: 'composer' | 'arranger') => {
      const isOfComposer = field === 'composer' || cell('arranger') === ''
      return isTurned[isOfComposer ? 'composer' : 'arranger'] ? turnedName(names[field]) : names[field]
    }
    const noted: string[] = []
    const note = (field: PieceFieldId) => {
      noted.push(`${columns.names(field)[0] ?? ''}: ${cell(field)}`.replace(/^: /, ''))
    }
    const errors: string[] = []
    const [length, grade] = [readSeconds(cell('minutes')), readGrade(cell('grade'))]
    if (length === undefined && /[1-9]/.test(cell('minutes'))) errors.push(`minutes:${cell('minutes')}`)
    if (grade === undefined && cell('grade') !== '') note('grade')
    const isScoring = cell('instrumentation') !== '' && !('error' in readScoring(cell('instrumentation')))
    if (!isScoring && cell('instrumentation') !== '') note('instrumentation')
    // One column may say whose its numbers are: `GEMA-Werknummer`.
    const ofHeading = cell('workNumber') === '' ? undefined : readSociety(columns.names('workNumber')[0] ?? '')
    const society = readSociety(cell('society')) ?? (cell('society') === '' ? ofHeading : 'other')
    if (society === 'other' && readSociety(cell('society')) === undefined) note('society')
    const written = {
      id: newId(),
      title: cell('title'),
      composer: person('composer'),
      arranger: person('arranger'),
      publisher: cell('publisher'),
      shelf: cell('shelf'),
      ...(length !== undefined && lengthOf(length)),
      grade,
      genre: cell('genre'),
      instrumentation: isScoring ? cell('instrumentation') : '',
      iswc: cell('iswc'),
      ismn: cell('ismn'),
      society,
      workNumber: cell('workNumber'),
      isArchived: isMarked(cell('isArchived')) || undefined,
      notes: [...columns.parts(row, 'notes').map(({ text }) => text), ...noted].join('\n'),
    }
    const read = LibraryPieceWrite.safeParse(withoutEmpty(written))
    for (const { path, message } of read.error?.issues ?? []) {
      const field = String(path[0])
      const [word, limit = ''] = message.split(':')
      errors.push(word === 'too_long' ? `long:${field}:${limit}` : `${field}:${cell(field as PieceFieldId)}`)
    }
    const item = read.success && errors.length === 0 ? read.data : null
    return { row, item, validationErrors: [...new Set(errors)], aside: pieceAside(columns, row) }
  }
}

type Known = Pick<LibraryPiece, 'title' | 'composer' | 'arranger' | 'shelf'>

const mayBeOne = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || foldWords(one) === foldWords(other)

/** Tells whether a piece is in the library: of that title, and of no other composer, arranger or place on the shelf. */
export function pieceFinder(library: readonly Known[]): (piece: Known) => boolean {
  const byTitle = new Map<string, Known[]>()
  for (const piece of library) {
    const key = foldWords(piece.title)
    byTitle.set(key, [...(byTitle.get(key) ?? []), piece])
  }
  return (piece) =>
    (byTitle.get(foldWords(piece.title)) ?? []).some(
      (known) =>
        isAlike(known, piece) && mayBeOne(known.arranger, piece.arranger) && mayBeOne(known.shelf, piece.shelf),
    )
}
