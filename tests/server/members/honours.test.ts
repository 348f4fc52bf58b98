import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Service } from '@contract/members/honours'
import type { JubileeList } from '@contract/members/jubilees'
import type { Member, MemberWrite } from '@contract/members'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { historyFixture } from './historyFixture'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const post = (url: string, payload: object, as = admin) => callAs(server.app, as, 'POST', url, payload)
const get = async (url: string, as = admin) => (await callAs(server.app, as, 'GET', url)).json()

async function stored(url: string, key: string, record: object) {
  const answer = await post(url, { [key]: { id: newId(), ...record } })
  if (answer.statusCode > 201) throw new Error(answer.body)
  return answer.json()[key]
}

const member = (over: Partial<MemberWrite>): Promise<Member> =>
  stored('/members/add-member', 'member', { name: 'Ana', section: 'brass', status: 'active', ...over })
const adjust = (memberId: string, years: number, reason = 'Youth band') =>
  stored('/members/add-service-adjustment', 'adjustment', { memberId, years, reason })
const list = (query = 'config[year]=2027', as = admin): Promise<JubileeList> =>
  get(`/members/list-jubilees?${query}`, as)
const service = (id: string): Promise<Service> => get(`/members/find-service?memberId=${id}`)
const named = ({ jubilees }: JubileeList) => jubilees.map(({ name, years, date }) => [name, years, date])

test('the honours of a year count breaks, years added and taken off, and leave out who has left', async () => {
  const history = historyFixture(server.app, admin)
  const ana = await member({ name: 'Ana', joinedOn: '2016-05-01' })
  await history.stored(ana.id, { kind: 'left', day: '2018-04-30' })
  await history.stored(ana.id, { kind: 'returned', day: '2019-05-01' })
  const bia = await member({ name: 'Bia', joinedOn: '2004-03-01' })
  const caio = await member({ name: 'Caio', joinedOn: '2002-02-02', status: 'former', leftOn: '2026-01-01' })
  const davi = await member({ name: 'Davi', joinedOn: '2017-09-01' })
  expect(named(await list())).toEqual([
    ['Ana', 10, '2027-05-01'],
    ['Davi', 10, '2027-09-01'],
  ])
  await adjust(bia.id, 3)
  await adjust(bia.id, -1, 'Counted twice')
  await adjust(davi.id, -1)
  await adjust(caio.id, 1)
  // So many that the jubilee was before they came.
  await adjust((await member({ name: 'Eva', joinedOn: '2027-02-02' })).id, 10)
  expect(named(await list())).toEqual([
    ['Bia', 25, '2027-03-01'],
    ['Ana', 10, '2027-05-01'],
  ])
  expect(named(await list('config[year]=2026&config[years]=24'))).toEqual([['Bia', 24, '2026-03-01']])
  expect((await service(caio.id)).years).toBe(24)
})

test('the group says which years it honours', async () => {
  await member({ joinedOn: '2022-05-01' })
  expect((await list()).settings).toEqual({ years: [10, 25, 40, 50], version: 0 })
  const change = (years: number[], version: number, as = admin) =>
    post('/members/change-honour-settings', { settings: { years, version } }, as)
  expect((await change([5, 5], 0)).json().error.fields).toEqual({ 'settings.years': 'not_allowed' })
  expect((await change([5, 30], 0)).json().settings).toEqual({ years: [5, 30], version: 1 })
  const stale = await change([6], 0)
  expect([stale.statusCode, stale.json().error.current]).toEqual([409, { years: [5, 30], version: 1 }])
  expect(named(await list())).toEqual([['Ana', 5, '2027-05-01']])
  expect(named(await list('config[year]=2027&config[years]=10'))).toEqual([])
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect((await change([7], 1, conductor)).statusCode).toBe(403)
  expect(named(await list('config[year]=2027', conductor))).toHaveLength(1)
})

test('what was given is told with its jubilee, else in the year in which it was given, and once for each number of years', async () => {
  const ana = await member({ name: 'Ana', joinedOn: '2017-05-01' })
  const bia = await member({ name: 'Bia', joinedOn: '2001-05-01' })
  const give = (memberId: string, years: number, givenOn: string, note?: string) =>
    stored('/members/add-honour', 'honour', { memberId, years, givenOn, ...(note && { note }) })
  const pin = await give(ana.id, 10, '2027-06-12', 'Pin, by Otto')
  await give(bia.id, 25, '2027-01-01')
  const twice = await post('/members/add-honour', {
    honour: { id: newId(), memberId: ana.id, years: 10, givenOn: '2028-01-01' },
  })
  expect(twice.json().error.fields).toEqual({ 'honour.years': 'taken' })
  const of2027 = await list()
  expect(of2027.jubilees).toMatchObject([
    { name: 'Ana', years: 10, honour: { givenOn: '2027-06-12', note: 'Pin, by Otto' } },
  ])
  expect(of2027.given).toMatchObject([{ name: 'Bia', date: '2027-01-01', honour: { years: 25 } }])
  expect((await service(ana.id)).honours).toEqual([pin])
  // Undo, and Undo of that.
  await callAs(server.app, admin, 'DELETE', `/members/remove-honour?id=${pin.id}`)
  expect((await list()).jubilees[0]).not.toHaveProperty('honour')
  expect((await post('/members/add-honour', { honour: pin })).statusCode).toBe(200)
  expect((await list()).jubilees[0]?.honour).toMatchObject({ id: pin.id, version: 2 })
})

test('honours and adjustments are in the personal data, and go with an erasure; names in the notes of others too', async () => {
  const [ana, bia] = [await member({ name: 'Ana Lima' }), await member({ name: 'Bia Leal' })]
  await stored('/members/add-honour', 'honour', {
    memberId: bia.id,
    years: 10,
    givenOn: '2026-01-01',
    note: 'By Ana Lima',
  })
  await stored('/members/add-honour', 'honour', { memberId: ana.id, years: 25, givenOn: '2026-01-01', note: 'Pin' })
  await adjust(ana.id, 2)
  const { data } = await get(`/members/find-member-data?id=${ana.id}`)
  expect(data.service).toEqual({
    adjustments: [{ years: 2, reason: 'Youth band' }],
    honours: [{ years: 25, givenOn: '2026-01-01', note: 'Pin' }],
  })
  const former = (await post('/members/add-member', { member: { ...ana, status: 'former' } })).json().member
  await post('/members/erase-member', { member: { id: ana.id, version: former.version } })
  const { rows } = await server.pool.query('select member_id as "memberId", note from honours where group_id = $1', [
    admin.userData.group.id,
  ])
  expect(rows).toEqual([{ memberId: bia.id, note: 'By —' }])
  expect(await server.pool.query('select from service_adjustments where member_id = $1', [ana.id])).toMatchObject({
    rowCount: 0,
  })
})

test('years of service need a first day; nothing is written for who is not there, or of others by the way', async () => {
  const ana = await member({})
  expect(await service(ana.id)).toEqual({ adjustments: [], honours: [] })
  const answer = await post('/members/add-honour', {
    honour: { id: newId(), memberId: newId(), years: 10, givenOn: '2026-01-01' },
  })
  expect(answer.json().error.fields).toEqual({ 'honour.memberId': 'not_allowed' })
  const bia = await member({ name: 'Bia' })
  const adjustment = await adjust(ana.id, 2)
  const moved = await post('/members/add-service-adjustment', { adjustment: { ...adjustment, memberId: bia.id } })
  expect(moved.statusCode).toBe(404)
  expect((await callAs(server.app, admin, 'GET', `/members/find-service?memberId=${newId()}`)).statusCode).toBe(404)
})
