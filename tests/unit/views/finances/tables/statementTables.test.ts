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
