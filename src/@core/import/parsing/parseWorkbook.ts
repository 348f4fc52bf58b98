import { unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import type { FileRow, FileTable } from './fileTable'
import { guessHeader } from './guessHeader'

/** `ods`: a workbook of LibreOffice. `archive`: a zip file that holds no workbook. */
export type WorkbookFailure = 'ods' | 'archive' | 'broken_workbook' | 'huge_workbook'

/** A list of 20,000 people fills about 2 MB; what is packed small and unpacks to far more is no list. */
const PACKED_BYTES_MAX = 20 * 1024 * 1024
const UNPACKED_BYTES_MAX = 120 * 1024 * 1024
/** The reader fills every row up to the sheet's last column: a single cell in the far corner would make billions. */
const CELLS_MAX = 5_000_000

const isSheet = (path: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(path)
const isRead = (path: string) => path.endsWith('.xml') || path.endsWith('.rels')

type Entries = Record<string, Uint8Array>

/** The parts that are read, unpacked; sizes come first, as the archive's directory states them and the unpacking keeps to. */
function unpack(bytes: Uint8Array): Entries | WorkbookFailure {
  const names = new Set<string>()
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.add(name)
      if (isRead(name)) size += originalSize
      return false
    },
  })
  if (names.has('content.xml')) return 'ods'
  if (!names.has('xl/workbook.xml')) return 'archive'
  return size > UNPACKED_BYTES_MAX ? 'huge_workbook' : unzipSync(bytes, { filter: ({ name }) => isRead(name) })
}

function columnNumber(letters: string): number {
  let number = 0
  for (let at = 0; at < letters.length; at += 1) number = number * 26 + letters.charCodeAt(at) - 64
  return number
}

/** As many as the reader would fill. */
function countCells(sheet: Uint8Array): number {
  const text = new TextDecoder().decode(sheet)
  let [lastRow, lastColumn] = [0, 0]
  for (const [, number = ''] of text.matchAll(/<row\b[^>]*?\sr="(\d+)"/g)) lastRow = Math.max(lastRow, Number(number))
  for (const [, letters = '', row = ''] of text.matchAll(/<c\b[^>]*?\sr="([A-Z]+)(\d+)"/g)) {
    lastColumn = Math.max(lastColumn, columnNumber(letters))
    lastRow = Math.max(lastRow, Number(row))
  }
  return lastRow * lastColumn
}

/** A fourth decimal tells 1.234 (a number) from 1,234 (a thousand and more). Sums are off by a little in the last places. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}

function cellText(value: unknown): string {
  if (typeof value === 'number') return numberText(value)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return ''
    const [date = '', time = ''] = value.toISOString().split('T')
    return time.startsWith('00:00') ? date : `${date} ${time.slice(0, 5)}`
  }
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value : ''
}

function rowsOf(data: readonly (readonly unknown[])[]): FileRow[] {
  return data
    .map((cells, place) => ({ line: place + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/**
 * Reads one sheet of an xlsx file, the first that holds anything unless another is asked for. Days come as `YYYY-MM-DD`, numbers with a
 * point. `knownNames`: as for parseTable.
 */
export async function parseWorkbook(
  bytes: Uint8Array,
  asked: string | undefined,
  knownNames: ReadonlySet<string>,
): Promise<FileTable | WorkbookFailure> {
  if (bytes.length > PACKED_BYTES_MAX) return 'huge_workbook'
  try {
    const entries = unpack(bytes)
    if (typeof entries === 'string') return entries
    const isHuge = Object.entries(entries).some(([name, entry]) => isSheet(name) && countCells(entry) > CELLS_MAX)
    if (isHuge) return 'huge_workbook'
    // Packed large parts the reader would unpack in workers made from blobs, which the page's policy (CSP) forbids.
    const { buffer } = zipSync(entries, { level: 0 })
    const sheets = (await readWorkbook(buffer)).map(({ sheet, data }) => ({ sheet, rows: rowsOf(data) }))
    const filled = sheets.filter(({ rows }) => rows.length > 0)
    const { sheet = '', rows = [] } = filled.find((one) => one.sheet === asked) ?? filled[0] ?? {}
    const names = filled.map((one) => one.sheet)
    return { rows, source: { kind: 'workbook', sheet, sheets: names }, headerPlace: guessHeader(rows, knownNames) }
  } catch {
    // Of all that may be wrong inside, only that something is helps a person: the file has to be saved anew.
    return 'broken_workbook'
  }
}
