import { expect, test } from 'vitest'
import { parseWorkbook } from '@/@core/import/parsing/parseWorkbook'
import { workbookParts, zipOf } from './workbookFile'

const names = new Set(['data', 'historico', 'valor'])
const parts = workbookParts({
  Empty: [],
  Março: [
    ['Extrato'],
    [],
    ['Data', 'Histórico', 'Valor'],
    [{ day: 46_082 }, 'Doação & bazar', 1234.5],
    [{ day: 46_083.8125 }, 'Aluguel', -0.1 - 0.2],
    [46_084, 'Partitura', 1.234],
  ],
  Abril: [
    ['Data', 'Histórico', 'Valor'],
    ...Array.from({ length: 4000 }, (_, at) => [{ day: 46_113 }, `Linha ${at}`, at]),
  ],
})

test('the first sheet that holds anything is read: days, times, exact numbers, and the lines as Excel counts them', async () => {
  const table = await parseWorkbook(zipOf(parts), undefined, names)
  expect(table).toEqual({
    rows: [
      { line: 1, cells: ['Extrato', '', ''] },
      { line: 3, cells: ['Data', 'Histórico', 'Valor'] },
      { line: 4, cells: ['2026-03-01', 'Doação & bazar', '1234.5'] },
      { line: 5, cells: ['2026-03-02 19:30', 'Aluguel', '-0.3'] },
      { line: 6, cells: ['46084', 'Partitura', '1.2340'] },
    ],
    source: { kind: 'workbook', sheet: 'Março', sheets: ['Março', 'Abril'] },
    headerPlace: 1,
  })
})

test('another sheet is read when it is asked for', async () => {
  const table = await parseWorkbook(zipOf(parts), 'Abril', names)
  expect(table).toMatchObject({ source: { sheet: 'Abril' }, headerPlace: 0 })
  expect(typeof table === 'string' ? 0 : table.rows.length).toBe(4001)
})

const withSheet = (xml: string) => zipOf({ ...parts, 'xl/worksheets/sheet2.xml': xml })
const cornerCell = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'

test.each([
  ['a spreadsheet of LibreOffice', 'ods', zipOf({ 'content.xml': '<office/>' })],
  ['an archive of anything else', 'archive', zipOf({ 'a.txt': 'a' })],
  ['a workbook that is cut off', 'broken_workbook', zipOf(parts).subarray(0, 900)],
  [
    'one cell in the far corner',
    'huge_workbook',
    withSheet(`<worksheet><sheetData>${cornerCell}</sheetData></worksheet>`),
  ],
  ['130 MB packed into a few KB', 'huge_workbook', withSheet(' '.repeat(130 * 1024 * 1024))],
])('%s is told as %s', async (_, failure, bytes) => {
  expect(await parseWorkbook(bytes, undefined, names)).toBe(failure)
})
