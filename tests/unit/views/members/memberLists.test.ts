import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import {
  initialMemberAnswers,
  type MemberAnswers,
  type MemberColumnId,
} from '@/views/members/importing/memberImportAnswers'
import { memberImportFields } from '@/views/members/importing/memberImportFields'
import { memberLineReader } from '@/views/members/importing/memberImportLines'
import { openNameOrders } from '@/views/members/importing/memberNames'

const knownNames = new Set(memberImportFields.flatMap(({ names }) => names))
const file = (name: string) => readFileSync(fileURLToPath(new URL(`lists/${name}.csv`, import.meta.url)))

function columnsOf(text: string | Uint8Array) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const table = parseTable(bytes, {}, knownNames, () => undefined)
  return fileColumns<MemberColumnId>(table, matchColumns(memberImportFields, sampleColumns(table)))
}

function read(text: string | Uint8Array, answers: Partial<MemberAnswers> = {}) {
  const columns = columnsOf(text)
  const reader = memberLineReader(columns, { ...initialMemberAnswers, section: 'voices', ...answers })
  return columns.rows.map((row) => {
    const { item, validationErrors } = reader(row)
    return item ?? validationErrors
  })
}

/** One list of one person. */
const one = (header: string, line: string) => read(`${header}\n${line}`)[0]
const names = (text: string, answers?: Partial<MemberAnswers>) =>
  read(text, answers).map((read) => ('name' in read ? read.name : read))

test('an address book of Google: the name once, the first number, the others with their headings', () => {
  const people = read(file('members-01-google-contacts'), { sections: { mycontacts: 'voices' } })
  expect(people).toMatchObject([
    {
      name: 'Ana Souza',
      phone: '+55 11 98888-7777',
      email: 'ana@example.com',
      birthDate: '1990-03-05',
      otherPhones: [{ word: 'Phone 1 (Mobile)', phone: '+55 11 3333-4444' }],
    },
    { name: 'Bruno Lima', phone: '+55 11 97777-6666', email: 'bruno@example.com' },
  ])
})

test('a list of a choir with the surname first', () => {
  const people = read(file('members-03-de-choir-lastname-first'), { sections: { 'bass 2': 'voices' } })
  expect(people).toMatchObject([
    { name: 'Anna Müller', birthDate: '1990-03-05', joinedOn: '2015-09-01', phone: '0151 2345678' },
    { name: 'Jörg von der Heide', birthDate: '1947-01-01', joinedOn: '1999-12-01', email: 'joerg@example.org' },
    { name: 'Zoé Léger', joinedOn: '2001-01-01', instrument: 'Alt', part: 1 },
  ])
})

test.each([
  ['Vorname;Nachname', 'Anna;Müller', 'Anna Müller'],
  ['Name;Vorname', 'Müller;Anna', 'Anna Müller'],
  ['Nome;Sobrenome', 'Ana;da Silva', 'Ana da Silva'],
  ['Sobrenome;Nome', 'da Silva;Ana', 'Ana da Silva'],
  ['Name;Given Name;Family Name', 'Ana Souza;Ana;Souza', 'Ana Souza'],
  ['Name;Given Name', 'Ana Souza;Ana', 'Ana Souza'],
  ['First Name;Middle Name;Last Name', 'Ana;Maria;Souza', 'Ana Maria Souza'],
  ['Title;First Name;Last Name;Suffix', 'Mr.;Bruno;Lima;Jr.', 'Bruno Lima Jr.'],
  ['Nachname;Namenszusatz;Vorname', 'Heide;von der;Jörg', 'Jörg von der Heide'],
  ['Nachname, Vorname;Ort', 'Müller, Anna;Ulm', 'Anna Müller'],
  ['Name;Ort', '"Müller, Anna";Ulm', 'Anna Müller'],
  ['Name;Ort', '"von der Heide, Jörg";Ulm', 'Jörg von der Heide'],
  ['Name;Ort', '"Heide, Jörg von der";Ulm', 'Jörg von der Heide'],
  ['Nachname Vorname;Ort', 'von der Heide Jörg;Ulm', 'Jörg von der Heide'],
  ['Name;Ort', 'MÜLLER Anna Maria;Ulm', 'Anna Maria MÜLLER'],
  ['Nome;Cidade', 'Ana Lima, a primeira;Recife', 'Ana Lima, a primeira'],
  ['Name;City', '"Bruno Lima, Jr.";Recife', 'Bruno Lima, Jr.'],
])('%s of “%s” is %s', (header, line, name) => {
  expect(names(`${header}\n${line}`)).toEqual([name])
})

test('where the e-mails say it, a name without a comma begins with the surname; a person can say otherwise', () => {
  const list = 'Name;E-Mail\nMüller Anna;anna.mueller@example.org\nKurz Beat;beat.kurz@example.org'
  expect(names(list)).toEqual(['Anna Müller', 'Beat Kurz'])
  expect(openNameOrders(columnsOf(list))).toEqual(['family_first', 'given_first'])
  expect(names(list, { nameOrder: 'given_first' })).toEqual(['Müller Anna', 'Kurz Beat'])
})

test('the surname is what the file says it is, and what somebody is called is kept where it says more', () => {
  const told = (text: string) =>
    read(text).map((line) => ('name' in line ? [line.name, line.familyName, line.calledName] : line))
  expect(told('Vorname;Nachname;Rufname\nGiovanna;von Arx;Gigi\nBeat;Kurz;Beat')).toEqual([
    ['Giovanna von Arx', 'von Arx', 'Gigi'],
    ['Beat Kurz', 'Kurz', undefined],
  ])
  expect(told('Name;E-Mail\n"Müller, Anna";anna@example.org')).toEqual([['Anna Müller', 'Müller', undefined]])
  expect(told('Name;E-Mail\nAnna Müller;anna@example.org')).toEqual([['Anna Müller', undefined, undefined]])
  // As the list is exported: the whole name beside its parts, in the order in which it is written.
  expect(told('Name;First name;Surname\nNagy Ilona;Ilona;Nagy\nPelé;;')).toEqual([
    ['Nagy Ilona', 'Nagy', undefined],
    ['Pelé', undefined, undefined],
  ])
})

test('a name with a comma among others that have none is left, and asked', () => {
  const list = 'Name;Ort\nAnna Müller;Ulm\nBeat Kurz;Bern\n"Frei, Carla";Chur'
  expect(names(list)).toEqual(['Anna Müller', 'Beat Kurz', 'Frei, Carla'])
  expect(names(list, { nameOrder: 'family_first' })).toEqual(['Anna Müller', 'Beat Kurz', 'Carla Frei'])
})

test('several phones and e-mails: the first that can be dialled, the others with a word each', () => {
  const [anna] = read(`Name;Telefon privat;Handy;E-Mail;E-Mail 2;Bemerkung
Anna Müller;keins;0151 2345678;anna@example.org;a.mueller@example.com;kommt später
Beat Kurz;030 1234567;0151 2345679;beat@example.org;;`)
  expect(anna).toMatchObject({
    phone: '0151 2345678',
    email: 'anna@example.org',
    otherEmails: [{ word: 'E-Mail 2', email: 'a.mueller@example.com' }],
    notes: 'kommt später',
  })
  expect(one('Name;Telefon', 'Anna Müller;privat: 030 1234567 / Büro: 030 7654321')).toMatchObject({
    phone: '030 1234567',
    otherPhones: [{ word: 'Telefon (Büro)', phone: '030 7654321' }],
  })
  expect(one('Name;Telefon', 'Anna Müller;0721 / 123456')).toMatchObject({ phone: '0721 / 123456' })
})

test('an address book of Outlook', () => {
  const header =
    'Title,First Name,Middle Name,Last Name,Suffix,E-mail Address,E-mail 2 Address,E-mail Display Name,Business Fax,Business Phone,Home Phone,Mobile Phone,Birthday,Notes'
  expect(
    one(header, ',Anna,,Müller,,anna@example.org,,Anna M,030 999999,,030 1234567,0151 2345678,0/0/00,hi'),
  ).toMatchObject({
    name: 'Anna Müller',
    phone: '030 1234567',
    email: 'anna@example.org',
    otherPhones: [{ word: 'Mobile Phone', phone: '0151 2345678' }],
    notes: 'hi',
  })
})

test.each([
  ['Notfallkontakt;Notfalltelefon', 'Beat Kurz;030 1234567', { name: 'Beat Kurz', phone: '030 1234567' }],
  ['Contato de emergência', 'Beat Kurz, 030 1234567', { name: 'Beat Kurz', phone: '030 1234567' }],
])('whom to call: %s', (header, line, emergencyContact) => {
  expect(one(`Name;${header}`, `Anna Müller;${line}`)).toMatchObject({ emergencyContact })
})

test('half of whom to call is kept with the notes', () => {
  expect(one('Name;Notfallkontakt', 'Anna Müller;Mutter')).toMatchObject({ notes: 'Notfallkontakt: Mutter' })
})

test('who has left by a day that is past is former; a last day to come changes nothing', () => {
  expect(one('Nachname;Vorname;Austritt', 'Müller;Anna;31.12.2019')).toMatchObject({
    leftOn: '2019-12-31',
    status: 'former',
  })
  expect(one('Nachname;Vorname;Austritt', 'Müller;Anna;31.12.2099')).toMatchObject({
    leftOn: '2099-12-31',
    status: 'active',
  })
})

test('an error of the spreadsheet is no value', () => {
  expect(one('Nome;Cidade', '#N/A;Recife')).toEqual(['formula:name:#N/A'])
  expect(one('Nome;Desde', 'Ana;#REF!')).toEqual(['joinedOn:#REF!'])
})

test('a birthday without its year is kept with the notes', () => {
  expect(one('Name,Birthday', 'Ana Souza, --03-05')).toMatchObject({ notes: 'Birthday: --03-05' })
})

test('a share of a day in a column without a name is no phone', () => {
  expect(one('Name;Ort;', 'Anna Müller;Ulm;0.333333333333333')).not.toHaveProperty('phone')
  expect(one('Name;Ort;', 'Anna Müller;Ulm;030 1234567')).toMatchObject({ phone: '030 1234567' })
})

test('parents are known by their columns, each with their own phone and e-mail; what belongs to nobody goes to the notes', () => {
  const list = `Vorname;Nachname;Geburtsdatum;Mutter Vorname;Mutter Nachname;Handy Mutter;E-Mail Mutter;Vater;Telefon Vater;Beruf der Mutter
Lea;Kurz;01.02.2015;Rosa;Lima;0151 2345678;Rosa@example.org;;0151 2345679;Ärztin`
  const [lea] = read(list)
  expect(lea).toMatchObject({
    name: 'Lea Kurz',
    guardians: [{ name: 'Rosa Lima', relation: 'Mutter', phone: '0151 2345678', email: 'rosa@example.org' }],
    emergencyContact: { name: 'Rosa Lima', phone: '0151 2345678' },
    notes: 'Telefon Vater: 0151 2345679',
  })
  expect(lea).not.toHaveProperty('phone')
  expect(lea).not.toHaveProperty('email')
  expect(
    one(
      'Name,Parent 1 Name,Parent 1 Email,Parent 2 Name,Parent 2 Phone',
      'Ana Lima,Rosa Lima,rosa@example.org,Paulo,12\nBeat Kurz,,,Otto,0151 2345678',
    ),
  ).toMatchObject({
    guardians: [{ name: 'Rosa Lima', email: 'rosa@example.org' }, { name: 'Paulo' }],
    notes: 'Parent 2 Phone: 12',
  })
  expect(
    one('Nome;Nome da mãe;Telefone da mãe;E-mail do pai;Pai', 'Ana Lima;Rosa;12 90000-0001;p@example.org;Paulo'),
  ).toMatchObject({
    guardians: [
      { name: 'Rosa', relation: 'Mãe', phone: '12 90000-0001' },
      { name: 'Paulo', relation: 'Pai', email: 'p@example.org' },
    ],
  })
})

test.each([
  [
    'Name;Straße;Hausnummer;PLZ;Ort;Land',
    'Anna Müller;Lange Gasse;5 a;89073;Ulm;Deutschland',
    { street: 'Lange Gasse 5 a', postcode: '89073', town: 'Ulm', country: 'DE' },
  ],
  [
    'Nome;Endereço;CEP;Cidade;Estado',
    'Ana Lima;Rua A, 12;12210-000;São José;SP',
    { street: 'Rua A, 12', postcode: '12210-000', town: 'São José', region: 'SP' },
  ],
  [
    'Name,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country',
    'Ann Lee,1 Main St,Denver,CO,80014,USA',
    { street: '1 Main St', postcode: '80014', town: 'Denver', region: 'CO', country: 'US' },
  ],
  [
    'Nome;Indirizzo;CAP;Città',
    'Ida Rossi;Via Po 1;10100;Torino',
    { street: 'Via Po 1', postcode: '10100', town: 'Torino' },
  ],
])('the address is read from the columns %s', (head, row, address) => {
  expect(one(head, row)).toMatchObject({ address })
})

test('a country that nobody knows goes to the notes', () => {
  expect(one('Name;Ort;Land', 'Anna Müller;Ulm;Atlantis')).toMatchObject({
    address: { town: 'Ulm' },
    notes: 'Atlantis',
  })
})
