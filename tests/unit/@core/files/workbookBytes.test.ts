import { expect, test } from 'vitest'
import { parseWorkbook } from '@/@core/import/parsing/parseWorkbook'
import { workbookBytes } from '@/@core/files/workbookBytes'

test('a workbook holds days, amounts and texts as the importer reads them, and runs none', async () => {
  const bytes = workbookBytes(
    ['Day', 'What for', 'Amount'],
    [
      [{ day: '2026-03-02' }, '=1+1 <b>"Tutti" & more</b>', { number: '-450.5' }],
      [{ day: '2024-02-29' }, 'Fees\u0007', { number: '1280' }],
    ],
  )
  const table = await parseWorkbook(bytes, undefined, new Set(['day', 'what for', 'amount']))
  const cells = typeof table === 'string' ? table : table.rows.map((row) => row.cells)
  expect(cells).toEqual([
    ['Day', 'What for', 'Amount'],
    ['2026-03-02', '=1+1 <b>"Tutti" & more</b>', '-450.5'],
    ['2024-02-29', 'Fees', '1280'],
  ])
})

test('a table is as wide as it has to be, and a number without a format stays as it is', async () => {
  const head = Array.from({ length: 60 }, (_, at) => `Column ${at}`)
  const bytes = workbookBytes(head, [head.map((_, at) => ({ plain: String(at + 0.25) }))])
  const table = await parseWorkbook(bytes, undefined, new Set(['column 0', 'column 1', 'column 59']))
  const cells = typeof table === 'string' ? [] : table.rows.map((row) => row.cells)
  expect([cells[0]?.at(-1), cells[1]?.at(-1), cells[1]?.at(26)]).toEqual(['Column 59', '59.25', '26.25'])
})
