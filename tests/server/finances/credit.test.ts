import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { MemberCredit } from '@contract/finances/credit'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string
let due: Finance

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

async function charge(month = '2026-03'): Promise<Finance[]> {
  const dues = { month, amount: 5000, dueDate: `${month}-10`, description: `Mensalidade ${month}` }
  return (await ledger.post('/finances/create-dues', { dues })).json().finances
}

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember()
  due = (await charge())[0] as Finance
})

const named = ({ id, version }: Finance) => ({ id, version })
const receive = (over: object = {}) =>
  ledger.post('/finances/receive-payment', {
    payment: { id: newId(), finances: [named(due)], amount: 7000, date: '2026-03-12', method: 'pix', ...over },
  })
const spend = (of: Finance, amount: number, over: object = {}) =>
  ledger.post('/finances/use-credit', {
    credit: {
      date: '2026-04-05',
      uses: [{ id: newId(), memberId: ana, of: of.id, version: of.version, amount, ...over }],
    },
  })
const giveBack = (over: object) =>
  ledger.post('/finances/refund', {
    refund: { id: newId(), amount: 500, date: '2026-04-20', description: 'Devolução', ...over },
  })
const undoUse = (id: string) => ledger.post('/finances/undo-use-credit', { ids: [id] })
const creditOf = async (memberId = ana): Promise<MemberCredit> =>
  (await ledger.read(`/finances/list-settlements?memberId=${memberId}`)).credit
const owed = async () => (await ledger.read('/finances/list-debtors')).debtors[0]?.amount ?? 0
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code
const fieldsOf = (answer: { json: () => { error: { fields: object } } }) => answer.json().error.fields

describe('one payment', () => {
  test('of more than is owed pays it, and the rest is credit, counted once where it came in', async () => {
    const answer = await receive()
    expect(answer.statusCode).toBe(201)
    const { paid, credit } = answer.json()
    expect(paid).toEqual([{ ...due, status: 'paid', date: '2026-03-12', method: 'pix', version: 2 }])
    expect(credit).toMatchObject({ kind: 'income', amount: 2000, status: 'paid', date: '2026-03-12', memberId: ana })
    expect(await ledger.balance()).toMatchObject({ balance: 7000, income: 7000, pendingIncome: 0 })
    expect(await creditOf()).toMatchObject({ amount: 2000, entries: [{ id: credit.id }], uses: [], refunds: [] })
    expect(await ledger.read('/finances/list-credits')).toEqual({
      credits: [{ memberId: ana, name: 'Ana', amount: 2000, owed: 0 }],
      amount: 2000,
    })
  })

  test('for several pays them one after the other, the last in part', async () => {
    const bia = await ledger.addMember({ name: 'Bia' })
    const [ofBia] = await charge()
    const finances = [named(due), named(ofBia as Finance)]
    const id = newId()
    const { paid, part, credit } = (await receive({ id, finances })).json()
    expect([paid.length, part, credit]).toMatchObject([1, { amount: 2000, memberId: bia }, undefined])
    expect(await ledger.balance()).toMatchObject({ balance: 7000, pendingIncome: 3000 })
    const undone = { id, finances: paid.map(named) }
    expect((await ledger.post('/finances/undo-received', { payment: undone })).statusCode).toBe(200)
    expect(await ledger.balance()).toMatchObject({ balance: 0, pendingIncome: 10000 })
  })

  test('sent twice, by whoever, is booked once', async () => {
    const id = newId()
    const answers = await Promise.all([receive({ id }), receive({ id }), receive({ id }), receive()])
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    expect(tally(answers)[201]).toBe(1)
    expect(await ledger.balance()).toMatchObject({ balance: 7000, pendingIncome: 0 })
  })

  test('of what is paid already, or was read long ago, is refused', async () => {
    expect((await receive({ finances: [{ id: due.id, version: 9 }] })).statusCode).toBe(409)
    const expense = await ledger.stored({ kind: 'expense', status: 'pending' })
    expect(fieldsOf(await receive({ finances: [named(expense)] }))).toEqual({ 'payment.finances.0.id': 'not_allowed' })
    const ofNobody = await ledger.stored({ status: 'pending', amount: 100 })
    expect(fieldsOf(await receive({ finances: [named(ofNobody)] }))).toEqual({ 'payment.amount': 'too_big:100' })
    expect(await ledger.balance()).toMatchObject({ balance: 0 })
  })
})

describe('credit', () => {
  test('pays a later due in part or whole without moving money, also once its month is closed', async () => {
    const { credit } = (await receive()).json()
    await ledger.post('/finances/close-month', { month: '2026-03' })
    const [april] = await charge('2026-04')
    expect((await spend(april as Finance, 1500)).statusCode).toBe(200)
    expect(await ledger.balance()).toMatchObject({ balance: 7000, income: 7000, pendingIncome: 3500 })
    expect(await owed()).toBe(3500)
    expect((await ledger.find(credit.id)).json().finance).toEqual(credit)
    expect(await creditOf()).toMatchObject({ amount: 500, uses: [{ amount: 1500, settled: false }] })
    const { finance: rest } = (await ledger.find((april as Finance).id)).json()
    expect(fieldsOf(await spend(rest, 501))).toEqual({ 'credit.uses.0.amount': 'too_big:500' })
    await receive({ finances: [], amount: 3000, memberId: ana, description: 'Adiantado', date: '2026-04-02' })
    const id = newId()
    expect((await spend(rest, 3500, { id })).statusCode).toBe(200)
    expect(await owed()).toBe(0)
    expect(await ledger.balance()).toMatchObject({ balance: 10000, pendingIncome: 0 })
    expect(await charge('2026-04')).toEqual([])
    expect((await creditOf()).uses[0]).toMatchObject({ amount: 3500, settled: true, finance: { id: rest.id } })
    expect((await undoUse(id)).statusCode).toBe(200)
    expect([await owed(), (await creditOf()).amount]).toEqual([3500, 3500])
  })

  test('is taken back in any order, and is not lost with what was paid by it', async () => {
    await receive()
    const [april] = await charge('2026-04')
    const [first, second] = [newId(), newId()]
    await spend(april as Finance, 800, { id: first })
    const { finance: rest } = (await ledger.find((april as Finance).id)).json()
    expect(codeOf(await ledger.remove(rest.id))).toBe('has_part_payments')
    await receive({ finances: [], amount: 3000, memberId: ana, description: 'Adiantado' })
    await spend(rest, 4200, { id: second })
    expect((await ledger.add(rest)).statusCode).toBe(409)
    await undoUse(first)
    expect([await owed(), (await creditOf()).amount]).toEqual([800, 800])
    await undoUse(second)
    expect([await owed(), (await creditOf()).amount]).toEqual([5000, 5000])
    expect((await undoUse(second)).statusCode).toBe(404)
  })

  test('that was used cannot be taken away under it', async () => {
    const { credit, paid } = (await receive()).json()
    const [april] = await charge('2026-04')
    const id = newId()
    await spend(april as Finance, 2000, { id })
    expect(codeOf(await ledger.remove(credit.id))).toBe('credit_used')
    expect(codeOf(await ledger.add({ ...credit, amount: 1999 }))).toBe('credit_used')
    const undone = { id: credit.id, finances: paid.map(named) }
    expect(codeOf(await ledger.post('/finances/undo-received', { payment: undone }))).toBe('credit_used')
    expect(codeOf(await giveBack({ memberId: ana }))).toBe('invalid')
    const pending = { finances: [named(credit)], status: 'pending' }
    expect((await ledger.post('/finances/change-finances', { change: pending })).statusCode).toBe(400)
    await undoUse(id)
    expect((await ledger.post('/finances/undo-received', { payment: undone })).statusCode).toBe(200)
    expect(await ledger.balance()).toMatchObject({ balance: 0, pendingIncome: 10000 })
  })

  test('is used once, however many ask at once', async () => {
    await receive()
    const [april] = await charge('2026-04')
    const answers = await Promise.all(Array.from({ length: 6 }, () => spend(april as Finance, 1500)))
    expect(tally(answers)).toMatchObject({ 200: 1, 409: 5 })
    expect(await owed()).toBe(3500)
  })

  test('is nobody’s but the treasurer’s to see', async () => {
    const stranger = await foundGroup(server.app)
    await receive()
    expect((await callAs(server.app, stranger, 'GET', '/finances/list-credits')).json().credits).toEqual([])
    const others = financeFixture(server.app, stranger)
    const use = { id: newId(), memberId: ana, of: due.id, version: 2, amount: 1 }
    const credit = { date: '2026-04-05', uses: [use] }
    expect((await others.post('/finances/use-credit', { credit })).statusCode).toBe(404)
  })
})

describe('a refund', () => {
  test('of credit or of what was paid is an expense, as much as is there, and its removal takes it back', async () => {
    await receive()
    const id = newId()
    const refund = await giveBack({ id, memberId: ana, amount: 1200 })
    expect([refund.statusCode, refund.json().finance]).toMatchObject([
      201,
      { kind: 'expense', memberId: ana, status: 'paid' },
    ])
    expect((await giveBack({ id, memberId: ana, amount: 1200 })).statusCode).toBe(200)
    expect(fieldsOf(await giveBack({ memberId: ana, amount: 801 }))).toEqual({ 'refund.amount': 'too_big:800' })
    expect(await ledger.balance()).toMatchObject({ balance: 5800, income: 7000, expense: 1200 })
    const ofDue = (await giveBack({ of: due.id, amount: 4000 })).json().finance
    expect(fieldsOf(await giveBack({ of: due.id, amount: 1001 }))).toEqual({ 'refund.amount': 'too_big:1000' })
    expect(await creditOf()).toMatchObject({ amount: 800, refunds: [{ of: due.id, finance: { id: ofDue.id } }] })
    expect(codeOf(await ledger.remove(due.id))).toBe('has_refunds')
    const unpaid = { finances: [{ id: due.id, version: 2 }] }
    expect(codeOf(await ledger.post('/finances/unpay-finances', { payment: unpaid }))).toBe('has_refunds')
    await ledger.remove(ofDue.id)
    await ledger.remove(id)
    expect([(await creditOf()).amount, (await ledger.balance()).balance]).toEqual([2000, 7000])
    expect((await ledger.add(refund.json().finance)).statusCode).toBe(200)
    expect((await creditOf()).amount).toBe(800)
  })

  test('names the one or the other, and what was paid by a member', async () => {
    expect((await giveBack({})).statusCode).toBe(400)
    expect((await giveBack({ of: due.id })).statusCode).toBe(400)
    expect((await giveBack({ memberId: ana })).statusCode).toBe(400)
  })
})
