import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { MemberWrite } from '@contract/members'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { financeFixture } from '../finances/financeFixture'
import { callAs, foundGroup, joinAs, tally } from '../support/factories'

const LINES = 20_000

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const post = (url: string, payload: object) => callAs(server.app, admin, 'POST', url, payload)
const importLines = (members: object[], over: object = {}) =>
  post('/members/import-members', { import: { id: newId(), fileName: 'integrantes.csv', members, ...over } })
const undo = (id: string) => callAs(server.app, admin, 'DELETE', `/members/remove-import?id=${id}`)
const all = async () => (await callAs(server.app, admin, 'GET', '/members/all-members')).json()
const imports = async () => (await callAs(server.app, admin, 'GET', '/members/list-imports')).json().imports

function newMember(over: Partial<MemberWrite> = {}): MemberWrite {
  return { id: newId(), name: 'João da Silva', section: 'brass', status: 'active', ...over }
}
const anew = (lines: MemberWrite[]) => lines.map((line) => ({ ...line, id: newId() }))

const three = () => [
  newMember({
    instrument: 'Trompa',
    position: 'Solista',
    email: 'joao@example.org',
    phone: '+55 12 90000-0001',
    birthDate: '1988-02-29',
    joinedOn: '2019-03-05',
    leftOn: '2031-12-31',
    emergencyContact: { name: 'Maria', phone: '+55 12 90000-0002' },
    notes: 'Toca também trompete.',
  }),
  newMember({ name: 'Ana' }),
  newMember({ name: 'Bia', section: 'voices' }),
]

test('adds its lines, is listed, and adds nothing a second time, not even at once', async () => {
  const lines = three()
  const answers = await Promise.all([importLines(lines), importLines(anew(lines))])
  expect(answers.map((answer) => answer.json().added).toSorted((a: number, b: number) => a - b)).toEqual([0, 3])
  expect(await imports()).toHaveLength(2)
  const stored = await all()
  expect(stored).toHaveLength(3)
  const again = await importLines(anew(lines))
  expect(again.json()).toMatchObject({ added: 0, duplicates: 3 })
})

test('stores all fields', async () => {
  const lines = three()
  const answer = await importLines(lines)
  expect(answer.statusCode).toBe(201)
  const sorted = (members: { id: string }[]) => members.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(sorted(await all())).toEqual(sorted(lines.map((line) => ({ ...line, version: 1 }))))
})

test('what was said of words is told for files of any shape, the newest first, to the group alone', async () => {
  const find = async (shape: string) => (await post('/members/find-import-format', { shape })).json()
  const said = (shape: string, answers: string) => ({ format: { shape, columns: ['name'], answers } })
  await importLines([newMember({ name: 'Ana' })], said('["Nome"]', '{"n":1}'))
  await importLines([newMember({ name: 'Bia' })], said('["Name"]', '{"n":2}'))
  expect(await find('["Nome"]')).toEqual({
    format: { columns: ['name'], answers: '{"n":1}' },
    earlier: ['{"n":2}', '{"n":1}'],
  })
  expect(await find('["Nom"]')).toEqual({ earlier: ['{"n":2}', '{"n":1}'] })
  admin = await foundGroup(server.app)
  expect(await find('["Nome"]')).toEqual({})
})

test('sent again under its id is answered the same; anything else under it is a conflict', async () => {
  const id = newId()
  const lines = three()
  const answers = [await importLines(lines, { id }), await importLines(lines, { id })]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  expect((await importLines(lines, { id, fileName: 'outra.csv' })).statusCode).toBe(409)
})

test('knows people by e-mail and first name, and by name where one of the two has no e-mail', async () => {
  await importLines([newMember({ email: 'joao@example.org' }), newMember({ name: 'Ana' })])
  const lines = [
    { name: 'Joao S.', email: 'JOAO@example.org' },
    { name: 'JOAO DA SILVA' },
    { name: 'João da Silva', email: 'outro@example.org' },
    { name: 'Ána', email: 'ana@example.org' },
    { name: 'Novo' },
    { name: 'novo' },
    // A couple with one address.
    { name: 'Maria da Silva', email: 'joao@example.org' },
    { name: 'Mária Silva', email: 'joao@example.org' },
  ]
  const answer = await post('/members/find-duplicates', { lines })
  expect(answer.json().duplicates).toEqual([0, 1, 3, 5])
})

test('two people of one name stay two wherever anything else differs, also in an empty group', async () => {
  const lines = [
    newMember({ name: 'Anna Müller', birthDate: '1990-03-05' }),
    newMember({ name: 'Anna Müller', birthDate: '2012-07-01' }),
    newMember({ name: 'Max Kurz', email: 'kurz@example.org' }),
    newMember({ name: 'Max Kurz' }),
    newMember({ name: 'Zoé Léger', phone: '030 1234567' }),
    newMember({ name: 'Zoé Léger', phone: '030 1234567' }),
  ]
  expect((await importLines(lines)).json()).toMatchObject({ added: 5, duplicates: 1 })
  const again = await post('/members/find-duplicates', { lines: lines.map(({ id: _id, ...line }) => line) })
  expect(again.json().duplicates).toEqual([0, 1, 2, 3, 4, 5])
})

test('each person is one line: the son of that name is new beside his father', async () => {
  await importLines([newMember({ name: 'Max Kurz', birthDate: '1960-01-01', phone: '030 1234567' })])
  const answer = await post('/members/find-duplicates', {
    lines: [
      { name: 'Max Kurz', birthDate: '1991-05-05' },
      { name: 'Max Kurz', birthDate: '1960-01-01', phone: '030 7654321' },
    ],
  })
  expect(answer.json()).toMatchObject({ duplicates: [1], known: [{ place: 1, member: { phone: '030 1234567' } }] })
})

test('knows who changed their e-mail by what else is alike', async () => {
  await importLines([newMember({ email: 'old@example.org', birthDate: '1988-02-29' })])
  const lines = [
    { name: 'João da Silva', email: 'new@example.org', birthDate: '1988-02-29' },
    { name: 'João da Silva', email: 'other@example.org', birthDate: '1999-01-01' },
  ]
  expect((await post('/members/find-duplicates', { lines })).json().duplicates).toEqual([0])
})

test('changes people as the lines say, and gives them back what they had', async () => {
  await importLines(three())
  const before = await all()
  const [ana] = before.filter(({ name }: MemberWrite) => name === 'Ana')
  const updates = [{ ...ana, phone: '030 7654321', notes: 'neu', leftOn: '2030-12-31' }]
  const answer = await importLines([newMember({ name: 'Novo' })], { updates })
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { added: 1, import: { count: 1, updated: 1 } }])
  const changed = (await all()).find(({ id }: MemberWrite) => id === ana.id)
  expect(changed).toEqual({ ...ana, phone: '030 7654321', notes: 'neu', leftOn: '2030-12-31', version: 2 })
  expect((await undo(answer.json().import.id)).statusCode).toBe(200)
  expect(await all()).toEqual(
    before.map((member: MemberWrite) => (member.id === ana.id ? { ...member, version: 3 } : member)),
  )
})

test('a file may change people alone, and is listed', async () => {
  const bia = newMember({ name: 'Bia' })
  await importLines([bia])
  const answer = await importLines([], { updates: [{ ...bia, version: 1, email: 'bia@example.org' }] })
  expect(answer.json()).toMatchObject({ added: 0, import: { count: 0, updated: 1 } })
  expect(await all()).toMatchObject([{ email: 'bia@example.org', version: 2 }])
  expect((await importLines([])).json().error.fields).toEqual({ 'import.members': 'required' })
})

test('where one was changed meanwhile, nothing of the file comes in', async () => {
  const [ana, bia] = [newMember({ name: 'Ana' }), newMember({ name: 'Bia' })]
  await importLines([ana, bia])
  const theirs = (await post('/members/add-member', { member: { ...bia, version: 1, notes: 'x' } })).json().member
  const updates = [ana, bia].map((member) => ({ ...member, version: 1, phone: '030 1234567' }))
  const answer = await importLines([newMember({ name: 'Novo' })], { updates })
  expect([answer.statusCode, answer.json().error.current]).toEqual([409, theirs])
  expect((await all()).map(({ name, phone }: MemberWrite) => [name, phone])).toEqual([
    ['Ana', undefined],
    ['Bia', undefined],
  ])
})

test('what it changed stays where one was changed since', async () => {
  const ana = newMember({ name: 'Ana' })
  await importLines([ana])
  const answer = await importLines([], { updates: [{ ...ana, version: 1, phone: '030 1234567' }] })
  const [member] = await all()
  const changed = (await post('/members/add-member', { member: { ...member, notes: 'x' } })).json().member
  const refused = await undo(answer.json().import.id)
  expect([refused.statusCode, refused.json().error.current]).toEqual([409, changed])
  expect(await all()).toEqual([changed])
})

test('is all or nothing, and tells every error by its line', async () => {
  const [first, second] = three()
  const invalid = await importLines([
    { ...first, section: 'kazoos' },
    { ...second, name: ' ' },
  ])
  expect(invalid.json().error.fields).toEqual({
    'import.members.0.section': 'not_allowed',
    'import.members.1.name': 'required',
  })
  const twice = await importLines([{ ...first }, { ...second, id: first?.id }])
  expect(twice.json().error.fields).toEqual({ 'import.members.1.id': 'taken' })
  expect(await all()).toEqual([])
})

test('stays where one of its people has entries in the books, until those are removed', async () => {
  const { id } = (await importLines(three())).json().import
  const [member] = await all()
  const ledger = financeFixture(server.app, admin)
  const due = await ledger.stored({ status: 'pending', memberId: member?.id })
  const answer = await undo(id)
  expect([answer.statusCode, answer.json().error.current]).toEqual([409, member])
  expect(await all()).toHaveLength(3)
  await ledger.remove(due.id)
  expect((await undo(id)).statusCode).toBe(200)
  expect(await all()).toEqual([])
})

test('stays where one of its people has answered', async () => {
  const { id } = (await importLines(three())).json().import
  const [member] = await all()
  const event = {
    id: newId(),
    title: 'Ensaio',
    start: new Date(Date.now() + 86_400_000).toISOString(),
    end: new Date(Date.now() + 90_000_000).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  await post('/calendar/add-event', { event })
  const reply = { eventId: event.id, memberId: member?.id, answer: 'yes' }
  expect((await post('/replies/set-reply', { reply })).statusCode).toBe(200)
  const answer = await undo(id)
  expect([answer.statusCode, answer.json().error.current]).toEqual([409, member])
  expect(await all()).toHaveLength(3)
})

test('is taken back as a whole, unless someone was changed since', async () => {
  const { id } = (await importLines(three())).json().import
  expect(tally(await Promise.all([undo(id), undo(id)]))).toEqual({ 200: 1, 404: 1 })
  expect(await all()).toEqual([])
  const second = (await importLines(three())).json().import
  const [member] = await all()
  const changed = (await post('/members/add-member', { member: { ...member, notes: 'x' } })).json().member
  const answer = await undo(second.id)
  expect([answer.statusCode, answer.json().error.current]).toEqual([409, changed])
  expect(await all()).toHaveLength(3)
  const asFinances = await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${second.id}`)
  expect(asFinances.statusCode).toBe(404)
})

test('is for those who manage members', async () => {
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const answer = await callAs(server.app, treasurer, 'POST', '/members/import-members', {})
  expect(answer.statusCode).toBe(403)
})

test(`${LINES} lines come in at once`, async () => {
  const lines = Array.from({ length: LINES }, (_, at) =>
    newMember({ name: `Pessoa ${at}`, email: `p${at}@example.org` }),
  )
  expect((await importLines(lines)).json().added).toBe(LINES)
})

test('gives new members alone the fee class that the file names', async () => {
  const feeClass = { id: newId(), name: 'Estudante', amount: 3_000, rhythm: 'monthly', dueDay: 10 }
  expect((await post('/finances/add-fee-class', { feeClass })).statusCode).toBe(201)
  const feeClassId = feeClass.id
  const unknown = await importLines([
    newMember({ name: 'Ana' }),
    { ...newMember({ name: 'Bia' }), feeClassId: newId() },
  ])
  expect([unknown.statusCode, unknown.json().error.fields]).toEqual([
    400,
    { 'import.members.1.feeClassId': 'not_allowed' },
  ])
  const old = newMember({ name: 'Caio' })
  await importLines([old])
  const line = { ...newMember({ name: 'Davi' }), feeClassId }
  const lines = [{ ...newMember({ name: 'Caio' }), feeClassId }, line, newMember({ name: 'Eva' })]
  expect((await importLines(lines)).json()).toMatchObject({ added: 2, duplicates: 1 })
  const { members } = await financeFixture(server.app, admin).read('/finances/list-fees')
  const classes = Object.fromEntries(
    members.map(({ name, fees }: { name: string; fees: { classId: string }[] }) => [name, fees[0]?.classId]),
  )
  expect(classes).toEqual({ Caio: undefined, Davi: feeClassId, Eva: undefined })
})
