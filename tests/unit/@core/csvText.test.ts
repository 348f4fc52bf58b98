import { expect, it } from 'vitest'
import { csvText } from '@/@core/files/csvText'
import { guardFormulas, unguardFormulas } from '@/@core/files/formulaGuard'
import { cleanLines } from '@/@core/import/parsing/cleanCell'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { csvFormOf } from '@/shared/files/useCsvForm'
import { linesFile } from '@/@core/import/wizard/linesFile'

const linesOf = (cells: string[], language = 'en') =>
  csvText(['a', 'b'].slice(0, cells.length), [cells], language).split('\r\n').slice(1)

it.each(['x;=1+1', 'x,=1+1', 'x\t=1+1', 'x|=1+1'])(
  'a cell stays one cell for programs that split at other signs: %j',
  (cell) => {
    const guarded = cell.replace('=', "'=")
    for (const language of ['en', 'pt-BR', 'de']) expect(linesOf([cell], language)).toEqual([`"${guarded}"`])
  },
)

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']

it.each(['\n', '\r', '\r\n', ',', ';', '\t', '|'])(
  'a formula behind %j becomes text, wherever a program splits',
  (split) => {
    for (const sign of signs) {
      expect(guardFormulas(`a${split}${sign}1+1`)).toBe(`a${split}'${sign}1+1`)
      expect(guardFormulas(`a${split} "${sign}1+1"`)).toBe(`a${split}' "${sign}1+1"`)
    }
    expect(guardFormulas(`a${split}b=1${split}c`)).toBe(`a${split}b=1${split}c`)
  },
)

it('a tab behind a break is kept from being passed over, and blank lines are left alone', () => {
  expect(guardFormulas('a\n\tb\n\nc\r\n\r\nd')).toBe("a\n'\tb\n\nc\r\n\r\nd")
})

it('dashes between words and amounts that a bank ends with a dash come back', () => {
  expect(guardFormulas('Ana - Bento: 3+4 = 7')).toBe('Ana - Bento: 3+4 = 7')
  expect(unguardFormulas(guardFormulas('25,-'))).toBe('25,-')
})

it('a heading of somebody else becomes text too', () => {
  expect(csvText(['=1+1', 'x\n@y'], [['a', 'b']], 'en')).toBe(`\uFEFF'=1+1,"x\n'@y"\r\na,b`)
})

const readTable = (text: string) => parseTable(new TextEncoder().encode(text), {}, new Set(), () => undefined)

/** Numbers from 0 up to 1 as mulberry32 makes them, alike in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

it('what was guarded comes back to the letter, also where people write apostrophes themselves', () => {
  const random = numbersFrom(20_261_128)
  const letters = '=+-@＝\'"\t\r\n\0\uFEFF ,;|a1'.split('')
  for (let tries = 0; tries < 20_000; tries += 1) {
    const text = Array.from({ length: 9 }, () => letters[Math.floor(random() * letters.length)] ?? '').join('')
    expect(unguardFormulas(guardFormulas(text))).toBe(text)
  }
})

it.each(['en', 'pt-BR', 'de'])('an export in %s is read back as it was, lines and apostrophes and all', (language) => {
  const texts = ["a\n=1+1\n- b\n\n'- c", "O'Neill; -5", "'=1", 'x|+1', '25,-', '@ana']
  const rows = texts.map((text) => ['Ana', text, { number: '-1234.56' }, '2026-11-28'])
  const read = readTable(csvText(['Name', 'Notes', 'Amount', 'Date'], rows, language))
  const cells = read.rows.slice(1).map((row) => row.cells.map(cleanLines))
  const amount = language === 'en' ? '-1234.56' : '-1234,56'
  expect(cells).toEqual(texts.map((text) => ['Ana', text, amount, '2026-11-28']))
})

it('lines of a guarded file that are saved to be mended are read like the file itself', () => {
  const file = linesFile('x.csv', { line: 1, cells: ["'=a"] }, 'Problem', [
    { row: { line: 2, cells: ["'-5", "'’"] }, note: '' },
  ])
  const read = readTable(csvText(file.header, file.rows, 'en'))
  expect(read.rows.map(({ cells }) => cells.map(cleanLines))).toEqual([
    ['=a', '', 'Problem'],
    ['-5', "'’", ''],
  ])
})

it('a cell without any such sign is written as it is', () => {
  expect(linesOf(['Ana', 'x=1'])).toEqual(['Ana,x=1'])
})

it('a formula becomes text', () => {
  expect(linesOf(['=1+1', '@x;y'])).toEqual([`'=1+1,"'@x;y"`])
})

it('a file is written for the spreadsheets of the region, whatever language the person reads', () => {
  const regions = ['DE', 'AT', 'BR', 'PT', 'FR', 'US', 'GB', 'CH', 'MX']
  expect(regions.filter((region) => csvFormOf(region) === 'semicolon')).toEqual(['DE', 'AT', 'BR', 'PT', 'FR'])
})
