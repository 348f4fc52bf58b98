import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { MemberImportLine } from '@contract/memberImports'
import { ContactList } from '@contract/members/contacts'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  callAs(server.app, admin, method, url, payload)

const child = (name: string, over: Partial<MemberImportLine>): MemberImportLine => ({
  id: newId(),
  name,
  section: 'strings',
  status: 'active',
  birthDate: `${new Date().getFullYear() - 10}-01-01`,
  ...over,
})

async function contactsOf(memberId: string) {
  const { contacts } = ContactList.parse((await call('GET', `/members/list-contacts?memberId=${memberId}`)).json())
  return contacts.map(({ id: _id, version: _version, members, ...contact }) => ({
    ...contact,
    ...members.find((tie) => tie.memberId === memberId),
  }))
}

test('guardians of a member who exists are joined with those on record, and taken back with the import', async () => {
  const eva = { ...child('Eva', { phone: '+55 12 98888-0000' }) }
  expect((await call('POST', '/members/add-member', { member: eva })).statusCode).toBe(201)
  const mother = {
    id: newId(),
    name: 'R. Souza',
    phone: '+55 12 98888-0001',
    members: [{ memberId: eva.id, relation: 'Mãe', isGuardian: true }],
  }
  const uncle = { id: newId(), name: 'João Souza', members: [{ memberId: eva.id, relation: 'Tio' }] }
  for (const contact of [mother, uncle])
    expect((await call('POST', '/members/add-contact', { contact })).statusCode).toBe(201)
  const before = await contactsOf(eva.id)
  const guardians = [
    { name: 'Rita Souza', relation: 'Mother', phone: '+55 12 988880001', email: 'rita@example.org' },
    { name: 'joao  souza', email: 'joao@example.org' },
    { name: 'Ivo Pinto', phone: '+55 12 98888-0003', email: 'ivo@example.org' },
  ]
  const { id: _id, version: _version, ...line } = eva
  const found = (await call('POST', '/members/find-duplicates', { lines: [line] })).json()
  expect(found.known).toMatchObject([
    { place: 0, guardians: [{ name: 'R. Souza', relation: 'Mãe', phone: '+55 12 98888-0001' }] },
  ])
  const importId = newId()
  const emergencyContact = { name: 'Ivo Pinto', phone: '+55 12 98888-0003' }
  const update = { ...found.known[0].member, guardians, emergencyContact }
  const answer = await call('POST', '/members/import-members', {
    import: { id: importId, fileName: 'parents.csv', members: [], updates: [update] },
  })
  expect(answer.statusCode).toBe(201)
  const tied = { memberId: eva.id, isGuardian: true }
  expect(await contactsOf(eva.id)).toEqual([
    { name: 'Ivo Pinto', phone: '+55 12 98888-0003', email: 'ivo@example.org', emergency: 1, ...tied },
    { name: 'João Souza', email: 'joao@example.org', relation: 'Tio', ...tied },
    { name: 'R. Souza', phone: '+55 12 98888-0001', email: 'rita@example.org', relation: 'Mãe', ...tied },
  ])
  const { entries } = (await call('GET', `/audit/list-entries?config[subjectId]=${eva.id}`)).json()
  expect(entries[0]).toMatchObject({
    action: 'member_changed',
    after: { guardians: 'Rita Souza, joao  souza, Ivo Pinto' },
  })
  expect((await call('DELETE', `/members/remove-import?id=${importId}`)).statusCode).toBe(200)
  expect(await contactsOf(eva.id)).toEqual(before)
  expect((await call('GET', '/members/list-contacts?q=ivo')).json().contacts).toEqual([])
})

test('a mother whom two lines name becomes one contact, also if she is one already; undone, nobody is left', async () => {
  const mother = { name: 'Rosa Lima', relation: 'Mother', phone: '+55 12 90000-0001', email: 'rosa@example.org' }
  const known = { id: newId(), name: 'Paulo Lima', phone: '+55 12 90000-0002' }
  const eldest = child('Caio', {})
  expect((await call('POST', '/members/add-member', { member: eldest })).statusCode).toBe(201)
  const contact = { ...known, members: [{ memberId: eldest.id }] }
  expect((await call('POST', '/members/add-contact', { contact })).statusCode).toBe(201)

  const ana = child('Ana', {
    guardians: [mother, { name: 'PAULO LIMA', phone: '55 12 900000002', email: 'paulo@example.org' }],
    emergencyContact: { name: mother.name, phone: mother.phone },
  })
  const turned = { ...mother, name: 'Lima Rosa', email: 'Rosa@example.org' }
  const bento = child('Bento', { guardians: [{ ...turned, phone: '+55 12 3333-0000', relation: 'Mamã' }] })
  const importId = newId()
  const answer = await call('POST', '/members/import-members', {
    import: { id: importId, fileName: 'youth.csv', members: [ana, bento] },
  })
  expect(answer.statusCode).toBe(201)
  const { name, phone, email } = mother
  expect(await contactsOf(ana.id)).toEqual([
    { name, phone, email, memberId: ana.id, relation: 'Mother', isGuardian: true, emergency: 1 },
    {
      name: 'Paulo Lima',
      phone: known.phone,
      email: 'paulo@example.org',
      memberId: ana.id,
      isGuardian: true,
    },
  ])
  expect(await contactsOf(bento.id)).toEqual([
    { name, phone, email, memberId: bento.id, relation: 'Mamã', isGuardian: true },
  ])
  expect((await call('GET', '/members/list-contacts?q=lima')).json().contacts).toHaveLength(2)

  expect((await call('DELETE', `/members/remove-import?id=${importId}`)).statusCode).toBe(200)
  const left = ContactList.parse((await call('GET', '/members/list-contacts?q=lima')).json())
  expect(left.contacts.map((one) => [one.name, one.members.map(({ memberId }) => memberId)])).toEqual([
    ['Paulo Lima', [eldest.id]],
  ])
})
