import Papa from 'papaparse'

/** A number, written with a point: `-1234.56`. It stays a number in the spreadsheet. */
export interface NumberCell {
  number: string
}

export type CsvCell = string | NumberCell | undefined

/**
 * A cell that a spreadsheet would run as a formula; papaparse's own pattern lets several of them through: white space or NUL
 * in front, full-width signs. Such a cell gets an apostrophe in front and stays text.
 */
const formula = /^[\s\0\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n\0]/

/** A program may split at another sign than ours: what stands behind one must not begin a cell there. */
const separator = /[,;|\t]/

/** Without it Excel takes UTF-8 for the system's old code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as a file for spreadsheets, in the way that those of `language` expect it. */
export function csvText(fields: readonly string[], rows: readonly (readonly CsvCell[])[], language: string): string {
  const hasDecimalComma = new Intl.NumberFormat(language).format(0.5).includes(',')
  const write = (cell: CsvCell) => {
    if (typeof cell === 'object') return hasDecimalComma ? cell.number.replace('.', ',') : cell.number
    return cell !== undefined && formula.test(cell) ? `'${cell}` : cell
  }
  // Where the comma is the decimal sign, the semicolon stands between cells.
  const delimiter = hasDecimalComma ? ';' : ','
  const data = { fields: [...fields], data: rows.map((row) => row.map(write)) }
  return BYTE_ORDER_MARK + Papa.unparse(data, { delimiter, quotes: (text) => separator.test(String(text)) })
}
