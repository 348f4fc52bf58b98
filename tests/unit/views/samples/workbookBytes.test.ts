import { expect, test } from 'vitest'
import { parseWorkbook } from '@/@core/import/parsing/parseWorkbook'
import { workbookBytes } from '@/views/samples/showcase/extensions/export/workbookBytes'

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
