import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { FoundLevy, LevyList } from '@contract/finances/levies'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string
let bia: string
let id: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember({ name: 'Ana' })
  bia = await ledger.addMember({ name: 'Bia' })
  id = newId()
})

const add = (over: object = {}) =>
  ledger.post('/finances/add-levy', {
    levy: {
      id,
      name: 'Viagem',
      category: 'travel',
      amount: 10_000,
      dueDates: ['2026-03-10', '2026-04-10', '2026-05-10'],
      memberIds: [ana, bia],
      ...over,
    },
  })
const find = (): Promise<FoundLevy> => ledger.read(`/finances/find-levy?id=${id}`)
const change = (over: object) => ledger.post('/finances/change-levy-members', { levyMembers: { id, ...over } })
const cancel = () => callAs(server.app, admin, 'DELETE', `/finances/cancel-levy?id=${id}`)
const restore = () => ledger.post('/finances/restore-levy', { id })
const sums = ({ charged, paid, writtenOff, open, members, settled }: FoundLevy) => [
  charged,
  paid,
  writtenOff,
  open,
  members,
  settled,
]
const entriesOf = async (memberId: string): Promise<Finance[]> =>
  (await ledger.all()).filter((entry) => entry.memberId === memberId).toReversed()
const pay = (finance: Finance | undefined) =>
  ledger.post('/finances/pay-finances', {
    payment: { finances: [{ id: finance?.id, version: finance?.version }], date: '2026-03-02' },
  })
const payPart = (finance: Finance | undefined, amount: number) =>
  ledger.post('/finances/pay-part', {
    partPayment: { id: newId(), of: finance?.id, version: finance?.version, amount, date: '2026-03-02' },
  })

test('a levy is charged in instalments to the cent, once however often it is sent', async () => {
  expect(tally(await Promise.all([add(), add(), add()]))).toEqual({ 201: 1, 200: 2 })
  expect(
    (await entriesOf(ana)).map(({ amount, dueDate, description, status, category }) => [
      amount,
      dueDate,
      description,
      status,
      category,
    ]),
  ).toEqual([
    [3334, '2026-03-10', 'Viagem (1/3)', 'pending', 'travel'],
    [3333, '2026-04-10', 'Viagem (2/3)', 'pending', 'travel'],
    [3333, '2026-05-10', 'Viagem (3/3)', 'pending', 'travel'],
  ])
  expect((await ledger.balance()).pendingIncome).toBe(20_000)
  expect((await add({ amount: 20_000 })).statusCode).toBe(409)
  const { levies }: LevyList = await ledger.read('/finances/list-levies')
  expect(levies).toMatchObject([{ charged: 20_000, paid: 0, open: 20_000, members: 2, settled: 0 }])
  expect((await add({ id: newId(), memberIds: [newId()] })).json().error.fields).toEqual({
    'levy.memberIds.0': 'not_allowed',
  })
})

test('its progress is what was paid, in part and whole, written off, and still open', async () => {
  await add()
  const [first, second, third] = await entriesOf(ana)
  await pay(first)
  await payPart(second, 1000)
  await ledger.post('/finances/write-off', {
    writeOff: { finances: [{ id: third?.id, version: 1 }], date: '2026-03-03', reason: 'Bolsa' },
  })
  const found = await find()
  expect(sums(found)).toEqual([20_000, 4334, 3333, 12_333, 2, 0])
  expect(found.people[0]).toMatchObject({
    name: 'Ana',
    paid: 4334,
    open: 2333,
    charges: [
      { number: 1, amount: 3334, paid: 3334, state: 'paid' },
      { number: 2, amount: 3333, paid: 1000, state: 'open' },
      { number: 3, amount: 3333, paid: 0, state: 'written_off' },
    ],
  })
  await pay((await entriesOf(ana)).find(({ status }) => status === 'pending'))
  expect((await find()).settled).toBe(1)
})

test('members come and go: what they paid stays, and the same call the other way round brings the rest back', async () => {
  await add({ memberIds: [ana] })
  const caio = await ledger.addMember({ name: 'Caio' })
  expect((await change({ add: [bia, caio] })).statusCode).toBe(200)
  expect(sums(await find())).toEqual([30_000, 0, 0, 30_000, 3, 0])
  const [first, second] = await entriesOf(bia)
  await pay(first)
  await payPart(second, 1000)
  expect((await change({ remove: [bia, caio] })).statusCode).toBe(200)
  expect(sums(await find())).toEqual([14_334, 4334, 0, 10_000, 2, 1])
  expect((await ledger.balance()).pendingIncome).toBe(10_000)
  expect((await change({ add: [bia] })).statusCode).toBe(200)
  expect(sums(await find())).toEqual([20_000, 4334, 0, 15_666, 2, 0])
  expect((await change({ add: [bia] })).statusCode).toBe(200)
  expect((await ledger.balance()).pendingIncome).toBe(15_666)
})

test('cancelling takes away what is open, and Undo brings back that alone', async () => {
  await add()
  const [first, second] = await entriesOf(ana)
  await pay(first)
  await ledger.remove(second?.id ?? '')
  await change({ remove: [bia] })
  expect((await cancel()).json().levy).toMatchObject({ cancelled: true })
  expect(sums(await find())).toEqual([3334, 3334, 0, 0, 1, 1])
  expect((await ledger.balance()).pendingIncome).toBe(0)
  expect((await change({ add: [bia] })).statusCode).toBe(400)
  expect((await cancel()).statusCode).toBe(200)
  expect((await restore()).statusCode).toBe(200)
  expect(sums(await find())).toEqual([6667, 3334, 0, 3333, 1, 0])
  expect((await ledger.balance()).pendingIncome).toBe(3333)
})

test('a levy that falls into a closed month is refused, and one that is there can still be cancelled', async () => {
  await add()
  await ledger.post('/finances/close-month', { month: '2026-03' })
  expect((await cancel()).statusCode).toBe(200)
  id = newId()
  expect((await add()).json().error.code).toBe('month_closed')
  expect((await callAs(server.app, admin, 'GET', `/finances/find-levy?id=${id}`)).statusCode).toBe(404)
})

test('a levy gets another name: what is open follows, what was paid and what was worded by hand keeps its words', async () => {
  await add()
  const [first, second, third] = await entriesOf(ana)
  await pay(first)
  await payPart(second, 1000)
  await ledger.post('/finances/add-finance', { finance: { ...third, description: 'Ônibus' } })
  await change({ remove: [bia] })
  const { version } = (await find()).levy
  const rename = (over: object) => ledger.post('/finances/rename-levy', { levyName: { id, version, ...over } })
  expect((await rename({ name: ' ' })).json().error.fields).toEqual({ 'levyName.name': 'required' })
  const renamed = await rename({ name: 'Viagem a Olinda' })
  expect(renamed.json().levy).toMatchObject({ name: 'Viagem a Olinda', version: version + 1 })
  const wordsOf = async (memberId: string) =>
    (await entriesOf(memberId)).map(({ description }) => description).toSorted()
  expect(await wordsOf(ana)).toEqual(['Viagem (1/3)', 'Viagem (2/3)', 'Viagem a Olinda (2/3)', 'Ônibus'])
  await change({ add: [bia] })
  expect(await wordsOf(bia)).toEqual([1, 2, 3].map((number) => `Viagem a Olinda (${number}/3)`))
  expect(sums(await find())).toEqual([20_000, 4334, 0, 15_666, 2, 0])
  const { changes } = await ledger.read(`/finances/history?id=${second?.id}`)
  expect(JSON.stringify(changes)).toContain('Viagem a Olinda (2/3)')
  const { entries } = await ledger.read('/audit/list-entries?config[action]=levy_renamed')
  expect(entries).toMatchObject([{ before: { name: 'Viagem' }, after: { name: 'Viagem a Olinda' } }])

  expect((await rename({ name: 'Viagem a Olinda' })).statusCode).toBe(200)
  const late = await rename({ name: 'Passeio' })
  expect([late.statusCode, late.json().error.current.name]).toEqual([409, 'Viagem a Olinda'])
  // Undo, also once a month in which something was open is closed.
  await ledger.post('/finances/close-month', { month: '2026-03' })
  expect((await rename({ name: 'Viagem', version: version + 1 })).statusCode).toBe(200)
  expect(await wordsOf(bia)).toEqual([1, 2, 3].map((number) => `Viagem (${number}/3)`))
})
