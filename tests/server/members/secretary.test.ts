import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const ana = () => ({
  id: newId(),
  name: 'Ana Lima',
  section: 'strings',
  status: 'active',
  email: 'ana@example.org',
  birthDate: '1990-05-01',
  notes: 'Sings, too',
})

test('a membership secretary writes members, and opens nothing that is the admin’s or the treasurer’s', async () => {
  const admin = await foundGroup(server.app)
  const secretary = await joinAs(server.app, admin, 'secretary')
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    callAs(server.app, secretary, method, path, body)

  const member = ana()
  expect((await ask('POST', '/members/add-member', { member })).statusCode).toBe(201)
  const others = {
    id: newId(),
    fileName: 'gente.csv',
    members: [{ ...ana(), name: 'Bia Reis', email: 'bia@example.org' }],
  }
  expect((await ask('POST', '/members/import-members', { import: others })).statusCode).toBe(201)
  // Whoever manages members reads all of each.
  const { members } = (await ask('GET', '/members/list-members?config[q]=ana')).json()
  expect(members).toMatchObject([{ email: member.email, birthDate: member.birthDate, notes: member.notes }])
  expect((await ask('GET', '/members/list-sections')).statusCode).toBe(200)
  expect((await ask('GET', '/calendar/list-events?start=2035-01-01&end=2035-02-01')).statusCode).toBe(200)
  expect((await ask('GET', '/analytics/events/list')).statusCode).toBe(200)
  expect((await ask('DELETE', `/members/remove-member?id=${member.id}`)).statusCode).toBe(200)

  const refused = await Promise.all([
    ask('GET', '/finances/list'),
    ask('GET', '/users/list-users'),
    ask('GET', '/users/list-invitations'),
    ask('GET', '/audit/list-entries'),
    ask('POST', '/members/change-access', { access: { treasurer: [], conductor: [], version: 0 } }),
    ask('POST', '/calendar/add-event', {}),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
})
