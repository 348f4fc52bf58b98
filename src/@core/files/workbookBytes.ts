import { strToU8, zipSync } from 'fflate'

/** A text, a number written with a point (`-1234.56`), shown as an amount or, `plain`, as it is, or a day (`2026-03-12`). */
export type WorkbookCell = string | { number: string } | { plain: string } | { day: string }

/** Excel counts days from here on: it takes 1900 for a leap year, which moves what came after by one. */
const FIRST_DAY = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000
const LETTERS = 26

/** By their place in styles.xml. */
const PLAIN_STYLE = 0
const DAY_STYLE = 1
const AMOUNT_STYLE = 2

const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const kinds = `${office}/officeDocument/2006/relationships`
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What XML cannot hold is left out. */
function xmlText(text: string): string {
  const kept = Array.from(text)
    .filter((sign) => sign >= ' ' || sign === '\t' || sign === '\n')
    .join('')
  return kept.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function xmlCell(cell: WorkbookCell, at: string): string {
  // A text in the sheet itself is never run, whatever it begins with.
  if (typeof cell === 'string') {
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`
  }
  const [style, value] =
    'day' in cell
      ? [DAY_STYLE, (Date.parse(`${cell.day}T00:00:00Z`) - FIRST_DAY) / DAY_MS]
      : 'plain' in cell
        ? [PLAIN_STYLE, Number(cell.plain)]
        : [AMOUNT_STYLE, Number(cell.number)]
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`
}

/** A to Z, AA to ZZ. */
const columnName = (column: number): string =>
  column < LETTERS
    ? String.fromCodePoint(65 + column)
    : columnName(Math.floor(column / LETTERS) - 1) + columnName(column % LETTERS)

function xmlRow(cells: readonly WorkbookCell[], row: number): string {
  const inside = cells.map((cell, column) => xmlCell(cell, `${columnName(column)}${row}`))
  return `<row r="${row}">${inside.join('')}</row>`
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${target}"/>`
const relations = (...inside: string[]) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${inside.join('')}</Relationships>`
const part = (name: string, type: string) => `<Override PartName="/xl/${name}.xml" ContentType="${types}.${type}+xml"/>`

const frame = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('styles', 'styles')}</Types>`,
  '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${kinds}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId2', 'styles', 'styles.xml'),
  ),
  // The formats 14 and 4 are Excel's own, written as the person's system writes days and amounts.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

/** A table of at most 702 columns as an Excel workbook (.xlsx) of one sheet. */
export function workbookBytes(head: readonly string[], rows: readonly (readonly WorkbookCell[])[]) {
  const sheet = [head, ...rows].map((cells, at) => xmlRow(cells, at + 1)).join('')
  const files = {
    ...frame,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  }
  const declared = Object.entries(files).map(([path, text]) => [
    path,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`),
  ])
  return zipSync(Object.fromEntries(declared))
}
