import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { MyPage } from '@contract/calendar/replies'
import { LinksAnswer } from '@contract/calendar/links'
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

async function save(member: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const write = { id: newId(), section: 'voices', status: 'active', ...member }
  const answer = await callAs(server.app, admin, 'POST', '/members/add-member', { member: write })
  return { status: answer.statusCode, body: answer.json() }
}

async function namesOf(as: SignedIn, query: string): Promise<string[]> {
  const answer = await callAs(server.app, as, 'GET', `/members/list-members?${query}`)
  return MemberList.parse(answer.json()).members.map(({ name }) => name)
}

test('a surname must stand at an end of the name; without one a replace clears it', async () => {
  const wrong = await save({ name: 'Gian Weber', familyName: 'Lima' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toMatchObject({ error: { fields: { 'member.familyName': 'not_in_name' } } })
  const id = newId()
  const { body } = await save({ id, name: 'Giovanna Weber', familyName: 'Weber', calledName: 'Gigi' })
  expect(body).toMatchObject({ member: { familyName: 'Weber', calledName: 'Gigi', version: 1 } })
  const replaced = await save({ id, name: 'Giovanna Weber', version: 1 })
  expect(replaced.body).toEqual({
    member: { id, name: 'Giovanna Weber', section: 'voices', status: 'active', version: 2 },
  })
})

test('members are sorted by surname, by the last word where none is known', async () => {
  admin = await foundGroup(server.app)
  await save({ name: 'Ana de Souza Lima', familyName: 'de Souza Lima' })
  await save({ name: 'Carla Abreu' })
  await save({ name: 'Nagy Ilona', familyName: 'Nagy' })
  await save({ name: 'Beat von Arx', familyName: 'von Arx' })
  const order = ['Carla Abreu', 'Ana de Souza Lima', 'Nagy Ilona', 'Beat von Arx']
  expect(await namesOf(admin, 'config[sortColumn]=familyName')).toEqual(order)
  expect(await namesOf(admin, 'config[sortColumn]=familyName&config[sort]=desc')).toEqual(order.toReversed())
})

test('a called name and a second instrument are found by all who read members, and notes are still not found by who may not read them', async () => {
  admin = await foundGroup(server.app)
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  await save({
    name: 'Giovanna Weber',
    familyName: 'Weber',
    calledName: 'Gigi',
    secondInstrument: 'Piccolo',
    notes: 'Vegetarian',
  })
  expect(await namesOf(admin, 'config[q]=gigi')).toEqual(['Giovanna Weber'])
  expect(await namesOf(admin, 'config[q]=gigi%20weber')).toEqual(['Giovanna Weber'])
  expect(await namesOf(treasurer, 'config[q]=gigi')).toEqual(['Giovanna Weber'])
  expect(await namesOf(treasurer, 'config[q]=piccolo')).toEqual(['Giovanna Weber'])
  expect(await namesOf(admin, 'config[q]=vegetarian')).toEqual(['Giovanna Weber'])
  expect(await namesOf(treasurer, 'config[q]=vegetarian')).toEqual([])
  expect(await namesOf(treasurer, 'config[q]=gigi%20vegetarian')).toEqual([])
})

test('a digit finds the part, not a phone number that has it', async () => {
  admin = await foundGroup(server.app)
  const conductor = await joinAs(server.app, admin, 'conductor')
  await save({ name: 'Ana Lima', instrument: 'Tenor', part: 1, phone: '+55 22 90000-0022' })
  await save({ name: 'Bia Sá', instrument: 'Tenor', part: 2, phone: '+55 11 90000-0001' })
  await save({ name: 'Caio Reis', instrument: 'Baritone', secondInstrument: 'Tenor 1', phone: '+55 22 90000-0033' })
  for (const person of [admin, conductor]) {
    expect(await namesOf(person, 'config[q]=tenor%201')).toEqual(['Ana Lima', 'Caio Reis'])
    expect(await namesOf(person, 'config[q]=tenor%202')).toEqual(['Bia Sá'])
  }
  expect(await namesOf(admin, `config[q]=${encodeURIComponent('11 9 0000-0001')}`)).toEqual(['Bia Sá'])
})

test('the personal page speaks to people as they are called', async () => {
  admin = await foundGroup(server.app)
  const [gigi, ana] = [newId(), newId()]
  await save({ id: gigi, name: 'Giovanna Weber', familyName: 'Weber', calledName: 'Gigi' })
  await save({ id: ana, name: 'Ana Lima' })
  const made = await callAs(server.app, admin, 'POST', '/links/make-links', { memberIds: [gigi, ana] })
  const people = await Promise.all(
    LinksAnswer.parse(made.json()).links.map(async ({ token }) => {
      const answer = await server.app.inject({
        url: '/replies/my-page',
        headers: { 'x-personal-link': token },
      })
      const { name, calledName } = MyPage.parse(answer.json()).person
      return [name, calledName]
    }),
  )
  expect(Object.fromEntries(people)).toEqual({ 'Giovanna Weber': 'Gigi', 'Ana Lima': undefined })
})
