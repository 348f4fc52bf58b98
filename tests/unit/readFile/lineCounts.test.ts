import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readAnyFile } from '../../../scripts/readFile/readAnyFile'
import { tableExports } from '../views/finances/tables/moreTables'

const bank = path.join(import.meta.dirname, '../shared/bankFiles')
const files = ['cases', 'files'].flatMap((folder) =>
  readdirSync(path.join(bank, folder)).map((name) => ({ name, bytes: readFileSync(path.join(bank, folder, name)) })),
)

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** How many postings a bank's file holds, by the marks of its format. */
function postingsIn(text: string): number | undefined {
  if (/^:61:/m.test(text)) return count(text, /^:61:/gm)
  if (/<STMTTRN>/i.test(text)) return count(text, /<STMTTRNP?>/gi)
  return undefined
}

const told = files.flatMap(({ name, bytes }) => {
  const postings = postingsIn(bytes.toString('latin1'))
  return postings === undefined ? [] : [{ name, bytes, postings }]
})

test.each(told)('$name: every posting is to import, aside or refused', async ({ name, bytes, postings }) => {
  const { reading } = await readAnyFile(new Uint8Array(bytes), name, { currency: 'EUR' })
  expect(reading.lines.length + reading.aside.length + reading.refused.length).toBe(postings)
})

test.each(tableExports)('$name: every row is to import, aside or refused', async ({ text, currency = 'EUR' }) => {
  const { reading } = await readAnyFile(new TextEncoder().encode(text), 'export.csv', { currency, as: 'bank' })
  // No cell of these holds a line break; a row without any text is none.
  const rows = text.split(/\r\n|\n|\r/).filter((row) => /[^\s;,"]/.test(row)).length
  const isNamed = reading.columns?.some((column) => column.name !== '')
  expect(reading.lines.length + reading.aside.length + reading.refused.length).toBe(rows - (isNamed ? 1 : 0))
})
