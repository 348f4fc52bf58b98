import i18next from 'i18next'
import Papa from 'papaparse'
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '@contract/members'
import { unguardFormulas } from '@/@core/files/formulaGuard'
import { messages as en } from '@/i18n/en/members'
import { messages as de } from '@/i18n/de/members'
import { messages as pt } from '@/i18n/pt-BR/members'
import { memberCsv } from '@/views/members/list/memberCsv'

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { members: en }, 'pt-BR': { members: pt }, de: { members: de } } })
})

const ana: Member = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Ana "Nina" Álvares; a primeira, a única',
  section: 'brass',
  status: 'on_leave',
  joinedOn: '2020-02-29',
  notes: 'uma linha\noutra linha',
  version: 1,
}

function csv(members: Member[], language = 'en'): string {
  return memberCsv(members, i18next.getFixedT(language, ['members', 'ownFields'] as const), language)
}

const rowsOf = (text: string) => Papa.parse<string[]>(text.replace('\uFEFF', '')).data

test('begins with the mark that tells Excel of UTF-8', () => {
  expect(csv([]).startsWith('\uFEFFName,Section,')).toBe(true)
})

test('quotes, separators, line breaks and accents come back as they were', () => {
  const [, row] = rowsOf(csv([ana]))
  expect(row?.slice(0, 7)).toEqual([ana.name, 'Brass', '', '', '', '', 'On leave'])
  expect(row?.at(10)).toBe('2020-02-29')
  expect(row?.slice(13, 18)).toEqual([ana.notes, '', '', '', ''])
})

test('where the comma is the decimal sign, a semicolon stands between the cells', () => {
  const text = csv([ana], 'pt-BR')
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFFNome;Naipe;Instrumento;/)
  expect(rowsOf(text)[1]?.slice(0, 2)).toEqual([ana.name, 'Metais'])
})

test.each([
  '=1+1',
  '+55 11 99999-0000',
  '-2+3',
  '@SUM(A1)',
  ' =1+1',
  '\t=1+1',
  '\n=1+1',
  '\r=1+1',
  '\0=1+1',
  '\uFEFF=1+1',
  '=1+1\nx',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('%j is no formula', (name) => {
  for (const language of ['en', 'pt-BR', 'de']) {
    const [, row] = rowsOf(csv([{ ...ana, name, phone: name }], language))
    for (const cell of [row?.[0], row?.[8]]) {
      expect(cell).toMatch(/^'/)
      expect(unguardFormulas(cell ?? '')).toBe(name)
    }
  }
})
