import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { MemberList } from '@contract/members'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})

afterAll(() => server.close())

const find = async (as: SignedIn, q: string) =>
  MemberList.parse(
    (await callAs(server.app, as, 'GET', `/members/list-members?config[q]=${encodeURIComponent(q)}`)).json(),
  ).members

const ana = {
  id: newId(),
  name: 'Ana',
  section: 'brass',
  status: 'active',
  phone: '+55 12 90000-0001',
  otherPhones: [{ word: 'Vizinha', phone: '+41 79 640 56 28' }],
  otherEmails: [{ word: 'Work', email: 'ana@work.example' }],
  address: { street: 'Rua A, 12', town: 'São José' },
}

test('further phones and addresses are found in any spelling, and by their words, but not by what they are', async () => {
  const saved = await callAs(server.app, admin, 'POST', '/members/add-member', { member: ana })
  expect([saved.statusCode, saved.json().member]).toEqual([201, { ...ana, version: 1 }])
  const again = await callAs(server.app, admin, 'POST', '/members/add-member', { member: ana })
  expect(again.statusCode).toBe(200)
  const found = async (q: string) => (await find(admin, q)).length
  expect([await found('0796405628'), await found('+41 79 6405628'), await found('640 56 28')]).toEqual([1, 1, 1])
  expect([await found('work.example'), await found('vizinha')]).toEqual([1, 1])
  expect([await found('phone'), await found('email')]).toEqual([0, 0])
})

test('whoever may not read phones, addresses or the postal address is answered none, and finds none', async () => {
  const conductor = await joinAs(server.app, admin, 'conductor')
  const [seen] = await find(conductor, 'Ana')
  expect(seen).toMatchObject({ otherPhones: ana.otherPhones, otherEmails: ana.otherEmails })
  expect(seen).not.toHaveProperty('address')
  const access = { treasurer: ['address'], conductor: ['address'], leader: [], version: 0 }
  expect((await callAs(server.app, admin, 'POST', '/members/change-access', { access })).statusCode).toBe(200)
  const [left] = await find(conductor, 'Ana')
  expect(left).toMatchObject({ address: ana.address })
  for (const hidden of ['phone', 'otherPhones', 'otherEmails']) expect(left).not.toHaveProperty(hidden)
  expect([await find(conductor, '0796405628'), await find(conductor, 'work.example')]).toEqual([[], []])
})

test('all are in the log of what was changed, and go with an erasure', async () => {
  const change = await callAs(server.app, admin, 'POST', '/members/add-member', {
    member: { ...ana, otherPhones: [], address: { town: 'Taubaté' }, status: 'former', version: 1 },
  })
  expect(change.json().member).not.toHaveProperty('otherPhones')
  const { entries } = (await callAs(server.app, admin, 'GET', `/audit/list-entries?config[subjectId]=${ana.id}`)).json()
  expect(entries[0]).toMatchObject({
    before: { otherPhones: ana.otherPhones, address: ana.address },
    after: { address: { town: 'Taubaté' } },
  })
  const member = { id: ana.id, version: change.json().member.version }
  expect((await callAs(server.app, admin, 'POST', '/members/erase-member', { member })).statusCode).toBe(200)
  const { rows } = await server.pool.query('select address, other_phones, other_emails from members where id = $1', [
    ana.id,
  ])
  expect(rows).toEqual([{ address: null, other_phones: null, other_emails: null }])
})
