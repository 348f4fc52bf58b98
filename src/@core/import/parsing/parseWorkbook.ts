import type { FileRow, FileTable } from './fileTable'
import { guessHeader } from './guessHeader'
import { cellText, type CellContext } from './workbook/cellText'
import { cellKinds } from './workbook/numberFormats'
import { PACKED_BYTES_MAX, unpackWorkbook, type WorkbookFailure, type WorkbookParts } from './workbook/workbookParts'
import { attributeOf, childrenOf, elementsOf, isOn, relationOf, richTextOf } from './workbook/workbookXml'

export type { WorkbookFailure }

/** All rows are as long as their last cell that holds something: one in the far corner of many rows would make billions. */
const CELLS_MAX = 5_000_000
/** No list is wider; each column is a choice on the screen, and the server keeps no more. */
const COLUMNS_MAX = 500

class HugeSheet extends Error {}

function columnNumber(letters: string): number {
  let number = 0
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64
  return number
}

/**
 * The rows of a sheet that hold anything. Where rows and cells stand they need not say (ECMA-376, 18.3.1.4 and 18.3.1.73): without a
 * reference they follow the one before.
 */
function rowsOf(sheet: string, context: CellContext): FileRow[] {
  const rows: FileRow[] = []
  let [line, size] = [0, 0]
  for (const row of elementsOf(sheet, 'row')) {
    line = Number(attributeOf(row, 'r') ?? line + 1)
    const cells: string[] = []
    let column = 0
    for (const cell of childrenOf(row, 'c')) {
      const letters = /^\$?([A-Z]+)/i.exec(attributeOf(cell, 'r') ?? '')?.[1]
      column = letters === undefined ? column + 1 : columnNumber(letters.toUpperCase())
      const text = cellText(cell, context)
      if (text.trim() === '') continue
      if (column > COLUMNS_MAX) throw new HugeSheet()
      while (cells.length < column) cells.push('')
      cells[column - 1] = text
    }
    size += cells.length
    if (size > CELLS_MAX) throw new HugeSheet()
    if (cells.length > 0) rows.push({ line, cells })
  }
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width * rows.length > CELLS_MAX) throw new HugeSheet()
  return rows.map((row) => ({ ...row, cells: [...row.cells, ...Array<string>(width - row.cells.length).fill('')] }))
}

interface Sheet {
  name: string
  isVisible: boolean
  rows: FileRow[]
}

/** Its sheets in their order, those without anything left out. */
function sheetsOf(parts: WorkbookParts): Sheet[] {
  const main = parts.related('').find(({ kind, path }) => kind === 'officeDocument' && parts.has(path))
  const path = main?.path ?? 'xl/workbook.xml'
  const workbook = parts.text(path)
  const related = parts.related(path)
  const partOf = (kind: string) => parts.text(related.find((one) => one.kind === kind)?.path)
  const [properties] = elementsOf(workbook, 'workbookPr')
  const context: CellContext = {
    kinds: cellKinds(partOf('styles') || parts.text('xl/styles.xml')),
    sharedStrings: [...elementsOf(partOf('sharedStrings') || parts.text('xl/sharedstrings.xml'), 'si')].map(richTextOf),
    is1904: isOn(properties, 'date1904'),
  }
  return [...elementsOf(workbook, 'sheet')]
    .map((element) => {
      const part = related.find(({ id }) => id === relationOf(element))
      return {
        name: attributeOf(element, 'name') ?? '',
        isVisible: !/hidden/i.test(attributeOf(element, 'state') ?? ''),
        rows: part?.kind === 'worksheet' ? rowsOf(parts.text(part.path), context) : [],
      }
    })
    .filter(({ rows }) => rows.length > 0)
}

/**
 * Reads one sheet of an xlsx file, the first that is shown and holds anything unless another is asked for. Days come as `YYYY-MM-DD`,
 * numbers with a point. `knownNames`: as for parseTable.
 *
 * Own code for the few parts of SpreadsheetML that hold cells, because read-excel-file 9.3.17 reads sound files wrongly: it leaves out
 * cells without a reference, takes `date1904="true"` for no, errors for nothing, and empty rows for size. A birthday four years off or a
 * cell that is gone shows to nobody.
 */
export async function parseWorkbook(
  bytes: Uint8Array,
  asked: string | undefined,
  knownNames: ReadonlySet<string>,
): Promise<FileTable | WorkbookFailure> {
  if (bytes.length > PACKED_BYTES_MAX) return 'huge_workbook'
  try {
    const parts = unpackWorkbook(bytes)
    if (typeof parts === 'string') return parts
    const sheets = sheetsOf(parts)
    const shown = sheets.find(({ isVisible }) => isVisible) ?? sheets[0]
    const { name = '', rows = [] } = sheets.find((one) => one.name === asked) ?? shown ?? {}
    const names = sheets.map((one) => one.name)
    return {
      rows,
      source: { kind: 'workbook', sheet: name, sheets: names },
      headerPlace: guessHeader(rows, knownNames),
    }
  } catch (thrown) {
    // Of all that may be wrong inside, only that something is helps a person: the file has to be saved anew.
    return thrown instanceof HugeSheet ? 'huge_workbook' : 'broken_workbook'
  }
}
