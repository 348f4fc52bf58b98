import { drizzle } from 'drizzle-orm/node-postgres'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { Balance, YearReport } from '@contract/finances/balance'
import { balanceRepository } from '../../../server/areas/finances/balance/balance'
import { financeRepository } from '../../../server/areas/finances/entries/entryRepository'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { foundGroup, tally } from '../support/factories'
import { triesOf } from '../support/wholeRun'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

async function foundLedger(): Promise<void> {
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
}

function sumOf(finances: Finance[], kind: string, status: string): number {
  return finances
    .filter((finance) => finance.kind === kind && finance.status === status)
    .reduce((sum, { amount }) => sum + amount, 0)
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())

/** What the entries come to, added up one by one. */
function addedUp(finances: Finance[]) {
  const [income, expense] = [sumOf(finances, 'income', 'paid'), sumOf(finances, 'expense', 'paid')]
  return {
    income,
    expense,
    balance: income - expense,
    pendingIncome: sumOf(finances, 'income', 'pending'),
    pendingExpense: sumOf(finances, 'expense', 'pending'),
    overdue: sumOf(
      finances.filter(({ dueDate = today }) => dueDate < today),
      'income',
      'pending',
    ),
  }
}

/** Balance and entries of one moment. */
async function snapshot(): Promise<{ balance: Balance; finances: Finance[] }> {
  const client = await server.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const db = Object.assign(drizzle(client), { $client: server.pool })
    const groupId = admin.userData.group.id
    const balance = await balanceRepository(db).balance(groupId, undefined)
    const finances = await financeRepository(db).all(groupId, { sort: 'asc' })
    await client.query('commit')
    if (!Array.isArray(finances)) throw new Error('a ledger of these tests is short')
    return { balance, finances }
  } finally {
    client.release()
  }
}

describe('the figures', () => {
  beforeAll(async () => {
    await foundLedger()
    await ledger.stored({ amount: 10_000, date: '2024-12-31' })
    await ledger.stored({ amount: 5_000, date: '2026-01-31' })
    await ledger.stored({ amount: 1_200, date: '2026-02-01', kind: 'expense', category: 'venue' })
    await ledger.stored({ amount: 300, date: '2026-02-15' })
    await ledger.stored({ amount: 700, date: '2026-02-16', status: 'pending', dueDate: '2026-02-20' })
    await ledger.stored({ amount: 40, date: '2026-02-16', status: 'pending', kind: 'expense', dueDate: '2026-02-18' })
    await ledger.stored({ amount: 99, date: '2026-03-01', status: 'pending', dueDate: '9999-12-31' })
    await ledger.stored({ amount: 50, date: '9999-12-31' })
  })

  test('hold everything that is stored', async () => {
    expect(await ledger.balance()).toMatchObject({
      currency: 'BRL',
      balance: 14_150,
      income: 15_350,
      expense: 1_200,
      pendingIncome: 799,
      pendingExpense: 40,
      overdue: 700,
    })
  })

  test.each([
    [
      '2026-02-15',
      { balance: 14_100, income: 15_300, expense: 1_200, pendingIncome: 0, pendingExpense: 0, overdue: 0 },
    ],
    [
      '2026-02-14',
      { balance: 13_800, income: 15_000, expense: 1_200, pendingIncome: 0, pendingExpense: 0, overdue: 0 },
    ],
    ['2026-02-28', { balance: 14_100, pendingIncome: 700, pendingExpense: 40, overdue: 700 }],
    ['2026-02-20', { pendingIncome: 700, overdue: 0 }],
    ['2026-01-31', { balance: 15_000, income: 15_000, expense: 0 }],
    ['0001-01-01', { balance: 0, income: 0 }],
    ['9999-12-31', { balance: 14_150 }],
  ])('at the end of %s', async (on, figures) => {
    expect(await ledger.balance(on)).toMatchObject(figures)
  })

  test('of twelve months carry the balance on, up to the day', async () => {
    const { byMonth } = await ledger.balance('2026-02-14')
    expect(byMonth).toHaveLength(12)
    expect(byMonth[0]).toEqual({ month: '2025-03', income: 0, expense: 0, balance: 10_000 })
    expect(byMonth.slice(-2)).toEqual([
      { month: '2026-01', income: 5_000, expense: 0, balance: 15_000 },
      { month: '2026-02', income: 0, expense: 1_200, balance: 13_800 },
    ])
  })

  test('of a day that is none are refused', async () => {
    expect((await ledger.get('/finances/balance?on=2026-02-30')).json().error.fields).toEqual({ on: 'bad_date' })
  })

  test('of no entries are nought', async () => {
    const empty = await financeFixture(server.app, await foundGroup(server.app)).balance()
    expect(empty).toMatchObject({ balance: 0, income: 0, pendingIncome: 0, overdue: 0 })
    expect(empty.byMonth).toHaveLength(12)
  })

  test('never grow beyond what a JSON number holds', async () => {
    const rich = financeFixture(server.app, await foundGroup(server.app))
    const { rows } = await server.pool.query('select group_id from groups order by created_at desc limit 1')
    await server.pool.query(
      `insert into finance_months (group_id, month, kind, status, category, amount, entries)
       values ($1, '2026-01-01', 'income', 'paid', 'grant', 9007199254740000, 9008)`,
      [rows[0].group_id],
    )
    expect((await rich.add(newFinance({ amount: 992 }))).json().error.code).toBe('invalid')
    expect((await rich.add(newFinance({ amount: 991 }))).statusCode).toBe(201)
  })
})

const WRITERS = triesOf(50, 12)

describe(`under ${WRITERS} writers at once`, () => {
  const TURNS = 4

  /** Where a slow machine keeps a write waiting too long, it is told to come again, with nothing changed. */
  async function untilTaken<Answer extends { statusCode: number }>(ask: () => Promise<Answer>): Promise<Answer> {
    const answer = await ask()
    return answer.statusCode === 503 ? untilTaken(ask) : answer
  }

  /** Adds, changes, moves to another month, removes, brings back. */
  async function write(writer: number) {
    const answers: { statusCode: number }[] = []
    const id = newId()
    const dueDate = writer % 5 === 0 ? today : `2026-${String(1 + (writer % 12)).padStart(2, '0')}-0${1 + (writer % 9)}`
    const own = newFinance({ id, amount: 100 + writer, date: `2026-0${1 + (writer % 9)}-15`, dueDate })
    answers.push(await untilTaken(() => ledger.add(own)))
    for (let version = 1; version <= TURNS; version += 1) {
      const isPaid = (writer + version) % 2 === 0
      const date = `2025-${String(1 + ((writer * 5 + version) % 12)).padStart(2, '0')}-0${version}`
      const changed = { ...own, amount: writer * 10 + version, date, version, status: isPaid ? 'paid' : 'pending' }
      answers.push(await untilTaken(() => ledger.add(changed)))
      if (version === 2 && writer % 3 === 0) {
        answers.push(await untilTaken(() => ledger.remove(id)))
        if (writer % 2 === 0) return answers
        answers.push(await untilTaken(() => ledger.add({ ...changed, version: 3 })))
        return answers
      }
    }
    return answers
  }

  test('balance is the sum of the entries at any moment and at the end', async () => {
    await foundLedger()
    const over = new AbortController()
    let looks = 0
    const look = async () => {
      while (!over.signal.aborted) {
        const { balance, finances } = await snapshot()
        expect(balance).toMatchObject(addedUp(finances))
        looks += 1
      }
    }
    const looking = look()
    const answers = (await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))).flat()
    over.abort()
    await looking
    expect(looks).toBeGreaterThan(WRITERS / 6)
    expect(tally(answers)).toMatchObject({ 201: WRITERS })
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    const [balance, finances] = [await ledger.balance(), await ledger.all()]
    expect(balance).toMatchObject(addedUp(finances))
    expect(finances.length).toBeGreaterThan(WRITERS / 2)
    expect(await ledger.sum()).toEqual({
      income: balance.income + balance.pendingIncome,
      expense: 0,
      net: balance.income + balance.pendingIncome,
      opening: 0,
    })
    expect((await ledger.list()).total).toBe(finances.length)
  })
})

test('the totals over the list are those of its filters, and what is ahead is counted without them', async () => {
  await foundLedger()
  await ledger.stored({ date: '2026-03-01', amount: 500, status: 'paid', category: 'tickets' })
  await ledger.stored({ date: '2026-03-02', amount: 70, status: 'pending', category: 'tickets' })
  await ledger.stored({ date: '2026-03-20', amount: 30, status: 'pending', category: 'tickets' })
  await ledger.stored({ date: '2026-05-01', amount: 10, status: 'pending', category: 'fees' })
  const paid = { income: 500, expense: 0, net: 500, opening: 0 }
  const pending = { income: 70, expense: 0, net: 70, opening: 0 }
  const until = { to: '2026-03-10', category: 'tickets' }
  expect(await ledger.totals('2026-03-11', until)).toEqual({ paid, pending, upcoming: 2 })
  expect(await ledger.totals('2026-03-20', { ...until, status: 'paid' })).toEqual({ paid, pending: null, upcoming: 2 })
  expect(await ledger.totals('2026-03-21', { ...until, q: 'nothing' })).toMatchObject({ paid: { net: 0 }, upcoming: 1 })
})

test('what is overdue follows the group into another time zone at once', async () => {
  await foundLedger()
  const moveTo = async (timeZone: string) => {
    const { group } = await ledger.read('/group/settings')
    await ledger.post('/group/settings', { group: { ...group, timeZone } })
  }
  // Always a day apart: 25 hours lie between the two.
  const dueDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Midway' }).format(new Date())
  await moveTo('Pacific/Midway')
  await ledger.stored({ amount: 700, date: '2026-01-05', status: 'pending', dueDate })
  expect((await ledger.balance()).overdue).toBe(0)
  await moveTo('Pacific/Kiritimati')
  expect((await ledger.balance()).overdue).toBe(700)
  await moveTo('Pacific/Midway')
  expect((await ledger.balance()).overdue).toBe(0)
})

describe('the year report', () => {
  const thisYear = today.slice(0, 4)
  const report = (year: string): Promise<YearReport> => ledger.read(`/finances/year-report?year=${year}`)

  beforeEach(foundLedger)

  test('opens with what was there, which is no income, and has the year before beside it', async () => {
    await ledger.stored({ date: '2024-02-01', category: 'opening', amount: 100_000 })
    await ledger.stored({ date: '2024-03-01', category: 'tickets', amount: 600 })
    await ledger.stored({ date: '2025-03-01', category: 'venue', kind: 'expense', amount: 250 })
    await ledger.stored({ date: '2025-12-31', status: 'pending', amount: 70 })
    const ofFirst = {
      upTo: '2024-12-31',
      before: 0,
      opening: 100_000,
      income: 600,
      expense: 0,
      balance: 100_600,
      pendingIncome: 0,
      pendingExpense: 0,
      categories: [{ category: 'tickets', income: 600, expense: 0 }],
    }
    expect((await report('2024')).year).toEqual({ ...ofFirst, withoutReceipt: 0 })
    expect(await report('2025')).toEqual({
      year: {
        upTo: '2025-12-31',
        before: 100_600,
        opening: 0,
        income: 0,
        expense: 250,
        balance: 100_350,
        pendingIncome: 70,
        pendingExpense: 0,
        categories: [{ category: 'venue', income: 0, expense: 250 }],
        withoutReceipt: 1,
      },
      yearBefore: ofFirst,
    })
    expect(await ledger.balance('2024-12-31')).toMatchObject({ balance: 100_600, opening: 100_000, income: 600 })
    expect((await ledger.balance('2024-12-31')).byMonth[1]).toMatchObject({ income: 0, expense: 0, balance: 100_000 })
    expect(await ledger.sum({ to: '2024-12-31' })).toEqual({ income: 600, expense: 0, net: 600, opening: 100_000 })
  })

  test('nets a reversal in the category that it reverses, also one of the year before', async () => {
    const [rent, fee] = [
      await ledger.stored({ date: '2024-11-10', category: 'venue', kind: 'expense', amount: 900 }),
      await ledger.stored({ date: '2024-12-10', category: 'fees', amount: 500 }),
    ]
    await ledger.post('/finances/close-month', { month: '2024-12' })
    const reverse = (of: string, date: string) =>
      ledger.post('/finances/reverse-finance', { reversal: { id: newId(), of, date } })
    await reverse(rent.id, '2025-01-05')
    const { finance } = (await reverse(fee.id, '2025-01-06')).json()
    // In whatever category it stands itself.
    await ledger.add({ ...finance, category: 'other' })
    await ledger.stored({ date: '2025-02-10', category: 'venue', kind: 'expense', amount: 1000 })
    const { year, yearBefore } = await report('2025')
    expect(yearBefore).toMatchObject({ income: 500, expense: 900, balance: -400 })
    expect(year).toMatchObject({ before: -400, income: -500, expense: 100, balance: -1000, reversed: 1400 })
    expect(yearBefore).not.toHaveProperty('reversed')
    expect(year.categories).toEqual([
      { category: 'fees', income: -500, expense: 0 },
      { category: 'venue', income: 0, expense: 100 },
    ])
  })

  test('begins with the first month of the group’s seasons', async () => {
    const { group } = await ledger.read('/group/settings')
    await ledger.post('/group/settings', { group: { ...group, seasonMonth: 9 } })
    for (const [date, amount] of [
      ['2023-08-31', 1],
      ['2023-09-01', 20],
      ['2024-08-31', 300],
      ['2024-09-01', 4000],
      ['2025-08-31', 50_000],
      ['2025-09-01', 600_000],
    ] as const)
      await ledger.stored({ date, amount })
    expect(await report('2024')).toMatchObject({
      year: { upTo: '2025-08-31', before: 321, income: 54_000, balance: 54_321 },
      yearBefore: { upTo: '2024-08-31', before: 1, income: 320 },
    })
  })

  test('of the running year goes up to today', async () => {
    await ledger.stored({ date: today, amount: 30 })
    await ledger.stored({ date: `${Number(thisYear) + 1}-01-01`, amount: 4 })
    const { year } = await report(thisYear)
    expect(year).toMatchObject({ upTo: today, income: 30, balance: 30 })
    expect((await ledger.get('/finances/year-report?year=26')).json().error.fields).toEqual({ year: 'bad_date' })
  })
})

test('an opening balance is paid and of no event, whatever the entry was before', async () => {
  await foundLedger()
  const opening = newFinance({ category: 'opening' })
  const eventId = await ledger.addEvent()
  const refused = await ledger.add({ ...opening, status: 'pending', eventId })
  expect(refused.json().error.fields).toEqual({ 'finance.status': 'not_allowed', 'finance.eventId': 'not_allowed' })
  const { id, version } = await ledger.stored({ status: 'pending' })
  const payment = { finances: [{ id, version }], date: '2026-03-12' }
  const [paid] = (await ledger.post('/finances/pay-finances', { payment })).json().finances
  const { finance } = (await ledger.add({ ...paid, category: 'opening' })).json()
  const undo = await ledger.post('/finances/unpay-finances', {
    payment: { finances: [{ id, version: finance.version }] },
  })
  expect(undo.statusCode).toBe(400)
})
