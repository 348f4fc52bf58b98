import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceWrite } from '@contract/finances'
import type { FoundSplit } from '@contract/treasury/splits'
import { financeFixture, newFinance } from '../finances/financeFixture'
import type { FinanceFixture } from '../finances/financeFixture'
import { receiptFixture } from './receiptFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
})

const part = (amount: number, over: Partial<FinanceWrite> = {}) =>
  newFinance({ kind: 'expense', category: 'venue', description: 'Loja', amount, ...over })
const split = (parts: object[], total: number, id = newId()) => ({ split: { id, total, parts } })
const add = (parts: object[], total: number) => ledger.post('/finances/add-split', split(parts, total))
const added = async (parts: object[], total: number): Promise<Finance[]> => (await add(parts, total)).json().finances
const find = (id = ''): Promise<FoundSplit> => ledger.read(`/finances/find-split?id=${id}`)
const removeAll = (id = '') => callAs(server.app, admin, 'DELETE', `/finances/remove-split?id=${id}`)
const reading = ({ id, version }: Finance) => ({ id, version })

test('a payment over three categories is three entries of one moment; the list and each part tell of the whole', async () => {
  const event = await ledger.addEvent()
  const body = split(
    [part(9000), part(4000, { category: 'people', eventId: event }), part(2000, { notes: 'Fita' })],
    15_000,
  )
  const made = await ledger.post('/finances/add-split', body)
  expect(made.statusCode).toBe(201)
  const again = await ledger.post('/finances/add-split', body)
  expect([again.statusCode, again.json()]).toEqual([200, made.json()])
  const { splits, finances } = await ledger.read('/finances/list')
  expect(splits).toEqual([{ splitId: body.split.id, count: 3, total: 15_000 }])
  expect(finances.map(({ splitId }: Finance) => splitId)).toEqual(Array(3).fill(body.split.id))
  const found = await find(body.split.id)
  expect(found.finances.map(({ amount }) => amount)).toEqual([9000, 4000, 2000])
  expect(found.events?.map(({ id }) => id)).toEqual([event])
  expect(await ledger.sum()).toMatchObject({ expense: 15_000 })
})

test('what does not come to the total, differs in its day or names what is not there is refused at its field', async () => {
  const fields = async (parts: object[], total: number) => (await add(parts, total)).json().error.fields
  expect(await fields([part(100), part(50)], 151)).toEqual({ 'split.total': 'not_allowed' })
  expect(await fields([part(100), part(50, { date: '2026-03-11' })], 150)).toEqual({ 'split.parts': 'not_allowed' })
  expect(await fields([part(100), part(50, { eventId: newId() })], 150)).toEqual({
    'split.parts.1.eventId': 'not_allowed',
  })
  expect(await fields([part(100), part(50, { subcategoryId: newId() })], 150)).toEqual({
    'split.parts.1.subcategoryId': 'not_allowed',
  })
  expect(await ledger.all()).toEqual([])
})

test('an entry is shared out, keeps its receipt for all, and is one again by Undo', async () => {
  const entry = await ledger.stored(part(10_000))
  await receiptFixture(server.app, admin).stored(entry.id)
  const parts = await added([{ ...entry, amount: 6000 }, part(4000, { category: 'people' })], 10_000)
  expect(parts.map(({ amount, version }) => [amount, version])).toEqual([
    [6000, 2],
    [4000, 1],
  ])
  expect((await find(parts[0]?.splitId)).receipts).toEqual([{ financeId: entry.id, count: 1 }])
  expect((await ledger.list({ hasReceipt: 'true' })).total).toBe(2)
  expect((await ledger.list({ hasReceipt: 'false' })).total).toBe(0)
  const wrong = await add([{ ...parts[0], amount: 1 }, part(6000)], 6001)
  expect(wrong.json().error.fields).toEqual({ 'split.total': 'not_allowed' })
  const join = { finance: { ...entry, version: 2 }, parts: parts.slice(1).map(reading) }
  const joined = await ledger.post('/finances/join-split', { join })
  expect(joined.json().finance).toMatchObject({ amount: 10_000, version: 3 })
  expect((await ledger.post('/finances/join-split', { join })).json()).toEqual(joined.json())
  expect((await ledger.all()).map(({ id }) => id)).toEqual([entry.id])
  const { changes } = await ledger.history(parts[1]?.id ?? '')
  expect(changes.map(({ action }: { action: string }) => action)).toEqual(['removed', 'created'])
})

test('parts go alone or all at once, and come back; a part of a closed month holds all of them', async () => {
  const [one, two] = await added([part(100), part(50)], 150)
  const id = one?.splitId ?? ''
  const gone: Finance[] = (await removeAll(id)).json().finances
  expect(await ledger.all()).toEqual([])
  const restore = { id, parts: gone.map(reading) }
  const back = await ledger.post('/finances/restore-split', { restore })
  expect(back.json().finances.map(({ version }: Finance) => version)).toEqual([2, 2])
  expect((await ledger.post('/finances/restore-split', { restore })).json()).toEqual(back.json())
  await ledger.remove(two?.id ?? '')
  expect((await ledger.read('/finances/list')).splits).toBeUndefined()
  const undone = await ledger.add({ ...two, version: 2 })
  expect(undone.json().finance).toMatchObject({ splitId: id, version: 3 })
  await ledger.post('/finances/close-month', { month: '2026-03' })
  expect((await removeAll(id)).json().error.code).toBe('month_closed')
  expect((await ledger.list()).total).toBe(2)
})

test('a part is changed alone, and what others wrote meanwhile is a conflict; fifty who split at once leave one split', async () => {
  const entry = await ledger.stored(part(10_000))
  const tries = Array.from({ length: 50 }, () => add([{ ...entry, amount: 9000 }, part(1000)], 10_000))
  expect(tally(await Promise.all(tries))).toEqual({ 201: 1, 409: 49 })
  const [first] = (await ledger.list()).finances.filter(({ id }) => id === entry.id)
  await ledger.add({ ...first, amount: 8000 })
  expect((await ledger.read('/finances/list')).splits).toMatchObject([{ count: 2, total: 9000 }])
  const copy = { ...first, id: newId(), version: undefined }
  expect((await ledger.add(copy)).json().finance).not.toHaveProperty('splitId')
})

test('neither a reversal, a part, credit, a refund nor an entry that was paid in part is split, and nobody but who keeps the books splits', async () => {
  const due = await ledger.stored({ status: 'pending', amount: 5000 })
  const paid = await ledger.post('/finances/pay-part', {
    partPayment: { id: newId(), of: due.id, version: 1, amount: 1000, date: '2026-03-10' },
  })
  const { part: partPaid, rest } = paid.json()
  const halves = ({ amount, ...finance }: Finance) => [
    { ...finance, amount: amount - 100 },
    { ...finance, id: newId(), version: undefined, amount: 100 },
  ]
  expect((await add(halves(rest), rest.amount)).json().error.code).toBe('has_part_payments')
  expect((await add(halves(partPaid), partPaid.amount)).json().error.fields).toEqual({
    'split.parts.0.id': 'not_allowed',
  })
  const member = { memberId: await ledger.addMember(), category: 'dues' } as const
  const fee = await ledger.stored({ ...member, status: 'pending', amount: 1000 })
  const received = await ledger.post('/finances/receive-payment', {
    payment: { id: newId(), finances: [reading(fee)], amount: 3000, date: '2026-03-12', method: 'pix' },
  })
  const refund = { id: newId(), of: fee.id, amount: 500, date: '2026-03-20', description: 'Devolução' }
  const refunded = await ledger.post('/finances/refund', { refund })
  const { credit } = received.json()
  const { finance } = refunded.json()
  expect([credit.amount, finance.amount]).toEqual([2000, 500])
  expect((await add(halves(credit), 2000)).json().error.fields).toEqual({ 'split.parts.0.id': 'not_allowed' })
  expect((await add(halves(finance), 500)).json().error.fields).toEqual({ 'split.parts.0.id': 'not_allowed' })
  const other = await foundGroup(server.app)
  const stolen = await callAs(server.app, other, 'POST', '/finances/add-split', split(halves(due), 5000))
  expect(stolen.statusCode).toBe(404)
})
