import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type {
  Balance,
  ClosingList,
  Debtor,
  Finance,
  FinanceChange,
  FinanceSum,
  Reversal,
  YearReport,
} from '@contract/finances'
import { FUZZ_CATEGORIES, ledgerFuzz } from './ledgerFuzz'
import type { LedgerAction } from './ledgerFuzz'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'

const STEPS = 60
/** Years take ten calls. */
const YEARS_EVERY = 5
/** On a machine that does much else. */
const TIMEOUT_MS = 120_000
const ROUNDS = 12
const AT_ONCE = 8

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const total = (finances: Finance[], which: Partial<Finance>) =>
  finances
    .filter((finance) => Object.entries(which).every(([field, value]) => Reflect.get(finance, field) === value))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Opening balances are neither income nor expense. */
const sumsOf = (finances: Finance[]): Required<FinanceSum> => {
  const openings = finances.filter(({ category }) => category === 'opening')
  const others = finances.filter(({ category }) => category !== 'opening')
  const [income, expense] = [total(others, { kind: 'income' }), total(others, { kind: 'expense' })]
  const opening = total(openings, { kind: 'income' }) - total(openings, { kind: 'expense' })
  return { income, expense, net: income - expense, opening }
}

const balanceOf = (finances: Finance[]) => sumsOf(finances).net + sumsOf(finances).opening

/** Lines of kept sums that are not what the entries come to. */
const WRONG_SUMS = `
  with kept as (
    select month::text as place, kind::text || status || category as what, amount, entries from finance_months where group_id = $1
    union all select month::text, 'due', amount, null from finance_due_months where group_id = $1
    union all select event_id::text, 'event', income - 3 * expense, null from finance_events where group_id = $1
  ), live as (
    select * from finances where group_id = $1 and deleted_at is null
  ), added as (
    select month_of(date)::text as place, kind::text || status || category as what, sum(amount)::bigint as amount, count(*) as entries
      from live group by 1, 2
    union all select month_of(due_date)::text, 'due', sum(amount)::bigint, null
      from live where kind = 'income' and status = 'pending' and due_date is not null group by 1
    union all select event_id::text, 'event', sum(case kind when 'income' then amount else -3 * amount end)::bigint, null
      from live where event_id is not null group by 1
  )
  select place, what, kept.amount as kept, added.amount as added from kept full join added using (place, what)
   where coalesce(kept.amount, 0) <> coalesce(added.amount, 0) or coalesce(kept.entries, 0) <> coalesce(added.entries, 0)`

/** Every screen that shows a sum shows the same one, and it is that of the entries. */
async function checkSums(ledger: FinanceFixture, groupId: string): Promise<Finance[]> {
  const { rows } = await server.pool.query(WRONG_SUMS, [groupId])
  expect(rows).toEqual([])
  const finances = await ledger.all()
  const balance: Balance = await ledger.balance()
  const paid = finances.filter(({ status }) => status === 'paid')
  expect(balance).toMatchObject({
    balance: balanceOf(paid),
    income: sumsOf(paid).income,
    expense: sumsOf(paid).expense,
    opening: sumsOf(paid).opening,
    pendingIncome: total(finances, { kind: 'income', status: 'pending' }),
    pendingExpense: total(finances, { kind: 'expense', status: 'pending' }),
  })
  expect(await ledger.sum()).toEqual(sumsOf(finances))
  expect((await ledger.list()).total).toBe(finances.length)
  return finances
}

/** The months, and the lines of the year's report, carry the balance from one year to the next. */
async function checkYears(ledger: FinanceFixture, finances: Finance[]): Promise<void> {
  const paid = finances.filter(({ status }) => status === 'paid')
  let opening = 0
  for (const year of ['2025', '2026']) {
    const span = { from: `${year}-01-01`, to: `${year}-12-31`, status: 'paid' }
    const ofYear = paid.filter(({ date }) => date.startsWith(year))
    const parts: FinanceSum[] = []
    for (const category of FUZZ_CATEGORIES) parts.push(await ledger.sum({ ...span, category }))
    expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(sumsOf(ofYear).net)
    const { byMonth, ...closing }: Balance = await ledger.balance(span.to)
    expect(closing.balance).toBe(opening + balanceOf(ofYear))
    const { year: report }: YearReport = await ledger.read(`/finances/year-report?year=${year}`)
    expect(report).toMatchObject({ before: opening, opening: sumsOf(ofYear).opening, balance: closing.balance })
    // Whatever is moved from one side to the other by reversals, the result is the same.
    expect(report.income - report.expense).toBe(sumsOf(ofYear).net)
    expect(report.categories.reduce((sum, { income, expense }) => sum + income - expense, 0)).toBe(sumsOf(ofYear).net)
    for (const month of byMonth.filter(({ month }) => month.startsWith(year))) {
      const { income, expense } = sumsOf(ofYear.filter(({ date }) => date.startsWith(month.month)))
      expect(month).toMatchObject({ income, expense })
    }
    opening = closing.balance
  }
}

/** What is owed, three ways: the balance's, the list behind it, and the members' who owe. */
async function checkDebts(ledger: FinanceFixture, finances: Finance[], today: string): Promise<void> {
  const { reversals }: { reversals: Pick<Reversal, 'id' | 'of'>[] } = await ledger.read('/finances/list-reversals')
  const dates = new Map(finances.map(({ id, date }) => [id, date]))
  const inForce = reversals.filter(({ id }) => (dates.get(id) ?? '') <= today)
  const takenBack = new Set([...inForce.map(({ of }) => of), ...reversals.map(({ id }) => id)])
  const owed = finances.filter(
    ({ id, kind, status }) => kind === 'income' && status === 'pending' && !takenBack.has(id),
  )
  const overdue = owed.filter(({ dueDate }) => dueDate !== undefined && dueDate < today)
  expect((await ledger.balance()).overdue).toBe(total(overdue, {}))
  const listed = await ledger.all({ kind: 'income', status: 'pending', dueBefore: today })
  expect(listed.map(({ id }) => id).sort()).toEqual(overdue.map(({ id }) => id).sort())
  const { debtors }: { debtors: Debtor[] } = await ledger.read('/finances/list-debtors')
  const pages = await Promise.all(
    [1, 2, 3].map((page) => ledger.read(`/finances/list-debtors?config[perPage]=2&config[page]=${page}`)),
  )
  expect(pages.flatMap((page) => page.debtors)).toEqual(debtors)
  const amount = debtors.reduce((sum, debtor) => sum + debtor.amount, 0)
  for (const page of pages) expect(page).toMatchObject({ total: debtors.length, amount })
  expect(amount).toBe(
    total(
      owed.filter(({ memberId }) => memberId !== undefined),
      {},
    ),
  )
}

/** What was paid up to the end of the month. */
const fixedUpTo = (month: string, finances: Finance[]) => {
  const fixed = finances.filter(({ status, date }) => status === 'paid' && date.slice(0, 7) <= month)
  return JSON.stringify(fixed.toSorted((one, other) => one.id.localeCompare(other.id)))
}

async function newWorld() {
  const admin: SignedIn = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const memberIds = await Promise.all(['Ana', 'Bia', 'Caio', 'Davi'].map((name) => ledger.addMember({ name })))
  const eventIds = await Promise.all([ledger.addEvent(), ledger.addEvent()])
  let current = [await ledger.stored({ date: '2026-01-01' })]
  const read = [...current]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const act = ({ method, url, payload }: LedgerAction) => callAs(server.app, admin, method, url, payload)
  /** Empty: none is closed. */
  const lastClosedMonth = async () => {
    const { closedMonths }: ClosingList = await ledger.read('/finances/list-closings')
    return closedMonths[0] ?? ''
  }

  /** Everything that must hold at any time. Answers the entries. */
  async function check(): Promise<Finance[]> {
    current = await checkSums(ledger, admin.userData.group.id)
    await checkDebts(ledger, current, today)
    const seen = new Set(read.map(({ id, version }) => `${id}${version}`))
    read.push(...current.filter(({ id, version }) => !seen.has(`${id}${version}`)))
    return current
  }

  /** The last line of each history is the entry as it stands. */
  async function checkHistories(finances: Finance[]): Promise<void> {
    for (const finance of finances) {
      const { changes }: { changes: FinanceChange[] } = await ledger.history(finance.id)
      expect(changes[0]?.after).toEqual(finance)
      expect(['created', 'imported']).toContain(changes.at(-1)?.action)
    }
  }

  return {
    act,
    check,
    checkYears: (finances: Finance[]) => checkYears(ledger, finances),
    checkHistories,
    lastClosedMonth,
    nextAction: (seed: number) => ledgerFuzz(seed, { memberIds, eventIds, read, current: () => current }),
  }
}

test.each([1, 2])(
  'after each of many actions all sums are those of the entries, and closed months stay as they are (%i)',
  { timeout: TIMEOUT_MS },
  async (seed) => {
    const world = await newWorld()
    const next = world.nextAction(seed)
    let finances = await world.check()
    let closed = await world.lastClosedMonth()
    const answers: { statusCode: number }[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const action = next()
      const answer = await world.act(action)
      answers.push(answer)
      expect(answer.statusCode, `${action.url}: ${answer.body}`).toBeLessThan(500)
      const [before, wereClosed] = [finances, closed]
      finances = await world.check()
      closed = await world.lastClosedMonth()
      const still = closed < wereClosed ? closed : wereClosed
      expect(fixedUpTo(still, finances), `After ${JSON.stringify(action)}`).toBe(fixedUpTo(still, before))
      if (step % YEARS_EVERY === 0) await world.checkYears(finances)
      // Refused is as if it had never been.
      expect(answer.statusCode < 400 ? before : finances, `After ${JSON.stringify(action)}`).toEqual(before)
    }
    await world.checkHistories(finances)
    expect(tally(answers)).toMatchObject({ 200: expect.any(Number), 201: expect.any(Number), 409: expect.any(Number) })
  },
)

test.each([4, 5])('the same with many actions at once (%i)', { timeout: TIMEOUT_MS }, async (seed) => {
  const world = await newWorld()
  const next = world.nextAction(seed)
  let finances = await world.check()
  for (let round = 0; round < ROUNDS; round += 1) {
    const closed = await world.lastClosedMonth()
    const actions = Array.from({ length: AT_ONCE }, next)
    const answers = await Promise.all(actions.map(world.act))
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
    const before = finances
    finances = await world.check()
    if (actions.some(({ url }) => url.endsWith('reopen-month'))) continue
    expect(fixedUpTo(closed, finances)).toBe(fixedUpTo(closed, before))
  }
  await world.checkHistories(finances)
})
