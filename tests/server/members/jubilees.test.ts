import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { historyFixture } from './historyFixture'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})
afterAll(() => server.close())

async function addMember(name: string, over: object): Promise<string> {
  const member = { id: newId(), name, section: 'brass', status: 'active', ...over }
  const answer = await callAs(server.app, admin, 'POST', '/members/add-member', { member })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return member.id
}

const list = (query: string, as = admin) => callAs(server.app, as, 'GET', `/members/list-jubilees?${query}`)

test('who completes years of service in a year, with breaks, and who has a birthday in it', async () => {
  const history = historyFixture(server.app, admin)
  await addMember('Ana', { joinedOn: '2017-05-01', birthDate: '1988-02-29' })
  const bia = await addMember('Bia', { joinedOn: '2016-05-01', birthDate: '1990-12-24' })
  await history.stored(bia, { kind: 'left', day: '2018-04-30' })
  await history.stored(bia, { kind: 'returned', day: '2019-05-01' })
  await addMember('Caio', { joinedOn: '2017-03-03', status: 'former', leftOn: '2020-01-01', birthDate: '1970-01-01' })
  await addMember('Davi', {})
  const of2027 = (await list('config[year]=2027')).json()
  expect(of2027.jubilees).toEqual([
    { memberId: expect.any(String), name: 'Ana', section: 'brass', date: '2027-05-01', years: 10 },
    { memberId: bia, name: 'Bia', section: 'brass', date: '2027-05-01', years: 10 },
  ])
  expect(of2027.birthdays).toMatchObject([
    { name: 'Ana', date: '2027-03-01', turns: 39 },
    { name: 'Bia', date: '2027-12-24', turns: 37 },
  ])
  // The year of the break is not counted.
  const jubilees = async (query: string) =>
    (await list(query)).json().jubilees.map(({ name, years, date }: Record<string, unknown>) => [name, years, date])
  expect(await jubilees('config[year]=2026&config[years]=9,10')).toEqual([
    ['Ana', 9, '2026-05-01'],
    ['Bia', 9, '2026-05-01'],
  ])
  expect((await list('config[year]=2027&config[years]=ten')).json().error.fields).toEqual({
    'config.years': 'not_allowed',
  })
})

test('birthdays are told as the group lets each role read them', async () => {
  const treasurer = await joinAs(server.app, admin, 'treasurer')
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect((await list('config[year]=2027', treasurer)).json().birthdays).toEqual([])
  const [first] = (await list('config[year]=2027', conductor)).json().birthdays
  expect(first).not.toHaveProperty('turns')
})
