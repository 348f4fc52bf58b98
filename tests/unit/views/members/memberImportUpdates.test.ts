import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { MemberImportLine } from '@contract/memberImports'
import type { MemberWrite } from '@contract/members'
import { assignLineStates, countLines } from '@/@core/import/parsing/importLine'
import { messages as imports } from '@/i18n/en/imports'
import { messages as members } from '@/i18n/en/members'
import { memberKeys } from '@/views/members/importing/memberKeys'
import { memberUpdate } from '@/views/members/importing/memberImportUpdates'

const id = '01890000-0000-7000-8000-000000000001'
const anna: MemberWrite = {
  id,
  name: 'Anna Müller',
  section: 'voices',
  status: 'on_leave',
  email: 'anna@example.org',
  phone: '0151 2345678',
  notes: 'Alt 1',
  version: 3,
}
const row = { line: 2, cells: [] }
const words = {
  t: i18next.getFixedT<['imports', 'members']>('en', ['imports', 'members']),
  format: { date: (day: string) => day },
}
const lineOf = (said: Partial<MemberImportLine>, defaults: string[] = []) => ({
  row,
  item: { id: 'x', name: 'Anna Müller', section: 'voices', status: 'active', ...said } satisfies MemberImportLine,
  validationErrors: [],
  defaults,
})

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { imports, members } } })
})

test('what a line says otherwise is told, old and new; what it does not say stays', () => {
  const update = memberUpdate(lineOf({ phone: '0151 7654321', birthDate: '1990-03-05' }, ['status']), anna, words)
  expect(update?.changes).toEqual([
    { field: 'Phone', before: '0151 2345678', after: '0151 7654321' },
    { field: 'Date of birth', before: '', after: '1990-03-05' },
  ])
  expect(update?.item).toEqual({ ...anna, phone: '0151 7654321', birthDate: '1990-03-05' })
})

test('a number grouped otherwise, an address in capitals and a default are no difference', () => {
  const line = lineOf({ phone: '0151-234 56 78', email: 'ANNA@example.org', section: 'other' }, ['status', 'section'])
  expect(memberUpdate(line, anna, words)).toBeNull()
})

test('a line that differs is left until it is ticked, and every line is counted once', () => {
  const line = lineOf({ phone: '0151 7654321' }, ['status'])
  const update = memberUpdate(line, anna, words)
  const source = {
    leftOut: new Set<number>(),
    duplicates: new Set([0]),
    probable: new Map<number, string>(),
    repeats: new Set<number>(),
    updates: new Map(update ? [[0, update] as const] : []),
    twinKeyOf: ({ name }: MemberWrite) => name,
  }
  const lines = [line, lineOf({ phone: '030 1234567' })]
  const left = assignLineStates(lines, source)
  expect(left.map(({ state, isTwin }) => [state, isTwin])).toEqual([
    ['differs', undefined],
    ['new', true],
  ])
  const ticked = assignLineStates(lines, { ...source, ticked: new Set([0]) })
  expect(countLines(ticked)).toMatchObject({ new: 1, update: 1, differs: 0 })
})

test('of two lines with one person the second is left out, saying of which line, until it is ticked', () => {
  const people: Partial<MemberImportLine>[] = [
    { name: 'Josef Rheinberger', email: 'josef@example.org' },
    { name: 'Josef G. Rheinberger', email: 'JOSEF@example.org', phone: '030 1' },
    { name: 'Clara Lima', birthDate: '1990-03-05' },
    { name: 'Clara  LIMA', birthDate: '1990-03-05', instrument: 'Alt' },
    { name: 'Clara Lima', birthDate: '1991-03-05' },
    { name: 'Rosa Reis', email: 'familia@example.org' },
    { name: 'Paulo Reis', email: 'familia@example.org' },
    { name: 'Ana Sá' },
    { name: 'Ana Sá' },
  ]
  const lines = people.map((said, at) => ({ ...lineOf(said), row: { line: at + 2, cells: [] } }))
  const none = { leftOut: new Set<number>(), duplicates: new Set<number>(), probable: new Map<number, string>() }
  const statesOf = (repeats: number[], leftOut: number[] = []) =>
    assignLineStates(lines, {
      ...none,
      leftOut: new Set(leftOut),
      repeats: new Set(repeats),
      sameKeysOf: memberKeys,
    })
  const left = statesOf([])
  expect(left.map(({ sameAs }) => sameAs)).toEqual([
    undefined,
    2,
    undefined,
    4,
    undefined,
    undefined,
    undefined,
    undefined,
    9,
  ])
  expect(countLines(left)).toMatchObject({ new: 6, duplicate: 0, left_out: 3 })
  expect(statesOf([1])[1]).toMatchObject({ state: 'new', isRepeat: true })
  expect(statesOf([], [0])[1]).toMatchObject({ state: 'new' })
})

test('guardians whom nobody knows, or who have more than is on record, are added; who is called first stays', () => {
  const stored = {
    ...anna,
    emergencyContact: { name: 'Oma Ilse', phone: '0151 1111111' },
    guardians: [{ name: 'Rosa Müller', relation: 'Mutter', phone: '0151 2222222' }],
  }
  const rosa = { name: 'rosa müller', relation: 'Mama', phone: '0151-222 22 22' }
  const emergencyContact = { name: rosa.name, phone: rosa.phone }
  const same = lineOf({ guardians: [rosa], emergencyContact }, ['section', 'status'])
  expect(memberUpdate(same, stored, words)).toBeNull()
  const told = [
    { ...rosa, email: 'rosa@example.org' },
    { name: 'Karl Müller', phone: '0151 3333333' },
  ]
  const update = memberUpdate(lineOf({ guardians: told, emergencyContact }, ['section', 'status']), stored, words)
  expect(update?.changes).toEqual([
    {
      field: 'Guardians',
      before: 'Mutter: Rosa Müller, 0151 2222222',
      after: 'Mama: rosa müller, 0151-222 22 22, rosa@example.org · Karl Müller, 0151 3333333',
    },
  ])
  expect(update?.item).toEqual({ ...stored, guardians: told })
})

test('further phones and addresses of a file are added to those on record', () => {
  const stored = { ...anna, otherPhones: [{ word: 'Büro', phone: '030 111111' }] }
  const same = lineOf({ otherPhones: [{ phone: '030-11 11 11' }, { phone: '0151 234 5678' }] }, ['section', 'status'])
  expect(memberUpdate(same, stored, words)).toBeNull()
  const told = { otherPhones: [{ phone: '030 222222' }], otherEmails: [{ word: 'Büro', email: 'anna@work.example' }] }
  const update = memberUpdate(lineOf(told, ['section', 'status']), stored, words)
  expect(update?.changes).toEqual([
    { field: 'More numbers', before: 'Büro: 030 111111', after: 'Büro: 030 111111, 030 222222' },
    { field: 'More mail addresses', before: '', after: 'Büro: anna@work.example' },
  ])
  expect(update?.item).toEqual({ ...stored, ...told, otherPhones: [...stored.otherPhones, ...told.otherPhones] })
})
