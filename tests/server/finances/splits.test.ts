import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceWrite } from '@contract/finances'
import type { FoundSplit } from '@contract/finances/splits'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
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

describe('a part that was joined', () => {
  const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code
  const join = (finance: object, parts: Finance[]) =>
    ledger.post('/finances/join-split', { join: { finance, parts: parts.map(reading) } })
  const restore = (...parts: Finance[]) =>
    ledger.post('/finances/restore-split', { restore: { id: parts[0]?.splitId, parts: parts.map(reading) } })
  let entry: Finance
  let whole: Finance
  let joined: Finance

  beforeEach(async () => {
    entry = await ledger.stored(part(10_000))
    const [first, second] = await added([{ ...entry, amount: 6000 }, part(4000, { category: 'people' })], 10_000)
    if (first === undefined || second === undefined) throw new Error('two parts were made')
    joined = second
    whole = (await join({ ...entry, version: first.version }, [second])).json().finance
  })

  test('does not count beside the whole again, whichever Undo asks for it', async () => {
    expect(codeOf(await ledger.add(joined))).toBe('part_joined')
    expect(codeOf(await restore(joined))).toBe('part_joined')
    expect(await ledger.all()).toEqual([whole])
    expect((await ledger.balance()).expense).toBe(10_000)
  })

  test('stays away while the whole is removed, and the whole comes back alone', async () => {
    await ledger.remove(whole.id)
    expect(codeOf(await ledger.add(joined))).toBe('part_joined')
    expect(codeOf(await restore(whole, joined))).toBe('part_joined')
    expect((await restore(whole)).json().finances).toMatchObject([{ id: entry.id, amount: 10_000 }])
    expect((await ledger.balance()).expense).toBe(10_000)
  })

  test('stays away when the whole is split again, and all of that is removed and comes back', async () => {
    const again = await added([{ ...whole, amount: 7000 }, part(3000)], 10_000)
    expect(codeOf(await ledger.add(joined))).toBe('part_joined')
    const gone: Finance[] = (await removeAll(whole.splitId)).json().finances
    expect(gone.map(({ id }) => id).toSorted()).toEqual(again.map(({ id }) => id).toSorted())
    expect(codeOf(await restore(...gone, joined))).toBe('part_joined')
    expect((await restore(...gone)).statusCode).toBe(200)
    expect((await ledger.balance()).expense).toBe(10_000)
  })
})

describe('joining', () => {
  const join = (finance: object, parts: Finance[]) =>
    ledger.post('/finances/join-split', { join: { finance, parts: parts.map(reading) } })

  test('is not taken for done where the amount was typed and the part is still there', async () => {
    const entry = await ledger.stored(part(10_000))
    const [first, second] = await added([{ ...entry, amount: 6000 }, part(4000)], 10_000)
    if (first === undefined || second === undefined) throw new Error('two parts were made')
    await ledger.add({ ...entry, version: first.version })
    expect((await join({ ...entry, version: first.version }, [second])).statusCode).toBe(409)
    expect((await ledger.balance()).expense).toBe(14_000)
  })

  test('keeps the entry that was there first, so that its dues are not charged again', async () => {
    const member = await ledger.addMember()
    const dues = { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade' }
    const [due]: Finance[] = (await ledger.post('/finances/create-dues', { dues })).json().finances
    if (due === undefined) throw new Error('one is charged')
    const shared = { ...newFinance({ ...due, id: newId(), memberId: member }), version: undefined }
    const [first, second] = await added(
      [
        { ...due, amount: 3000 },
        { ...shared, amount: 2000 },
      ],
      5000,
    )
    if (first === undefined || second === undefined) throw new Error('two parts were made')
    const wrong = await join({ ...second, amount: 5000 }, [first])
    expect(wrong.json().error.fields).toEqual({ 'join.parts': 'not_allowed' })
    const more = await join({ ...first, amount: 5001 }, [second])
    expect(more.json().error.fields).toEqual({ 'join.finance.amount': 'not_allowed' })
    expect((await join({ ...first, amount: 5000 }, [second])).statusCode).toBe(200)
    expect((await ledger.post('/finances/create-dues', { dues })).json().finances).toEqual([])
  })

  test('makes nothing paid that was not', async () => {
    const entry = await ledger.stored({ status: 'pending', amount: 5000 })
    const [first, second] = await added(
      [{ ...entry, amount: 3000 }, newFinance({ status: 'pending', amount: 2000 })],
      5000,
    )
    if (first === undefined || second === undefined) throw new Error('two parts were made')
    const payment = { finances: [reading(first)], date: '2026-03-12' }
    const [paid]: Finance[] = (await ledger.post('/finances/pay-finances', { payment })).json().finances
    const wrong = await join({ ...paid, amount: 5000 }, [second])
    expect(wrong.json().error.fields).toEqual({ 'join.parts': 'not_allowed' })
    expect(await ledger.balance()).toMatchObject({ income: 3000, pendingIncome: 2000 })
  })
})

test('a debt is agreed on in instalments: only those that are due are overdue, and Undo makes one of them', async () => {
  const ana = await ledger.addMember({ name: 'Ana Lima' })
  const debt = await ledger.stored(
    newFinance({ amount: 10_000, status: 'pending', memberId: ana, dueDate: '2026-01-31' }),
  )
  const instalment = (amount: number, dueDate: string) => ({
    ...debt,
    version: undefined,
    id: newId(),
    amount,
    dueDate,
  })
  const parts = await added(
    [{ ...debt, amount: 3334, dueDate: '2026-02-28' }, instalment(3333, '2999-03-28'), instalment(3333, '2999-04-28')],
    10_000,
  )
  expect(parts.map(({ amount, dueDate, splitId }) => [amount, dueDate, splitId])).toEqual([
    [3334, '2026-02-28', parts[0]?.splitId],
    [3333, '2999-03-28', parts[0]?.splitId],
    [3333, '2999-04-28', parts[0]?.splitId],
  ])
  const { overdue } = await ledger.read('/finances/list-reminders')
  expect(overdue).toMatchObject([{ memberId: ana, overdue: 3334, since: '2026-02-28' }])
  // The bill asks for what is due, and tells of the rest; once that is paid, for the next one.
  const bill = () => ledger.read(`/finances/find-statement?memberId=${ana}`)
  expect(await bill()).toMatchObject({ owed: 10_000, later: 6666, toPay: 3334 })
  expect((await bill()).text).toMatch(/Total: R\$33.34\n\nDue later:\n.*March 28, 2999: R\$33.33\n.*April 28, 2999/)
  const [first, ...others] = parts
  const join = { finance: { ...debt, version: first?.version }, parts: others.map(reading) }
  const joined = await ledger.post('/finances/join-split', { join })
  expect(joined.json().finance).toMatchObject({ id: debt.id, amount: 10_000, dueDate: '2026-01-31' })
  expect((await ledger.read('/finances/list-reminders')).overdue).toMatchObject([{ overdue: 10_000 }])
})
