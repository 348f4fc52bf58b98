import { cleanCell, cleanLines } from './cleanCell'
import type { FileRow, FileTable } from './fileTable'
import type { ColumnSample, Mapping } from './matchColumns'

const SAMPLED_ROWS = 300
const JOINT = ' '

/** What one of the columns of a field says in a row. */
export interface ColumnPart {
  /** The column's name; empty where the file names none, and for what a person wrote over the file. */
  heading: string
  /** Cleaned, with its line breaks as `\n`; never empty. */
  text: string
  /** Of the column; negative for what a person wrote over the file. */
  place: number
}

/** The rows of a file below the names of its columns, by what each column holds. */
export interface FileColumns<Id extends string> {
  rows: readonly FileRow[]
  has: (field: Id) => boolean
  /** Names the columns, where the file does. */
  header: FileRow | undefined
  /** Of the columns that hold it, from the left. */
  places: (field: Id) => readonly number[]
  /** What the columns that hold it are called, as the file writes it. */
  names: (field: Id) => readonly string[]
  /** Cleaned; of several columns joined, and empty where no column holds the field. What was mended counts before the file. */
  cell: (row: FileRow, field: Id) => string
  /** The same, column by column. */
  parts: (row: FileRow, field: Id) => readonly ColumnPart[]
  /** All that a field says, without empty cells. Kept after the first call. */
  values: (field: Id) => readonly string[]
}

export function dataRows({ rows, headerPlace }: FileTable): readonly FileRow[] {
  return rows.slice(headerPlace + 1)
}

function columnCount({ rows }: FileTable): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
}

/** Each column with its name (empty without a header) and some of its values. */
export function sampleColumns(table: FileTable): ColumnSample[] {
  const header = table.rows[table.headerPlace]?.cells ?? []
  const sampled = dataRows(table).slice(0, SAMPLED_ROWS)
  return Array.from({ length: columnCount(table) }, (_, place) => ({
    name: cleanCell(header[place] ?? ''),
    values: sampled.map(({ cells }) => cleanCell(cells[place] ?? '')).filter((value) => value !== ''),
  }))
}

export function fileColumns<Id extends string>(table: FileTable, mapping: Mapping<Id>): FileColumns<Id> {
  const rows = dataRows(table)
  const placesOf = (field: Id) => mapping.flatMap((held, place) => (held === field ? [place] : []))
  const places = new Map(mapping.flatMap((field) => (field === '' ? [] : [[field, placesOf(field)] as const])))
  const known = new Map<Id, readonly string[]>()

  function cell(row: FileRow, field: Id): string {
    const mended = row.mended?.[field]
    if (mended !== undefined) return mended
    const [first, ...more] = places.get(field) ?? []
    if (first === undefined) return ''
    const text = cleanCell(row.cells[first] ?? '')
    if (more.length === 0) return text
    const all = [text, ...more.map((place) => cleanCell(row.cells[place] ?? ''))]
    return all.filter((each) => each !== '').join(JOINT)
  }

  const header = table.rows[table.headerPlace]
  const headingAt = (place: number) => cleanCell(header?.cells[place] ?? '')

  function parts(row: FileRow, field: Id): readonly ColumnPart[] {
    const mended = row.mended?.[field]
    const all =
      mended === undefined
        ? (places.get(field) ?? []).map((place) => ({
            heading: headingAt(place),
            text: cleanLines(row.cells[place] ?? ''),
            place,
          }))
        : [{ heading: '', text: mended.trim(), place: -1 }]
    return all.filter(({ text }) => text !== '')
  }

  function values(field: Id): readonly string[] {
    const before = known.get(field)
    if (before) return before
    const found = places.has(field) ? rows.map((row) => cell(row, field)).filter((text) => text !== '') : []
    known.set(field, found)
    return found
  }

  return {
    rows,
    header,
    has: (field) => places.has(field),
    cell,
    parts,
    places: (field) => places.get(field) ?? [],
    names: (field) => (places.get(field) ?? []).map(headingAt),
    values,
  }
}
