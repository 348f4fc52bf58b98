import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTable } from './readTable'

const exportOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'exports', name), 'utf8')
const amounts = ({ lines }: ReturnType<typeof readTable>) => lines.map(({ amount }) => amount)

describe('what banks export', () => {
  test('ING: a prelude with a balance, currencies beside both numbers, the payer by itself', () => {
    const read = readTable(exportOf('csv-01-ing-de-with-saldo.csv'))
    expect(amounts(read)).toEqual([5000, -6810, -100000])
    expect(read.lines[0]).toMatchObject({ day: '2026-09-03', payer: 'Anna Muster', text: 'Beitrag Sept' })
    expect(read.lines[2]).toMatchObject({ payer: 'Gasthof', text: 'Gasthof' })
    expect(read.balances).toMatchObject({ compared: 2, breaks: [], closing: 123456 })
  })

  test('PostFinance: units in the headings, and the balance is no amount', () => {
    const read = readTable(exportOf('csv-02-postfinance.csv'), {}, 'CHF')
    expect(amounts(read)).toEqual([-500, 12050, -130000])
    expect(read.balances).toMatchObject({ breaks: [], closing: 788198 })
  })

  test('N26: who was paid stands in for a purpose that is missing', () => {
    const read = readTable(exportOf('csv-03-n26.csv'))
    expect(amounts(read)).toEqual([5000, -32483, -2000])
    expect(read.lines.map(({ payer }) => payer)).toEqual(['Anna Muster', 'A company', 'SP HYPERX DE'])
    expect(read.refused).toEqual([])
  })

  test('Revolut: fees come on top, what was not booked is aside, and it comes to its balance', () => {
    const read = readTable(exportOf('csv-04-revolut.csv'))
    expect(amounts(read)).toEqual([100000, -37504, -2496])
    expect(read.aside).toEqual([
      [4, 'pending'],
      [5, 'pending'],
    ])
    expect(read.balances).toMatchObject({ breaks: [], opening: 0, closing: 60000 })
  })

  test('a line of another currency than the rest is refused, with its number', () => {
    const read = readTable(exportOf('csv-09-oca-two-currencies.csv'))
    expect(amounts(read)).toEqual([152500])
    expect(read.refused).toEqual([[2, 'currency:USD']])
  })
})

describe('a running balance', () => {
  const lines = ['03.09.2026;Strom;-48,10;951,90', '04.09.2026;Anna;60,00;1.011,90', '05.09.2026;Beat;60,00;1.071,90']
  const fileOf = (rows: readonly string[]) => ['Buchungstag;Verwendungszweck;Betrag;Saldo', ...rows].join('\n')

  test.each([
    ['oldest first', lines],
    ['newest first', lines.toReversed()],
    ['in no order', [lines[1] ?? '', lines[2] ?? '', lines[0] ?? '']],
    ['on the last line of a day alone', lines.map((row) => row.replace('04.09', '05.09').replace('1.011,90', ''))],
  ])('agrees with lines %s', (_, rows) => {
    const read = readTable(fileOf(rows))
    expect(read.balances?.breaks).toEqual([])
    expect(read.balances?.compared).toBeGreaterThan(0)
    expect(read.refused).toEqual([])
  })

  test('that an amount does not lead to stops at its line, and says by how much', () => {
    const read = readTable(fileOf(lines.map((row) => row.replace('Anna;60,00', 'Anna;66,00'))))
    expect(read.refused).toEqual([[3, 'balance:101790:101190']])
  })

  test('tells which sign begins the cents, and that a minus is income', () => {
    const read = readTable('Date;Text;Amount;Balance\n01/01/2026;a;1.500;11.500\n02/01/2026;b;-2.250;9.250')
    expect(read.lines.map(({ amount }) => Math.sign(amount))).toEqual([1, -1])
    const card = readTable('Date;Text;Amount;Balance\n13.01.2026;a;5,00;95,00\n14.01.2026;b;-20,00;115,00')
    expect(card.lines.map(({ amount }) => amount)).toEqual([-500, 2000])
  })
})

test('a unit in the headings that is not of the books is a question', () => {
  const text = 'Data;Histórico;Valor (R$)\n13/09/2026;Pix;60,00\n14/09/2026;Luz;-48,10'
  expect(readTable(text).lines.map(({ amount }) => amount)).toEqual([6000, -4810])
  expect(readTable(text, { foreign: 'refuse' }).refused).toEqual([
    [2, 'currency:BRL'],
    [3, 'currency:BRL'],
  ])
  expect(readTable(text, {}, 'BRL').refused).toEqual([])
})
