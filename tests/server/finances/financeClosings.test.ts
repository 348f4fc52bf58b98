import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceChange } from '@contract/finances'
import type { Closing } from '@contract/finances/closings'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup, joinAs, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  ledger = financeFixture(server.app, treasurer)
})

const close = (month = '2026-03') => ledger.post('/finances/close-month', { month })
const reopen = (month = '2026-03', reason = 'Nota fiscal esquecida') =>
  financeFixture(server.app, admin).post('/finances/reopen-month', { month, reason })
const reverse = (of: string, over: object = {}) =>
  ledger.post('/finances/reverse-finance', { reversal: { id: newId(), of, date: '2026-04-05', ...over } })
const books = async () => (await ledger.read('/finances/list-totals?upcomingFrom=2026-04-01&withBooks=true')).books
const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error.code}`

describe('a month', () => {
  test('is closed once, and listed with who did it and when', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => close()))
    expect(tally(answers)).toEqual({ 201: 1, 200: 5 })
    await close('2026-04')
    const { closings, closedMonths } = await ledger.read('/finances/list-closings')
    const closedBy = treasurer.userData.name
    expect(closings).toEqual([
      { month: '2026-04', closedBy, closedAt: expect.any(String) },
      { month: '2026-03', closedBy, closedAt: expect.any(String) },
    ])
    expect(closedMonths).toEqual(['2026-04', '2026-03'])
    expect((await close('2026-13')).json().error.fields).toEqual({ month: 'bad_date' })
  })

  test('is opened again by an administrator, with a reason, which is kept', async () => {
    await close()
    expect((await reopen('2026-03', ' ')).json().error.fields).toEqual({ reason: 'required' })
    const { closing } = (await reopen()).json()
    expect(closing).toMatchObject({
      month: '2026-03',
      reopenedBy: admin.userData.name,
      reason: 'Nota fiscal esquecida',
    })
    expect((await reopen()).statusCode).toBe(404)
    await close()
    const { closings, closedMonths } = await ledger.read('/finances/list-closings')
    expect(closings.map((each: Closing) => each.reopenedAt !== undefined)).toEqual([false, true])
    expect(closedMonths).toEqual(['2026-03'])
  })

  test('is closed with all that is open before it: nothing of any day up to its end moves its balance', async () => {
    await ledger.stored({ date: '2025-12-10' })
    const inFebruary = await ledger.stored({ date: '2026-02-10' })
    await ledger.stored({ date: '2026-04-10' })
    expect((await ledger.read('/finances/list-closings')).firstOpenMonth).toBe('2025-12')
    const { closing, closings } = (await close()).json()
    expect(closing).toMatchObject({ month: '2026-03' })
    const closed = ['2026-03', '2026-02', '2026-01', '2025-12']
    expect(closings.map(({ month }: Closing) => month)).toEqual(closed)
    const list = await ledger.read('/finances/list-closings')
    expect([list.closedMonths, list.firstOpenMonth]).toEqual([closed, '2026-04'])
    const balance = await ledger.balance('2026-03-31')
    const attempts = [
      await ledger.add(newFinance({ date: '2026-01-15' })),
      // Before the first entry of all.
      await ledger.add(newFinance({ date: '2019-05-01' })),
      await ledger.add({ ...inFebruary, amount: 1 }),
      await ledger.remove(inFebruary.id),
    ]
    expect(attempts.map(codeOf)).toEqual(attempts.map(() => '409 month_closed'))
    expect(await ledger.balance('2026-03-31')).toEqual(balance)
    expect((await close('2026-01')).statusCode).toBe(200)
    expect((await reverse(inFebruary.id)).statusCode).toBe(201)
  })

  test('is opened again with all that is closed after it, and what lies before stays closed', async () => {
    await ledger.stored({ date: '2026-01-10' })
    await close('2026-02')
    await close('2026-04')
    const { closing, closings } = (await reopen('2026-02')).json()
    expect(closing).toMatchObject({ month: '2026-02', reason: 'Nota fiscal esquecida' })
    expect(closings.map(({ month, reopenedBy }: Closing) => [month, reopenedBy])).toEqual([
      ['2026-04', admin.userData.name],
      ['2026-02', admin.userData.name],
    ])
    expect((await ledger.read('/finances/list-closings')).closedMonths).toEqual(['2026-01'])
    expect((await ledger.add(newFinance({ date: '2026-02-01' }))).statusCode).toBe(201)
    expect(codeOf(await ledger.add(newFinance({ date: '2026-01-31' })))).toBe('409 month_closed')
  })

  test('of one group closes none of another', async () => {
    await close()
    const elsewhere = financeFixture(server.app, await foundGroup(server.app))
    expect((await elsewhere.add(newFinance())).statusCode).toBe(201)
  })
})

describe('in a closed month', () => {
  let inside: Finance
  let outside: Finance
  let removed: Finance
  let pending: Finance

  beforeEach(async () => {
    inside = await ledger.stored({ date: '2026-03-31' })
    pending = await ledger.stored({ date: '2026-03-01', status: 'pending' })
    removed = await ledger.stored({ date: '2026-03-15' })
    await ledger.remove(removed.id)
    outside = await ledger.stored({ date: '2026-04-01' })
    await close()
  })

  const pay = ({ id, version }: Finance, date: string) =>
    ledger.post('/finances/pay-finances', { payment: { finances: [{ id, version }], date } })
  const undoPayment = ({ id, version }: Finance) =>
    ledger.post('/finances/unpay-finances', { payment: { finances: [{ id, version }] } })

  test('nothing is added, changed, moved in or out, removed, brought back, or paid in it', async () => {
    await financeFixture(server.app, admin).addMember()
    const owed = (await ledger.add({ ...outside, status: 'pending' })).json().finance
    const before = await ledger.all()
    const dues = { month: '2026-03', amount: 1, dueDate: '2026-03-10', description: 'Mensalidade' }
    const attempts = [
      await ledger.add(newFinance({ date: '2026-03-01' })),
      await ledger.add({ ...inside, notes: 'x' }),
      await ledger.add({ ...inside, date: '2026-04-30' }),
      await ledger.add({ ...owed, date: '2026-03-31' }),
      await ledger.remove(inside.id),
      await ledger.add(removed),
      await ledger.add({ ...pending, notes: 'x' }),
      await ledger.add({ ...pending, status: 'paid', date: '2026-04-02' }),
      await ledger.remove(pending.id),
      await pay(pending, '2026-03-31'),
      await pay(owed, '2026-03-02'),
      await ledger.post('/finances/create-dues', { dues }),
    ]
    expect(attempts.map(codeOf)).toEqual(attempts.map(() => '409 month_closed'))
    expect(await ledger.all()).toEqual(before)
  })

  test('what was still to come can be paid on a day of an open one: nothing that was paid in it moves', async () => {
    const before = await ledger.balance('2026-03-31')
    const paid = (await pay(pending, '2026-04-02')).json().finances[0]
    expect(paid).toEqual({ ...pending, status: 'paid', date: '2026-04-02', version: 2 })
    const { pendingIncome, ...fixed } = before
    expect(await ledger.balance('2026-03-31')).toMatchObject({
      ...fixed,
      pendingIncome: pendingIncome - pending.amount,
    })
    expect((await ledger.history(pending.id)).changes[0]).toMatchObject({ before: pending, after: paid })

    const back = (await undoPayment(paid)).json().finances[0]
    expect(back).toEqual({ ...pending, version: 3 })
    expect(await ledger.balance('2026-03-31')).toEqual(before)

    // A payment that a closed month holds stays: what was paid is what closing fixes.
    const again = (await pay(back, '2026-04-02')).json().finances[0]
    await close('2026-04')
    expect(codeOf(await undoPayment(again))).toBe('409 month_closed')
  })

  test('what was sent before and is sent again is still answered', async () => {
    const { version: _version, ...asCreated } = inside
    expect((await ledger.add(asCreated)).statusCode).toBe(200)
  })

  test('all of it is possible again once it is reopened', async () => {
    await reopen()
    expect((await ledger.add({ ...inside, date: '2026-04-30' })).statusCode).toBe(200)
    expect((await ledger.add(removed)).statusCode).toBe(200)
    expect((await ledger.remove(pending.id)).statusCode).toBe(200)
  })
})

describe('a reversal', () => {
  let original: Finance

  beforeEach(async () => {
    original = await ledger.stored({ memberId: undefined, notes: 'Recibo 9', dueDate: '2026-03-01' })
    await close()
  })

  test('is an entry of the other kind on its own day, and both know of each other', async () => {
    const answer = await reverse(original.id)
    const { finance } = answer.json()
    const { notes: _notes, dueDate: _dueDate, ...kept } = original
    expect(finance).toEqual({ ...kept, id: finance.id, kind: 'expense', date: '2026-04-05' })
    expect(answer.statusCode).toBe(201)
    expect((await ledger.find(finance.id)).json().finance).toEqual(finance)
    expect(await ledger.read('/finances/list-reversals')).toEqual({ reversals: [{ id: finance.id, of: original.id }] })
    expect(await ledger.balance()).toMatchObject({ income: 5000, expense: 5000, balance: 0 })
    const told = await ledger.history(original.id)
    expect(told.reversedBy).toBe(finance.id)
    expect(told.changes.map(({ action }: FinanceChange) => action)).toEqual(['reversed', 'created'])
    expect(await ledger.history(finance.id)).toMatchObject({
      reversalOf: original.id,
      changes: [{ action: 'created' }],
    })
  })

  test('may say in its own words what it is, happens once, and is answered again when sent again', async () => {
    const id = newId()
    const answer = await reverse(original.id, { id, description: 'Estorno: Mensalidade' })
    expect(answer.json().finance.description).toBe('Estorno: Mensalidade')
    const again = await reverse(original.id.toUpperCase(), { id, description: 'Estorno: Mensalidade' })
    expect([again.statusCode, again.json()]).toEqual([200, answer.json()])
    const second = await reverse(original.id)
    expect([codeOf(second), second.json().error.current.id]).toEqual(['409 already_reversed', id])
    expect(codeOf(await reverse(original.id, { id, date: '2026-04-06' }))).toBe('409 conflict')
  })

  test('of many at once, one is made', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => reverse(original.id)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 7 })
  })

  test('needs an original of a closed month, and a day of an open one', async () => {
    expect((await reverse(newId())).statusCode).toBe(404)
    expect(codeOf(await reverse(original.id, { date: '2026-03-31' }))).toBe('409 month_closed')
    const { id } = await ledger.stored({ date: '2026-04-01' })
    expect((await reverse(id)).json().error.fields).toEqual({ 'reversal.of': 'not_allowed' })
  })

  test('is not taken back by another one, which would leave the debt neither owed nor paid', async () => {
    const due = await ledger.stored({ date: '2026-04-10', status: 'pending' })
    await close('2026-04')
    const { finance } = (await reverse(due.id, { date: '2026-05-02' })).json()
    await close('2026-05')
    const second = await reverse(finance.id, { date: '2026-06-02' })
    expect(second.json().error.fields).toEqual({ 'reversal.of': 'not_allowed' })
    expect(await ledger.balance()).toMatchObject({ pendingIncome: due.amount, pendingExpense: due.amount })
  })

  test('keeps to the original: its words may change, its figures not; removed, it makes room for another', async () => {
    const { finance } = (await reverse(original.id)).json()
    expect((await ledger.add({ ...finance, amount: 1, kind: 'income' })).json().error.fields).toEqual({
      'finance.kind': 'not_allowed',
      'finance.amount': 'not_allowed',
    })
    const renamed = (await ledger.add({ ...finance, description: 'Estorno' })).json().finance
    await ledger.remove(finance.id)
    expect(await ledger.read('/finances/list-reversals')).toEqual({ reversals: [] })
    const { finance: second } = (await reverse(original.id)).json()
    expect(codeOf(await ledger.add(renamed))).toBe('409 already_reversed')
    await ledger.remove(second.id)
    expect((await ledger.add(renamed)).statusCode).toBe(200)
  })

  test('holds the original fast, also once its month is open again', async () => {
    const { finance } = (await reverse(original.id)).json()
    await reopen()
    expect(codeOf(await ledger.add({ ...original, amount: 1 }))).toBe('409 already_reversed')
    expect(codeOf(await ledger.remove(original.id))).toBe('409 already_reversed')
    await ledger.remove(finance.id)
    expect((await ledger.remove(original.id)).statusCode).toBe(200)
  })

  test('of what was owed takes the debt back', async () => {
    await reopen()
    const memberId = await financeFixture(server.app, admin).addMember()
    const due = await ledger.stored({ memberId, status: 'pending' })
    await close()
    expect((await ledger.read('/finances/list-debtors')).debtors).toHaveLength(1)
    const reversal = (await reverse(due.id)).json().finance
    expect((await ledger.read('/finances/list-debtors')).debtors).toEqual([])
    const onPages = async () => (await ledger.read('/finances/list-debtors?config[page]=1')).total
    expect(await onPages()).toBe(0)
    // Of a day to come, it takes nothing back yet.
    const later = (await ledger.add({ ...reversal, date: '2999-01-01' })).json().finance
    expect([await onPages(), (await ledger.read('/finances/list-debtors')).debtors.length]).toEqual([1, 1])
    const back = (await ledger.add({ ...later, date: reversal.date })).json().finance
    const payment = ({ id, version }: Finance) => ({ finances: [{ id, version }], date: '2026-04-06' })
    const pay = (finance: Finance) => ledger.post('/finances/pay-finances', { payment: payment(finance) })
    expect(codeOf(await pay(due))).toBe('409 already_reversed')
    // Paid alone, the reversal would take money out of the till that never came in.
    expect((await pay(back)).json().error.fields).toEqual({ 'payment.finances.0.id': 'not_allowed' })
  })

  test('of what was overdue leaves nothing overdue from its own day on; taken away, all is as before', async () => {
    await reopen()
    const owed = { status: 'pending', dueDate: '2026-03-20' } as const
    const [due] = [await ledger.stored(owed), await ledger.stored({ ...owed, amount: 700 })]
    await close()
    const look = async (on?: string) => {
      const until = {
        ...(on !== undefined && { to: on }),
        status: 'pending',
        kind: 'income',
        dueBefore: on ?? '2026-06-30',
      }
      const [balance, list, sum] = [await ledger.balance(on), await ledger.list(until), await ledger.sum(until)]
      // The figure and the entries that it opens.
      expect(sum).toMatchObject({ income: balance.overdue, expense: 0 })
      return { overdue: balance.overdue, pending: balance.pendingIncome - balance.pendingExpense, listed: list.total }
    }
    expect(await look()).toEqual({ overdue: 5700, pending: 5700, listed: 2 })
    const { finance: reversal } = (await reverse(due.id)).json()
    expect(await look()).toEqual({ overdue: 700, pending: 700, listed: 1 })
    expect(await look('2026-04-05')).toEqual({ overdue: 700, pending: 700, listed: 1 })
    expect(await look('2026-04-04')).toEqual({ overdue: 5700, pending: 5700, listed: 2 })
    await ledger.remove(reversal.id)
    expect(await look()).toEqual({ overdue: 5700, pending: 5700, listed: 2 })
  })
})

test('no write slips past a closing at the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const month = `2025-0${round + 1}`
    const inMonth = await Promise.all(Array.from({ length: 6 }, () => ledger.stored({ date: `${month}-10` })))
    const calls = Array.from({ length: 30 }, (_, at) => {
      if (at === 15) return close(month)
      const entry = inMonth[at % inMonth.length]
      if (at % 3 === 0 || entry === undefined) return ledger.add(newFinance({ date: `${month}-20` }))
      return at % 3 === 1 ? ledger.add({ ...entry, amount: at }) : ledger.remove(entry.id)
    })
    const answers = await Promise.all(calls)
    const { closedAt } = answers[15]?.json().closing ?? {}
    for (const answer of answers) expect([200, 201, 404, 409]).toContain(answer.statusCode)
    const { rows } = await server.pool.query(
      `select count(*) from finance_changes c join finances f using (group_id) where f.id = c.finance_id
          and month_of(f.date) = $1 and c.group_id = $2 and c.at > $3::timestamptz + interval '1 ms'`,
      [`${month}-01`, admin.userData.group.id, closedAt],
    )
    expect(rows[0].count).toBe(0)
  }
})

test('the books beside the totals say what the calls of each say', async () => {
  const account = { id: newId(), name: 'Caixinha', kind: 'cash' }
  const bar = { id: newId(), name: 'Bar', category: 'tickets', isArchived: true }
  await ledger.post('/finances/add-account', { account })
  await ledger.post('/finances/add-subcategory', { subcategory: bar })
  const purpose = { id: newId(), name: 'Notenpulte' }
  await ledger.post('/finances/add-purpose', { purpose })
  const { id: of } = await ledger.stored({ date: '2026-03-10' })
  expect(await books()).toMatchObject({ reversals: [] })
  await close()
  const { id } = (await reverse(of)).json().finance
  const { accounts } = await ledger.read('/finances/list-accounts')
  expect(await books()).toEqual({
    accounts: accounts.map((listed: { account: object }) => listed.account),
    subcategories: [{ ...bar, version: 1 }],
    purposes: [{ ...purpose, version: 1 }],
    closedUpTo: '2026-03',
    reversals: [{ id, of }],
  })
  await reopen()
  expect(await books()).not.toHaveProperty('closedUpTo')
  const { books: unasked } = await ledger.totals('2026-04-01')
  expect(unasked).toBeUndefined()
})
