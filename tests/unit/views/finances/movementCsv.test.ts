import i18next from 'i18next'
import Papa from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AccountMovement } from '@contract/finances/accounts'
import { minorUnitsOf } from '@contract/minorUnits'
import { messages as enFinances } from '@/i18n/en/finances'
import { messages as en } from '@/i18n/en/finances/accounts'
import type { Language } from '@/i18n/language'
import { createMoney } from '@/i18n/money'
import { messages as deFinances } from '@/i18n/de/finances'
import { messages as ptFinances } from '@/i18n/pt-BR/finances'
import { messages as de } from '@/i18n/de/finances/accounts'
import { messages as pt } from '@/i18n/pt-BR/finances/accounts'
import { movementCsv } from '@/views/finances/accounts/movementCsv'
import { readTable } from './tables/readTable'

beforeAll(async () => {
  const resources = {
    en: { accounts: en, finances: enFinances },
    'pt-BR': { accounts: pt, finances: ptFinances },
    de: { accounts: de, finances: deFinances },
  }
  await i18next.init({ lng: 'en', resources, interpolation: { escapeValue: false } })
})

const dues: AccountMovement = {
  date: '2026-11-05',
  description: 'Mensalidade; "novembro", 1ª',
  amount: 123_456,
  balance: 223_456,
  financeId: '01890000-0000-7000-8000-000000000001',
  bank: [
    {
      date: '2026-11-05',
      amount: 123_456,
      description: 'PIX RECEBIDO OTTO KRANZ 05/11',
      counterparty: 'Otto Kranz',
      accountEnd: '0030',
      reference: 'RF18539007547034',
      bankId: 'E60701190202611051',
      statement: '11/2026',
      fileLine: 7,
      fileName: 'extrato.ofx',
    },
  ],
}
const rent: AccountMovement = { date: '2026-11-04', description: 'Aluguel', amount: -20_005, balance: 100_000 }
const cake: AccountMovement = {
  date: '2026-11-03',
  description: 'Bolo e café',
  amount: 5_000,
  balance: 120_005,
  bank: [{ date: '2026-11-03', amount: 5_000, bankId: '77', fileLine: 3, fileName: 'extrato.ofx' }],
}
const opening: AccountMovement = {
  ...rent,
  date: '2026-11-02',
  description: 'Flores',
  amount: -1_000,
  balance: 115_005,
}
const all = [dues, rent, cake, opening]

const csv = (movements: readonly AccountMovement[], language: Language) =>
  movementCsv(movements, {
    t: i18next.getFixedT(language, ['accounts', 'finances']),
    money: createMoney(language, 'BRL', minorUnitsOf('BRL')),
    textOf: ({ description }) => description,
    language,
  })

const rowsOf = (text: string) => Papa.parse<string[]>(text.replace('\uFEFF', '')).data

describe.each(['en', 'pt-BR', 'de'] as const)('in %s', (language) => {
  test('a row tells what the bank said, and leaves the cells empty where it said nothing', () => {
    const [headings = [], first, second] = rowsOf(csv(all, language))
    expect(new Set(headings).size).toBe(12)
    expect(first?.slice(4)).toEqual([
      'Otto Kranz',
      '… 0030',
      'PIX RECEBIDO OTTO KRANZ 05/11',
      'RF18539007547034',
      'E60701190202611051',
      '11/2026',
      'extrato.ofx',
      '7',
    ])
    expect(second?.slice(4)).toEqual(Array.from({ length: 8 }, () => ''))
  })

  test('without a line of a bank there are no columns for them', () => {
    expect(rowsOf(csv([rent], language))[0]).toHaveLength(4)
  })

  test.each<[string, readonly AccountMovement[]]>([
    ['all of it', all],
    ['one row', [dues]],
    ['rows that no file brought', all.map(({ bank: _bank, ...movement }) => movement)],
  ])('%s is read back as it was, and nothing is taken for something else', (_, movements) => {
    const read = readTable(csv(movements, language), {}, 'BRL')
    expect([read.aside, read.refused, read.balances?.breaks ?? []]).toEqual([[], [], []])
    expect(read.lines).toEqual(
      movements.map(({ date: day, description: text, amount, bank: [line] = [] }, place) => ({
        line: place + 2,
        day,
        amount,
        text,
        ...(line?.counterparty !== undefined && { payer: line.counterparty }),
        ...(line?.bankId !== undefined && { id: line.bankId }),
      })),
    )
    expect(read.mapping.slice(0, 4)).toEqual(['date', 'description', 'amount', 'balance'])
    expect(read.mapping.slice(4).filter((field) => !['', 'payer', 'reference', 'bankId'].includes(field))).toEqual([])
  })
})
