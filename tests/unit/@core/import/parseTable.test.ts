import { describe, expect, test } from 'vitest'
import { guessEncoding, isArchive, isBinaryDocument } from '@/@core/import/parsing/decodeText'
import { parseTable } from '@/@core/import/parsing/parseTable'

const names = new Set(['data', 'historico', 'valor', 'date', 'description', 'amount'])

function bytesOf(text: string, encoding: 'utf-8' | 'windows-1252' | 'utf-16le' = 'utf-8'): Uint8Array {
  return encoding === 'utf-8'
    ? new TextEncoder().encode(text)
    : new Uint8Array(Buffer.from(text, encoding === 'utf-16le' ? 'utf16le' : 'latin1'))
}

function parse(bytes: Uint8Array | string, options = {}) {
  return parseTable(typeof bytes === 'string' ? bytesOf(bytes) : bytes, options, names, () => undefined)
}

const statement = ['Data;Histórico;Valor', '01/03/2026;Doação, à orquestra;1.234,56', '02/03/2026;Pão;-12,50'].join(
  '\r\n',
)
const cells = (text: string) => text.split('\r\n').map((line) => line.split(';'))

describe('the characters', () => {
  test.each([
    ['utf-8', bytesOf(statement)],
    ['utf-8', bytesOf(`\uFEFF${statement}`)],
    ['windows-1252', bytesOf(statement, 'windows-1252')],
    ['utf-16le', bytesOf(`\uFEFF${statement}`, 'utf-16le')],
  ] as const)('of %s are known', (encoding, bytes) => {
    expect(guessEncoding(bytes)).toBe(encoding)
    const table = parse(bytes)
    expect(table.rows.map((row) => row.cells)).toEqual(cells(statement))
    expect(table).toMatchObject({ source: { encoding, delimiter: ';' }, headerPlace: 0 })
  })

  test('are read as a person says, if they say so', () => {
    expect(parse(bytesOf(statement), { encoding: 'windows-1252' }).rows[0]?.cells[1]).toBe('HistÃ³rico')
  })

  test('of a workbook or a document are none', () => {
    expect(isArchive(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2]))).toBe(true)
    expect(isBinaryDocument(bytesOf('%PDF-1.7'))).toBe(true)
    expect(isBinaryDocument(bytesOf('a\0b'))).toBe(true)
    expect(isBinaryDocument(bytesOf(statement, 'windows-1252'))).toBe(false)
    expect(isBinaryDocument(bytesOf(`\uFEFF${statement}`, 'utf-16le'))).toBe(false)
  })
})

test('a record ends at CRLF, LF or CR, each as it comes, and lines are counted so', () => {
  const { rows } = parse('Data;Histórico;Valor\r\n1;a;1,00\n2;"b\r\nc";2,00\r3;d;3,00\r\r\n4;e;4,00\n')
  expect(rows.map(({ line, cells: [first, second] }) => [line, first, second])).toEqual([
    [1, 'Data', 'Histórico'],
    [2, '1', 'a'],
    [3, '2', 'b\nc'],
    [5, '3', 'd'],
    [6, '4', 'e'],
  ])
})

describe('the delimiter', () => {
  test.each([';', ',', '\t', '|'] as const)('%j is found', (delimiter) => {
    const text = [
      ['Date', 'Description', 'Amount'],
      ['2026-03-01', 'Rent', '12'],
      ['2026-03-02', 'Sale', '15'],
    ]
      .map((row) => row.join(delimiter))
      .join('\n')
    expect(parse(text).source).toHaveProperty('delimiter', delimiter)
  })

  test('is the semicolon where every amount has a comma', () => {
    expect(parse('Data;Valor\n01/03/2026;1,50\n02/03/2026;2,50').source).toHaveProperty('delimiter', ';')
    expect(parse('01/03/2026;1,50\n02/03/2026;2,50').source).toHaveProperty('delimiter', ';')
  })

  test('is not one that stands in quotes', () => {
    expect(parse('Date,Description,Amount\n2026-03-01,"a;b;c;d",1\n2026-03-02,"e;f;g;h",2').source).toHaveProperty(
      'delimiter',
      ',',
    )
  })
})

describe('the rows', () => {
  test('have the line on which they begin, with breaks in cells and empty lines counted', () => {
    const table = parse('Date,Description,Amount\n\n2026-03-01,"one\ntwo",1\n,,\n2026-03-02,three,2\n')
    expect(table.rows.map(({ line }) => line)).toEqual([1, 3, 6])
  })

  test('survive a quote that never ends', () => {
    const table = parse('Date;Description;Amount\n2026-03-01;"Bar do Zé;1\n2026-03-02;Pão;2')
    expect(table.rows).toHaveLength(3)
    expect(table.rows[1]?.cells[1]).toBe('"Bar do Zé')
  })

  test('of a large file come with progress that only grows, to the end', () => {
    const text = Array.from({ length: 20_000 }, (_, at) => `2026-03-01,Line ${at},${at}.50`).join('\n')
    const shares: number[] = []
    const table = parseTable(bytesOf(text), {}, names, (share) => shares.push(share))
    expect(table.rows).toHaveLength(20_000)
    expect(table.rows.at(-1)?.line).toBe(20_000)
    expect(shares.length).toBeGreaterThan(3)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
  })
})

describe('the names of the columns', () => {
  const header = (text: string) => parse(text).headerPlace

  test('stand below what a bank writes above them', () => {
    expect(header('Extrato;;\nConta 1234-5;Agência 1;\nData;Histórico;Valor\n01/03/2026;Pão;1,00')).toBe(2)
  })

  test('can be foreign words above values', () => {
    expect(header('Wann;Was;Wieviel\n01.03.2026;Brot;1,00')).toBe(0)
  })

  test('are none where the first line is one like the others', () => {
    expect(header('01/03/2026;Pão;1,00\n02/03/2026;Café;2,00')).toBe(-1)
    expect(header('Ana;Violino\nBeto;Viola')).toBe(-1)
  })
})
