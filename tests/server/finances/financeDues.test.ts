import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { Debtor, DebtorList, Dues, DuesPreview } from '@contract/finances/dues'
import type { DuesPaymentList } from '@contract/finances/duesPayments'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let ids: Record<'ana' | 'bia' | 'caio' | 'former' | 'onLeave' | 'removed', string>

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  ids = {
    ana: await ledger.addMember({ name: 'Ana', section: 'brass' }),
    bia: await ledger.addMember({ name: 'Bia', section: 'voices' }),
    caio: await ledger.addMember({ name: 'Caio', section: 'voices' }),
    former: await ledger.addMember({ name: 'Foi', status: 'former' }),
    onLeave: await ledger.addMember({ name: 'Longe', status: 'on_leave' }),
    removed: await ledger.addMember({ name: 'Sumiu' }),
  }
  await removeMember(ids.removed)
})

const removeMember = (id: string) => callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${id}`)

function newDues(over: Partial<Dues> = {}): Dues {
  return { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade de março', ...over }
}

const preview = async (over?: Partial<Dues>): Promise<DuesPreview> =>
  (await ledger.post('/finances/preview-dues', { dues: newDues(over) })).json()
const create = (over?: Partial<Dues>) => ledger.post('/finances/create-dues', { dues: newDues(over) })
const created = async (over?: Partial<Dues>): Promise<Finance[]> => (await create(over)).json().finances
const pay = (finances: { id: string; version: number }[], over: object = {}) =>
  ledger.post('/finances/pay-finances', {
    payment: { finances: finances.map(({ id, version }) => ({ id, version })), date: '2026-04-02', ...over },
  })
const debtors = async (): Promise<Debtor[]> => (await ledger.read('/finances/list-debtors')).debtors

test('what some members still have to pay is one question: neither what is paid, reversed or ours to pay, nor others’', async () => {
  const owed = async (...memberIds: string[]) => {
    const answer = await ledger.post('/finances/find-owed', { memberIds })
    expect(answer.statusCode).toBe(200)
    return answer.json().map(({ description }: Finance) => description)
  }
  const of = (memberId: string, description: string, over: object = {}) =>
    ledger.stored({ memberId, description, status: 'pending', date: '2026-03-05', ...over })
  await of(ids.ana, 'older', { date: '2026-02-05' })
  await of(ids.ana, 'newer')
  await of(ids.ana, 'paid', { status: 'paid' })
  await of(ids.ana, 'ours to pay', { kind: 'expense', category: 'travel' })
  await of(ids.bia, 'hers', { date: '2026-02-20' })
  await of(ids.caio, 'another’s')
  const reversed = await of(ids.bia, 'reversed')
  await ledger.post('/finances/close-month', { month: '2026-03' })
  const reversal = { id: newId(), of: reversed.id, date: '2099-01-01' }
  expect((await ledger.post('/finances/reverse-finance', { reversal })).statusCode).toBe(201)
  expect(await owed(ids.ana, ids.bia)).toEqual(['newer', 'hers', 'older'])
  expect(await owed(ids.former)).toEqual([])
  const stranger = financeFixture(server.app, await foundGroup(server.app))
  expect((await stranger.post('/finances/find-owed', { memberIds: [ids.ana] })).json()).toEqual([])
})

describe('dues', () => {
  test('of several months are made in one go, for each month that a member has none of; the next time begins with them', async () => {
    expect(await ledger.read('/finances/last-dues')).toEqual({})
    await create({ month: '2026-04', sections: [{ section: 'brass', amount: 0 }] })
    const also = [
      { month: '2026-04', dueDate: '2026-04-10', description: 'Mensalidade de abril' },
      { month: '2026-05', dueDate: '2026-05-10', description: 'Mensalidade de maio' },
    ]
    const asked = { also, members: [{ memberId: ids.caio, amount: 100 }] }
    const { lines, total } = await preview(asked)
    expect(lines.map(({ name, exists, months }) => [name, exists, months])).toEqual([
      ['Ana', false, 3],
      ['Bia', false, 2],
      ['Caio', false, 2],
    ])
    expect(total).toBe(3 * 5000 + 2 * 5000 + 2 * 100)
    expect(await created(asked)).toHaveLength(7)
    const mine = (await ledger.all()).filter(({ memberId }) => memberId === ids.bia).toReversed()
    expect(mine.map(({ date, dueDate, description }) => [date, dueDate, description])).toEqual([
      ['2026-03-01', '2026-03-10', 'Mensalidade de março'],
      ['2026-04-01', '2026-03-10', 'Mensalidade de março'],
      ['2026-05-01', '2026-05-10', 'Mensalidade de maio'],
    ])
    expect(await created(asked)).toEqual([])
    expect((await preview(asked)).lines.map(({ exists }) => exists)).toEqual([true, true, true])
    expect(await ledger.read('/finances/last-dues')).toEqual({ dues: newDues(asked) })
  })

  test('are previewed for each active member, and then created as pending entries', async () => {
    const { lines, total } = await preview()
    expect(lines).toEqual([
      { memberId: ids.ana, name: 'Ana', section: 'brass', amount: 5000, exists: false },
      { memberId: ids.bia, name: 'Bia', section: 'voices', amount: 5000, exists: false },
      { memberId: ids.caio, name: 'Caio', section: 'voices', amount: 5000, exists: false },
    ])
    expect(total).toBe(15_000)
    expect(await ledger.all()).toEqual([])
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    expect(answer.json().finances).toEqual(
      [ids.ana, ids.bia, ids.caio].map((memberId) => ({
        id: expect.any(String),
        kind: 'income',
        amount: 5000,
        description: 'Mensalidade de março',
        category: 'dues',
        date: '2026-03-01',
        status: 'pending',
        dueDate: '2026-03-10',
        memberId,
        version: 1,
      })),
    )
    expect((await ledger.balance()).pendingIncome).toBe(15_000)
    const [first] = answer.json().finances
    expect((await ledger.history(first.id)).changes).toMatchObject([{ action: 'created', after: first }])
  })

  test('know exceptions: of the member, else of the section; nothing spares', async () => {
    const over = {
      sections: [{ section: 'voices' as const, amount: 2000 }],
      members: [{ memberId: ids.caio.toUpperCase(), amount: 0 }],
    }
    const { lines, total } = await preview(over)
    expect(lines.map(({ amount }) => amount)).toEqual([5000, 2000, 0])
    expect(total).toBe(7000)
    expect((await created(over)).map(({ amount }) => amount)).toEqual([5000, 2000])
  })

  test('are there once, however often and by however many at once they are created', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()))
    expect(tally(answers)).toEqual({ 201: 1, 200: 7 })
    expect(await ledger.all()).toHaveLength(3)
    const again = await preview({ amount: 1 })
    expect([again.total, again.lines.every(({ exists }) => exists)]).toEqual([0, true])
    expect(await created({ month: '2026-04' })).toHaveLength(3)
  })

  test('come to whoever joined since, and stay though paid in another month', async () => {
    await pay(await created())
    const dora = await ledger.addMember({ name: 'Dora' })
    expect((await created()).map(({ memberId }) => memberId)).toEqual([dora])
  })

  test('that were removed are made anew, and then cannot be brought back beside the new', async () => {
    const [first] = await created()
    if (first === undefined) throw new Error('no dues')
    await ledger.remove(first.id)
    const [anew] = await created()
    const answer = await ledger.add(first)
    expect([answer.statusCode, answer.json().error.current]).toEqual([409, anew])
    await ledger.remove(anew?.id ?? '')
    expect((await ledger.add(first)).statusCode).toBe(200)
  })

  test('given to another member are no longer the dues of the first', async () => {
    const [first] = await created()
    await ledger.add({ ...first, memberId: ids.bia })
    expect((await created()).map(({ memberId }) => memberId)).toEqual([ids.ana])
  })

  test.each([
    [{ month: '2026-13' }, { 'dues.month': 'bad_date' }],
    [{ amount: 0 }, { 'dues.amount': 'too_small:1' }],
    [{ members: [{ memberId: newId(), amount: 1 }] }, { 'dues.members.0.memberId': 'not_allowed' }],
  ])('%o are refused', async (over, fields) => {
    for (const call of ['preview-dues', 'create-dues']) {
      const answer = await ledger.post(`/finances/${call}`, { dues: newDues(over) })
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, fields])
    }
  })
})

describe('payment', () => {
  test('of many at once makes them paid on its day', async () => {
    const dues = await created()
    const answer = await pay(dues.toReversed(), { method: 'pix' })
    const paid = dues.map((finance) => ({ ...finance, status: 'paid', date: '2026-04-02', method: 'pix', version: 2 }))
    expect([answer.statusCode, answer.json()]).toEqual([200, { finances: paid.toReversed() }])
    expect(await ledger.balance('2026-04-01')).toMatchObject({ balance: 0, pendingIncome: 0 })
    expect((await ledger.balance('2026-04-02')).balance).toBe(15_000)
    expect((await ledger.history(dues[0]?.id ?? '')).changes[0]).toMatchObject({
      action: 'changed',
      before: { status: 'pending' },
      after: { status: 'paid' },
    })
    const again = await pay(dues.toReversed(), { method: 'pix' })
    expect([again.statusCode, again.json()]).toEqual([200, answer.json()])
  })

  test('with a stale version is a conflict, and none is paid', async () => {
    const dues = await created()
    const changed = (await ledger.add({ ...dues[1], amount: 1 })).json().finance
    const answer = await pay(dues)
    expect([answer.statusCode, answer.json().error]).toMatchObject([409, { code: 'conflict', current: changed }])
    expect((await ledger.list({ status: 'paid' })).total).toBe(0)
  })

  test('of what is paid, named twice, or not there is refused', async () => {
    const [first] = await created()
    if (first === undefined) throw new Error('no dues')
    expect((await pay([first, first])).json().error.fields).toEqual({ 'payment.finances.1.id': 'not_allowed' })
    expect((await pay([first, { id: newId(), version: 1 }])).statusCode).toBe(404)
    expect((await pay([first, first, first].slice(0, 0))).statusCode).toBe(400)
    const paid = await ledger.stored()
    expect((await pay([first, paid])).json().error.fields).toEqual({ 'payment.finances.1.id': 'not_allowed' })
    expect((await ledger.find(first.id)).json().finance).toEqual(first)
  })

  test('of one entry by many at once happens once', async () => {
    const [first] = await created()
    if (first === undefined) throw new Error('no dues')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, day) => pay([first], { date: `2026-05-0${day + 1}` })),
    )
    expect(tally(answers)).toEqual({ 200: 1, 409: 7 })
  })
})

describe('a payment taken back', () => {
  const undoPayment = (finances: { id: string; version: number }[]) =>
    ledger.post('/finances/unpay-finances', {
      payment: { finances: finances.map(({ id, version }) => ({ id, version })) },
    })
  const paid = async (finances: Finance[], over?: object): Promise<Finance[]> =>
    (await pay(finances, over)).json().finances

  test('leaves all as it was, on its old date, and the record of both', async () => {
    const dues = await created()
    const before = await ledger.balance()
    const answer = await undoPayment(await paid(dues, { method: 'pix' }))
    expect([answer.statusCode, answer.json().finances]).toEqual([
      200,
      dues.map((finance) => ({ ...finance, version: 3 })),
    ])
    expect(await ledger.balance()).toEqual(before)
    const { changes } = await ledger.history(dues[0]?.id ?? '')
    expect(changes[0]).toMatchObject({ before: { status: 'paid' }, after: { status: 'pending', date: '2026-03-01' } })
    // It is the member's dues of the month as before, and can be paid anew.
    expect(await created()).toEqual([])
    expect((await paid(answer.json().finances)).map(({ version }) => version)).toEqual([4, 4, 4])
  })

  test('twice is once, and of one by many at once happens once', async () => {
    const dues = await paid(await created())
    const first = await undoPayment(dues)
    const again = await undoPayment(dues)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const [one] = await paid(first.json().finances)
    if (one === undefined) throw new Error('no dues')
    const answers = await Promise.all(Array.from({ length: 6 }, () => undoPayment([one])))
    expect(tally(answers)).toEqual({ 200: 6 })
    expect((await ledger.find(one.id)).json().finance.version).toBe(one.version + 1)
  })

  test('all or none: not where one was changed since, was never pending, is named twice, or is gone', async () => {
    const [first, second] = await paid(await created())
    if (first === undefined || second === undefined) throw new Error('no dues')
    const changed = (await ledger.add({ ...second, amount: 1 })).json().finance
    const stale = await undoPayment([first, second])
    expect([stale.statusCode, stale.json().error]).toMatchObject([409, { code: 'conflict', current: changed }])
    const atOnce = await ledger.stored()
    const field = { 'payment.finances.1.id': 'not_allowed' }
    expect((await undoPayment([first, changed])).json().error.fields).toEqual(field)
    expect((await undoPayment([first, atOnce])).json().error.fields).toEqual(field)
    expect((await undoPayment([first, first])).json().error.fields).toEqual(field)
    expect((await undoPayment([first, { id: newId(), version: 1 }])).statusCode).toBe(404)
    expect((await ledger.find(first.id)).json().finance).toEqual(first)
  })
})

test('who paid: newest first, by whom, of which class and when, with what was given back in the sum', async () => {
  const page = async (config: object = {}) => {
    const query = new URLSearchParams(Object.entries(config).map(([key, value]) => [`config[${key}]`, String(value)]))
    const { payments, total, amount }: DuesPaymentList = await ledger.read(`/finances/list-dues-payments?${query}`)
    return { said: payments.map(({ description }) => description).join(' '), total, amount, payments }
  }
  expect(await page()).toMatchObject({ total: 0, amount: 0 })
  const feeClass = { id: newId(), name: 'Estudante', amount: 2500, rhythm: 'monthly' }
  await ledger.post('/finances/add-fee-class', { feeClass })
  const spans = { memberId: ids.ana, before: [], fees: [{ classId: feeClass.id, from: '2026-02', to: '2026-03' }] }
  expect((await ledger.post('/finances/set-member-fees', { memberFees: spans })).statusCode).toBe(200)
  const mother = { id: newId(), name: 'Mãe', memberIds: [ids.bia], since: [{ memberId: ids.bia, day: '2026-01-01' }] }
  expect((await ledger.post('/finances/add-payer', { payer: mother })).statusCode).toBe(201)

  const [due] = await created({
    members: [
      { memberId: ids.bia, amount: 0 },
      { memberId: ids.caio, amount: 0 },
    ],
  })
  if (due === undefined) throw new Error('nothing was charged')
  expect((await pay([due], { method: 'pix' })).statusCode).toBe(200)
  await ledger.stored({ memberId: ids.bia, description: 'Bia', amount: 700, date: '2026-05-01' })
  await ledger.stored({ memberId: ids.former, description: 'Foi', amount: 90, date: '2026-06-30' })
  await ledger.stored({ description: 'Ninguém', amount: 8, date: '2026-05-02' })
  await ledger.stored({
    memberId: ids.caio,
    description: 'Devolvido',
    kind: 'expense',
    amount: 300,
    date: '2026-05-03',
  })
  await ledger.stored({ memberId: ids.caio, description: 'Ingresso', category: 'tickets', date: '2026-05-04' })
  await ledger.stored({ memberId: ids.caio, description: 'Aberto', status: 'pending', date: '2026-05-05' })

  const all = await page()
  expect(all).toMatchObject({
    said: 'Foi Devolvido Ninguém Bia Mensalidade de março',
    total: 5,
    amount: 5000 + 700 + 90 + 8 - 300,
  })
  expect(all.payments[1]).toMatchObject({ amount: -300, member: { id: ids.caio, name: 'Caio' } })
  expect(all.payments[2]).not.toHaveProperty('member')
  expect(all.payments[3]).toMatchObject({ member: { name: 'Bia' }, payer: { id: mother.id, name: 'Mãe' } })
  expect(all.payments[4]).toMatchObject({ id: due.id, date: '2026-04-02', method: 'pix', member: { name: 'Ana' } })
  expect(all.payments[4]).not.toHaveProperty('payer')

  expect(await page({ from: '2026-05-01', to: '2026-05-02' })).toMatchObject({ said: 'Ninguém Bia', amount: 708 })
  expect(await page({ perPage: 2, page: 2 })).toMatchObject({ said: 'Ninguém Bia', total: 5, amount: 5498 })
  // Paid in April, when she had no class any more: it is the dues of March that count.
  expect(await page({ feeClass: feeClass.id })).toMatchObject({ said: 'Mensalidade de março', total: 1 })
  expect(await page({ feeClass: 'none' })).toMatchObject({ said: 'Foi Devolvido Ninguém Bia', total: 4, amount: 498 })
  expect(await page({ q: 'bia' })).toMatchObject({ said: 'Bia', total: 1, amount: 700 })
})

test('who owes: how much, since when, who owes most first; who left or was removed too', async () => {
  expect(await debtors()).toEqual([])
  const due = (memberId: string, amount: number, over: object) =>
    ledger.add(newFinance({ memberId, amount, status: 'pending', ...over }))
  await due(ids.ana, 100, { date: '2026-03-01', dueDate: '2026-03-10' })
  await due(ids.ana, 50, { date: '2026-02-01' })
  await due(ids.bia, 70, { dueDate: '9999-01-01' })
  await due(ids.former, 900, { dueDate: '2025-01-01' })
  await due(ids.removed, 1, { dueDate: '2025-01-02' })
  await due(ids.caio, 5000, { kind: 'expense' })
  await ledger.stored({ memberId: ids.caio, status: 'paid' })
  await ledger.add(newFinance({ status: 'pending' }))
  const some = { section: 'brass', status: 'active', entries: 1 }
  expect(await debtors()).toEqual([
    { ...some, memberId: ids.former, name: 'Foi', status: 'former', amount: 900, overdue: 900, since: '2025-01-01' },
    { ...some, memberId: ids.ana, name: 'Ana', amount: 150, overdue: 100, entries: 2, since: '2026-02-01' },
    { ...some, memberId: ids.bia, name: 'Bia', section: 'voices', amount: 70, overdue: 0, since: '9999-01-01' },
    { ...some, memberId: ids.removed, name: 'Sumiu', status: 'removed', amount: 1, overdue: 1, since: '2025-01-02' },
  ])
  const page = async (query: string) => {
    const answer: DebtorList = await ledger.read(`/finances/list-debtors?${query}`)
    return { names: answer.debtors.map(({ name }) => name).join(' '), total: answer.total, amount: answer.amount }
  }
  const all = { total: 4, amount: 1121 }
  expect(await page('config[page]=2&config[perPage]=3')).toEqual({ names: 'Sumiu', ...all })
  expect(await page('config[page]=2&config[perPage]=2')).toEqual({ names: 'Bia Sumiu', ...all })
  expect(await page('config[page]=9&config[perPage]=3')).toEqual({ names: '', ...all })
  expect(await page('config[sortColumn]=amount')).toEqual({ names: 'Sumiu Bia Ana Foi', ...all })
  expect(await page('config[sortColumn]=name')).toEqual({ names: 'Ana Bia Foi Sumiu', ...all })
  expect(await page('config[sortColumn]=name&config[sort]=desc')).toEqual({ names: 'Sumiu Foi Bia Ana', ...all })
  expect(await page('config[q]=bia')).toEqual({ names: 'Bia', total: 1, amount: 70 })
  expect(await page('config[q]=i&config[page]=2&config[perPage]=2')).toEqual({ names: 'Sumiu', total: 3, amount: 971 })
  expect(await page('config[q]=i&config[page]=3&config[perPage]=2')).toEqual({ names: '', total: 3, amount: 971 })
  const { member } = (await ledger.get(`/members/find-member?id=${ids.ana}`)).json()
  await ledger.post('/members/add-member', { member: { ...member, name: 'Zana' } })
  expect(await page('config[sortColumn]=name')).toMatchObject({ names: 'Bia Foi Sumiu Zana' })
})
