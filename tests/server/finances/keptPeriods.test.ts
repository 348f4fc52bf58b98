import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { FoundLevy } from '@contract/finances/levies'
import type { Proposal } from '@contract/finances/recurring'
import { firstDayOf, monthOf, todayIn } from '../../../server/platform/time/days'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

// What an entry was charged for, a month's dues, a levy's instalment or a recurring entry's period, it stays whatever becomes of it.

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

const only = (finances: Finance[]): Finance => {
  const [finance] = finances
  if (finance === undefined || finances.length > 1) throw new Error('one entry was expected')
  return finance
}
const reading = ({ id, version }: Finance) => ({ id, version })
const owed = async () => (await ledger.balance()).pendingIncome
const dues = (month = '2026-03') => ({ month, amount: 5000, dueDate: `${month}-10`, description: 'Mensalidade' })
const charge = async (month?: string): Promise<Finance[]> =>
  (await ledger.post('/finances/create-dues', { dues: dues(month) })).json().finances
/** Of an entry, over which its amount is shared out. */
async function share(finance: Finance, ...amounts: number[]): Promise<Finance[]> {
  const { id: _id, version: _version, splitId: _split, ...content } = finance
  const rest = finance.amount - amounts.reduce((sum, amount) => sum + amount, 0)
  const parts = [{ ...finance, amount: rest }, ...amounts.map((amount) => ({ ...content, id: newId(), amount }))]
  const answer = await ledger.post('/finances/add-split', { split: { id: newId(), total: finance.amount, parts } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json().finances
}
const [FIRST, SECOND] = [0, 1]
const at = (finances: Finance[], place: number): Finance => {
  const finance = finances[place]
  if (finance === undefined) throw new Error('a part was expected')
  return finance
}
const batch = async (finances: Finance[], over: object): Promise<Finance[]> =>
  (await ledger.post('/finances/change-finances', { change: { finances: finances.map(reading), ...over } })).json()
    .finances

describe('of a month’s dues that were split', () => {
  test('any part that is there stands for the month', async () => {
    const parts = await share(only(await charge()), 2000)
    await ledger.remove(at(parts, FIRST).id)
    expect(await charge()).toEqual([])
    expect(await owed()).toBe(2000)
    await ledger.remove(at(parts, SECOND).id)
    expect(await charge()).toHaveLength(1)
    expect(await owed()).toBe(5000)
  })

  test('no part comes back beside what was charged anew', async () => {
    const parts = await share(only(await charge()), 2000)
    for (const { id } of parts) await ledger.remove(id)
    const anew = only(await charge())
    for (const part of parts) {
      const answer = await ledger.add(part)
      expect([answer.statusCode, answer.json().error.current]).toEqual([409, anew])
    }
    const restore = { id: parts[0]?.splitId, parts: parts.map(reading) }
    expect((await ledger.post('/finances/restore-split', { restore })).statusCode).toBe(409)
    await ledger.remove(anew.id)
    expect((await ledger.add(at(parts, SECOND))).statusCode).toBe(200)
    expect(await charge()).toEqual([])
    expect((await ledger.add(at(parts, FIRST))).statusCode).toBe(200)
    expect(await owed()).toBe(5000)
  })

  test('what was compared with another month is the whole', async () => {
    const parts = await share(only(await charge()), 2000)
    await ledger.remove(at(parts, FIRST).id)
    const preview = await ledger.post('/finances/preview-dues', { dues: { ...dues('2026-04'), amount: 2000 } })
    expect(preview.json().lines).toMatchObject([{ memberId: ana, exists: false }])
    expect(preview.json().lines[0].change).toBeUndefined()
  })

  test('the part that is still dues stands for it where the first became something else', async () => {
    const due = only(await charge())
    const { id: _id, version: _version, ...content } = due
    const parts = [
      { ...due, amount: 3000, category: 'fees' },
      { ...content, id: newId(), amount: 2000 },
    ]
    await ledger.post('/finances/add-split', { split: { id: newId(), total: 5000, parts } })
    expect(await charge()).toEqual([])
  })
})

test('of a recurring entry that was booked and split any part that is there stands for its period', async () => {
  const firstOn = firstDayOf(monthOf(todayIn('America/Sao_Paulo')))
  const rent = { id: newId(), kind: 'expense', amount: 8000, description: 'Aluguel', category: 'venue' }
  const recurring = { ...rent, rhythm: 'monthly', firstOn, lastOn: firstOn, status: 'paid', method: 'transfer' }
  await ledger.post('/finances/add-recurring', { recurring })
  const proposals = async (): Promise<Proposal[]> => (await ledger.read('/finances/list-proposals')).proposals
  const [proposal] = await proposals()
  if (proposal === undefined) throw new Error('nothing is proposed')
  const { recurringId, period, finance } = proposal
  const book = () =>
    ledger.post('/finances/book-recurring', { booking: { recurringId, period, finance: { ...finance, id: newId() } } })
  const parts = await share((await book()).json().finance, 3000)
  await ledger.remove(at(parts, FIRST).id)
  expect(await proposals()).toEqual([])
  expect((await book()).statusCode).toBe(409)
  await ledger.remove(at(parts, SECOND).id)
  expect(await proposals()).toHaveLength(1)
  expect((await book()).statusCode).toBe(201)
  expect((await ledger.add(at(parts, SECOND))).statusCode).toBe(409)
})

describe('a levy’s instalment that was split', () => {
  const id = newId()
  const cancel = () => callAs(server.app, admin, 'DELETE', `/finances/cancel-levy?id=${id}`)
  const restore = () => ledger.post('/finances/restore-levy', { id })
  const find = (): Promise<FoundLevy> => ledger.read(`/finances/find-levy?id=${id}`)
  const sums = async () => {
    const { charged, paid, open } = await find()
    return { charged, paid, open }
  }
  const levied = async () => {
    const levy = { id, name: 'Viagem', category: 'travel', amount: 10_000, dueDates: ['2026-03-10'], memberIds: [ana] }
    await ledger.post('/finances/add-levy', { levy })
    return share(only(await ledger.all()), 4000, 1000)
  }
  const pay = (finance: Finance) =>
    ledger.post('/finances/pay-finances', { payment: { finances: [reading(finance)], date: '2026-03-02' } })

  test('is no more when the levy is cancelled, and all of it is asked for again by Undo', async () => {
    await levied()
    expect(await sums()).toEqual({ charged: 10_000, paid: 0, open: 10_000 })
    await cancel()
    expect(await owed()).toBe(0)
    expect(await sums()).toEqual({ charged: 0, paid: 0, open: 0 })
    await restore()
    expect(await owed()).toBe(10_000)
    expect(await sums()).toEqual({ charged: 10_000, paid: 0, open: 10_000 })
  })

  test('keeps what was paid of it, whichever part that was, and what was removed by hand stays away', async () => {
    const parts = await levied()
    await pay(at(parts, SECOND))
    await ledger.remove(parts[2]?.id ?? '')
    expect(await sums()).toEqual({ charged: 9000, paid: 4000, open: 5000 })
    await cancel()
    expect((await ledger.all()).map(({ amount }) => amount)).toEqual([4000])
    expect(await sums()).toEqual({ charged: 4000, paid: 4000, open: 0 })
    await restore()
    expect(await owed()).toBe(5000)
  })

  test('goes on with its other parts when the first is removed', async () => {
    const parts = await levied()
    await ledger.remove(at(parts, FIRST).id)
    expect(await sums()).toEqual({ charged: 5000, paid: 0, open: 5000 })
    await cancel()
    expect(await owed()).toBe(0)
    await restore()
    expect(await owed()).toBe(5000)
  })
})

describe('a month’s dues that were moved', () => {
  test('to another day are those of the month', async () => {
    const due = only(await charge())
    const paid = await batch([due], { status: 'paid', date: '2026-07-01' })
    await batch(paid, { status: 'pending' })
    expect(await charge()).toEqual([])
  })

  test('to another member and back by two changes are theirs again', async () => {
    const due = only(await charge())
    const bia = await ledger.addMember({ name: 'Bia', status: 'on_leave' })
    const moved = await batch([due], { memberId: bia })
    await batch(moved, { memberId: ana })
    expect(await charge()).toEqual([])
  })

  test('to nobody, to another category and back are theirs again', async () => {
    const due = only(await charge())
    const nobodys = await batch([due], { memberId: null })
    await batch(nobodys, { memberId: ana })
    const fees = await batch([(await ledger.find(due.id)).json().finance], { category: 'fees' })
    await batch(fees, { category: 'dues' })
    expect(await charge()).toEqual([])
  })

  test('to another member are the month’s of that one, who is not charged for it again', async () => {
    const due = only(await charge())
    const bia = await ledger.addMember({ name: 'Bia' })
    await batch([due], { memberId: bia })
    expect((await charge()).map(({ memberId }) => memberId)).toEqual([ana])
    const april = await charge('2026-04')
    const ofAna = april.find(({ memberId }) => memberId === ana)
    const ofBia = april.find(({ memberId }) => memberId === bia)
    if (ofAna === undefined || ofBia === undefined) throw new Error('two were expected')
    // Beside dues of their own for that month it is none, until it is given back.
    const [beside] = await batch([ofAna], { memberId: bia })
    expect((await charge('2026-04')).map(({ memberId }) => memberId)).toEqual([ana])
    await ledger.remove(ofBia.id)
    expect((await ledger.add({ ...beside, notes: 'De Ana' })).statusCode).toBe(200)
    expect(await charge('2026-04')).toEqual([])
  })

  test('two of one month to one member at once are one month’s', async () => {
    const bia = await ledger.addMember({ name: 'Bia' })
    const caio = await ledger.addMember({ name: 'Caio', status: 'on_leave' })
    const both = await charge()
    const moved = await batch(both, { memberId: caio })
    expect(moved).toHaveLength(2)
    const undone = await ledger.post('/finances/unchange-finances', { change: { finances: moved.map(reading) } })
    expect(undone.statusCode).toBe(200)
    expect(await charge()).toEqual([])
    const members = (await ledger.all()).map(({ memberId }) => memberId)
    expect(new Set(members)).toEqual(new Set([ana, bia]))
    expect(members).toHaveLength(2)
  })
})
