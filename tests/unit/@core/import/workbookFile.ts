import { strToU8, zipSync } from 'fflate'

/** A text, a number, or a number with Excel's own format for days (`{ day: 46082 }` is 2026-03-01). */
export type WorkbookCell = string | number | { day: number } | null
type Sheets = Record<string, readonly (readonly WorkbookCell[])[]>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const addressOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row + 1}`

function cellXml(cell: WorkbookCell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${address}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return typeof cell === 'number'
    ? `<c r="${address}"><v>${cell}</v></c>`
    : `<c r="${address}" s="1"><v>${cell.day}</v></c>`
}

function sheetXml(rows: Sheets[string]): string {
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, addressOf(column, row))).join('')}</row>`,
  )
  return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`
}

/** The parts of an xlsx file with these sheets, of not more than 26 columns. */
export function workbookParts(sheets: Sheets): Record<string, string> {
  const names = Object.keys(sheets)
  return {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, place) => `<sheet name="${escaped(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, place) =>
          `<Relationship Id="rId${place + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      Object.values(sheets).map((rows, place) => [`xl/worksheets/sheet${place + 1}.xml`, sheetXml(rows)]),
    ),
  }
}

export function zipOf(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
}
