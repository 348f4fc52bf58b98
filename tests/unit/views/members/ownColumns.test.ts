import { expect, test } from 'vitest'
import type { OwnField, OwnFieldKind } from '@contract/members/ownFields'
import { fileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileTable } from '@/@core/import/parsing/fileTable'
import {
  LEFT_OUT,
  ownAnswerKey,
  readOwnValues,
  unknownOwnValues,
  type OwnColumnId,
} from '@/views/members/importing/ownColumns'

const medium = { id: '01890000-0000-7000-8000-000000000009', name: 'Médio' }
const fieldOf = (kind: OwnFieldKind): OwnField => ({
  id: kind,
  name: kind,
  kind,
  ...(kind === 'choice' && { options: [medium] }),
  seenBy: [],
  writtenBy: ['manager'],
  version: 1,
})

function columnsOf(kind: OwnFieldKind, texts: readonly string[]) {
  const cells = [[kind], ...texts.map((text) => [text])]
  const table = { rows: cells.map((row, number) => ({ number, cells: row })), headerPlace: 0 } as unknown as FileTable
  const mapping: OwnColumnId[] = [`own.${kind}`]
  return fileColumns<OwnColumnId>(table, mapping)
}

function read(kind: OwnFieldKind, text: string, answers: Record<string, string> = {}) {
  const columns = columnsOf(kind, [text])
  const [row] = columns.rows
  if (row === undefined) throw new Error('no row')
  const { values, errors } = readOwnValues([fieldOf(kind)], {
    columns,
    row,
    answers,
    order: 'DMY',
    today: '2026-11-29',
    language: 'en',
  })
  return errors.length > 0 ? errors : values?.[kind]
}

test.each([
  ['Sim', true],
  ['nein', false],
  ['x', true],
  ['Não', false],
  ['oui', true],
  ['✓', true],
])('%s answers yes or no', (text, is) => {
  expect(read('yesNo', text)).toBe(is)
  expect(read('consent', text)).toEqual({ isGiven: is, on: '2026-11-29' })
})

test('a consent that is a date was given on that day', () => {
  expect(read('consent', '12/03/2024')).toEqual({ isGiven: true, on: '2024-03-12' })
})

test('options go by their names, whatever case and accents', () => {
  expect(read('choice', 'MEDIO')).toBe(medium.id)
})

test('numbers are read with either decimal sign, and what is none is refused with its text', () => {
  expect([read('number', '42,5'), read('number', '42.5'), read('number', '1 200')]).toEqual([42.5, 42.5, 1200])
  expect(["2'400.-", '2.400,50', '1 234,5', 'CHF 1200', '-3', '1,234'].map((text) => read('number', text))).toEqual([
    2400, 2400.5, 1234.5, 1200, -3, 1234,
  ])
  expect(read('number', 'a few: many')).toEqual(['own:number:a few: many'])
  expect(read('date', '31.02.2020')).toEqual(['own:date:31.02.2020'])
})

test('unknown words are asked about once, and read as they are answered', () => {
  const field = fieldOf('choice')
  const columns = columnsOf('choice', ['Tent', 'médio', 'tent', 'Tänt'])
  expect(unknownOwnValues([field], columns)).toEqual([
    {
      field,
      values: [
        { key: 'tent', text: 'Tent', count: 2 },
        { key: 'tant', text: 'Tänt', count: 1 },
      ],
    },
  ])
  expect(read('choice', 'Tent', { [ownAnswerKey(field, 'tent')]: medium.id })).toBe(medium.id)
  expect(read('choice', 'Tent', { [ownAnswerKey(field, 'tent')]: LEFT_OUT })).toBeUndefined()
})
