import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import type { Settlements } from '@contract/finances/settlements'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup, tally } from '../support/factories'
import type { SignedIn } from '@contract/auth'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string
let due: Finance

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const charge = () =>
  ledger.post('/finances/create-dues', {
    dues: { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade de março' },
  })

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember()
  ;[due] = (await charge()).json().finances
})

const payPart = (over: object = {}) =>
  ledger.post('/finances/pay-part', {
    partPayment: {
      id: newId(),
      of: due.id,
      version: due.version,
      amount: 2000,
      date: '2026-04-02',
      method: 'cash',
      ...over,
    },
  })
const writeOff = ({ id, version }: Finance, over: object = {}) =>
  ledger.post('/finances/write-off', {
    writeOff: { finances: [{ id, version }], date: '2026-05-01', reason: 'Saiu sem pagar', ...over },
  })
const undoWriteOff = (id: string) => ledger.post('/finances/undo-write-off', { ids: [id] })
const settlements = (): Promise<Settlements> => ledger.read(`/finances/list-settlements?memberId=${ana}`)
const owed = async () => (await ledger.read('/finances/list-debtors')).debtors[0]?.amount ?? 0
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code

describe('a part payment', () => {
  test('is income of its day, and what is left stays owed', async () => {
    const { part, rest } = (await payPart()).json()
    expect(part).toMatchObject({ amount: 2000, status: 'paid', date: '2026-04-02', method: 'cash', memberId: ana })
    expect(rest).toEqual({ ...due, amount: 3000, version: 2 })
    expect(await ledger.balance()).toMatchObject({ balance: 2000, pendingIncome: 3000, overdue: 3000 })
    expect(await owed()).toBe(3000)
    expect((await settlements()).parts).toEqual([{ id: part.id, of: due.id, amount: 2000 }])
    const { changes } = await ledger.history(due.id)
    expect(changes[0]).toMatchObject({ action: 'changed', before: { amount: 5000 }, after: { amount: 3000 } })
    expect((await charge()).json().finances).toEqual([])
  })

  test('is taken back by its removal, and Undo of that takes it again', async () => {
    const { part } = (await payPart()).json()
    await ledger.remove(part.id)
    expect(await owed()).toBe(5000)
    expect(await ledger.balance()).toMatchObject({ balance: 0, pendingIncome: 5000 })
    expect((await ledger.add(part)).statusCode).toBe(200)
    expect(await owed()).toBe(3000)
    expect(await ledger.balance()).toMatchObject({ balance: 2000, pendingIncome: 3000 })
  })

  test('is never all of it, and never of what is paid or read long ago', async () => {
    const all = await payPart({ amount: 5000 })
    expect([all.statusCode, all.json().error.fields]).toEqual([400, { 'partPayment.amount': 'too_big:4999' }])
    expect((await payPart({ version: 7 })).statusCode).toBe(409)
    const paid = await ledger.stored({ status: 'paid' })
    expect((await payPart({ of: paid.id, version: paid.version })).statusCode).toBe(400)
    expect(await owed()).toBe(5000)
  })

  test('keeps its amount while the rest is there, and the rest stays while a part is', async () => {
    const { part, rest } = (await payPart()).json()
    expect((await ledger.add({ ...part, amount: 1 })).json().error.fields).toEqual({ 'finance.amount': 'not_allowed' })
    const pending = { finances: [{ id: part.id, version: part.version }], status: 'pending' }
    expect((await ledger.post('/finances/change-finances', { change: pending })).statusCode).toBe(400)
    expect(codeOf(await ledger.remove(due.id))).toBe('has_part_payments')
    const payment = { finances: [{ id: due.id, version: rest.version }], date: '2026-04-09' }
    await ledger.post('/finances/pay-finances', { payment })
    expect(codeOf(await ledger.remove(part.id))).toBe('rest_settled')
    expect(await ledger.balance()).toMatchObject({ balance: 5000, pendingIncome: 0 })
  })

  test('is made once, by whoever comes first, and a lost answer is given again', async () => {
    const id = newId()
    const answers = await Promise.all([payPart({ id }), payPart({ id }), payPart(), payPart(), payPart()])
    expect(tally(answers)[201]).toBe(1)
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect(await ledger.balance()).toMatchObject({ balance: 2000, pendingIncome: 3000 })
  })

  test('is possible of what was expected in a month that is closed', async () => {
    await ledger.post('/finances/close-month', { month: '2026-03' })
    expect((await payPart({ date: '2026-03-20' })).statusCode).toBe(409)
    const { part } = (await payPart()).json()
    expect(await ledger.balance()).toMatchObject({ balance: 2000, pendingIncome: 3000 })
    await ledger.remove(part.id)
    expect(await owed()).toBe(5000)
  })
})

describe('a write-off', () => {
  test('takes what is left out of every sum, keeps day and reason, and is not charged again', async () => {
    const { rest } = (await payPart()).json()
    expect((await writeOff(rest)).json().writeOffs).toEqual([
      { finance: rest, date: '2026-05-01', reason: 'Saiu sem pagar' },
    ])
    expect((await writeOff(rest)).statusCode).toBe(200)
    expect(await ledger.balance()).toMatchObject({ balance: 2000, income: 2000, pendingIncome: 0, overdue: 0 })
    expect(await owed()).toBe(0)
    expect(await settlements()).toMatchObject({ parts: [{ amount: 2000 }], writeOffs: [{ finance: rest }] })
    expect((await charge()).json().finances).toEqual([])
  })

  test('is taken back, also in a month that was closed', async () => {
    await ledger.post('/finances/close-month', { month: '2026-03' })
    await writeOff(due)
    expect(await owed()).toBe(0)
    expect((await undoWriteOff(due.id)).json().finances).toEqual([{ ...due, version: 2 }])
    expect((await undoWriteOff(due.id)).statusCode).toBe(200)
    expect(await owed()).toBe(5000)
    expect(await settlements()).toMatchObject({ parts: [], writeOffs: [] })
  })

  test('has a reason, and is of what is owed alone', async () => {
    expect((await writeOff(due, { reason: ' ' })).json().error.fields).toEqual({ 'writeOff.reason': 'required' })
    for (const over of [{ status: 'paid' }, { status: 'pending', kind: 'expense', category: 'venue' }] as const) {
      expect((await writeOff(await ledger.stored(over))).statusCode).toBe(400)
    }
    expect((await undoWriteOff(newId())).statusCode).toBe(404)
  })
})
