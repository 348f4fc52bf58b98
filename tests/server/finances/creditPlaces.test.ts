import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { YearReport } from '@contract/finances/balance'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { foundGroup } from '../support/factories'
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

/** Ana owes 60.00 of dues and pays 120.00; a levy of 100.00 for travel follows. */
beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember({ name: 'Ana' })
  const due = await ledger.stored({ memberId: ana, amount: 6000, date: '2026-01-01', status: 'pending' })
  const payment = {
    id: newId(),
    finances: [{ id: due.id, version: due.version }],
    amount: 12_000,
    date: '2026-01-12',
    method: 'transfer',
  }
  await ledger.post('/finances/receive-payment', { payment })
  const levy = { id: newId(), name: 'Viagem', category: 'travel', amount: 10_000, dueDates: ['2026-03-10'] }
  await ledger.post('/finances/add-levy', { levy: { ...levy, memberIds: [ana] } })
})

const pending = async (): Promise<Finance> => {
  const [entry] = await ledger.all({ status: 'pending' })
  if (entry === undefined) throw new Error('nothing is pending')
  return entry
}

async function use(amount: number, date = '2026-03-05'): Promise<{ id: string; statusCode: number }> {
  const id = newId()
  const { id: of, version } = await pending()
  const credit = { date, uses: [{ id, memberId: ana, of, version, amount }] }
  const { statusCode } = await ledger.post('/finances/use-credit', { credit })
  return { id, statusCode }
}

async function payRest(): Promise<void> {
  const { id, version } = await pending()
  const payment = { finances: [{ id, version }], date: '2026-03-20', method: 'transfer' }
  expect((await ledger.post('/finances/pay-finances', { payment })).statusCode).toBe(200)
}

const report = async (): Promise<YearReport> => ledger.read('/finances/year-report?year=2026')
const categories = async () =>
  Object.fromEntries(
    (await report()).year.categories.map(({ category, income, expense }) => [category, [income, expense]]),
  )

test('credit of dues that pays for a levy counts in the levy’s category, and no longer in that of dues', async () => {
  expect(await categories()).toEqual({ dues: [12_000, 0] })
  expect((await use(6000)).statusCode).toBe(200)
  await payRest()
  expect(await categories()).toEqual({ dues: [6000, 0], travel: [10_000, 0] })
  expect((await report()).year).toMatchObject({ income: 16_000, expense: 0, balance: 16_000 })
  expect(await ledger.balance()).toMatchObject({ balance: 16_000, income: 16_000, expense: 0 })
  const rows = (await ledger.all()).map(({ category, amount, date }) => [date, category, amount])
  expect(rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))).toEqual([
    ['2026-01-12', 'dues', 6000],
    ['2026-01-12', 'dues', 6000],
    ['2026-03-05', 'dues', -6000],
    ['2026-03-05', 'travel', 6000],
    ['2026-03-20', 'travel', 4000],
  ])
  expect(await ledger.sum({ category: 'travel' })).toMatchObject({ income: 10_000, net: 10_000 })
  expect(await ledger.sum({ category: 'dues', from: '2026-03-02', to: '2026-03-30' })).toMatchObject({ income: -6000 })
  const { accounts } = await ledger.read('/finances/list-accounts')
  expect(accounts).toMatchObject([{ balance: 16_000 }])
})

test('a use that is taken back leaves nothing behind, and its entries go by nothing else', async () => {
  const { id } = await use(6000)
  const moved = (await ledger.all()).filter(({ date }) => date === '2026-03-05')
  expect(moved).toHaveLength(2)
  for (const entry of moved) {
    const removed = await ledger.remove(entry.id)
    expect([removed.statusCode, removed.json().error.code]).toEqual([409, 'credit_use_fixed'])
    const changed = await ledger.add({ ...entry, amount: 10, description: 'Outra' })
    expect(changed.json().error.code).toBe('credit_use_fixed')
    const split = { id: newId(), total: entry.amount, parts: [entry, entry] }
    expect((await ledger.post('/finances/add-split', { split })).statusCode).toBe(400)
  }
  expect((await ledger.post('/finances/undo-use-credit', { ids: [id] })).statusCode).toBe(200)
  expect(await categories()).toEqual({ dues: [12_000, 0] })
  const paid = moved.find(({ amount }) => amount > 0)
  expect((await ledger.add(paid ?? {})).json().error.code).toBe('credit_use_fixed')
  expect((await pending()).amount).toBe(10_000)
})

test('a closed month stays as it is: a use counts on its own day, and comes back only while that is open', async () => {
  await ledger.post('/finances/close-month', { month: '2026-01' })
  const january = await ledger.sum({ from: '2026-01-01', to: '2026-01-31' })
  expect((await use(1000, '2026-01-20')).statusCode).toBe(409)
  const { id } = await use(6000)
  expect(await ledger.sum({ from: '2026-01-01', to: '2026-01-31' })).toEqual(january)
  await ledger.post('/finances/close-month', { month: '2026-03' })
  const undone = await ledger.post('/finances/undo-use-credit', { ids: [id] })
  expect([undone.statusCode, undone.json().error.code]).toEqual([409, 'month_closed'])
})

test('credit that was used stays in the category in which it came in', async () => {
  await use(6000)
  const credit = (await ledger.all()).find(({ date, version }) => date === '2026-01-12' && version === 1)
  const moved = await ledger.add({ ...credit, category: 'donation' })
  expect([moved.statusCode, moved.json().error.code]).toEqual([409, 'credit_used'])
  expect((await ledger.add({ ...credit, notes: 'Conferido' })).statusCode).toBe(200)
})

test('credit that stands where it is used is taken first, and a refund is of where the oldest stands', async () => {
  const payment = { id: newId(), finances: [], amount: 2000, date: '2026-02-01', memberId: ana, description: 'Extra' }
  await ledger.post('/finances/receive-payment', { payment })
  const extra = (await ledger.all()).find(({ description }) => description === 'Extra')
  expect((await ledger.add({ ...extra, category: 'travel' })).statusCode).toBe(200)
  await use(3000)
  expect(await categories()).toEqual({ dues: [11_000, 0], travel: [3000, 0] })
  const refund = { id: newId(), memberId: ana, amount: 5000, date: '2026-03-21', description: 'Devolução' }
  expect((await ledger.post('/finances/refund', { refund })).json().finance).toMatchObject({ category: 'dues' })
})

test('a statement of the account is reconciled without what only moved between categories', async () => {
  await use(6000)
  const { accounts } = await ledger.read('/finances/list-accounts')
  const accountId = accounts[0].account.id
  const lines = await ledger.read(`/finances/list-open-lines?accountId=${accountId}&day=2026-03-31`)
  expect(lines.lines.map(({ amount }: { amount: number }) => amount)).toEqual([6000, 6000])
})
