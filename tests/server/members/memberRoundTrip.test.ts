import { createInstance } from 'i18next'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AllMembers, MemberWrite, memberStatuses, sections, type Member } from '@contract/members'
import { ContactList } from '@contract/members/contacts'
import { ownFieldKinds, type OwnField } from '@contract/members/ownFields'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { linesOfTable } from '@/@core/import/parsing/linesOfTable'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseFile } from '@/@core/import/parsing/parseFile'
import { messages as en } from '@/i18n/en/members'
import { messages as ownEn } from '@/i18n/en/ownFields'
import { messages as de } from '@/i18n/de/members'
import { messages as ownDe } from '@/i18n/de/ownFields'
import { messages as pt } from '@/i18n/pt-BR/members'
import { messages as ownPt } from '@/i18n/pt-BR/ownFields'
import { initialMemberAnswers, memberAmbiguities } from '@/views/members/importing/memberImportAnswers'
import type { MemberColumnId } from '@/views/members/importing/memberImportAnswers'
import { ownImportFields, unknownOwnValues } from '@/views/members/importing/ownColumns'
import { memberImportFields } from '@/views/members/importing/memberImportFields'
import { memberLineReader } from '@/views/members/importing/memberImportLines'
import { memberCsv } from '@/views/members/list/memberCsv'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const size = { id: newId(), name: 'GG' }
/** One of each kind; each group has them under the same ids. */
const ownFields: OwnField[] = ownFieldKinds.map((kind) => ({
  id: newId(),
  name: `Próprio ${kind}`,
  kind,
  ...(kind === 'choice' && { options: [size] }),
  seenBy: [],
  writtenBy: ['manager'],
  version: 1,
}))
const ownValue = { text: 'vegana; sem "leite"', number: 1234.5, date: '2020-02-29', choice: size.id, yesNo: false }
const consent = { isGiven: true, on: '2026-03-01' }
const ownValues = Object.fromEntries(
  ownFields.map(({ id, kind }) => [id, kind === 'consent' ? consent : ownValue[kind]]),
)

const full: Omit<MemberWrite, 'id'> = {
  name: 'Ana "Nina" Álvares da Silva',
  familyName: 'Álvares da Silva',
  calledName: 'Nina',
  section: 'brass',
  status: 'on_leave',
  instrument: 'Trompa; também trompete',
  part: 2,
  seat: 12,
  secondInstrument: 'Tuba wagneriana',
  position: '=Solista, "spalla"',
  email: 'ana@example.org',
  phone: '+55 12 90000-0001',
  otherPhones: [{ word: 'Trabalho', phone: '+55 12 3333-0000' }, { phone: '12 3333-0001' }],
  otherEmails: [{ word: 'Trabalho', email: 'ana@work.example.org' }],
  address: { street: 'Rua das Flores, 12', postcode: '12210-000', town: 'São José', region: 'SP', country: 'PT' },
  birthDate: '1988-02-29',
  joinedOn: '2019-03-05',
  leftOn: '2031-12-31',
  emergencyContact: { name: 'Maria Álvares', phone: '+55 12 90000-0002' },
  notes: 'Toca também trompete.\nNão pode às terças; avisar "antes".',
  ownValues,
}

/** One with every field filled, one of each section and status, and one with nothing but what must be there. */
const people: Omit<MemberWrite, 'id'>[] = [
  full,
  ...sections.map((section, at) => ({
    name: `Pessoa ${String.fromCharCode(65 + at)} Silva`,
    section,
    status: memberStatuses[at % memberStatuses.length] ?? 'active',
    joinedOn: `20${10 + at}-12-0${1 + at}`,
  })),
  { name: 'Zeca', section: 'other', status: 'active' },
]

/** Of the members of these names; the first two are guardians of the same one. */
const guardians = [
  {
    name: 'Rosa Silva',
    phone: '+55 12 90000-0003',
    email: 'rosa@example.org',
    of: ['Pessoa A Silva', 'Pessoa B Silva'],
  },
  { name: 'Ugo Silva', of: ['Pessoa A Silva'] },
  { name: 'Zilda Reis', phone: '12 3333-0009', of: ['Zeca'] },
]

/** Without what is another one in each group; who imports records the consents. */
const bare = ({ id: _id, version: _version, ownValues: own, ...member }: Member) => ({
  ...member,
  ...(own && {
    ownValues: Object.fromEntries(
      Object.entries(own).map(([id, value]) => [id, typeof value === 'object' ? { ...value, recordedBy: '' } : value]),
    ),
  }),
})
const byName = (members: readonly Member[]) =>
  members.map(bare).toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** The members that the screen of the import makes of a file, with nothing answered. */
async function read(text: string): Promise<MemberWrite[]> {
  const fields = [...memberImportFields, ...ownImportFields(ownFields, (name) => name)]
  const names = new Set(fields.flatMap((field) => field.names))
  const table = await parseFile(new TextEncoder().encode(text), {}, names, () => undefined)
  if (typeof table === 'string') throw new Error(table)
  const columns = fileColumns(table, matchColumns<MemberColumnId>(fields, sampleColumns(table)))
  const { unknown, unknownStatuses, bare: unsaid, dateOrders } = memberAmbiguities(columns, ownFields)
  expect([unknown, unknownStatuses, unsaid, dateOrders.length]).toEqual([[], [], 0, 1])
  expect(unknownOwnValues(ownFields, columns)).toEqual([])
  const { rows, read: readRow } = linesOfTable(table, memberLineReader(columns, initialMemberAnswers, ownFields))
  const lines = rows.map(readRow)
  expect(lines.map(({ validationErrors, aside }) => [validationErrors, aside])).toEqual(
    lines.map(() => [[], undefined]),
  )
  return lines.flatMap(({ item }) => item ?? [])
}

test.each([
  ['en', en, ownEn],
  ['pt-BR', pt, ownPt],
  ['de', de, ownDe],
] as const)(
  'who is exported in %s comes back into an empty group with every field',
  async (language, messages, ownMessages) => {
    const { id: _id, version: _version, ...fields } = MemberWrite.shape
    expect(Object.keys(full).toSorted()).toEqual(Object.keys(fields).toSorted())
    const texts = createInstance()
    await texts.init({ lng: language, resources: { [language]: { members: messages, ownFields: ownMessages } } })
    const all = async (admin: Awaited<ReturnType<typeof foundGroup>>) =>
      AllMembers.parse((await callAs(server.app, admin, 'GET', '/members/all-members')).json())
    const importAs = (admin: Awaited<ReturnType<typeof foundGroup>>, members: MemberWrite[]) =>
      callAs(server.app, admin, 'POST', '/members/import-members', {
        import: { id: newId(), fileName: 'members.csv', members },
      })

    const foundWithFields = async () => {
      const admin = await foundGroup(server.app)
      for (const { version: _unsaved, ...field } of ownFields)
        await callAs(server.app, admin, 'POST', '/members/add-own-field', { field })
      return admin
    }
    const first = await foundWithFields()
    await importAs(
      first,
      people.map((member) => ({ ...member, id: newId() })),
    )
    const exported = await all(first)
    expect(byName(exported)).toHaveLength(people.length)

    for (const { of, ...guardian } of guardians) {
      const ties = exported
        .filter(({ name }) => of.includes(name))
        .map(({ id }) => ({ memberId: id, isGuardian: true }))
      await callAs(server.app, first, 'POST', '/members/add-contact', {
        contact: { id: newId(), ...guardian, members: ties },
      })
    }
    const guardiansIn = async (admin: Awaited<ReturnType<typeof foundGroup>>) => {
      const answer = await callAs(server.app, admin, 'GET', '/members/list-contacts?isGuardian=true')
      return ContactList.parse(answer.json())
    }
    const known = await guardiansIn(first)
    expect(known.contacts).toHaveLength(guardians.length)

    const text = memberCsv(
      exported,
      texts.getFixedT(language, ['members', 'ownFields'] as const),
      language,
      true,
      ownFields,
      known.contacts,
    )
    const second = await foundWithFields()
    const answer = await importAs(second, await read(text))
    expect(answer.json()).toMatchObject({ added: people.length, duplicates: 0 })
    expect(byName(await all(second))).toEqual(byName(exported))
    const told = ({ contacts, members }: ContactList) =>
      contacts.map(({ name, phone, email, members: ties }) => [
        name,
        phone,
        email,
        new Set(ties.map(({ memberId }) => members.find(({ id }) => id === memberId)?.name)),
      ])
    expect(told(await guardiansIn(second))).toEqual(told(known))
  },
)
