import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Contact, ContactList, ContactWrite } from '@contract/members/contacts'
import type { Member, MemberWrite } from '@contract/members'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const PHONE = '+55 12 90000-0001'

const post = (url: string, payload: object, as = admin) => callAs(server.app, as, 'POST', url, payload)

async function member(over: Partial<MemberWrite> = {}): Promise<Member> {
  const answer = await post('/members/add-member', {
    member: { id: newId(), name: 'Ana Lima', section: 'brass', status: 'active', ...over },
  })
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json().member
}

const find = async (id: string): Promise<Member> =>
  (await callAs(server.app, admin, 'GET', `/members/find-member?id=${id}`)).json().member

const save = (contact: object, as = admin) => post('/members/add-contact', { contact }, as)

async function stored(contact: Omit<ContactWrite, 'id'> & { id?: string }): Promise<Contact> {
  const answer = await save({ id: newId(), ...contact })
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json().contact
}

async function list(query: string, as = admin): Promise<ContactList> {
  const answer = await callAs(server.app, as, 'GET', `/members/list-contacts?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const remove = (id: string) => callAs(server.app, admin, 'DELETE', `/members/remove-contact?id=${id}`)

test('one contact belongs to several members, each in a way of its own', async () => {
  const [ana, bia] = [await member(), await member({ name: 'Bia Lima' })]
  const rosa = await stored({
    name: 'Rosa Lima',
    email: 'rosa@example.org',
    phone: PHONE,
    address: 'Rua 1\nSão Paulo',
    members: [
      { memberId: ana.id, relation: 'mother', isGuardian: true, emergency: 1 },
      { memberId: bia.id, relation: 'aunt' },
    ],
  })
  const { contacts, members } = await list(`memberId=${bia.id}`)
  expect(contacts).toEqual([rosa])
  expect(members.map(({ name }) => name).toSorted()).toEqual(['Ana Lima', 'Bia Lima'])
  expect((await list('q=rosa')).contacts).toEqual([rosa])
  expect((await list('q=12900000001')).contacts).toEqual([rosa])
  expect((await list('q=paulo')).contacts).toEqual([])
  const file = await callAs(server.app, admin, 'GET', `/members/find-member-data?id=${ana.id}`)
  expect(file.json().data.contacts).toEqual([
    {
      name: 'Rosa Lima',
      email: 'rosa@example.org',
      phone: PHONE,
      address: 'Rua 1\nSão Paulo',
      relation: 'mother',
      isGuardian: true,
      emergency: 1,
    },
  ])
})

test('members are found by their guardians, by whoever reads contacts', async () => {
  const [mara, elio] = [await member({ name: 'Mara Stritt' }), await member({ name: 'Elio Raemy' })]
  await member({ name: 'Ivo Petra' })
  const petra = await stored({
    name: 'Petra Stritt',
    email: 'mama.stritt@example.org',
    phone: '+41 79 640 56 28',
    members: [mara, elio].map(({ id }) => ({ memberId: id, isGuardian: true })),
  })
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const found = async (q: string, as = admin): Promise<string[]> => {
    const config = `config[q]=${encodeURIComponent(q)}`
    const page = await callAs(server.app, as, 'GET', `/members/list-members?${config}`)
    const all = await callAs(server.app, as, 'GET', `/members/all-members?${config}`)
    const nameOf = ({ name }: Member) => name
    const names: string[] = page.json().members.map(nameOf)
    expect(all.json().map(nameOf)).toEqual(names)
    expect(page.json().total).toBe(names.length)
    return names
  }
  for (const q of ['Stritt Petra', 'mama.stritt@example.org', '0796405628', '079 640 56 28', '+41 79 640 56 28'])
    expect(await found(q)).toEqual(['Elio Raemy', 'Mara Stritt'])
  // Each word in the member or in a contact.
  expect(await found('petra raemy')).toEqual(['Elio Raemy'])
  expect(await found('petra')).toEqual(['Elio Raemy', 'Ivo Petra', 'Mara Stritt'])
  expect(await found('petra', treasurer)).toEqual(['Ivo Petra'])
  await remove(petra.id)
  expect(await found('petra')).toEqual(['Ivo Petra'])
})

test('lists of members read all guardians at once', async () => {
  const [ana, bia] = [await member(), await member({ name: 'Bia Lima' })]
  const members = [ana, bia].map(({ id }) => ({ memberId: id, isGuardian: true as const }))
  const rosa = await stored({ name: 'Rosa', phone: PHONE, members })
  const eva = await stored({ name: 'Eva', members: members.slice(0, 1) })
  await stored({ name: 'Aunt', phone: PHONE, members: [{ memberId: ana.id, emergency: 1 }] })
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  expect((await list('isGuardian=true')).contacts).toEqual([eva, rosa])
  expect((await list('isGuardian=true', treasurer)).contacts).toEqual([])
})

test('who is called first is the member’s emergency contact, and the other way round', async () => {
  const ana = await member({ emergencyContact: { name: 'Rosa Lima', phone: PHONE } })
  const bia = await member({ name: 'Bia Lima', emergencyContact: { name: 'rósa lima', phone: '5512900000001' } })
  const [rosa] = (await list(`memberId=${ana.id}`)).contacts
  expect(rosa).toMatchObject({ name: 'Rosa Lima', members: [{ emergency: 1 }, { emergency: 1 }] })
  expect((await list(`memberId=${bia.id}`)).contacts).toEqual([rosa])

  // A new number of the contact is that of both.
  const { members: ties = [], id = '', version } = rosa ?? {}
  await stored({ id, name: 'Rosa Lima', phone: '+55 12 90000-0002', members: ties, ...(version && { version }) })
  expect((await find(ana.id)).emergencyContact).toEqual({ name: 'Rosa Lima', phone: '+55 12 90000-0002' })
  expect(await find(bia.id)).toMatchObject({ emergencyContact: { phone: '+55 12 90000-0002' }, version: 2 })

  // A second one is called after the first.
  const joe = await stored({ name: 'Joe', phone: PHONE, members: [{ memberId: ana.id, emergency: 2 }] })
  expect((await find(ana.id)).emergencyContact?.name).toBe('Rosa Lima')
  expect((await list(`memberId=${ana.id}`)).contacts.map(({ name }) => name)).toEqual(['Rosa Lima', 'Joe'])
  await remove(id)
  expect((await find(ana.id)).emergencyContact).toEqual({ name: 'Joe', phone: PHONE })
  expect(await find(bia.id)).not.toHaveProperty('emergencyContact')

  // The old field says that nobody is called any more.
  const { emergencyContact: _joe, ...without } = await find(ana.id)
  await member(without)
  expect((await list(`memberId=${ana.id}`)).contacts).toEqual([])
  expect((await save({ ...joe })).statusCode).toBe(404)
})

test('a removed contact comes back with its ties by Undo', async () => {
  const ana = await member()
  const rosa = await stored({ name: 'Rosa', phone: PHONE, members: [{ memberId: ana.id, emergency: 1 }] })
  expect((await remove(rosa.id)).statusCode).toBe(200)
  expect((await list(`memberId=${ana.id}`)).contacts).toEqual([])
  expect((await save(rosa)).json().contact).toEqual({ ...rosa, version: 2 })
  expect((await find(ana.id)).emergencyContact).toEqual({ name: 'Rosa', phone: PHONE })
})

test('what cannot be is refused at the field', async () => {
  const ana = await member()
  const fieldsOf = async (contact: object) => (await save({ id: newId(), ...contact })).json().error.fields
  expect(await fieldsOf({ name: 'Rosa', members: [{ memberId: ana.id, emergency: 1 }] })).toEqual({
    'contact.phone': 'required',
  })
  expect(await fieldsOf({ name: '', phone: 'x', members: [{ memberId: ana.id }] })).toEqual({
    'contact.name': 'required',
    'contact.phone': 'bad_phone',
  })
  expect(Object.keys(await fieldsOf({ name: 'Rosa', members: [{ memberId: true }] }))).toEqual([
    'contact.members.0.memberId',
  ])
  expect(await fieldsOf({ name: 'Rosa', members: [{ memberId: ana.id }, { memberId: ana.id }] })).toEqual({
    'contact.members': 'taken',
  })
  expect(await fieldsOf({ name: 'Rosa', members: [{ memberId: newId() }] })).toEqual({
    'contact.members.0.memberId': 'not_allowed',
  })
})

test('is written by who manages members, and read by who reads emergency contacts', async () => {
  const ana = await member()
  const rosa = await stored({ name: 'Rosa', members: [{ memberId: ana.id }] })
  const conductor = await joinAs(server.app, admin, 'conductor')
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  expect((await list(`memberId=${ana.id}`, conductor)).contacts).toEqual([rosa])
  expect((await list(`memberId=${ana.id}`, treasurer)).contacts).toEqual([])
  expect((await save({ ...rosa, name: 'Eva' }, conductor)).statusCode).toBe(403)
  const stranger = await foundGroup(server.app)
  expect((await list(`memberId=${ana.id}`, stranger)).contacts).toEqual([])
  expect((await save({ ...rosa, id: newId() }, stranger)).statusCode).toBe(400)
})

test('goes with the last member that is erased, out of the activity log too', async () => {
  const [ana, bia] = [await member({ status: 'former' }), await member({ name: 'Bia Lima', status: 'former' })]
  const members = [{ memberId: ana.id }, { memberId: bia.id }]
  const rosa = await stored({ name: 'Rosa Quaresma', email: 'rosa@example.org', members })
  const erase = async ({ id, version }: Member) =>
    (await post('/members/erase-member', { member: { id, version } })).statusCode
  expect(await erase(ana)).toBe(200)
  expect((await list(`memberId=${bia.id}`)).contacts).toMatchObject([{ id: rosa.id, members: [{ memberId: bia.id }] }])
  expect(await erase(bia)).toBe(200)
  const { rows } = await server.pool.query('select from contacts where id = $1', [rosa.id])
  expect(rows).toEqual([])
  const log = await server.pool.query('select from audit_entries where group_id = $2 and audit_entries::text ~* $1', [
    'quaresma|rosa@example',
    admin.userData.group.id,
  ])
  expect(log.rows).toEqual([])
})

test('an import’s emergency contacts are contacts, one for two children', async () => {
  const line = (name: string) => ({
    id: newId(),
    name,
    section: 'brass',
    status: 'active',
    emergencyContact: { name: 'Rosa Lima', phone: PHONE },
  })
  const lines = [line('Caio Lima'), line('Davi Lima')]
  const file = { id: newId(), fileName: 'a.csv', members: lines }
  expect((await post('/members/import-members', { import: file })).statusCode).toBe(201)
  const { contacts } = await list(`memberId=${lines[0]?.id}`)
  expect(contacts).toMatchObject([{ name: 'Rosa Lima', members: [{ emergency: 1 }, { emergency: 1 }] }])
})
