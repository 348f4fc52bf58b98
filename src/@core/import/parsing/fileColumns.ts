import { cleanCell } from './cleanCell'
import type { FileRow, FileTable } from './fileTable'
import type { ColumnSample, Mapping } from './matchColumns'

const SAMPLED_ROWS = 300
const JOINT = ' '

/** The rows of a file below the names of its columns, by what each column holds. */
export interface FileColumns<Id extends string> {
  rows: readonly FileRow[]
  has: (field: Id) => boolean
  /** Names the columns, where the file does. */
  header: FileRow | undefined
  /** What the columns that hold it are called, as the file writes it. */
  names: (field: Id) => readonly string[]
  /** Cleaned; of several columns joined, and empty where no column holds the field. What was mended counts before the file. */
  cell: (row: FileRow, field: Id) => string
  /** All that a field says, without empty cells. Kept after the first call. */
  values: (field: Id) => readonly string[]
}

export function dataRows({ rows, headerPlace }: FileTable): readonly FileRow[] {
  return rows.slice(headerPlace + 1)
}

export function columnCount({ rows }: FileTable): number {
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

  const cell = (row: FileRow, field: Id) =>
    row.mended?.[field] ??
    (places.get(field) ?? [])
      .map((place) => cleanCell(row.cells[place] ?? ''))
      .filter((text) => text !== '')
      .join(JOINT)

  function values(field: Id): readonly string[] {
    const before = known.get(field)
    if (before) return before
    const found = places.has(field) ? rows.map((row) => cell(row, field)).filter((text) => text !== '') : []
    known.set(field, found)
    return found
  }

  const header = table.rows[table.headerPlace]
  const names = (field: Id) => (places.get(field) ?? []).map((place) => cleanCell(header?.cells[place] ?? ''))
  return { rows, header, has: (field) => places.has(field), names, cell, values }
}
