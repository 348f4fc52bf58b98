import Papa from 'papaparse'
import { guardFormulas } from './formulaGuard'

/** A number, written with a point: `-1234.56`. It stays a number in the spreadsheet. */
interface NumberCell {
  number: string
}

export type CsvCell = string | NumberCell | undefined

/** A program may split at another sign than ours: in quotes, a cell at the beginning of a line stays whole there too. */
const separator = /[,;|\t]/

/** Without it Excel takes UTF-8 for the system's old code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as a file for spreadsheets, in the way that those of `language` expect it. No cell is run as a formula. */
export function csvText(fields: readonly string[], rows: readonly (readonly CsvCell[])[], language: string): string {
  const hasDecimalComma = new Intl.NumberFormat(language).format(0.5).includes(',')
  const write = (cell: CsvCell) => {
    if (typeof cell === 'object') return hasDecimalComma ? cell.number.replace('.', ',') : cell.number
    return cell === undefined ? undefined : guardFormulas(cell)
  }
  // Where the comma is the decimal sign, the semicolon stands between cells.
  const delimiter = hasDecimalComma ? ';' : ','
  // The headings of a file that was chosen are written too (linesFile.ts).
  const data = { fields: fields.map(guardFormulas), data: rows.map((row) => row.map(write)) }
  return BYTE_ORDER_MARK + Papa.unparse(data, { delimiter, quotes: (text) => separator.test(String(text)) })
}
