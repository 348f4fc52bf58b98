import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Household } from '@contract/treasury/payers'
import { paymentReferenceOf } from '@contract/treasury/paymentReference'
import { financeFixture } from '../finances/financeFixture'
import type { FinanceFixture } from '../finances/financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let family: string[]

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  family = []
  for (const name of ['Ana', 'Bia', 'Caio']) family.push(await ledger.addMember({ name, email: `${name}@example.org` }))
  const dues = { month: '2026-03', amount: 3000, dueDate: '2026-03-10', description: 'Mensalidade' }
  await ledger.post('/finances/create-dues', { dues })
})

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: admin.userData.group.timeZone }).format()
const parents = () => ({ id: newId(), name: 'Família Lima', email: 'lima@example.org', memberIds: family.toSorted() })
const save = (payer: object) => ledger.post('/finances/add-payer', { payer })
const households = async (): Promise<Household[]> => (await ledger.read('/finances/list-payers')).households

test('a household has one statement for all, with a reference and an address of its own', async () => {
  const payer = parents()
  const saved = await save(payer)
  const since = payer.memberIds.map((memberId) => ({ memberId, day: today() }))
  expect([saved.statusCode, saved.json().payer]).toEqual([201, { ...payer, since, version: 1 }])
  expect((await save(payer)).statusCode).toBe(200)
  const [household] = await households()
  expect(household).toMatchObject({ name: 'Família Lima', email: 'lima@example.org', owed: 9000, credit: 0 })
  expect(household?.members.map(({ name, owed }) => [name, owed])).toEqual([
    ['Ana', 3000],
    ['Bia', 3000],
    ['Caio', 3000],
  ])
  const letter = await ledger.read(`/finances/find-statement?memberId=${payer.id}`)
  expect(letter).toMatchObject({ owed: 9000, email: 'lima@example.org', reference: paymentReferenceOf(payer.id) })
  expect(letter.text).toContain('Mensalidade (Ana)')
})

test('a member who pays for others is asked for theirs as well', async () => {
  const [ana = '', bia = '', caio = ''] = family
  await save({ id: ana, isMember: true, memberIds: [bia] })
  expect(await households()).toMatchObject([{ name: 'Ana', email: 'ana@example.org', owed: 6000 }])
  expect((await ledger.read(`/finances/find-statement?memberId=${ana}`)).owed).toBe(6000)
  expect((await ledger.read(`/finances/find-statement?memberId=${bia}`)).owed).toBe(3000)
  // Whoever pays for others is not paid for, nobody pays for themselves, and a stranger is no member.
  for (const memberIds of [[ana], [caio, caio], [newId()]])
    expect((await save({ id: newId(), name: 'Outra', memberIds })).statusCode).toBe(400)
  expect((await save({ id: bia, isMember: true, memberIds: [caio] })).statusCode).toBe(400)
  expect((await save({ id: newId(), name: '', memberIds: [] })).statusCode).toBe(400)
})

test('whom another pays for from now on changes hands, and who pays for nobody is gone', async () => {
  const payer = parents()
  const { version } = (await save(payer)).json().payer
  expect((await save({ ...payer, name: 'Souza', version: 7 })).statusCode).toBe(409)
  expect((await save({ ...payer, name: 'Souza', version })).json().payer).toMatchObject({ name: 'Souza', version: 2 })
  await save({ id: newId(), name: 'Avó', memberIds: family })
  expect((await households()).map(({ name }) => name)).toEqual(['Avó'])
  const [{ payer: left } = { payer: { id: '' } }] = await households()
  expect((await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${left.id}`)).statusCode).toBe(200)
  expect(await households()).toEqual([])
})

test('what is stored of a member says who pays, and forgets it with them', async () => {
  const [ana = ''] = family
  await save({ ...parents(), memberIds: [ana] })
  const data = (await ledger.read(`/members/find-member-data?id=${ana}`)).data
  expect(data.payer).toEqual({ name: 'Família Lima', email: 'lima@example.org' })
  const { member } = await ledger.read(`/members/find-member?id=${ana}`)
  const former = (await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  const erased = await ledger.post('/members/erase-member', { member: { id: ana, version: former.version } })
  expect(erased.statusCode).toBe(200)
  expect(await households()).toEqual([])
})

test('a member’s fees say who pays for them and for whom they do, since when, also after Undo', async () => {
  const [ana = '', bia = '', caio = ''] = family
  const payer = { ...parents(), memberIds: [bia], since: [{ memberId: bia, day: '2025-02-03' }] }
  const { version } = (await save(payer)).json().payer
  const both = (await save({ ...payer, since: undefined, memberIds: [bia, caio].toSorted(), version })).json().payer
  const feesOf = (memberId: string) => ledger.read(`/finances/find-member-fees?memberId=${memberId}`)
  const { id, name } = payer
  expect((await feesOf(bia)).payer).toEqual({ id, name, since: '2025-02-03' })
  expect((await feesOf(caio)).payer).toEqual({ id, name, since: today() })
  await callAs(server.app, admin, 'DELETE', `/finances/remove-payer?id=${id}`)
  expect(await feesOf(bia)).not.toHaveProperty('payer')
  const { version: _version, ...again } = both
  await save(again)
  expect((await feesOf(bia)).payer).toEqual({ id, name, since: '2025-02-03' })
  await save({ id: ana, isMember: true, memberIds: [bia, caio] })
  expect(await feesOf(bia)).toMatchObject({ payer: { id: ana, name: 'Ana', since: today() } })
  expect((await feesOf(ana)).paysFor).toMatchObject([{ name: 'Bia' }, { memberId: caio, name: 'Caio' }])
})
