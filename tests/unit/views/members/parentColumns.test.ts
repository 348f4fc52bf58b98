import { expect, test } from 'vitest'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { matchColumns, type Mapping } from '@/@core/import/parsing/matchColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { initialMemberAnswers, type MemberColumnId } from '@/views/members/importing/memberImportAnswers'
import { memberImportFields } from '@/views/members/importing/memberImportFields'
import { memberLineReader } from '@/views/members/importing/memberImportLines'
import { memberNotes } from '@/views/members/importing/memberNotes'

const knownNames = new Set(memberImportFields.flatMap(({ names }) => names))

/** `chosen`: by hand, over what was guessed; by the places of the columns. */
function columnsOf(text: string, chosen: Record<number, MemberColumnId> = {}) {
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  const guessed: Mapping<MemberColumnId> = matchColumns(memberImportFields, sampleColumns(table))
  return fileColumns<MemberColumnId>(
    table,
    guessed.map((field, place) => chosen[place] ?? field),
  )
}

function read(text: string, chosen?: Record<number, MemberColumnId>) {
  const columns = columnsOf(text, chosen)
  const reader = memberLineReader(columns, initialMemberAnswers)
  return columns.rows.map((row) => reader(row).item)
}

const mappingOf = (heading: string, value: string) =>
  matchColumns(memberImportFields, [
    { name: 'Name', values: ['Lea Raemy'] },
    { name: heading, values: [value] },
  ])[1]

test.each(['Mutter Natel', 'Natel Vater', 'Portable mère', 'Cellulare del padre', 'Tel. Mami', 'Natel-Nr. der Mutter'])(
  '%s is the phone of a parent',
  (heading) => expect(mappingOf(heading, '079 640 56 28')).toBe('guardianPhone'),
)

test.each(['E-Mail père', 'Courriel de la mère', 'E-Mail-Adresse Vater', 'Mail Mamma'])(
  '%s is the e-mail of a parent',
  (heading) => expect(mappingOf(heading, 'a@example.org')).toBe('guardianEmail'),
)

test.each([
  ['Natel', '079 640 56 28', 'phone'],
  ['Portable', '079 640 56 28', 'phone'],
  ['Cellulare', '079 640 56 28', 'phone'],
  ['Courriel', 'a@example.org', 'email'],
  ['Geb.', '3.5.12', 'birthDate'],
  ['Geb.-Dat.', '3.5.12', 'birthDate'],
  ['Date de naissance', '3.5.12', 'birthDate'],
  ['Data di nascita', '3.5.12', 'birthDate'],
  ['Fecha de nacimiento', '3.5.12', 'birthDate'],
  ['PLZ Ort', '3186 Düdingen', 'postcodeTown'],
  ['PLZ/Ort', '3186 Düdingen', 'postcodeTown'],
  ['PLZ, Wohnort', '3186 Düdingen', 'postcodeTown'],
  ['NPA Localité', '1700 Fribourg', 'postcodeTown'],
  ['CAP e località', '6600 Locarno', 'postcodeTown'],
  ['Ort', 'Düdingen', 'town'],
  ['Localité', 'Fribourg', 'town'],
  ['NPA', '1700', 'postcode'],
])('%s with %s is %s', (heading, value, field) => expect(mappingOf(heading, value)).toBe(field))

test('a phone and an e-mail are of the parent whom their heading means, in whatever language', () => {
  const [lea] = read(`Name;Naipe;Mutter;Mutter Natel;Vater;Natel Vater;E-Mail père
Lea Raemy;Cordas;Anna Raemy;079 640 56 28;Luc Raemy;079 640 56 29;luc@example.org`)
  expect(lea?.guardians).toEqual([
    { name: 'Anna Raemy', relation: 'Mutter', phone: '079 640 56 28' },
    { name: 'Luc Raemy', relation: 'Vater', phone: '079 640 56 29', email: 'luc@example.org' },
  ])
  expect(lea?.notes).toBeUndefined()
})

test('a phone that was given to the guardians by hand is of the one to the left of it', () => {
  const text = `Name;Naipe;Mutter;Nr. zuhause;Vater;Nr. Arbeit
Lea Raemy;Cordas;Anna Raemy;079 640 56 28;Luc Raemy;079 640 56 29
Noé Hug;Cordas;;079 640 56 30;Luc Hug;`
  const columns = { 3: 'guardianPhone', 5: 'guardianPhone' } as const
  const [lea, noe] = read(text, columns)
  expect(lea?.guardians).toMatchObject([
    { name: 'Anna Raemy', phone: '079 640 56 28' },
    { name: 'Luc Raemy', phone: '079 640 56 29' },
  ])
  // Nobody is named there: kept in the notes, and said.
  expect(noe).toMatchObject({ guardians: [{ name: 'Luc Hug' }], notes: 'Nr. zuhause: 079 640 56 30' })
  const notesOf = columnsOf(text, columns)
  expect(memberNotes(notesOf, notesOf.rows)).toMatchObject({ unplaced: { lines: 1, headings: ['Nr. zuhause'] } })
})

test('parents whose surname comes first, as their child’s does, are turned', () => {
  const members = read(`Name, Vorname;Naipe;Mutter;Vater
Stritt, Mara;Cordas;Stritt Petra;Stritt, Alain
Stritt, Elio;Cordas;Petra Stritt;Frau Stritt
von der Weid, Ana;Cordas;von der Weid Eva;Luc Rey`)
  expect(members.map((member) => member?.guardians?.map(({ name }) => name))).toEqual([
    ['Petra Stritt', 'Alain Stritt'],
    ['Petra Stritt', 'Frau Stritt'],
    ['Eva von der Weid', 'Luc Rey'],
  ])
})

test('postcode and town of one column are told apart, whatever the column was taken for', () => {
  const towns = (values: string[], chosen?: MemberColumnId) =>
    read(
      ['Name;Naipe;PLZ Ort', ...values.map((value) => `Lea Raemy;Cordas;${value}`)].join('\n'),
      chosen && { 2: chosen },
    ).map((member) => member?.address)
  const values = [
    '3186 Düdingen',
    'CH-1712 Tafers',
    'Bösingen 3178',
    '12345-678 São José',
    '3178, Bösingen',
    'Fribourg',
  ]
  const told = [
    { postcode: '3186', town: 'Düdingen' },
    { postcode: 'CH-1712', town: 'Tafers' },
    { postcode: '3178', town: 'Bösingen' },
    { postcode: '12345-678', town: 'São José' },
    { postcode: '3178', town: 'Bösingen' },
    { town: 'Fribourg' },
  ]
  expect(towns(values)).toEqual(told)
  expect(towns(values, 'town')).toEqual(told)
})

test('who joined in a year is said to have joined on its first day; a year of birth goes to the notes', () => {
  const columns = columnsOf('Name;Naipe;Eintritt;Geb.\nLea Raemy;Cordas;1986;3.5.1970\nNoé Hug;Cordas;2001;1986')
  const reader = memberLineReader(columns, initialMemberAnswers)
  expect(columns.rows.map((row) => reader(row).item)).toMatchObject([
    { birthDate: '1970-05-03' },
    { notes: 'Geb.: 1986' },
  ])
  expect(memberNotes(columns, columns.rows)).toMatchObject({ rough: 2 })
})
