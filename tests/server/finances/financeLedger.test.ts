import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceChange, FinanceSum } from '@contract/finances'
import type { Balance, YearReport } from '@contract/finances/balance'
import type { ClosingList, Reversal } from '@contract/finances/closings'
import type { Debtor } from '@contract/finances/dues'
import type { FinanceAccountList, Transfer } from '@contract/finances/accounts'
import type { OpenLines, ReconciliationWrite } from '@contract/finances/reconciliations'
import type { FoundSplit } from '@contract/finances/splits'
import type { Subcategory, SubcategoryList } from '@contract/finances/subcategories'
import { FUZZ_CATEGORIES, ledgerFuzz } from './ledgerFuzz'
import type { LedgerAction } from './ledgerFuzz'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { bookChecks } from './bookChecks'
import type { BookState } from './bookChecks'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup, tally } from '../support/factories'
import { someOf, triesOf } from '../support/wholeRun'

/** In fewer not every kind of answer comes up. */
const STEPS = triesOf(60, 15)
/** Years take ten calls. */
const YEARS_EVERY = 5
/** On a machine that does much else. */
const TIMEOUT_MS = 300_000
const ROUNDS = triesOf(12)
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

/** Members whose credit is less than nothing, entries that gave back more than they were, and what is owed less than it says. */
const WRONG_CREDITS = `
  with moves as (
    select member_id, case kind when 'income' then amount else -amount end as amount from finances
     where group_id = $1 and is_credit and deleted_at is null and member_id is not null
    union all select member_id, -amount from finance_credit_uses where group_id = $1
  )
  select member_id as id, 'overdrawn' as what from moves group by 1 having sum(amount) < 0
  union all select id, 'pending credit' from finances where group_id = $1 and is_credit and deleted_at is null and status <> 'paid'
  union all select d.id, 'settled, and there' from finances d
     where d.group_id = $1 and d.settled_on is not null
       and (d.deleted_at is null or not exists (select from finance_credit_uses u where u.group_id = $1 and u.due_id = d.id))
  union all select u.id, 'used on nothing' from finance_credit_uses u join finances d on d.group_id = $1 and d.id = u.due_id
     where u.group_id = $1 and d.deleted_at is not null and d.settled_on is null and d.written_off_on is null
  union all select o.id, 'refunded too much' from finances o join finances r on r.group_id = $1 and r.refund_of = o.id
     where o.group_id = $1 and r.deleted_at is null
       and not exists (select from finances x where x.group_id = $1 and x.reversal_of = r.id and x.deleted_at is null)
     group by o.id having sum(r.amount) > max(o.amount) or bool_or(o.deleted_at is not null)`

/** Months and periods that are charged twice: any part in the books of what was split stands for what its first part was charged for. */
const CHARGED_TWICE = `
  with standing as (
    select f.id, f.member_id, f.dues_month, f.recurring_id, f.recurring_period from finances f
     where f.group_id = $1 and (f.deleted_at is null or f.joined_into is null and f.split_id is not null and exists (
           select from finances part where part.group_id = $1 and part.split_id = f.split_id and part.deleted_at is null))
  )
  select member_id::text as whose, dues_month as period from standing where dues_month is not null group by 1, 2 having count(*) > 1
  union all
  select recurring_id::text, recurring_period from standing where recurring_id is not null group by 1, 2 having count(*) > 1`

/** Lines of kept sums that are not what the entries come to. */
const WRONG_SUMS = `
  with kept as (
    select month::text as place, kind::text || status || category as what, amount, entries from finance_months where group_id = $1
    union all select month::text, 'due', amount, null from finance_due_months where group_id = $1
    union all select event_id::text, 'event', income - 3 * expense, null from finance_events where group_id = $1
    union all select account_id || month::text, kind::text || status || category, amount, entries
      from finance_account_months where group_id = $1
    union all select account_id || month::text, 'transfer', amount, transfers from transfer_months where group_id = $1
  ), live as (
    select * from finances where group_id = $1 and deleted_at is null
  ), added as (
    select month_of(date)::text as place, kind::text || status || category as what, sum(amount)::bigint as amount, count(*) as entries
      from live group by 1, 2
    union all select month_of(due_date)::text, 'due', sum(amount)::bigint, null
      from live where kind = 'income' and status = 'pending' and due_date is not null group by 1
    union all select event_id::text, 'event', sum(case kind when 'income' then amount else -3 * amount end)::bigint, null
      from live where event_id is not null group by 1
    union all select account_id || month_of(date)::text, kind::text || status || category, sum(amount)::bigint, count(*)
      from live group by 1, 2
    union all select account_id || month_of(date)::text, 'transfer', sum(amount)::bigint, count(*)
      from (select from_account_id as account_id, date, -amount as amount from transfers where group_id = $1 and deleted_at is null
            union all select to_account_id, date, amount from transfers where group_id = $1 and deleted_at is null) side group by 1
  )
  select place, what, kept.amount as kept, added.amount as added from kept full join added using (place, what)
   where coalesce(kept.amount, 0) <> coalesce(added.amount, 0) or coalesce(kept.entries, 0) <> coalesce(added.entries, 0)`

/** Every screen that shows a sum shows the same one, and it is that of the entries. */
async function checkSums(ledger: FinanceFixture, groupId: string): Promise<Finance[]> {
  const { rows } = await server.pool.query(WRONG_SUMS, [groupId])
  expect(rows).toEqual([])
  expect((await server.pool.query(WRONG_CREDITS, [groupId])).rows).toEqual([])
  expect((await server.pool.query(CHARGED_TWICE, [groupId])).rows).toEqual([])
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

/** Each account holds what its entries and transfers come to, on any day, and together they hold what the group has. */
async function checkAccounts(ledger: FinanceFixture, groupId: string, finances: Finance[]): Promise<void> {
  const transfers: Transfer[] = (await ledger.read('/finances/list-transfers?config[perPage]=100')).transfers
  const paid = finances.filter(({ status }) => status === 'paid')
  for (const on of [undefined, '2025-12-14', '2026-01-31']) {
    const query = on === undefined ? '' : `?on=${on}`
    const { accounts }: FinanceAccountList = await ledger.read(`/finances/list-accounts${query}`)
    const isBy = ({ date }: { date: string }) => on === undefined || date <= on
    for (const { account, balance } of accounts) {
      const isOwn = ({ accountId = groupId }: Finance) => accountId === account.id
      const came = transfers.filter(({ toAccountId }) => toAccountId === account.id).filter(isBy)
      const went = transfers.filter(({ fromAccountId }) => fromAccountId === account.id).filter(isBy)
      const amountOf = (moved: Transfer[]) => moved.reduce((sum, { amount }) => sum + amount, 0)
      expect(balance).toBe(balanceOf(paid.filter(isOwn).filter(isBy)) + amountOf(came) - amountOf(went))
      if (account.closedOn !== undefined && on === undefined) {
        expect(balance).toBe(0)
        const last = [...finances.filter(isOwn), ...came, ...went]
          .map(({ date }) => date)
          .toSorted()
          .at(-1)
        expect((last ?? '') <= account.closedOn).toBe(true)
      }
    }
    const all = accounts.reduce((sum, { balance }) => sum + balance, 0)
    expect(all).toBe((await ledger.balance(on)).balance)
  }
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

/** Each own category is below the one of its entries; what the report has of it is what its entries come to, netted by reversals. */
async function checkSubcategories(ledger: FinanceFixture, finances: Finance[]): Promise<Subcategory[]> {
  const { subcategories }: SubcategoryList = await ledger.read('/finances/list-subcategories')
  const known = new Map(subcategories.map(({ subcategory }) => [subcategory.id, subcategory]))
  const { reversals }: { reversals: Pick<Reversal, 'id' | 'of'>[] } = await ledger.read('/finances/list-reversals')
  const originals = new Map(reversals.map(({ id, of }) => [id, finances.find((finance) => finance.id === of)]))
  for (const { subcategoryId, category } of finances)
    if (subcategoryId !== undefined) expect(known.get(subcategoryId)?.category).toBe(category)
  for (const year of ['2025', '2026']) {
    const nets = new Map<string, number>()
    for (const { id, subcategoryId, kind, amount } of finances.filter(
      ({ date, status }) => date.startsWith(year) && status === 'paid',
    )) {
      const own = originals.has(id) ? originals.get(id)?.subcategoryId : subcategoryId
      if (own !== undefined) nets.set(own, (nets.get(own) ?? 0) + (kind === 'income' ? amount : -amount))
    }
    const { year: report }: YearReport = await ledger.read(`/finances/year-report?year=${year}`)
    for (const line of report.categories)
      for (const { id, income, expense } of line.subcategories ?? []) {
        expect(known.get(id)?.category).toBe(line.category)
        expect(income - expense).toBe(nets.get(id))
      }
  }
  return subcategories.map(({ subcategory }) => subcategory)
}

/** The payments beside the list are what their parts come to. */
async function checkSplits(ledger: FinanceFixture, finances: Finance[]): Promise<void> {
  const { splits = [] } = await ledger.read('/finances/list?config[perPage]=100')
  for (const { splitId, count, total: sum } of splits) {
    const parts = finances.filter((finance) => finance.splitId === splitId)
    expect([count, sum]).toEqual([parts.length, total(parts, {})])
    const found: FoundSplit = await ledger.read(`/finances/find-split?id=${splitId}`)
    expect(found.finances.map(({ id }) => id).toSorted()).toEqual(parts.map(({ id }) => id).toSorted())
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

/** Reconciliations whose lines no longer come to what their statement said, or are not all there. */
const BROKEN_RECONCILIATIONS = `
  with seen as (
    select r.id, r.account_id, r.day, r.lines, r.balance
           - coalesce(lag(r.balance) over (partition by r.account_id order by r.day), 0) as amount
      from reconciliations r where r.group_id = $1 and r.undone_at is null
  ), line as (
    select id, account_id, date, case kind when 'income' then amount else -amount end as amount
      from finances where group_id = $1 and deleted_at is null and status = 'paid'
    union all select id, from_account_id, date, -amount from transfers where group_id = $1 and deleted_at is null
    union all select id, to_account_id, date, amount from transfers where group_id = $1 and deleted_at is null
  )
  select seen.id from seen
    left join reconciliation_lines held on held.group_id = $1 and held.reconciliation_id = seen.id and not held.is_undone
    left join line on line.id = held.line_id and line.account_id = seen.account_id and line.date <= seen.day
   group by seen.id, seen.lines, seen.amount
  having count(line.id) <> seen.lines or coalesce(sum(line.amount), 0) <> seen.amount`

/** What would reconcile each account on some days: the lines as they are offered, and what they come to. */
async function offersOf(ledger: FinanceFixture, accountIds: string[]): Promise<ReconciliationWrite[]> {
  const offers: ReconciliationWrite[] = []
  for (const accountId of accountIds) {
    for (const day of ['2025-11-14', '2026-01-14']) {
      const open: OpenLines = await ledger.read(`/finances/list-open-lines?accountId=${accountId}&day=${day}`)
      const balance = open.lines.reduce((sum, { amount }) => sum + amount, open.reconciled)
      offers.push({ id: newId(), accountId, day, balance, lines: open.lines.map(({ id }) => id) })
    }
  }
  return offers
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
  const groupId = admin.userData.group.id
  for (const [name, closedOn] of [['Caixa'], ['Banco'], ['Conta antiga', '2025-12-31']]) {
    await ledger.post('/finances/add-account', {
      account: { id: newId(), name, kind: 'cash', ...(closedOn && { closedOn }) },
    })
  }
  let books: BookState = { levyIds: [], proposals: [], credits: [] }
  const checkBooks = bookChecks(server, ledger, groupId)
  const accountList: FinanceAccountList = await ledger.read('/finances/list-accounts')
  let accounts = accountList.accounts.map(({ account }) => account)
  const transfers: Transfer[] = []
  let offers: ReconciliationWrite[] = []
  let subcategories: Subcategory[] = []
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
    current = await checkSums(ledger, groupId)
    await checkDebts(ledger, current, today)
    await checkAccounts(ledger, groupId, current)
    await checkSplits(ledger, current)
    books = await checkBooks()
    subcategories = await checkSubcategories(ledger, current)
    const listed: FinanceAccountList = await ledger.read('/finances/list-accounts')
    accounts = listed.accounts.map(({ account }) => account)
    const broken = await server.pool.query(BROKEN_RECONCILIATIONS, [groupId])
    expect(broken.rows).toEqual([])
    offers = await offersOf(
      ledger,
      accounts.slice(0, 2).map(({ id }) => id),
    )
    const moved: { transfers: Transfer[] } = await ledger.read('/finances/list-transfers?config[perPage]=100')
    const known = new Set(transfers.map(({ id, version }) => `${id}${version}`))
    transfers.push(...moved.transfers.filter(({ id, version }) => !known.has(`${id}${version}`)))
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
    nextAction: (seed: number) =>
      ledgerFuzz(seed, {
        memberIds,
        eventIds,
        read,
        current: () => current,
        accounts: () => accounts,
        transfers: () => transfers,
        reconciliations: () => offers,
        subcategories: () => subcategories,
        books: () => books,
      }),
  }
}

test.each(someOf([1, 7]))(
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

test.each([
  [4, AT_ONCE, ROUNDS],
  [5, AT_ONCE, ROUNDS],
  [6, 50, triesOf(3)],
])('the same with many actions at once (%i, %i at a time)', { timeout: TIMEOUT_MS }, async (seed, atOnce, rounds) => {
  const world = await newWorld()
  const next = world.nextAction(seed)
  let finances = await world.check()
  for (let round = 0; round < rounds; round += 1) {
    const closed = await world.lastClosedMonth()
    const actions = Array.from({ length: atOnce }, next)
    const answers = await Promise.all(actions.map(world.act))
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
    const before = finances
    finances = await world.check()
    if (actions.some(({ url }) => url.endsWith('reopen-month'))) continue
    expect(fixedUpTo(closed, finances)).toBe(fixedUpTo(closed, before))
  }
  await world.checkHistories(finances)
})
