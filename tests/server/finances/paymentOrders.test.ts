import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addDays } from '@contract/days'
import type { Payable } from '@contract/finances/sepa/paymentOrders'
import { nextTargetDay } from '@contract/finances/sepa/targetDays'
import { todayIn } from '../../../server/platform/time/days'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup, joinAs } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const IBAN = 'DE89370400440532013000'
const HERS = 'AT611904300234573201'
const today = () => todayIn('Europe/Berlin')

beforeEach(async () => {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  const group = { ...admin.userData.group, currency: 'EUR', timeZone: 'Europe/Berlin', version: 1 }
  const changed = await ledger.post('/group/settings', { group })
  if (changed.statusCode !== 200) throw new Error(changed.body)
})

async function withAccount(): Promise<void> {
  const settings = { transfer: { name: 'Musikverein Köln', iban: IBAN }, version: 0 }
  expect((await ledger.post('/finances/payment-settings', { settings })).statusCode).toBe(200)
}

const owe = (over: object = {}) =>
  ledger.stored({
    kind: 'expense',
    category: 'people',
    status: 'pending',
    description: 'Honorar Aushilfe Horn',
    amount: 12_050,
    date: today(),
    ...over,
  })
const payables = (): Promise<{ isReady: boolean; firstDay: string; lines: Payable[] }> =>
  ledger.read('/finances/find-payables')
const pay = ({ id, version }: { id: string; version: number }, over: object = {}) => ({
  finance: { id, version },
  name: 'Rosa Größl',
  iban: HERS,
  text: 'Honorar Horn 12. Mai',
  ...over,
})
const order = (lines: object[], over: object = {}) =>
  ledger.post('/finances/add-payment-order', {
    order: { id: newId(), day: nextTargetDay(today()), lines, ...over },
  })
const find = async (id: string) => (await ledger.read(`/finances/find-payment-order?id=${id}`)).order
const file = async (id: string): Promise<{ name: string; xml: string }> =>
  ledger.read(`/finances/find-order-file?id=${id}`)
const mark = (id: string, isSent: boolean) => ledger.post('/finances/mark-payment-order', { id, isSent })
const remove = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-payment-order?id=${id}`)

test('what the group has to pay becomes an order with its file, and is proposed to nobody twice', async () => {
  expect(await payables()).toMatchObject({ isReady: false, lines: [] })
  await withAccount()
  const rosa = await ledger.addMember({ name: 'Rosa Größl' })
  const later = await owe({ dueDate: addDays(today(), 20), description: 'Saalmiete', amount: 40_000 })
  const fee = await owe({ dueDate: addDays(today(), -3), memberId: rosa })
  await owe({ status: 'paid' })
  await ledger.stored({ status: 'pending', date: today(), description: 'Beitrag', memberId: rosa })
  const open = await payables()
  expect([open.isReady, open.firstDay]).toEqual([true, nextTargetDay(today())])
  expect(open.lines.map(({ id, member, amount }) => [id, member, amount])).toEqual([
    [fee.id, 'Rosa Größl', 12_050],
    [later.id, undefined, 40_000],
  ])

  const id = newId()
  const lines = [pay(fee), pay(later, { name: 'Stadt & Land GmbH', iban: IBAN, text: 'Rechnung 4711' })]
  const made = await order(lines, { id })
  expect([made.statusCode, (await order(lines, { id })).statusCode]).toEqual([201, 200])
  expect(made.json().order).toMatchObject({ number: 1, amount: 52_050, count: 2, open: 52_050 })
  expect((await payables()).lines).toEqual([])
  // Somebody else's order of the same entries.
  expect((await order([pay(fee)])).statusCode).toBe(409)

  const { name, xml } = await file(id)
  expect(name).toBe(`payment-order-1-${nextTargetDay(today())}.xml`)
  for (const part of [
    'xsd:pain.001.001.09"',
    '<NbOfTxs>2</NbOfTxs><CtrlSum>520.50</CtrlSum>',
    `<ReqdExctnDt><Dt>${nextTargetDay(today())}</Dt></ReqdExctnDt>`,
    `<DbtrAcct><Id><IBAN>${IBAN}</IBAN></Id></DbtrAcct>`,
    `<InstdAmt Ccy="EUR">120.50</InstdAmt></Amt><Cdtr><Nm>Rosa Groessl</Nm></Cdtr><CdtrAcct><Id><IBAN>${HERS}</IBAN>`,
    '<Nm>Stadt + Land GmbH</Nm>',
    '<Ustrd>Rechnung 4711</Ustrd>',
  ])
    expect(xml).toContain(part)

  // Sent, and paid as any entries are.
  expect((await mark(id, true)).json().order.sentAt).toBeDefined()
  expect((await remove(id)).statusCode).toBe(409)
  const finances = (await find(id)).lines.map(({ finance }: { finance: object }) => finance)
  const change = { finances, status: 'paid', date: today(), method: 'transfer' }
  expect((await ledger.post('/finances/change-finances', { change })).statusCode).toBe(200)
  expect(await find(id)).toMatchObject({ open: 0, lines: [{ state: 'paid' }, { state: 'paid' }] })
  const log = (await ledger.read('/audit/list-entries')).entries.map(({ action }: { action: string }) => action)
  expect(log).toEqual(expect.arrayContaining(['payment_order_made', 'payment_order_sent']))

  // The next time she is proposed as she was paid; the member's data tell of it.
  const next = await owe({ memberId: rosa, description: 'Honorar Juni' })
  expect((await payables()).lines).toMatchObject([{ id: next.id, payee: { name: 'Rosa Größl', iban: HERS } }])
  const { data } = await ledger.read(`/members/find-member-data?id=${rosa}`)
  expect(data.orderedPayments).toMatchObject([{ name: 'Rosa Größl', iban: HERS, amount: 12_050 }])
})

test('an order that did not go to the bank is removed, and its entries can be ordered again', async () => {
  await withAccount()
  const fee = await owe()
  const id = newId()
  await order([pay(fee)], { id })
  expect((await ledger.add({ ...fee, amount: 9_000 })).statusCode).toBe(200)
  expect(await find(id)).toMatchObject({ amount: 12_050, open: 0, lines: [{ state: 'changed' }] })
  expect((await remove(id)).statusCode).toBe(200)
  expect((await remove(id)).statusCode).toBe(404)
  expect((await payables()).lines).toMatchObject([{ id: fee.id, amount: 9_000 }])
})

test('what is wrong with an order is said at its field, and nothing of it is stored', async () => {
  await withAccount()
  const fee = await owe()
  const fieldsOf = async (line: object, over: object = {}) => (await order([pay(fee, line)], over)).json().error.fields
  expect(await fieldsOf({ iban: 'DE88370400440532013000' })).toEqual({ 'order.lines.0.iban': 'bad_iban' })
  // Right check digits, and too short for Germany.
  expect(await fieldsOf({ iban: 'DE7537040044053201' })).toEqual({ 'order.lines.0.iban': 'bad_iban' })
  expect(await fieldsOf({ iban: 'BR1500000000000010932840814P2' })).toEqual({ 'order.lines.0.iban': 'not_in_sepa' })
  expect(await fieldsOf({ iban: 'CH9300762011623852957' })).toEqual({ 'order.lines.0.bic': 'required' })
  expect(await fieldsOf({}, { day: '2030-12-25' })).toEqual({ 'order.day': 'not_banking_day' })
  expect(await fieldsOf({}, { day: '2026-01-05' })).toEqual({ 'order.day': 'too_soon' })
  expect((await order([pay(fee), pay(fee)])).statusCode).toBe(409)
  expect((await order([pay({ ...fee, version: 9 })])).statusCode).toBe(409)
  expect((await ledger.read('/finances/list-payment-orders')).orders).toEqual([])
  const conductor = await joinAs(server.app, admin, 'conductor')
  expect((await callAs(server.app, conductor, 'GET', '/finances/find-payables')).statusCode).toBe(403)
})

test('who is erased leaves amount and day, and no account', async () => {
  await withAccount()
  const rosa = await ledger.addMember({ name: 'Rosa Größl' })
  const fee = await owe({ memberId: rosa })
  const id = newId()
  await order([pay(fee)], { id })
  const { member } = await ledger.read(`/members/find-member?id=${rosa}`)
  const former = (await ledger.post('/members/add-member', { member: { ...member, status: 'former' } })).json().member
  const erased = await ledger.post('/members/erase-member', { member: { id: rosa, version: former.version } })
  expect(erased.statusCode).toBe(200)
  expect(await find(id)).toMatchObject({ amount: 12_050, lines: [{ name: '—', account: '', text: '—' }] })
  expect((await callAs(server.app, admin, 'GET', `/finances/find-order-file?id=${id}`)).statusCode).toBe(404)
})

const match = async (lines: object[]) => (await ledger.post('/finances/match-lines', { lines })).json().lines
const book = (lines: { line: object; decision?: object }[], id = newId()) =>
  ledger.post('/finances/import-matched', { import: { id, fileName: 'konto.xml', lines } })

async function orderOfTwo() {
  await withAccount()
  const [fee, hall] = [await owe(), await owe({ description: 'Saalmiete', amount: 40_000 })]
  const id = newId()
  expect((await order([pay(fee), pay(hall, { name: 'Stadt & Land GmbH', iban: IBAN })], { id })).statusCode).toBe(201)
  return { id, fee, hall, hex: id.replaceAll('-', '') }
}

test('the bank’s sum of an order pays all of it on its day, and one undo opens all again', async () => {
  const { id } = await orderOfTwo()
  const batch = { date: nextTargetDay(today()), amount: -52_050, description: 'SAMMELUEBERWEISUNG 2 POSTEN' }
  const [{ offers }] = await match([batch])
  expect(offers[0]).toMatchObject({
    kind: 'due',
    certainty: 'certain',
    reasons: ['order', 'sum', 'day'],
    order: { number: 1, amount: 52_050 },
  })
  const importId = newId()
  const { finances } = offers[0]
  const booked = await book([{ line: batch, decision: { kind: 'pay', finances } }], importId)
  expect([booked.statusCode, booked.json().paid]).toEqual([201, 1])
  const paid = await find(id)
  expect(paid).toMatchObject({ open: 0, lines: [{ state: 'paid' }, { state: 'paid' }] })
  const { finance } = await ledger.read(`/finances/find-finance?id=${paid.lines[0].finance.id}`)
  expect(finance).toMatchObject({ status: 'paid', date: batch.date })
  const undone = await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${importId}`)
  expect(undone.statusCode).toBe(200)
  expect(await find(id)).toMatchObject({ open: 52_050, lines: [{ state: 'open' }, { state: 'open' }] })
})

test('a single payment is met by its end-to-end id, whatever else has its amount', async () => {
  await withAccount()
  const first = await owe({ amount: 9_900, description: 'Honorar A' })
  const second = await owe({ amount: 9_900, description: 'Honorar B' })
  const id = newId()
  await order([pay(first, { name: 'Anna' }), pay(second, { name: 'Berta' })], { id })
  const lines = (await find(id)).lines.map((line: { id: string }) => ({
    date: today(),
    amount: -9_900,
    description: 'HONORAR',
    reference: line.id.replaceAll('-', ''),
  }))
  const offered = (await match(lines.toReversed())).map(({ offers }: { offers: object[] }) => offers[0])
  expect(offered).toMatchObject([
    { certainty: 'certain', reasons: ['order', 'amount'], finances: [{ id: second.id }] },
    { certainty: 'certain', reasons: ['order', 'amount'], finances: [{ id: first.id }] },
  ])
})

test('a sum that is not the order’s is said, and never booked without a person', async () => {
  const { hex, fee, hall } = await orderOfTwo()
  const line = (amount: number) => ({ date: today(), amount, description: 'SAMMLER', reference: `${hex}-1` })
  const first = async (amount: number) => (await match([line(amount)]))[0].offers[0]
  const told = { number: 1, amount: 52_050 }

  const withCharges = await first(-52_550)
  expect(withCharges).toMatchObject({ kind: 'due', certainty: 'likely', fee: 500, order: told })
  // One payment was refused by the bank.
  expect(await first(-40_000)).toMatchObject({
    kind: 'due',
    certainty: 'likely',
    finances: [{ id: hall.id }],
    order: told,
  })
  expect(await first(-50_000)).toMatchObject({ kind: 'part', certainty: 'possible', order: told })
  const reasonsFar = (await match([line(-99_000)]))[0].offers.flatMap(({ reasons }: { reasons: string[] }) => reasons)
  expect(reasonsFar).not.toContain('order')

  const { finances } = withCharges
  const bare = await book([{ line: line(-52_550), decision: { kind: 'pay', finances } }])
  expect(bare.json().error.fields).toEqual({ 'import.lines.0.decision': 'not_allowed' })
  const charges = { id: newId(), description: 'Entgelt' }
  const less = await book([{ line: line(-52_050), decision: { kind: 'pay', finances, fee: charges } }])
  expect(less.json().error.fields).toEqual({ 'import.lines.0.decision': 'not_allowed' })
  const importId = newId()
  const booked = await book([{ line: line(-52_550), decision: { kind: 'pay', finances, fee: charges } }], importId)
  expect(booked.statusCode).toBe(201)
  const read = async (id: string) => (await ledger.read(`/finances/find-finance?id=${id}`)).finance
  expect(await read(charges.id)).toMatchObject({ kind: 'expense', amount: 500, status: 'paid' })
  expect(await read(fee.id)).toMatchObject({ status: 'paid', amount: 12_050 })
  await callAs(server.app, admin, 'DELETE', `/finances/remove-import?id=${importId}`)
  expect(await read(fee.id)).toMatchObject({ status: 'pending' })
})
