import i18next from 'i18next'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import { minorUnitsOf } from '@contract/minorUnits'
import { messages as en } from '@/i18n/en/finances'
import type { Language } from '@/i18n/language'
import { createMoney } from '@/i18n/money'
import { messages as de } from '@/i18n/de/finances'
import { messages as pt } from '@/i18n/pt-BR/finances'
import { financeCsv } from '@/views/finances/entries/financeCsv'

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { finances: en }, 'pt-BR': { finances: pt }, de: { finances: de } },
  })
})

const ANA = '01890000-0000-7000-8000-00000000000a'
const CONCERT = '01890000-0000-7000-8000-00000000000c'
const dues: Finance = {
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'income',
  amount: 123_456,
  description: 'Mensalidade; "março", 1ª',
  category: 'dues',
  date: '2026-03-10',
  status: 'paid',
  dueDate: '2026-03-05',
  memberId: ANA,
  eventId: CONCERT,
  method: 'pix',
  notes: 'uma linha\noutra linha',
  version: 1,
}
const rent: Finance = {
  id: '01890000-0000-7000-8000-000000000002',
  kind: 'expense',
  amount: 5,
  description: 'Aluguel',
  category: 'venue',
  date: '2026-03-11',
  status: 'pending',
  version: 1,
}

function csv(finances: Finance[], language: Language = 'en', currency = 'BRL'): string {
  const t = i18next.getFixedT(language, 'finances')
  const nameOf = (id: string) => (id === ANA ? 'Ana Álvares' : undefined)
  const eventNameOf = (id: string) => (id === CONCERT ? 'Concerto · 20/04/2024' : undefined)
  return financeCsv(finances, {
    t,
    money: createMoney(language, currency, minorUnitsOf(currency)),
    nameOf,
    eventNameOf,
    language,
  })
}

const rowsOf = (text: string) => Papa.parse<string[]>(text.replace('\uFEFF', '')).data

test('one row an entry, with words for words and a signed number for the amount', () => {
  expect(rowsOf(csv([dues, rent]))).toEqual([
    ['Date', 'Description', 'Kind', 'Category', 'Amount', 'Status', 'Due date', 'Member', 'Event', 'Paid by', 'Notes'],
    [
      '2026-03-10',
      dues.description,
      'Income',
      'Dues',
      '1234.56',
      'Paid',
      '2026-03-05',
      'Ana Álvares',
      'Concerto · 20/04/2024',
      'Pix',
      dues.notes,
    ],
    ['2026-03-11', 'Aluguel', 'Expense', 'Venue', '-0.05', 'Pending', '', '', '', '', ''],
  ])
})

test('where the comma is the decimal sign, amounts have one and a semicolon stands between the cells', () => {
  const text = csv([rent], 'pt-BR')
  expect(text.startsWith('\uFEFFData;Descrição;')).toBe(true)
  expect(rowsOf(text)[1]?.slice(2, 5)).toEqual(['Despesa', 'Espaço e local', '-0,05'])
})

test('a currency without decimals has none', () => {
  expect(rowsOf(csv([dues], 'en', 'JPY'))[1]?.[4]).toBe('123456')
})

test('who or what is gone is named as that, not as an id', () => {
  const [, row] = rowsOf(csv([{ ...dues, memberId: rent.id, eventId: rent.id }]))
  expect(row?.slice(7, 9)).toEqual(['Removed member', 'Removed event'])
})

test.each(['=1+1', '+55', '-2+3', '@SUM(A1)', ' =1+1', '\t=1+1', '=1+1\nx', '＝1+1'])('%j is no formula', (text) => {
  for (const language of ['en', 'pt-BR', 'de'] as const) {
    const [, row] = rowsOf(csv([{ ...rent, description: text, notes: text }], language))
    // A tab may be where a spreadsheet splits: what stands behind it is guarded as well.
    const guarded = `'${text.replace('\t=', "\t'=")}`
    expect(row?.[1]).toBe(guarded)
    expect(row?.[10]).toBe(guarded)
    // The amount is a number of ours, and stays one that a column can sum.
    expect(row?.[4]).toMatch(/^-0[.,]05$/)
  }
})
