import { unguardFormulas } from '@/@core/files/formulaGuard'
import { saveTextFile } from '@/@core/files/saveFile'
import { cleanCell } from '@/@core/import/parsing/cleanCell'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { PreviewLine } from '@/@core/import/parsing/importLine'

/** Lines of a file, to be saved as one of the same columns. */
export interface LinesFile {
  name: string
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

interface NotedLine {
  row: FileRow
  /** What is wrong with it, or why it is here; for the column behind its own. */
  note: string
}

/** The lines with the columns that they came with, and one more with their notes: mended, the file can be chosen again. */
export function linesFile(
  name: string,
  header: FileRow | undefined,
  noteName: string,
  lines: readonly NotedLine[],
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

interface LeftOutTexts<Item> {
  /** Why a line is left out; empty where the person wanted it so. */
  ofLine: (line: PreviewLine<Item>) => string
  /** What a line leaves in columns that hold nothing of ours. */
  ofColumns: (headings: readonly string[]) => string
}

/**
 * What an import leaves behind: its lines that are left out, headings and sums too, and those that say something in one of the columns that
 * are left out (`unused`, their places). Lines that are there already are not of them, nor those whose text went to the line above.
 */
export function leftOutLines<Item>(
  lines: readonly PreviewLine<Item>[],
  header: FileRow | undefined,
  unused: readonly number[],
  { ofLine, ofColumns }: LeftOutTexts<Item>,
): NotedLine[] {
  return lines.flatMap((line) => {
    const { row, state, aside } = line
    if (state === 'left_out') return aside === 'continued' ? [] : [{ row, note: ofLine(line) }]
    const said = unused.filter((place) => cleanCell(row.cells[place] ?? '') !== '')
    return said.length === 0
      ? []
      : [{ row, note: ofColumns(said.map((place) => cleanCell(header?.cells[place] ?? '') || String(place + 1))) }]
  })
}

export async function saveLinesFile({ name, header, rows }: LinesFile, language: string): Promise<void> {
  const { csvText } = await import('@/@core/files/csvText')
  saveTextFile(name, csvText(header, rows, language), 'text/csv;charset=utf-8')
}
