import { unguardFormulas } from '@/@core/files/formulaGuard'
import { saveTextFile } from '@/@core/files/saveTextFile'
import type { FileRow } from '@/@core/import/parsing/fileTable'

/** Lines of a file, to be saved as one of the same columns. */
export interface LinesFile {
  name: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

interface FaultyLine {
  row: FileRow
  /** What is wrong with it, for the column behind its own. */
  note: string
}

/** The lines with the columns that they came with, and one more that says what is wrong: mended, the file can be chosen again. */
export function linesFile(
  name: string,
  header: FileRow | undefined,
  noteName: string,
  lines: readonly FaultyLine[],
): LinesFile {
  const width = Math.max(header?.cells.length ?? 0, ...lines.map(({ row }) => row.cells.length))
  // What kept their spreadsheet from running them is written anew with the file: twice, it would be read as theirs.
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, place) => unguardFormulas(cells[place] ?? ''))
  return {
    name,
    header: [...padded(header?.cells ?? []), noteName],
    rows: lines.map(({ row, note }) => [...padded(row.cells), note]),
  }
}

export async function saveLinesFile({ name, header, rows }: LinesFile, language: string): Promise<void> {
  const { csvText } = await import('@/@core/files/csvText')
  saveTextFile(name, csvText(header, rows, language), 'text/csv;charset=utf-8')
}
