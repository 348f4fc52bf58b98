import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { Proposal } from '@contract/finances/recurring'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

// What was removed, given up or settled may come back by an Undo long after: into books that have gone on meanwhile.

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ana: string

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ana = await ledger.addMember()
})

const named = ({ id, version }: Finance) => ({ id, version })
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code
const owed = async () => (await ledger.balance()).pendingIncome
const only = (finances: Finance[]): Finance => {
  const [finance] = finances
  if (finance === undefined || finances.length > 1) throw new Error('one entry was expected')
  return finance
}
const dues = { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade' }
const charge = async () => only((await ledger.post('/finances/create-dues', { dues })).json().finances)
const addCredit = (amount: number) =>
  ledger.post('/finances/receive-payment', {
    payment: { id: newId(), finances: [], amount, date: '2026-03-12', memberId: ana, description: 'Adiantado' },
  })
const spend = (due: Finance, id = newId()) =>
  ledger.post('/finances/use-credit', {
    credit: {
      date: '2026-03-15',
      uses: [{ id, memberId: ana, of: due.id, version: due.version, amount: due.amount }],
    },
  })
const writeOff = (due: Finance) =>
  ledger.post('/finances/write-off', { writeOff: { finances: [named(due)], date: '2026-03-20', reason: 'Bolsa' } })
const change = (over: object) => ledger.post('/finances/change-finances', { change: over })
const close = (month: string) => ledger.post('/finances/close-month', { month })
const reverse = (of: Finance, id = newId()) =>
  ledger.post('/finances/reverse-finance', { reversal: { id, of: of.id, date: '2026-04-10' } })

describe('dues that were charged anew', () => {
  test('and then paid by credit are not asked for twice by whoever takes the removal of the first back', async () => {
    const first = await charge()
    await ledger.remove(first.id)
    const second = await charge()
    await addCredit(5000)
    const use = newId()
    await spend(second, use)
    expect(codeOf(await ledger.add(first))).toBe('conflict')
    expect(codeOf(await ledger.post('/finances/undo-leaving', { memberId: ana, ids: [first.id] }))).toBe('conflict')
    expect(await owed()).toBe(0)
    expect((await ledger.post('/finances/undo-use-credit', { ids: [use] })).statusCode).toBe(200)
    expect(await owed()).toBe(5000)
  })

  test('and then given up are not asked for again either', async () => {
    const first = await charge()
    await ledger.remove(first.id)
    const second = await charge()
    await writeOff(second)
    expect(codeOf(await ledger.add(first))).toBe('conflict')
    expect((await ledger.post('/finances/undo-write-off', { ids: [second.id] })).statusCode).toBe(200)
    expect(await owed()).toBe(5000)
  })

  test.each(['credit', 'write-off'])(
    'and then settled by %s stand before those that come back to the member',
    async (how) => {
      const first = await charge()
      const moved = only((await change({ finances: [named(first)], memberId: null })).json().finances)
      const second = await charge()
      await addCredit(5000)
      expect((await (how === 'credit' ? spend(second) : writeOff(second))).statusCode).toBe(200)
      const undone = await ledger.post('/finances/unchange-finances', { change: { finances: [named(moved)] } })
      expect(codeOf(undone)).toBe('conflict')
      expect(await owed()).toBe(5000)
    },
  )

  test('in parts: the removed split stays away', async () => {
    const first = await charge()
    const half = { ...first, id: newId(), version: undefined, amount: 2000 }
    const split = { id: newId(), total: 5000, parts: [{ ...first, amount: 3000 }, half] }
    await ledger.post('/finances/add-split', { split })
    const url = `/finances/remove-split?id=${split.id}`
    const gone: Finance[] = (await callAs(server.app, admin, 'DELETE', url)).json().finances
    await writeOff(await charge())
    const restore = { id: split.id, parts: gone.map(named) }
    expect(codeOf(await ledger.post('/finances/restore-split', { restore }))).toBe('conflict')
    expect(await owed()).toBe(0)
  })
})

test('a month’s dues that were given to another by mistake are the month’s again when they are given back', async () => {
  const due = await charge()
  const other = await ledger.addMember({ name: 'Bia', status: 'former' })
  const moved = (await ledger.add({ ...due, memberId: other })).json().finance
  expect((await ledger.add({ ...moved, memberId: ana })).statusCode).toBe(200)
  expect((await ledger.post('/finances/create-dues', { dues })).json().finances).toEqual([])
  expect(await owed()).toBe(5000)
})

test('a period that was booked anew and given up is not booked twice by Undo', async () => {
  const recurring = {
    id: newId(),
    kind: 'income',
    amount: 900,
    description: 'Aula',
    category: 'fees',
    rhythm: 'yearly',
    firstOn: '2026-03-01',
    status: 'pending',
  }
  expect((await ledger.post('/finances/add-recurring', { recurring })).statusCode).toBe(201)
  const book = async (): Promise<Finance> => {
    const [proposal]: Proposal[] = (await ledger.read('/finances/list-proposals')).proposals
    if (proposal === undefined) throw new Error('one is proposed')
    const { recurringId, period, finance } = proposal
    const booking = { recurringId, period, finance: { id: newId(), ...finance } }
    return (await ledger.post('/finances/book-recurring', { booking })).json().finance
  }
  const first = await book()
  await ledger.remove(first.id)
  await writeOff(await book())
  expect(codeOf(await ledger.add(first))).toBe('conflict')
  expect(await owed()).toBe(0)
})

describe('a reversal that was removed', () => {
  let original: Finance
  let reversal: Finance

  beforeEach(async () => {
    original = await ledger.stored({ status: 'pending', amount: 5000, memberId: ana })
    await close('2026-03')
    reversal = (await reverse(original)).json().finance
    await ledger.remove(reversal.id)
  })

  test('does not take back what was paid since', async () => {
    const payment = { finances: [named(original)], date: '2026-04-12' }
    expect((await ledger.post('/finances/pay-finances', { payment })).statusCode).toBe(200)
    expect(codeOf(await ledger.add(reversal))).toBe('conflict')
    expect(await ledger.balance()).toMatchObject({ income: 5000, pendingExpense: 0 })
  })

  test('nor more than what is left of it, nor what is no more; as it was, it comes back', async () => {
    const part = { id: newId(), of: original.id, version: original.version, amount: 1000, date: '2026-04-12' }
    const { part: paid } = (await ledger.post('/finances/pay-part', { partPayment: part })).json()
    expect(codeOf(await ledger.add(reversal))).toBe('conflict')
    await ledger.remove(paid.id)
    await ledger.post('/finances/reopen-month', { month: '2026-03', reason: 'Recibo achado' })
    await ledger.remove(original.id)
    expect(codeOf(await ledger.add(reversal))).toBe('conflict')
    const { finance: current } = (await ledger.add({ ...original, version: 3 })).json()
    expect(current.amount).toBe(5000)
    expect((await ledger.add(reversal)).statusCode).toBe(200)
  })
})

test('what is owed does not become what is to be paid while a part of it is paid, by money or credit', async () => {
  const due = await ledger.stored({ status: 'pending', amount: 5000, memberId: ana })
  const partPayment = { id: newId(), of: due.id, version: 1, amount: 1000, date: '2026-03-12' }
  const { rest } = (await ledger.post('/finances/pay-part', { partPayment })).json()
  expect(codeOf(await ledger.add({ ...rest, kind: 'expense' }))).toBe('has_part_payments')
  expect(await ledger.balance()).toMatchObject({ income: 1000, pendingIncome: 4000, pendingExpense: 0 })
})

test('a levy that goes on again asks for what it took away, and not for what was paid and removed since', async () => {
  const id = newId()
  const levy = { id, name: 'Viagem', category: 'travel', amount: 5000, dueDates: ['2026-03-10'], memberIds: [ana] }
  await ledger.post('/finances/add-levy', { levy })
  const charged = only(await ledger.all())
  await callAs(server.app, admin, 'DELETE', `/finances/cancel-levy?id=${id}`)
  const back = (await ledger.add(charged)).json().finance
  const payment = { finances: [named(back)], date: '2026-03-12' }
  await ledger.post('/finances/pay-finances', { payment })
  await ledger.remove(charged.id)
  expect((await ledger.post('/finances/restore-levy', { id })).statusCode).toBe(200)
  expect(await ledger.balance()).toMatchObject({ income: 0, pendingIncome: 0 })
})

test('what was removed is deleted for good in time, but for what a refund that was taken back still names', async () => {
  const paid = await ledger.stored({ memberId: ana, date: '2026-05-02' })
  const refund = { id: newId(), of: paid.id, amount: 500, date: '2026-03-20', description: 'Devolução' }
  const { finance } = (await ledger.post('/finances/refund', { refund })).json()
  await close('2026-03')
  expect((await reverse(finance)).statusCode).toBe(201)
  expect((await ledger.remove(paid.id)).statusCode).toBe(200)
  const groupId = admin.userData.group.id
  await server.pool.query('update groups set purge_months = 6 where group_id = $1', [groupId])
  await privacyRepository(server.db).purge(groupId, new Date('2060-01-01'))
  expect((await ledger.all()).map(({ amount }) => amount)).toEqual([500, 500])
})

test('what takes credit back takes it from whom it was given, and from nobody else', async () => {
  const bia = await ledger.addMember({ name: 'Bia' })
  const receive = async (memberId: string): Promise<Finance> => {
    const payment = { id: newId(), finances: [], amount: 5000, date: '2026-03-12', memberId, description: 'Adiantado' }
    return (await ledger.post('/finances/receive-payment', { payment })).json().credit
  }
  const ofAna = await receive(ana)
  await receive(bia)
  await close('2026-03')
  const reversal: Finance = (await reverse(ofAna)).json().finance
  const moved = await ledger.add({ ...reversal, memberId: bia })
  expect(moved.json().error.fields).toEqual({ 'finance.memberId': 'not_allowed' })
  expect((await change({ finances: [named(reversal)], memberId: bia })).statusCode).toBe(400)
  expect((await ledger.read('/finances/list-credits')).credits).toMatchObject([{ memberId: bia, amount: 5000 }])
})

describe('a line of the bank that was booked again', () => {
  const line = { date: '2026-03-12', amount: 5000, description: 'PIX ANA' }
  const book = async (decision: object, id = newId()) => {
    const lines = [{ line, decision }]
    const answer = await ledger.post('/finances/import-matched', { import: { id, fileName: 'extrato.ofx', lines } })
    expect(answer.statusCode).toBe(201)
    return id
  }
  const booked = () => book({ kind: 'new', id: newId(), category: 'dues' })
  const undo = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${id}`)
  const income = async () => (await ledger.balance()).income

  test('does not stand beside the entry that it made first, and was removed', async () => {
    await booked()
    const made = only(await ledger.all())
    await ledger.remove(made.id)
    await booked()
    expect(codeOf(await ledger.add(made))).toBe('conflict')
    expect(await income()).toBe(5000)
  })

  test('nor where its file was taken back with it', async () => {
    const file = await booked()
    const made = only(await ledger.all())
    expect((await undo(file)).statusCode).toBe(200)
    await booked()
    expect(codeOf(await ledger.add(made))).toBe('conflict')
    expect(await income()).toBe(5000)
  })

  test('nor what is owed and was paid by it the second time', async () => {
    await booked()
    const made = only(await ledger.all())
    await ledger.remove(made.id)
    const due = await ledger.stored({ status: 'pending', amount: 5000, memberId: ana })
    await book({ kind: 'pay', finances: [named(due)] })
    expect(codeOf(await ledger.add(made))).toBe('conflict')
    expect(await income()).toBe(5000)
  })

  test('nor what it paid: that was removed, and the line made an entry', async () => {
    const due = await ledger.stored({ status: 'pending', amount: 5000, memberId: ana })
    await book({ kind: 'pay', finances: [named(due)] })
    const paid = only(await ledger.all())
    await ledger.remove(paid.id)
    await booked()
    expect(codeOf(await ledger.add(paid))).toBe('conflict')
    expect(await income()).toBe(5000)
  })

  test('nor the transfer that it made', async () => {
    const account = { id: newId(), name: 'Caixa', kind: 'cash' }
    await ledger.post('/finances/add-account', { account })
    const move = { kind: 'transfer', accountId: account.id }
    const first = newId()
    await book({ ...move, id: first })
    const { transfers } = await ledger.read('/finances/list-transfers')
    await callAs(server.app, admin, 'DELETE', `/finances/remove-transfer?id=${first}`)
    await book({ ...move, id: newId() })
    expect(codeOf(await ledger.post('/finances/add-transfer', { transfer: transfers[0] }))).toBe('conflict')
    expect((await ledger.read('/finances/list-transfers')).total).toBe(1)
  })

  test('while nothing came again, what was removed comes back', async () => {
    await booked()
    const made = only(await ledger.all())
    await ledger.remove(made.id)
    expect((await ledger.add(made)).statusCode).toBe(200)
    expect(await income()).toBe(5000)
  })
})
