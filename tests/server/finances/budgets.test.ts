import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceCategory } from '@contract/finances'
import type { BudgetActual, BudgetForecast, BudgetLine, BudgetSheet } from '@contract/finances/budgets'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { addDays } from '@contract/days'
import { todayIn } from '../../../server/platform/time/days'
import { newEvent } from '../calendar/events/calendarFixture'
import { callAs, foundGroup, joinAs, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'

let server: TestServer
let admin: SignedIn
let books: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  books = financeFixture(server.app, admin)
})

const today = todayIn('America/Sao_Paulo')
const year = today.slice(0, 4)
const lastYear = String(Number(year) - 1)
const line = (kind: Finance['kind'], category: FinanceCategory, amount: number) => ({ kind, category, amount })
const save = (lines: object[], over: object = {}) =>
  books.post('/finances/add-budget', { budget: { year, lines, ...over } })
const sheet = (of = year): Promise<BudgetSheet> => books.read(`/finances/find-budget?year=${of}`)
const forecast = (): Promise<BudgetForecast> => books.read('/finances/find-forecast')

/** Entry by entry. */
function actualOf(entries: Finance[], reversals: { id: string; of: string }[]): BudgetActual[] {
  const sums = new Map<string, BudgetActual>()
  for (const { id, kind, category, amount, status } of entries) {
    const of = reversals.find((reversal) => reversal.id === id)?.of
    const original = entries.find((entry) => entry.id === of)
    const place = original ?? { kind, category }
    if (place.category === 'opening') continue
    const key = `${place.kind} ${place.category}`
    const sum = sums.get(key) ?? { kind: place.kind, category: place.category, paid: 0, pending: 0 }
    sum[status] += original ? -amount : amount
    sums.set(key, sum)
  }
  return [...sums.values()].filter(({ paid, pending }) => paid !== 0 || pending !== 0)
}

const sorted = (lines: BudgetActual[]) =>
  lines.toSorted((one, other) => `${one.kind} ${one.category}`.localeCompare(`${other.kind} ${other.category}`))
const signed = ({ kind, amount }: { kind: Finance['kind']; amount: number }) => (kind === 'income' ? amount : -amount)
const total = (entries: { kind: Finance['kind']; amount: number }[]) =>
  entries.reduce((sum, entry) => sum + signed(entry), 0)

/** Two years of entries of all kinds, some of them late, some to come, one of a closed month taken back. */
async function fillBooks(): Promise<void> {
  const chance = seeded(7)
  const below = (count: number) => Math.floor(chance() * count)
  const categories: FinanceCategory[] = ['dues', 'venue', 'travel', 'grant']
  for (let at = 0; at < 60; at += 1) {
    const date = addDays(`${lastYear}-01-01`, below(730))
    const isPending = at % 3 === 0
    // oxlint-disable-next-line no-await-in-loop -- one writer at a time
    await books.stored({
      kind: at % 2 === 0 ? 'expense' : 'income',
      category: categories[below(4)],
      amount: 1 + below(100_000),
      date,
      status: isPending ? 'pending' : 'paid',
      ...(isPending && at % 2 === 0 && { dueDate: addDays(date, below(120)) }),
    })
  }
  await books.stored({ category: 'opening', amount: 123_456, date: `${lastYear}-01-01` })
  const wrong = await books.stored({ kind: 'expense', category: 'venue', amount: 777, date: `${lastYear}-01-15` })
  await books.post('/finances/close-month', { month: `${lastYear}-01` })
  const reversal = { id: newId(), of: wrong.id, date: `${year}-01-15`, description: 'Engano' }
  expect((await books.post('/finances/reverse-finance', { reversal })).statusCode).toBe(201)
}

test('what was planned stands beside what was paid and what is pending, to the cent', async () => {
  await fillBooks()
  const plan = [line('expense', 'venue', 100_000), line('income', 'dues', 5_000_000)]
  expect((await save(plan)).statusCode).toBe(201)
  const [all, { reversals }] = [await books.all(), await books.read('/finances/list-reversals')]
  // A reversal counts in its own year, whatever year it takes back.
  const inYear = (of: string) => {
    const ids = new Set(all.filter(({ date }) => date.startsWith(of)).map(({ id }) => id))
    const moved = all.filter(({ id }) => ids.has(id))
    const originals = all.filter(({ id }) => !ids.has(id)).map((entry) => ({ ...entry, amount: 0 }))
    return sorted(actualOf([...moved, ...originals], reversals))
  }
  const { budget, actual, before, from, to } = await sheet()
  expect([from, to]).toEqual([`${year}-01-01`, `${year}-12-31`])
  expect(budget).toEqual({ year, version: 1, lines: plan.toReversed() })
  expect(sorted(actual)).toEqual(inYear(year))
  expect(sorted(before.actual)).toEqual(inYear(lastYear))
})

test('the forecast is the balance with what is due by the year’s end, and what is left of the budget', async () => {
  await fillBooks()
  const plan: BudgetLine[] = [
    line('income', 'dues', 5_000_001),
    line('income', 'donation', 70_001),
    line('expense', 'venue', 10),
    line('expense', 'people', 99_999),
  ]
  const last = `${year}-12-31`
  const all = await books.all()
  const paidBy = (day: string) => all.filter(({ status, date }) => status === 'paid' && date <= day)
  const due = all.filter(({ status, date, dueDate }) => status === 'pending' && (dueDate ?? date) <= last)
  const known = total(paidBy(last)) + total(due)
  const without = await forecast()
  expect(without).toMatchObject({ year, hasBudget: false, balance: total(paidBy(today)), atEnd: known })

  await save(plan)
  const { actual } = await sheet()
  const left = plan.map(({ kind, category, amount }) => {
    const booked = actual.find((each) => each.kind === kind && each.category === category)
    return { kind, amount: Math.max(0, amount - (booked?.paid ?? 0) - (booked?.pending ?? 0)) }
  })
  const { months, atEnd, hasBudget } = await forecast()
  expect([atEnd, hasBudget]).toEqual([known + total(left), true])
  expect(months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`),
  )
  expect(months.at(-1)).toEqual({ month: `${year}-12`, balance: atEnd, isAhead: true })
  const thisMonth = today.slice(0, 7)
  expect(months.filter(({ isAhead }) => isAhead).map(({ month }) => month)).toEqual(
    months.map(({ month }) => month).filter((month) => month >= thisMonth),
  )
  const past = months.filter(({ month }) => month < thisMonth)
  expect(past.map(({ balance }) => balance)).toEqual(past.map(({ month }) => total(paidBy(`${month}-31`))))
})

test('a budget changes as it was read, is taken back by the same call, and goes down in the record', async () => {
  const plan = [line('expense', 'venue', 100_000)]
  expect(tally(await Promise.all([save(plan), save(plan)]))).toEqual({ 200: 1, 201: 1 })
  expect((await save([])).statusCode).toBe(409)
  expect((await save([], { version: 1 })).json()).toEqual({ budget: { year, lines: [], version: 2 } })
  expect((await save(plan, { version: 1 })).json().error).toMatchObject({ code: 'conflict', current: { version: 2 } })
  expect((await save(plan, { version: 2 })).statusCode).toBe(200)
  expect((await save(plan, { year: '2001', version: 4 })).statusCode).toBe(404)
  for (const wrong of [
    [line('income', 'opening', 5)],
    [line('income', 'dues', 0)],
    [line('income', 'dues', 1), line('income', 'dues', 2)],
  ])
    // oxlint-disable-next-line no-await-in-loop -- few
    expect((await save(wrong, { version: 3 })).statusCode).toBe(400)
  const { entries } = await books.read('/audit/list-entries?config[action]=budget_changed')
  expect(entries).toHaveLength(3)
  expect(entries).toMatchObject([
    { subjectType: 'budget', subjectName: year, before: { planned: [] }, after: { planned: plan } },
    { before: { planned: plan }, after: { planned: [] } },
    { before: { planned: [] }, after: { planned: plan } },
  ])
})

test('a line of the record says what a budget planned before and after, and nothing of what stayed', async () => {
  const subcategory = { id: newId(), name: 'Ônibus', category: 'travel' }
  await books.post('/finances/add-subcategory', { subcategory })
  const stays = line('income', 'dues', 700_000)
  const bus = { ...line('expense', 'travel', 30_000), subcategoryId: subcategory.id }
  await save([stays, line('expense', 'venue', 100_000), bus])
  await save([stays, line('expense', 'venue', 80_000), line('expense', 'scores', 5_000)], { version: 1 })
  await save([stays, line('expense', 'venue', 80_000), line('expense', 'scores', 5_000)], { version: 2 })
  const { entries } = await books.read('/audit/list-entries?config[action]=budget_changed')
  expect(entries).toHaveLength(2)
  expect(entries[0].before.planned).toEqual([
    line('expense', 'venue', 100_000),
    { ...line('expense', 'travel', 30_000), subcategory: 'Ônibus' },
  ])
  expect(entries[0].after.planned).toHaveLength(2)
  expect(entries[0].after.planned).toEqual(
    expect.arrayContaining([line('expense', 'venue', 80_000), line('expense', 'scores', 5_000)]),
  )
})

test('an event’s budget stands beside its entries, and in the analytics for who reads the finances alone', async () => {
  const eventId = newId()
  const event = newEvent({ id: eventId, extendedProps: { calendar: 'Publico' } })
  expect((await books.post('/calendar/add-event', { event })).statusCode).toBe(201)
  const eventBudget = { eventId, lines: [line('expense', 'venue', 40_000), line('income', 'tickets', 90_000)] }
  expect((await books.post('/finances/add-event-budget', { eventBudget })).statusCode).toBe(201)
  await books.stored({ kind: 'expense', category: 'venue', amount: 45_000, eventId, status: 'pending' })
  await books.stored({ kind: 'income', category: 'tickets', amount: 80_050, eventId, date: '2019-05-01' })
  const { eventBudget: stored, actual } = await books.read(`/finances/find-event-budget?id=${eventId}`)
  expect(stored).toEqual({ eventId, version: 1, lines: eventBudget.lines.toReversed() })
  expect(actual).toEqual([
    { kind: 'income', category: 'tickets', paid: 80_050, pending: 0 },
    { kind: 'expense', category: 'venue', paid: 0, pending: 45_000 },
  ])

  const obj = { id: eventId, version: 1, attendance: [] }
  expect((await books.post('/calendar/finish-event', { obj })).statusCode).toBe(200)
  const { events, budgeted } = await books.read('/analytics/events/list')
  expect(events[0]).toMatchObject({ income: 80_050, planned: { income: 90_000, expense: 40_000 } })
  expect(budgeted).toEqual({
    events: 1,
    plannedIncome: 90_000,
    plannedExpense: 40_000,
    income: 80_050,
    expense: 45_000,
  })
  const conductor = await joinAs(server.app, admin, 'conductor')
  const answer = await callAs(server.app, conductor, 'GET', '/analytics/events/list')
  expect(answer.json().events).toHaveLength(1)
  expect(answer.body).not.toContain('planned')
  const paths = ['find-budget', 'find-budgets?years=2026', 'find-forecast', `find-event-budget?id=${eventId}`]
  const refused = await Promise.all(paths.map((path) => callAs(server.app, conductor, 'GET', `/finances/${path}`)))
  expect(tally(refused)).toEqual({ 403: paths.length })
})

test('a season’s copy tells which events have a budget to who keeps the books, and copies it once', async () => {
  const place = (day: string) => ({ start: `2025-03-${day}T22:00:00.000Z`, end: `2025-03-${day}T23:00:00.000Z` })
  const [concert, rehearsal] = [newEvent(place('04')), newEvent(place('05'))]
  for (const event of [concert, rehearsal]) await books.post('/calendar/add-event', { event })
  const lines = [line('expense', 'venue', 40_000)]
  await books.post('/finances/add-event-budget', { eventBudget: { eventId: concert.id, lines } })
  await books.post('/finances/add-event-budget', { eventBudget: { eventId: rehearsal.id, lines: [] } })
  const copy = { from: '2025-02-01', to: '2025-06-30', start: '2026-02-05' }
  const conductor = await joinAs(server.app, admin, 'conductor')
  const hidden = await callAs(server.app, conductor, 'POST', '/calendar/preview-copy', { copy })
  expect(hidden.json()).not.toHaveProperty('budgets')

  const { events, budgets } = (await books.post('/calendar/preview-copy', { copy })).json()
  expect(budgets).toEqual([{ from: concert.id, to: events[0].id }])
  const copies = () => books.post('/finances/copy-event-budgets', { copies: budgets })
  expect((await copies()).statusCode).toBe(404)
  await books.post('/calendar/add-events', { events })
  expect([(await copies()).json(), (await copies()).json()]).toEqual([{ copied: 1 }, { copied: 0 }])
  const { eventBudget } = await books.read(`/finances/find-event-budget?id=${events[0].id}`)
  expect(eventBudget).toEqual({ eventId: events[0].id, lines, version: 1 })
  const refused = await callAs(server.app, conductor, 'POST', '/finances/copy-event-budgets', { copies: budgets })
  expect(refused.statusCode).toBe(403)
})

test('any number of years answer what was planned and came, those without a budget left out', async () => {
  for (const planned of ['2021', '2023'])
    await books.post('/finances/add-budget', {
      budget: { year: planned, lines: [{ kind: 'expense', category: 'venue', amount: 900 }] },
    })
  await books.stored({ kind: 'expense', category: 'venue', amount: 700, date: '2021-05-01' })
  const { years } = await books.read('/finances/find-budgets?years=2024,2023,2022,2021')
  const lines = [{ kind: 'expense', category: 'venue', amount: 900 }]
  expect(years).toEqual([
    { year: '2021', lines, actual: [{ kind: 'expense', category: 'venue', paid: 700, pending: 0 }] },
    { year: '2023', lines, actual: [] },
  ])
  expect((await books.get('/finances/find-budgets?years=2024,x')).statusCode).toBe(400)
})

test('own categories are planned beside the one above them; what none of the lines names counts with that one', async () => {
  const own = async (name: string, category: FinanceCategory): Promise<string> => {
    const id = newId()
    const { statusCode } = await books.post('/finances/add-subcategory', { subcategory: { id, name, category } })
    expect(statusCode).toBe(201)
    return id
  }
  const [bar, door] = [await own('Bar', 'tickets'), await own('Portaria', 'tickets')]
  const sold = { category: 'tickets', date: today } as const
  await books.stored({ ...sold, amount: 1_000 })
  await books.stored({ ...sold, amount: 200, subcategoryId: bar })
  await books.stored({ ...sold, amount: 30, subcategoryId: bar, status: 'pending' })
  await books.stored({ ...sold, amount: 4, subcategoryId: door })
  await books.stored({ ...sold, kind: 'expense', amount: 70, subcategoryId: bar })
  expect((await save([{ ...line('income', 'dues', 5), subcategoryId: bar }])).json().error.fields).toEqual({
    'budget.lines.0.subcategoryId': 'not_allowed',
  })
  const plan = [line('income', 'tickets', 5_000), { ...line('income', 'tickets', 300), subcategoryId: bar }]
  expect(
    (await save([...plan, { ...line('income', 'tickets', 1), subcategoryId: bar.toUpperCase() }])).statusCode,
  ).toBe(400)
  expect((await save(plan.toReversed())).json()).toEqual({ budget: { year, version: 1, lines: plan } })
  const { actual } = await sheet()
  expect(actual).toEqual([
    { kind: 'income', category: 'tickets', paid: 1_000, pending: 0 },
    { kind: 'income', category: 'tickets', subcategoryId: bar, paid: 200, pending: 30 },
    { kind: 'income', category: 'tickets', subcategoryId: door, paid: 4, pending: 0 },
    { kind: 'expense', category: 'tickets', subcategoryId: bar, paid: 70, pending: 0 },
  ])
  // Of the first line 5,000 - 1,000 - 4 are left, of the other one 300 - 230.
  expect((await forecast()).left).toEqual({ income: 3_996 + 70, expense: 0 })

  expect((await callAs(server.app, admin, 'DELETE', `/finances/remove-subcategory?id=${bar}`)).json().error.code).toBe(
    'subcategory_in_use',
  )
  const old = await books.stored({ ...sold, date: `${lastYear}-01-10`, amount: 200, subcategoryId: bar })
  await books.post('/finances/close-month', { month: `${lastYear}-01` })
  await books.post('/finances/reverse-finance', { reversal: { id: newId(), of: old.id, date: today } })
  expect((await sheet()).actual[1]).toEqual({ ...actual[1], paid: 0 })
})

test('an event’s budget has own categories, and holds them while it names them', async () => {
  const event = newEvent()
  await books.post('/calendar/add-event', { event })
  const coach = newId()
  await books.post('/finances/add-subcategory', { subcategory: { id: coach, name: 'Ônibus', category: 'travel' } })
  const write = (lines: object[], over: object = {}) =>
    books.post('/finances/add-event-budget', { eventBudget: { eventId: event.id, lines, ...over } })
  const removed = async () =>
    (await callAs(server.app, admin, 'DELETE', `/finances/remove-subcategory?id=${coach}`)).statusCode
  const lines = [{ ...line('expense', 'travel', 900), subcategoryId: coach }]
  expect((await write([{ ...lines[0], category: 'venue' }])).json().error.fields).toEqual({
    'eventBudget.lines.0.subcategoryId': 'not_allowed',
  })
  expect((await write(lines)).statusCode).toBe(201)
  await books.stored({ kind: 'expense', category: 'travel', amount: 850, eventId: event.id, subcategoryId: coach })
  await books.stored({ kind: 'expense', category: 'travel', amount: 20, eventId: event.id })
  const { eventBudget, actual } = await books.read(`/finances/find-event-budget?id=${event.id}`)
  expect(eventBudget.lines).toEqual(lines)
  expect(actual).toEqual([
    { kind: 'expense', category: 'travel', paid: 20, pending: 0 },
    { kind: 'expense', category: 'travel', subcategoryId: coach, paid: 850, pending: 0 },
  ])
  expect(await removed()).toBe(409)
})
