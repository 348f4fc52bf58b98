import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { YearReport } from '@contract/finances/balance'
import type { ListTotals } from '@contract/finances/listTotals'
import type { Purpose, PurposeList, PurposeWrite } from '@contract/finances/purposes'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'
import { eventFixture } from '../calendar/events/eventFixture'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'

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

const save = (over: Partial<PurposeWrite> = {}) =>
  ledger.post('/finances/add-purpose', { purpose: { id: newId(), name: 'Musikfonds', ...over } })
const saved = async (over?: Partial<PurposeWrite>): Promise<Purpose> => (await save(over)).json().purpose
const remove = (id: string) => callAs(server.app, admin, 'DELETE', `/finances/remove-purpose?id=${id}`)
const list = async () => {
  const { purposes }: PurposeList = await ledger.read('/finances/list-purposes')
  return purposes.map(({ purpose: { name }, ...sums }) => ({ name, ...sums }))
}
const change = (finances: Finance[], over: object) =>
  ledger.post('/finances/change-finances', {
    change: { finances: finances.map(({ id, version }) => ({ id, version })), ...over },
  })
const undo = (finances: Finance[]) =>
  ledger.post('/finances/unchange-finances', {
    change: { finances: finances.map(({ id, version }) => ({ id, version })) },
  })
const inYear = async (year: number) => {
  const report: YearReport = await ledger.read(`/finances/year-report?year=${year}`)
  return report.year.purposes
}

test('a purpose is made, changed, closed, removed and brought back; a name stands once', async () => {
  const fund = await saved({ note: 'Noten und Dirigat', endsOn: '2026-12-31' })
  expect((await save({ name: 'MÚSIKFONDS' })).json().error.fields).toEqual({ 'purpose.name': 'taken' })
  const changed = await saved({ ...fund, name: 'Musikfonds 2026' })
  expect(changed).toEqual({ ...fund, name: 'Musikfonds 2026', version: 2 })
  const late = await save({ ...fund, name: 'Fonds' })
  expect([late.statusCode, late.json().error]).toMatchObject([409, { code: 'conflict', current: changed }])
  const closed = await saved({ ...changed, isClosed: true })
  expect(closed).toMatchObject({ isClosed: true, version: 3 })
  expect((await remove(fund.id)).statusCode).toBe(200)
  expect(await list()).toEqual([])
  expect(await saved(closed)).toEqual({ ...closed, version: 4 })
  expect(await list()).toEqual([{ name: 'Musikfonds 2026', came: 0, spent: 0, entries: 0, isUsed: false }])
})

test('what came, was spent and is left, to the cent: of paid entries, without voided ones and with what was taken back', async () => {
  const fund = await saved()
  const other = await saved({ name: 'Busfahrt' })
  const of = { purposeId: fund.id, date: '2024-02-10' } as const
  await ledger.stored({ ...of, category: 'grant', amount: 500_001 })
  await ledger.stored({ ...of, category: 'opening', amount: 1_099 })
  const bought = await ledger.stored({ ...of, kind: 'expense', category: 'scores', amount: 123_456 })
  await ledger.stored({ ...of, kind: 'expense', category: 'people', amount: 70_033 })
  await ledger.stored({ ...of, category: 'grant', amount: 9_000, status: 'pending' })
  await ledger.stored({ ...of, purposeId: other.id, kind: 'expense', category: 'travel', amount: 77 })
  await ledger.stored({ date: '2024-02-10', amount: 1 })
  const voided = await ledger.stored({ ...of, kind: 'expense', amount: 5_000 })
  await ledger.remove(voided.id)
  const before = { name: 'Musikfonds', came: 501_100, spent: 193_489, entries: 5, isUsed: true }
  const bus = { name: 'Busfahrt', came: 0, spent: 77, entries: 1, isUsed: true }
  expect(await list()).toEqual([bus, before])

  const box = { id: newId(), name: 'Kasse', kind: 'cash' }
  await ledger.post('/finances/add-account', { account: box })
  const { accounts } = await ledger.read('/finances/list-accounts')
  const transfer = {
    id: newId(),
    fromAccountId: accounts[0].account.id,
    toAccountId: box.id,
    amount: 250,
    date: of.date,
  }
  expect((await ledger.post('/finances/add-transfer', { transfer })).statusCode).toBe(201)
  expect(await list()).toEqual([bus, before])

  await ledger.post('/finances/close-month', { month: '2024-02' })
  const reversal = { id: newId(), of: bought.id, date: '2024-03-01' }
  expect((await ledger.post('/finances/reverse-finance', { reversal })).json().finance.purposeId).toBe(fund.id)
  expect(await list()).toEqual([bus, { ...before, spent: 70_033, entries: 6 }])
})

test('a refund is taken off what came', async () => {
  const [fund, ana] = [await saved(), await ledger.addMember({ name: 'Ana' })]
  const gift = await ledger.stored({ purposeId: fund.id, category: 'donation', memberId: ana, amount: 8_000 })
  const refund = { id: newId(), of: gift.id, amount: 3_000, date: gift.date, description: 'Zurück' }
  expect((await ledger.post('/finances/refund', { refund })).statusCode).toBe(201)
  expect(await list()).toEqual([{ name: 'Musikfonds', came: 5_000, spent: 0, entries: 2, isUsed: true }])
})

test('entries have it, are found by it, and hold it; another group’s and removed ones are refused', async () => {
  const fund = await saved()
  const entry = await ledger.stored({ purposeId: fund.id })
  await ledger.stored()
  expect(entry.purposeId).toBe(fund.id)
  expect((await ledger.list({ purposeId: fund.id })).finances).toEqual([entry])
  expect(await ledger.all({ purposeId: fund.id })).toEqual([entry])
  expect(await ledger.sum({ purposeId: fund.id })).toMatchObject({ income: entry.amount })
  const found: ListTotals = await ledger.read('/finances/list-totals?upcomingFrom=2026-01-01&withBooks=true')
  expect(found.books?.purposes).toEqual([fund])

  expect((await remove(fund.id)).json().error.code).toBe('purpose_in_use')
  await ledger.remove(entry.id)
  expect((await remove(fund.id)).json().error.code).toBe('purpose_in_use')
  expect((await ledger.add(entry)).json().finance.purposeId).toBe(fund.id)

  const stranger = financeFixture(server.app, await foundGroup(server.app))
  expect((await stranger.add(newFinance({ purposeId: fund.id }))).json().error.fields).toEqual({
    'finance.purposeId': 'not_allowed',
  })
  expect((await stranger.read('/finances/list-purposes')).purposes).toEqual([])
  const gone = await saved({ name: 'Weg' })
  await remove(gone.id)
  const refused = { 'finance.purposeId': 'not_allowed' }
  expect((await ledger.add(newFinance({ purposeId: gone.id }))).json().error.fields).toEqual(refused)
  const parts = [newFinance({ amount: 2_500, purposeId: gone.id }), newFinance({ amount: 2_500 })]
  const split = await ledger.post('/finances/add-split', { split: { id: newId(), total: 5_000, parts } })
  expect(split.json().error.fields).toEqual({ 'split.parts.0.purposeId': 'not_allowed' })
  const lines = { id: newId(), fileName: 'livro.csv', finances: [newFinance({ purposeId: gone.id })] }
  const file = await ledger.post('/finances/import-finances', { import: lines })
  expect(file.json().error.fields).toEqual({ 'import.finances.0.purposeId': 'not_allowed' })
})

test('many get it and lose it; Undo gives it back unless it went meanwhile', async () => {
  const fund = await saved()
  const entries = [await ledger.stored(), await ledger.stored({ purposeId: fund.id })]
  expect((await change(entries, { purposeId: newId() })).json().error.fields).toEqual({
    'change.purposeId': 'not_allowed',
  })
  const given: Finance[] = (await change(entries, { purposeId: fund.id })).json().finances
  expect(given.map(({ purposeId, version }) => [purposeId, version])).toEqual([
    [fund.id, 2],
    [fund.id, 1],
  ])
  const without: Finance[] = (await change(given, { purposeId: null })).json().finances
  expect(without.map(({ purposeId }) => purposeId)).toEqual([undefined, undefined])
  const back: Finance[] = (await undo(without)).json().finances
  expect(back.map(({ purposeId }) => purposeId)).toEqual([fund.id, fund.id])
  const again: Finance[] = (await change(back, { purposeId: null })).json().finances
  expect((await remove(fund.id)).statusCode).toBe(200)
  expect((await undo(again)).json().error.code).toBe('invalid')
})

test('a year begins with what the year before left; closed purposes stay in the years that they are of', async () => {
  expect(await inYear(2023)).toBeUndefined()
  const fund = await saved()
  const of = { purposeId: fund.id } as const
  await ledger.stored({ ...of, date: '2023-12-31', category: 'grant', amount: 100_000 })
  await ledger.stored({ ...of, date: '2023-12-31', kind: 'expense', amount: 1_001 })
  await ledger.stored({ ...of, date: '2024-01-01', kind: 'expense', amount: 98_000 })
  await ledger.stored({ ...of, date: '2024-06-01', category: 'opening', amount: 1 })
  await saved({ ...fund, isClosed: true })
  const line = { id: fund.id, name: 'Musikfonds' }
  expect(await inYear(2022)).toBeUndefined()
  expect(await inYear(2023)).toEqual([{ ...line, opening: 0, came: 100_000, spent: 1_001 }])
  expect(await inYear(2024)).toEqual([{ ...line, opening: 99_000, came: 0, spent: 98_000 }])
  expect(await inYear(2025)).toEqual([{ ...line, opening: 1_000, came: 0, spent: 0 }])
})

test('a purpose is for an event or a line of the budget: its sums are with the event, and go and come with it', async () => {
  const event = await eventFixture(server.app, admin).addEvent()
  const fund = await saved({ eventId: event.id })
  expect(fund.eventId).toBe(event.id)
  const line = await saved({ name: 'Noten', category: 'scores' })
  expect(line).toMatchObject({ category: 'scores', version: 1 })
  for (const [over, at] of [
    [{ eventId: event.id, category: 'scores' }, 'category'],
    [{ category: 'opening' }, 'category'],
    [{ eventId: newId() }, 'eventId'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop
    expect((await save({ name: 'Bus', ...over })).json().error.fields).toEqual({ [`purpose.${at}`]: 'not_allowed' })
  const stranger = await foundGroup(server.app)
  const elsewhere = await callAs(server.app, stranger, 'POST', '/finances/add-purpose', {
    purpose: { id: newId(), name: 'Fremd', eventId: event.id },
  })
  expect(elsewhere.json().error.fields).toEqual({ 'purpose.eventId': 'not_allowed' })

  const tied = { purposeId: fund.id, eventId: event.id, date: '2026-02-10' } as const
  await ledger.stored({ purposeId: fund.id, category: 'grant', amount: 50_001, date: '2026-02-01' })
  await ledger.stored({ ...tied, kind: 'expense', category: 'venue', amount: 20_000 })
  await ledger.stored({ ...tied, kind: 'expense', category: 'venue', amount: 1, status: 'pending' })
  const sheet = () => ledger.read(`/finances/find-event-budget?id=${event.id}`)
  const { id, name } = fund
  expect((await sheet()).purposes).toEqual([{ id, name, came: 50_001, spent: 20_000 }])
  expect((await list()).map((each) => [each.name, each.event])).toEqual([
    ['Musikfonds', event.title],
    ['Noten', undefined],
  ])
  const totals: ListTotals = await ledger.read('/finances/list-totals?upcomingFrom=2026-01-01&withBooks=true')
  expect(totals.books?.purposes).toEqual([fund, line])

  const removed = await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${event.id}`)
  expect(removed.statusCode).toBe(200)
  expect((await list()).map((each) => each.event)).toEqual([undefined, undefined])
  // It is closed and opened as before.
  const opened = await saved({ ...(await saved({ ...fund, isClosed: true })), isClosed: undefined })
  expect(opened).toMatchObject({ eventId: event.id, version: 3 })
  expect((await callAs(server.app, admin, 'POST', '/calendar/add-event', { event })).statusCode).toBe(200)
  expect((await list())[0]?.event).toBe(event.title)
  const untied = await saved({ id, name, version: 3 })
  expect(untied).not.toHaveProperty('eventId')
  expect(await sheet()).not.toHaveProperty('purposes')
  const { entries } = (await callAs(server.app, admin, 'GET', '/audit/list-entries?config[q]=Musikfonds')).json()
  expect(entries[0]).toMatchObject({ action: 'purpose_changed', before: { event: event.title }, after: {} })
})

test('an event that was removed is not purged while a purpose is for it', async () => {
  const event = await eventFixture(server.app, admin).addEvent()
  const fund = await saved({ eventId: event.id })
  await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${event.id}`)
  await privacyRepository(server.db).purge(admin.userData.group.id, new Date('2100-01-01T12:00:00Z'))
  expect(await saved({ ...fund, note: 'Wie besprochen' })).toMatchObject({ eventId: event.id, version: 2 })
})
