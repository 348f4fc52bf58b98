import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '@contract/members'
import { fileColumns, sampleColumns } from '@/@core/import/fileColumns'
import { matchColumns } from '@/@core/import/matchColumns'
import { parseTable } from '@/@core/import/parseTable'
import { messages as en } from '@/i18n/en/members'
import { messages as pt } from '@/i18n/pt-BR/members'
import { memberCsv } from '@/views/members/memberCsv'
import { firstMemberAnswers, memberReadings, type MemberAnswers } from '@/views/members/memberImportAnswers'
import { memberImportFields } from '@/views/members/memberImportFields'
import { memberLineReader } from '@/views/members/memberImportLines'
import { knownSection } from '@/views/members/memberImportWords'

const knownNames = new Set(memberImportFields.flatMap(({ names }) => names))

function columnsOf(text: string) {
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  return fileColumns(table, matchColumns(memberImportFields, sampleColumns(table)))
}

function read(text: string, answers: Partial<MemberAnswers> = {}) {
  const columns = columnsOf(text)
  const reader = memberLineReader(columns, { ...firstMemberAnswers, ...answers })
  return columns.rows.map((row) => {
    const { item, faults } = reader(row)
    if (!item) return faults
    const { id: _id, ...rest } = item
    return rest
  })
}

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { members: en }, 'pt-BR': { members: pt } } })
})

test.each([
  ['Cordas', 'strings'],
  ['strings', 'strings'],
  ['1º violino', 'strings'],
  ['Violin II', 'strings'],
  ['Contrabaixo', 'strings'],
  ['Flauta transversal', 'woodwinds'],
  ['sax alto', 'woodwinds'],
  ['Trompete 3', 'brass'],
  ['CORO', 'voices'],
  ['Mezzo-soprano', 'voices'],
  ['Bateria', 'percussion'],
  ['Maestro', 'direction'],
  ['Berimbau', undefined],
  ['Bass', undefined],
  ['', undefined],
])('%j is of %s', (text, section) => {
  expect(knownSection(text)).toBe(section)
})

test('a line is a member: section by its name, else by the instrument, else as said', () => {
  const text = `Nome;Naipe;Instrumento;E-mail;Celular;Desde
Ana Lima;Cordas;Viola;ana@example.org;+55 12 90000-0001;13/05/2019
Bruno Sá;;Trompa;;;
Carla;Fanfarra;;;;
Davi;;;;;`
  expect(memberReadings(columnsOf(text))).toEqual({
    dateOrders: ['DMY'],
    unknown: [{ key: 'fanfarra', text: 'Fanfarra', count: 1 }],
    bare: 1,
  })
  expect(read(text, { section: 'voices', sections: { fanfarra: 'brass' } })).toEqual([
    {
      name: 'Ana Lima',
      section: 'strings',
      instrument: 'Viola',
      status: 'active',
      email: 'ana@example.org',
      phone: '+55 12 90000-0001',
      joinedOn: '2019-05-13',
    },
    { name: 'Bruno Sá', section: 'brass', instrument: 'Trompa', status: 'active' },
    { name: 'Carla', section: 'brass', status: 'active' },
    { name: 'Davi', section: 'voices', status: 'active' },
  ])
})

test('every fault of a line is told, with the text that is wrong', () => {
  const text = `Nome;Naipe;E-mail;Telefone;Desde
;Cordas;carla@;abc-def;31/02/2020
${'x'.repeat(121)};Cordas;;1234-5678;13/05/2019`
  expect(read(text)).toEqual([['name', 'email:carla@', 'phone:abc-def', 'date:31/02/2020'], ['long:name:120']])
})

test.each(['en', 'pt-BR'])('our own export in %s is read back', (language) => {
  const member: Member = {
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Ana "Nina" Álvares; a primeira',
    section: 'brass',
    instrument: 'Trompa',
    position: '=Solista',
    status: 'active',
    email: 'ana@example.org',
    phone: '+55 12 90000-0001',
    joinedOn: '2020-02-29',
    notes: 'uma linha\noutra linha',
    emergencyContact: { name: 'Célia Lima', phone: '+55 12 90000-0002' },
    version: 1,
  }
  const csv = memberCsv([member], i18next.getFixedT(language, 'members'), language)
  const { id: _id, version: _version, notes: _notes, emergencyContact: _contact, ...rest } = member
  expect(read(csv)).toEqual([rest])
})
