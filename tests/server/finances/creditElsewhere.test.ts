import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { DuesPreview } from '@contract/finances/dues'
import type { FoundLevy } from '@contract/finances/levies'
import type { Proposal } from '@contract/finances/recurring'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

/** A member with credit of 100.00. */
beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember({ name: 'Ana' })
  await ledger.post('/finances/receive-payment', {
    payment: {
      id: newId(),
      finances: [],
      amount: 10_000,
      date: '2026-01-05',
      memberId: ana,
      description: 'Adiantado',
    },
  })
})

async function spend(of: Finance | undefined, amount = of?.amount): Promise<string> {
  const id = newId()
  const uses = [{ id, memberId: ana, of: of?.id, version: of?.version, amount }]
  const answer = await ledger.post('/finances/use-credit', { credit: { date: '2026-03-05', uses } })
  expect(answer.statusCode).toBe(200)
  return id
}
const undoUse = (id: string) => ledger.post('/finances/undo-use-credit', { ids: [id] })
const pendingIncome = async () => (await ledger.balance()).pendingIncome
const owed = async (): Promise<Finance[]> =>
  (await ledger.all()).filter(({ status }) => status === 'pending').toReversed()

test('instalments of a levy that credit paid, in part or whole, are paid', async () => {
  const id = newId()
  const dueDates = ['2026-03-10', '2026-04-10']
  const levy = { id, name: 'Viagem', category: 'travel', amount: 6000, dueDates, memberIds: [ana] }
  await ledger.post('/finances/add-levy', { levy })
  const [first, second] = await owed()
  await spend(first)
  const use = await spend(second, 1000)
  const found: FoundLevy = await ledger.read(`/finances/find-levy?id=${id}`)
  expect(found).toMatchObject({ charged: 6000, paid: 4000, open: 2000, members: 1 })
  expect(found.people[0]?.charges).toMatchObject([
    { amount: 3000, paid: 3000, state: 'paid' },
    { amount: 3000, paid: 1000, state: 'open' },
  ])
  await callAs(server.app, admin, 'DELETE', `/finances/cancel-levy?id=${id}`)
  expect(await ledger.read(`/finances/find-levy?id=${id}`)).toMatchObject({ charged: 4000, paid: 4000, open: 0 })
  await ledger.post('/finances/restore-levy', { id })
  expect((await undoUse(use)).statusCode).toBe(200)
  expect(await pendingIncome()).toBe(3000)
})

test('what credit paid a part of is written off when a member leaves, and what it paid whole is not asked for again', async () => {
  const charged = await Promise.all(
    ['2026-03-01', '2026-04-01'].map((date) => ledger.stored({ memberId: ana, status: 'pending', amount: 5000, date })),
  )
  const [part, whole] = charged
  const uses = [await spend(part, 2000), await spend(whole)]
  const cancel = (await owed()).map(({ id, version }) => ({ id, version }))
  const settlement = { memberId: ana, on: '2026-02-20', reason: 'Saiu', writeOff: [], cancel }
  const settled = (await ledger.post('/finances/settle-leaving', { settlement })).json()
  expect([settled.cancelled, settled.writeOffs.length]).toEqual([[], 1])
  const undone = await ledger.post('/finances/undo-leaving', { memberId: ana, ids: charged.map(({ id }) => id) })
  expect(undone.json().finances).toMatchObject([{ id: part?.id, amount: 3000 }])
  expect(await pendingIncome()).toBe(3000)
  for (const use of uses) expect((await undoUse(use)).statusCode).toBe(200)
  expect(await pendingIncome()).toBe(10_000)
})

test('leaving brings back what it took from what is owed, not payments that were removed', async () => {
  const due = await ledger.stored({ memberId: ana, status: 'pending', amount: 5000 })
  const part = { id: newId(), of: due.id, version: due.version, amount: 2000, date: '2026-03-02' }
  await ledger.post('/finances/pay-part', { partPayment: part })
  await callAs(server.app, admin, 'DELETE', `/finances/remove-finance?id=${part.id}`)
  expect((await ledger.post('/finances/undo-leaving', { memberId: ana, ids: [part.id] })).statusCode).toBe(404)
  expect(await pendingIncome()).toBe(5000)
})

test('who leaves, or is removed, keeps their credit, which can be given back', async () => {
  const leaving = () => ledger.read(`/finances/find-leaving?memberId=${ana}&on=2026-02-20`)
  expect(await leaving()).toEqual({ open: [], ahead: [], credit: 10_000 })
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${ana}`)
  const refund = { id: newId(), memberId: ana, amount: 10_000, date: '2026-02-21', description: 'Devolução' }
  expect((await ledger.post('/finances/refund', { refund })).statusCode).toBe(201)
  expect(await leaving()).toEqual({ open: [], ahead: [] })
})

test('a recurring entry that credit paid is not proposed again, nor booked', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const recurring = {
    id: newId(),
    kind: 'income',
    amount: 4000,
    description: 'Aula',
    category: 'fees',
    memberId: ana,
    rhythm: 'monthly',
    firstOn: today,
    lastOn: today,
    status: 'pending',
  }
  await ledger.post('/finances/add-recurring', { recurring })
  const proposals = async (): Promise<Proposal[]> => (await ledger.read('/finances/list-proposals')).proposals
  const [proposal] = await proposals()
  const book = (over: object = {}) =>
    ledger.post('/finances/book-recurring', {
      booking: {
        recurringId: proposal?.recurringId,
        period: proposal?.period,
        finance: { id: newId(), ...proposal?.finance, ...over },
      },
    })
  expect((await book({ subcategoryId: newId() })).json().error.fields).toEqual({
    'booking.finance.subcategoryId': 'not_allowed',
  })
  const booked = (await book()).json().finance
  const use = await spend(booked)
  expect([await proposals(), (await book()).statusCode]).toEqual([[], 409])
  expect((await undoUse(use)).statusCode).toBe(200)
  expect(await pendingIncome()).toBe(4000)
})

test('dues that credit paid count as the last that were charged', async () => {
  const dues = (month: string, amount: number) => ({
    dues: { month, amount, dueDate: `${month}-10`, description: `Mensalidade ${month}` },
  })
  const [march] = (await ledger.post('/finances/create-dues', dues('2026-03', 5000))).json().finances
  await spend(march, 2000)
  const [rest] = await owed()
  await spend(rest)
  const preview: DuesPreview = (await ledger.post('/finances/preview-dues', dues('2026-04', 6000))).json()
  expect(preview).toMatchObject({
    comparedWith: '2026-03',
    lines: [{ memberId: ana, change: 'amount', was: { amount: 5000 } }],
  })
})

test('a part of a split that credit paid does not come back with the others', async () => {
  const part = { memberId: ana, status: 'pending', date: '2026-03-01', dueDate: '2026-03-10' } as const
  const parts = [newFinance({ ...part, amount: 2000 }), newFinance({ ...part, amount: 3000 })]
  const id = newId()
  const made = (await ledger.post('/finances/add-split', { split: { id, total: 5000, parts } })).json().finances
  await spend(made[0])
  const restore = { id, parts: [{ id: made[0].id, version: made[0].version + 1 }] }
  expect((await ledger.post('/finances/restore-split', { restore })).statusCode).toBe(404)
  expect(await pendingIncome()).toBe(3000)
})
