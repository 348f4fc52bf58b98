import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { MoneyLine } from '../../../scripts/readFile/fileReading'
import { readAnyFile } from '../../../scripts/readFile/readAnyFile'

const unit = path.join(import.meta.dirname, '..')
const exportsOf = path.join(unit, 'views/finances/tables/exports')
const listsOf = path.join(unit, 'views/members/lists')
const workbooksOf = path.join(unit, '@core/import/workbooks')

interface Expected {
  folder: string
  /** Of the group. */
  currency?: string
  as?: 'members'
  /** Rows of the file beside the one that names its columns. */
  read: number
  lines?: Partial<MoneyLine>[]
  people?: Record<string, unknown>[]
  aside?: (string | number)[][]
  refused?: { line: number; error: string }[]
  balances?: object
}

/** Files of real banks, lists and spreadsheets, rebuilt with invented details; what a person reads in each. */
const cases: Record<string, Expected> = {
  'csv-01-ing-de-with-saldo.csv': {
    folder: exportsOf,
    read: 11,
    lines: [
      { line: 13, day: '2026-09-03', amount: 5_000, payer: 'Anna Muster', text: 'Beitrag Sept' },
      { line: 14, day: '2026-09-02', amount: -6_810, payer: 'Musikhaus', text: 'Saiten' },
      { line: 15, day: '2026-09-01', amount: -100_000, payer: 'Gasthof', text: 'Gasthof' },
    ],
    aside: [1, 2, 3, 4, 5, 6, 8, 10].map((line) => [line, 'heading']),
    balances: { opening: 225_266, closing: 123_456, agree: true },
  },
  'csv-02-postfinance.csv': {
    folder: exportsOf,
    currency: 'CHF',
    read: 3,
    lines: [
      { day: '2026-12-31', amount: -500 },
      { day: '2026-12-30', amount: 12_050 },
      { day: '2026-12-13', amount: -130_000 },
    ],
    balances: { opening: 906_648, closing: 788_198, agree: true },
  },
  'csv-03-n26.csv': {
    folder: exportsOf,
    read: 3,
    lines: [
      { amount: 5_000, payer: 'Anna Muster' },
      { amount: -32_483, payer: 'A company' },
      { amount: -2_000, payer: 'SP HYPERX DE', text: 'SP HYPERX DE' },
    ],
  },
  'csv-04-revolut.csv': {
    folder: exportsOf,
    read: 5,
    lines: [{ amount: 100_000 }, { amount: -37_504 }, { amount: -2_496 }],
    aside: [
      [4, 'pending'],
      [5, 'pending'],
    ],
    balances: { opening: 0, closing: 60_000, agree: true },
  },
  'csv-09-oca-two-currencies.csv': {
    folder: exportsOf,
    read: 2,
    lines: [{ line: 3, day: '2026-12-16', amount: 152_500, payer: 'Anna', currency: 'EUR' }],
    refused: [{ line: 2, error: 'The line is in USD, the books are in EUR.' }],
  },
  'members-01-google-contacts.csv': {
    folder: listsOf,
    as: 'members',
    read: 2,
    people: [
      {
        line: 2,
        name: 'Ana Souza',
        phone: '+55 11 98888-7777',
        otherPhones: [{ word: 'Phone 1 (Mobile)', phone: '+55 11 3333-4444' }],
      },
      { line: 3, name: 'Bruno Lima', phone: '+55 11 97777-6666' },
    ],
  },
  'members-03-de-choir-lastname-first.csv': {
    folder: listsOf,
    as: 'members',
    read: 3,
    people: [
      { name: 'Anna Müller', birthDate: '1990-03-05', joinedOn: '2015-09-01' },
      { name: 'Jörg von der Heide', birthDate: '1947-01-01' },
      { name: 'Zoé Léger', joinedOn: '2001-01-01' },
    ],
  },
  'xlsx-01-cells-without-references.xlsx': { folder: workbooksOf, read: 1, people: [{ line: 2, name: 'Anna' }] },
  'xlsx-02-row-deleted-in-calc.xlsx': {
    folder: workbooksOf,
    read: 2,
    people: [
      { line: 2, name: 'Anna Muster', email: 'anna@x.example', joinedOn: '2020-02-01' },
      { line: 3, name: 'Bert Beispiel', email: 'bert@x.example', joinedOn: '2021-02-01' },
    ],
  },
  'xlsx-03-1904-by-libreoffice.xlsx': {
    folder: workbooksOf,
    as: 'members',
    read: 1,
    people: [{ line: 2, name: 'Anna Muster', birthDate: '1990-03-10', joinedOn: '2014-12-27' }],
  },
}

test.each(Object.entries(cases))('%s', async (name, expected) => {
  const { folder, as, currency = 'EUR', read, lines = [], people, aside = [], refused = [], balances } = expected
  const bytes = new Uint8Array(await readFile(path.join(folder, name)))
  const { reading, sentence } = await readAnyFile(bytes, name, { currency, ...(as && { as }) })
  expect(sentence).toBeUndefined()
  expect(reading.lines).toMatchObject(lines)
  expect(reading.lines).toHaveLength(lines.length)
  expect(reading.people ?? []).toMatchObject(people ?? [])
  expect(reading.people ?? []).toHaveLength(people?.length ?? 0)
  expect(reading.aside.map(({ line, why }) => [line, why])).toEqual(aside)
  expect(reading.refused).toEqual(refused)
  expect(reading.balances).toEqual(balances)
  expect(reading.lines.length + (reading.people?.length ?? 0) + aside.length + refused.length).toBe(read)
})
