import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup, tally } from '../support/factories'

let server: TestServer
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  ledger = financeFixture(server.app, await foundGroup(server.app))
})

type Entry = Pick<Finance, 'id' | 'version'>

const read = (finances: Entry[]) => finances.map(({ id, version }) => ({ id, version }))
const change = (finances: Entry[], over: object) =>
  ledger.post('/finances/change-finances', { change: { finances: read(finances), ...over } })
const undoChange = (finances: Entry[]) =>
  ledger.post('/finances/unchange-finances', { change: { finances: read(finances) } })
const close = (month: string) => ledger.post('/finances/close-month', { month })

async function changed(finances: Entry[], over: object): Promise<Finance[]> {
  const answer = await change(finances, over)
  expect(answer.statusCode).toBe(200)
  return answer.json().finances
}

/** The code, and which of the entries it names. */
async function refused(answer: Promise<{ json: () => { error: { code: string; fields?: object } } }>) {
  const { code, fields = {} } = (await answer).json().error
  return [code, ...Object.keys(fields)]
}

const place = (index: number) => `change.finances.${index}.id`

test('only what is chosen changes, sums and history with it; the whole goes back in one step', async () => {
  const [memberId, eventId] = [await ledger.addMember(), await ledger.addEvent()]
  const fee = await ledger.stored({ category: 'other', amount: 300, notes: 'Recibo 7', memberId })
  const owed = await ledger.stored({ category: 'other', amount: 50, status: 'pending', dueDate: '2026-03-12' })
  const before = await ledger.balance()
  const over = { category: 'tickets', eventId, memberId: null, status: 'paid', date: '2026-04-02', method: 'pix' }
  const after = await changed([fee, owed], over)
  const { memberId: _memberId, ...free } = fee
  expect(after).toEqual([
    { ...free, category: 'tickets', eventId, version: 2 },
    { ...owed, category: 'tickets', eventId, status: 'paid', date: '2026-04-02', method: 'pix', version: 2 },
  ])
  expect(await ledger.sum({ category: 'tickets', eventId })).toMatchObject({ income: 350 })
  expect(await ledger.balance()).toMatchObject({ balance: 350, pendingIncome: 0 })
  const { changes } = await ledger.history(owed.id)
  expect(changes[0]).toMatchObject({ action: 'changed', before: owed, after: after[1] })
  expect(await changed([fee, owed], over)).toEqual(after)

  const back = (await undoChange(after)).json().finances
  expect(back).toEqual([
    { ...fee, version: 3 },
    { ...owed, version: 3 },
  ])
  expect(await ledger.balance()).toEqual(before)
  expect(tally(await Promise.all([undoChange(after), undoChange(after)]))).toEqual({ 200: 2 })
  expect((await ledger.find(fee.id)).json().finance.version).toBe(3)
  // What is so already stays as it is.
  expect(await changed(back, { category: 'other' })).toEqual(back)
})

test('all or none, and those that stand in the way are named: gone, changed, taken back, closed', async () => {
  const [one, edited, gone] = [await ledger.stored(), await ledger.stored(), await ledger.stored()]
  const closed = await ledger.stored({ date: '2026-01-10' })
  const reversed = await ledger.stored({ date: '2026-01-11' })
  const awaited = await ledger.stored({ date: '2026-01-12', status: 'pending' })
  await ledger.add({ ...edited, amount: 1 })
  await ledger.remove(gone.id)
  await close('2026-01')
  await ledger.post('/finances/reverse-finance', { reversal: { id: newId(), of: reversed.id, date: '2026-02-01' } })
  const category = 'other'
  const all = [one, closed, reversed, edited, gone, { id: newId(), version: 1 }]
  expect(await refused(change(all, { category }))).toEqual(['not_found', place(4), place(5)])
  expect(await refused(change(all.slice(0, 4), { category }))).toEqual(['conflict', place(3)])
  expect(await refused(change(all.slice(0, 3), { category }))).toEqual(['already_reversed', place(2)])
  expect(await refused(change([one, closed, awaited], { category }))).toEqual(['month_closed', place(1), place(2)])
  expect(await refused(change([one, awaited], { status: 'paid', date: '2026-01-31' }))).toEqual([
    'month_closed',
    place(1),
  ])
  expect(await refused(change([one, one], { category }))).toEqual(['invalid', place(1)])
  expect((await ledger.find(one.id)).json().finance).toEqual(one)

  // What is only awaited in a closed month can be paid out of it, and come back.
  const [, paid] = await changed([one, awaited], { status: 'paid', date: '2026-02-03', category })
  if (paid === undefined) throw new Error('not answered')
  expect((await undoChange([paid])).json().finances).toEqual([{ ...awaited, version: 3 }])
  expect(await refused(undoChange([{ id: one.id, version: 1 }]))).toEqual(['invalid', place(0)])
})

test('a reversal stays as paid as what it takes back, and an opening balance is paid and of no event', async () => {
  const eventId = await ledger.addEvent()
  const opening = await ledger.stored({ category: 'opening' })
  const original = await ledger.stored({ date: '2026-01-10' })
  await close('2026-01')
  const reversal = (
    await ledger.post('/finances/reverse-finance', { reversal: { id: newId(), of: original.id, date: '2026-02-01' } })
  ).json().finance
  expect(await refused(change([opening, reversal], { status: 'pending' }))).toEqual(['invalid', place(0), place(1)])
  expect(await refused(change([opening], { eventId }))).toEqual(['invalid', place(0)])
  expect(await changed([reversal], { category: 'other' })).toMatchObject([{ category: 'other' }])
})

test('dues that were changed are dues again by Undo, unless the month was charged once more', async () => {
  await ledger.addMember({ name: 'Ana' })
  const dues = { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Março' }
  const charge = async (): Promise<Finance[]> => (await ledger.post('/finances/create-dues', { dues })).json().finances
  const moved = await changed(await charge(), { category: 'donation' })
  await undoChange(moved)
  expect(await charge()).toEqual([])
  const [back] = await ledger.all()
  const again = await changed(back ? [back] : [], { category: 'donation' })
  expect(await charge()).toHaveLength(1)
  expect(await refused(undoChange(again))).toEqual(['conflict', place(0)])
})

test('what is asked has to make sense: of one page, of the group, and with a day only where something gets paid', async () => {
  const one = await ledger.stored()
  const elsewhere = financeFixture(server.app, await foundGroup(server.app))
  const many = Array.from({ length: 101 }, () => ({ id: newId(), version: 1 }))
  expect(await refused(change(many, { category: 'other' }))).toEqual(['invalid', 'change.finances'])
  expect(await refused(change([one], { memberId: await elsewhere.addMember() }))).toEqual([
    'invalid',
    'change.memberId',
  ])
  expect(await refused(change([one], { eventId: newId() }))).toEqual(['invalid', 'change.eventId'])
  expect(await refused(change([one], { date: '2026-03-01' }))).toEqual(['invalid', 'change.date'])
  expect(await refused(change([one], { status: 'pending', method: 'pix' }))).toEqual(['invalid', 'change.method'])
  expect(await refused(change([await elsewhere.stored()], { category: 'other' }))).toEqual(['not_found', place(0)])
})
