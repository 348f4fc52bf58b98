import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { messages as en } from '@/i18n/en/members'
import { messages as de } from '@/i18n/de/members'
import { messages as pt } from '@/i18n/pt-BR/members'
import { memberCsv } from '@/views/members/list/memberCsv'
import {
  initialMemberAnswers,
  memberAmbiguities,
  newIn,
  openSections,
  type MemberAnswers,
  type MemberColumnId,
} from '@/views/members/importing/memberImportAnswers'
import { feeClassField } from '@/views/members/importing/feeClassColumn'
import { ownImportFields, unknownOwnValues } from '@/views/members/importing/ownColumns'
import { withEarlierWords, withProposals } from '@/views/members/importing/answeredWords'
import { memberImportFields } from '@/views/members/importing/memberImportFields'
import { memberLineReader } from '@/views/members/importing/memberImportLines'
import { chosenInstrument, unknownInstruments, type OwnInstruments } from '@/views/members/importing/memberInstruments'
import { knownStatus } from '@/views/members/importing/memberImportStatuses'
import { knownSection } from '@/views/members/importing/memberImportWords'

const knownNames = new Set(memberImportFields.flatMap(({ names }) => names))

function columnsOf(text: string) {
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  return fileColumns<MemberColumnId>(table, matchColumns(memberImportFields, sampleColumns(table)))
}

function read(text: string, answers: Partial<MemberAnswers> = {}) {
  const columns = columnsOf(text)
  const reader = memberLineReader(columns, { ...initialMemberAnswers, ...answers })
  return columns.rows.map((row) => {
    const { item, validationErrors } = reader(row)
    if (!item) return validationErrors
    const { id: _id, ...rest } = item
    return rest
  })
}

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { members: en }, 'pt-BR': { members: pt }, de: { members: de } } })
})

test('notes of two columns are both kept, each under its heading; those of one stand alone', () => {
  expect(read('Nome,Naipe,Observações,Comentários\nAna Lima,Metais,Vem de trem,Canta também')).toMatchObject([
    { notes: 'Observações: Vem de trem\nComentários: Canta também' },
  ])
  expect(read('Nome,Naipe,Observações\nAna Lima,Metais,Vem de trem')).toMatchObject([{ notes: 'Vem de trem' }])
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
  ['Sopran', 'voices'],
  ['2. Alt', 'voices'],
  ['1. Querflöte', 'woodwinds'],
  ['Tenorhorn', 'brass'],
  ['Althorn', 'brass'],
  ['Tenor Horn', 'brass'],
  ['Kontrabass', 'strings'],
  ['Bass', undefined],
  ['', undefined],
])('%j is of %s', (text, section) => {
  expect(knownSection(text)).toBe(section)
})

test('a word of two sections is of the one that the rest of its column is of, and asked where that is of several', () => {
  const listOf = (...parts: string[]) => `Name;Stimmlage\n${parts.map((part, at) => `Person ${at};${part}`).join('\n')}`
  const sectionsOf = (text: string) => read(text).map((one) => ('section' in one ? one.section : one))
  expect(sectionsOf(listOf('Sopran', 'Bass 2', 'Tenor'))).toEqual(['voices', 'voices', 'voices'])
  expect(sectionsOf(listOf('Violine', 'Bass', 'Cello'))).toEqual(['strings', 'strings', 'strings'])
  expect(memberAmbiguities(columnsOf(listOf('Sopran', 'Bass', 'Trompete'))).unknown).toMatchObject([{ text: 'Bass' }])
})

test('a line is a member: section by its name, else by the instrument, else as said', () => {
  const text = `Nome;Naipe;Instrumento;E-mail;Celular;Desde
Ana Lima;Cordas;Viola;ana@example.org;+55 12 90000-0001;13/05/2019
Bruno Sá;;Trompa;;;
Carla;Fanfarra;;;;
Davi;;;;;`
  expect(memberAmbiguities(columnsOf(text))).toEqual({
    dateOrders: ['DMY'],
    unknown: [{ key: 'fanfarra', text: 'Fanfarra', count: 1 }],
    bare: 1,
    unknownStatuses: [],
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

test.each([
  ['Ativa', 'active'],
  ['EM ATIVIDADE', 'active'],
  ['afastado', 'on_leave'],
  ['De licença', 'on_leave'],
  ['Inativo', 'former'],
  ['Former', 'former'],
  ['não ativo', undefined],
  ['Pago', undefined],
])('%j says %s', (text, status) => {
  expect(knownStatus(text)).toBe(status)
})

test('who is on leave or gone comes as that; a word that we do not know is asked', () => {
  const text = `Nome;Naipe;Situação
Ana;Cordas;Ativa
Bruno;Metais;Afastado
Carla;Vozes;Trancado
Davi;Vozes;`
  expect(memberAmbiguities(columnsOf(text)).unknownStatuses).toEqual([{ key: 'trancado', text: 'Trancado', count: 1 }])
  expect(read(text, { statuses: { trancado: 'on_leave' } })).toEqual([
    { name: 'Ana', section: 'strings', status: 'active' },
    { name: 'Bruno', section: 'brass', status: 'on_leave' },
    { name: 'Carla', section: 'voices', status: 'on_leave' },
    { name: 'Davi', section: 'voices', status: 'active' },
  ])
})

test('who has paid is no status', () => {
  expect(columnsOf('Nome;Naipe;Status\nAna;Cordas;Pago\nBia;Vozes;Pendente').has('status')).toBe(false)
})

test('of a status column with one word that we know the others are asked', () => {
  const { unknownStatuses } = memberAmbiguities(
    columnsOf(
      'Nome;Naipe;Situação\nAna;Cordas;suspensa\nBia;Vozes;?\nCaio;Vozes;inativo\nDavi;Vozes;não sei\nEva;Vozes;em recesso',
    ),
  )
  expect(unknownStatuses.map(({ text }) => text)).toEqual(['suspensa', 'não sei', 'em recesso'])
})

test('the part of a singer is read, and tells the section', () => {
  expect(read('Nome;Voz\nAna;Soprano 1\nBia;contralto')).toMatchObject([
    { name: 'Ana', section: 'voices', instrument: 'Soprano', part: 1 },
    { name: 'Bia', section: 'voices', instrument: 'contralto' },
  ])
  expect(read('Nome;Voz;Instrumento\nAna;Vozes;Soprano 1')).toMatchObject([
    { section: 'voices', instrument: 'Soprano', part: 1 },
  ])
})

test('the parts of a choir are read in all their short ways, and what somebody sings besides', () => {
  const parts = ['Sopran 1', 'S II', 'A 2', 'T.1', 'B II', 'Bariton', '1. Tenor / Bass 1', 'Bass 1/2']
  const text = `Name;Stimme\n${parts.map((part, at) => `Person ${at};${part}`).join('\n')}`
  const choir: OwnInstruments = {
    sections: [{ id: 'c', family: 'voices', instruments: ['Soprano', 'Alto', 'Tenor', 'Baritone', 'Bass'] }],
    spellings: [],
  }
  const columns = columnsOf(text)
  expect(memberAmbiguities(columns).unknown).toEqual([])
  expect(unknownInstruments(columns, choir)).toEqual([])
  const reader = memberLineReader(columns, initialMemberAnswers, [], choir)
  expect(columns.rows.map((row) => reader(row).item)).toMatchObject(
    [
      ['Soprano', 1],
      ['Soprano', 2],
      ['Alto', 2],
      ['Tenor', 1],
      ['Bass', 2],
      ['Baritone'],
      ['Tenor', 1, 'Bass'],
      ['Bass', 1, 'Bass 2'],
    ].map(([instrument, part, secondInstrument]) => ({
      section: 'voices',
      instrument,
      ...(part !== undefined && { part }),
      ...(secondInstrument !== undefined && { secondInstrument }),
    })),
  )
})

test('a word that a person says is an instrument keeps its number, and its section is not asked', () => {
  const columns = columnsOf('Name;Instrument\nAna Lima;Ober II')
  const own: OwnInstruments = {
    sections: [{ id: 'v', family: 'voices', instruments: ['Soprano', 'Alto'] }],
    spellings: [],
  }
  const open = (answers: Partial<MemberAnswers>, words = own) =>
    openSections(memberAmbiguities(columns, [], own.sections), { ...initialMemberAnswers, ...answers }, words)
  expect(open({})).toMatchObject([{ text: 'Ober II' }])
  const answers = { instruments: { 'ober ii': 'Soprano' } }
  expect(open(answers)).toEqual([])
  const read = (given: Partial<MemberAnswers>, played: OwnInstruments) =>
    columns.rows.map((row) => memberLineReader(columns, { ...initialMemberAnswers, ...given }, [], played)(row).item)
  expect(read(answers, own)).toMatchObject([{ section: 'voices', instrument: 'Soprano', part: 2 }])
  const remembered = { ...own, spellings: [{ said: 'ober ii', instrument: 'Soprano' }] }
  expect(open({}, remembered)).toEqual([])
  expect(read({}, remembered)).toMatchObject([{ section: 'voices', instrument: 'Soprano', part: 2 }])
})

test('an instrument is called as the group calls it, or as the file writes it in full first', () => {
  const text = 'Nome;Instrumento\nAna;2nd Clarinet\nBia;Klarinette 1\nCaio;Cl. 3\nDavi;Berimbau\nEva;Violine I'
  const columns = columnsOf(text.replace('Davi;', 'Davi Sá;'))
  const played = (own?: OwnInstruments, answers: Partial<MemberAnswers> = {}) => {
    const reader = memberLineReader(
      columns,
      { ...initialMemberAnswers, sections: { berimbau: 'other' }, ...answers },
      [],
      own,
    )
    return columns.rows.map((row) => {
      const { instrument, part } = reader(row).item ?? {}
      return [instrument, part]
    })
  }
  const inFile = [
    ['Clarinet', 2],
    ['Clarinet', 1],
    ['Clarinet', 3],
    ['Berimbau', undefined],
    ['Violine', 1],
  ]
  expect(played()).toEqual(inFile)
  const own: OwnInstruments = {
    sections: [
      { id: 'w', family: 'woodwinds', instruments: ['Clarinete'] },
      { id: 's', family: 'strings', instruments: ['Violino'] },
    ],
    spellings: [],
  }
  expect(unknownInstruments(columns, own)).toMatchObject([{ text: 'Berimbau', count: 1 }])
  const inGroup = [
    ['Clarinete', 2],
    ['Clarinete', 1],
    ['Clarinete', 3],
    ['Berimbau', undefined],
    ['Violino', 1],
  ]
  expect(played(own)).toEqual(inGroup)
  expect(played(own, { instruments: { berimbau: 'Clarinete' } })[3]).toEqual(['Clarinete', undefined])
  const remembered = { ...own, spellings: [{ said: 'berimbau', instrument: 'Violino', part: 2 }] }
  expect(played(remembered)[3]).toEqual(['Violino', 2])
  expect(unknownInstruments(columns, remembered)).toEqual([])
})

test('of a family with several sections, an instrument that none of them lists is asked', () => {
  const columns = columnsOf('Nome;Instrumento\nAna;Es-Horn\nBia;Horn 2\nCaio;Klarinette')
  const brass = [
    { id: 'h', name: 'Horns', family: 'brass', instruments: ['Horn'] },
    { id: 'b', name: 'Basses', family: 'brass', instruments: ['Tuba'] },
  ] as const
  const own = (count: number): OwnInstruments => ({
    sections: brass.slice(0, count).map((section) => ({ ...section, instruments: [...section.instruments] })),
    spellings: [],
  })
  expect(unknownInstruments(columns, own(2))).toMatchObject([{ text: 'Es-Horn', count: 1 }])
  expect(unknownInstruments(columns, own(1))).toEqual([])
})

test('the file’s own column for sections says where an instrument of its own goes', () => {
  const columns = columnsOf('Name;Register;Instrument\nAna Lima;Tiefes Blech;Serpent\nBia Sá;Solo;Zugtrompete X')
  const own: OwnInstruments = {
    sections: [
      { id: 'h', name: 'Hohes Blech', family: 'brass', instruments: ['Trompete'] },
      { id: 't', name: 'Tiefes Blech', family: 'brass', instruments: ['Tuba'] },
    ],
    spellings: [],
  }
  expect(chosenInstrument(columns, own, {}, 'serpent')).toBe(newIn('t'))
  expect(chosenInstrument(columns, own, { serpent: 'Tuba' }, 'serpent')).toBe('Tuba')
  const answers = withProposals(columns, initialMemberAnswers, [], own)
  expect(answers.instruments).toMatchObject({ serpent: newIn('t') })
  const [ana] = columns.rows.map(memberLineReader(columns, answers, [], own))
  expect(ana?.item).toMatchObject({ section: 'brass', instrument: 'Serpent' })
})

test('a kind of membership is proposed a status, and its word is kept', () => {
  expect(columnsOf('Name;Register;Mitgliedsart\nAna Lima;Holz;Passivmitglied').has('status')).toBe(true)
  const text = 'Name;Register;Status\nAna Lima;Holz;aktiv\nBia Sá;Holz;Ehrenmitglied\nCaio Reis;Holz;passif'
  const columns = columnsOf(text)
  expect(columns.names('status')).toEqual(['Status'])
  const lines = (answers: Partial<MemberAnswers> = {}, fields: OwnField[] = []) => {
    const reader = memberLineReader(columns, { ...initialMemberAnswers, ...answers }, fields)
    return columns.rows.map((row) => {
      const { status, notes, ownValues } = reader(row).item ?? {}
      return [status, notes, ownValues?.['kind']]
    })
  }
  expect(lines()).toEqual([
    ['active', undefined, undefined],
    ['active', 'Status: Ehrenmitglied', undefined],
    ['on_leave', 'Status: passif', undefined],
  ])
  expect(lines({ statuses: { passif: 'former' }, statusWords: '-' })[2]).toEqual(['former', undefined, undefined])
  const option = { id: '01890000-0000-7000-8000-000000000009', name: 'Ehrenmitglied' }
  const kind = { id: 'kind', name: 'Membership', seenBy: [], writtenBy: ['manager'], version: 1 } as const
  const choice: OwnField = { ...kind, kind: 'choice', options: [option], seenBy: [], writtenBy: ['manager'] }
  expect(lines({}, [choice]).slice(1)).toEqual([
    ['active', undefined, option.id],
    ['on_leave', 'Status: passif', undefined],
  ])
})

test('what was said of words in earlier files is known in the next, whatever its columns', () => {
  const earlier = [
    JSON.stringify({ statuses: { trancado: 'on_leave', velho: '' } }),
    JSON.stringify({ statuses: { trancado: 'former', velho: 'former' }, own: { 'x m': 'y' } }),
  ]
  expect(withEarlierWords({ ...initialMemberAnswers, statuses: { novo: 'active' } }, earlier)).toMatchObject({
    statuses: { trancado: 'on_leave', velho: 'former', novo: 'active' },
    own: { 'x m': 'y' },
  })
})

test('nobody is born in the years to come', () => {
  const births = read(`Nome;Naipe;Nascimento
Ana;Cordas;13/05/55
Bia;Cordas;13/05/04
Caio;Cordas;13/05/2955`)
  expect(births).toMatchObject([{ birthDate: '1955-05-13' }, { birthDate: '2004-05-13' }, ['birthDate:13/05/2955']])
})

test('a dash for a day that nobody knows is no error', () => {
  const members = read(`Nome;Naipe;Nascimento;Desde
Ana;Cordas;13/05/1955;—
Bia;Cordas;-;13/05/2019
Caio;Cordas;?;13/05/2018`)
  expect(members).toEqual([
    { name: 'Ana', section: 'strings', status: 'active', birthDate: '1955-05-13' },
    { name: 'Bia', section: 'strings', status: 'active', joinedOn: '2019-05-13' },
    { name: 'Caio', section: 'strings', status: 'active', joinedOn: '2018-05-13' },
  ])
})

test('a sum is asked nothing, a year is no birthday, and what is in one cell is told apart', () => {
  const text =
    'Name;Instrument;Status;Geb.;Mère;PLZ Ort\nAna Lima;Horn;aktiv;1965;Maria Lima, 079 111 22 14;3186\nBia Sá;Horn;;3.2.1990\nTotal;14;x'
  const columns = columnsOf(text)
  const own: OwnInstruments = { sections: [{ id: 'b', family: 'brass', instruments: ['Horn'] }], spellings: [] }
  expect(unknownInstruments(columns, own)).toEqual([])
  expect(memberAmbiguities(columns).unknownStatuses).toEqual([])
  expect(read(text)[0]).toMatchObject({
    notes: 'Geb.: 1965',
    address: { postcode: '3186' },
    guardians: [{ name: 'Maria Lima', relation: 'Mère', phone: '079 111 22 14' }],
  })
})

test('a Brazilian list: town with state, a mother’s phone behind her name, and no phone', () => {
  const text =
    'Nome;Naipe;Celular;Mãe;CEP;Cidade/UF\nAna Lima;Metais;12 99123-4567;Maria (12) 98888-1234;12245-000;Jacareí/SP\nLia Reis;Metais;sem celular;Rosa (98888-1234)'
  const [ana, lia] = read(text)
  expect(ana).toMatchObject({
    address: { postcode: '12245-000', town: 'Jacareí/SP' },
    guardians: [{ name: 'Maria', phone: '(12) 98888-1234' }],
  })
  expect(lia).toMatchObject({ name: 'Lia Reis', guardians: [{ name: 'Rosa', phone: '98888-1234' }] })
})

test('headings of sections, sums and lines of print are nobody, and nothing is asked for them', () => {
  const columns = columnsOf(`Nome;Naipe;E-mail
VIOLINOS;;
Ana Lima;Cordas;ana@
Total: 1;;
Atualizado em 12/03/2026;;`)
  expect(memberAmbiguities(columns)).toMatchObject({ bare: 0, unknown: [] })
  const reader = memberLineReader(columns, initialMemberAnswers)
  expect(columns.rows.map((row) => reader(row).aside)).toEqual(['heading', undefined, 'total', 'heading'])
  const [, ana] = columns.rows
  expect(ana && reader(ana).validationErrors).toEqual(['email:ana@'])
  expect(ana && reader({ ...ana, mended: { email: '' } }).item).toMatchObject({ name: 'Ana Lima' })
})

test('who joined in a month or a year joined on its first day', () => {
  const joined = read('Nome;Naipe;Desde\nAna;Cordas;set/2009\nBia;Cordas;2012\nCaio;Cordas;39814')
  expect(joined).toMatchObject([{ joinedOn: '2009-09-01' }, { joinedOn: '2012-01-01' }, { joinedOn: '2009-01-01' }])
})

test('a seat is read by its headings, as numbers are written', () => {
  const headings = ['Seat', 'Desk', 'Estante', 'Atril', 'Pupitre', 'Pult', 'Leggio']
  expect(headings.map((heading) => read(`Name;Section;${heading}\nAna;Strings;2. Pult\nBia;Strings;11`))).toEqual(
    headings.map(() => [expect.objectContaining({ seat: 2 }), expect.objectContaining({ seat: 11 })]),
  )
  expect(read('Name;Section;Desk\nAna;Strings;3\nBia;Strings;?')).toMatchObject([{ seat: 3 }, { name: 'Bia' }])
})

test('every error of a line is told, with the text that is wrong', () => {
  const text = `Nome;Naipe;E-mail;Telefone;Desde
;Cordas;carla@;abc-def;31/02/2020
${'x'.repeat(121)};Cordas;;1234-5678;13/05/2019`
  expect(read(text)).toEqual([['name', 'email:carla@', 'phone:abc-def', 'joinedOn:31/02/2020'], ['long:name:120']])
})

test.each(['en', 'pt-BR', 'de'])('our own export in %s is read back', (language) => {
  const member: Member = {
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Ana "Nina" Álvares; a primeira',
    section: 'brass',
    instrument: 'Trompa',
    part: 3,
    seat: 12,
    secondInstrument: 'Tuba wagneriana',
    position: '=Solista',
    status: 'on_leave',
    email: 'ana@example.org',
    phone: '+55 12 90000-0001',
    birthDate: '1999-04-03',
    joinedOn: '2020-02-29',
    leftOn: '2031-12-31',
    notes: 'uma linha\noutra linha',
    emergencyContact: { name: 'Célia Lima', phone: '+55 12 90000-0002' },
    version: 1,
  }
  const csv = memberCsv([member], i18next.getFixedT(language, ['members', 'ownFields'] as const), language)
  const { id: _id, version: _version, ...rest } = member
  expect(read(csv)).toEqual([rest])
})

test('the class of new members is a column of its own; a word that is none of the classes is asked about', () => {
  const student = { id: '01890000-0000-7000-8000-000000000001', name: 'Jugendliche' }
  const fields = [feeClassField([student], 'Fee class')]
  const text = 'Name;Register;Beitragsgruppe\nAna Lima;Blech;jugendliche\nBea Lima;Blech;Vollzahler\nCaio Lima;Blech;'
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  const known = [...memberImportFields, ...ownImportFields(fields, (name) => name)]
  const columns = fileColumns<MemberColumnId>(table, matchColumns<MemberColumnId>(known, sampleColumns(table)))
  const [asked] = unknownOwnValues(fields, columns)
  expect(asked?.values).toEqual([{ key: 'vollzahler', text: 'Vollzahler', count: 1 }])
  const answers = { ...initialMemberAnswers, own: { 'feeClass vollzahler': '-' } }
  const reader = memberLineReader(columns, answers, fields)
  const items = columns.rows.map((row) => reader(row).item)
  expect(items.map((item) => item?.feeClassId)).toEqual([student.id, undefined, undefined])
  expect(items.map((item) => item?.ownValues)).toEqual([undefined, undefined, undefined])
})
