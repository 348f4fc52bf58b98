import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Finance } from '@contract/finances'
import type { FinanceAccountList } from '@contract/finances/accounts'
import type { AuditOverview } from '@contract/finances/auditing'
import type { Balance, YearReport } from '@contract/finances/balance'
import type { BudgetSheet, EventBudgetSheet } from '@contract/finances/budgets'
import type { CreditList } from '@contract/finances/credit'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { financeFixture } from './financeFixture'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const STEPS = 120
const CHECK_EVERY = 20
const categories = ['dues', 'travel', 'fees'] as const
type Category = (typeof categories)[number]

/** Where money counts. */
interface Place {
  category: Category
  eventId?: string
}
interface Part extends Place {
  amount: number
}
/** What counts from its month on, in cents. */
interface Count extends Part {
  month: string
  kind: 'income' | 'expense'
}
interface Due extends Place {
  id: string
  memberId: string
  /** Of what is open. */
  left: number
  isPaid: boolean
}
interface Use {
  id: string
  due: Due
  memberId: string
  taken: Part[]
  counts: Count[]
}
interface Refund extends Part {
  id: string
  memberId: string
  count: Count
}

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const isSame = (one: Place, other: Place) => one.category === other.category && one.eventId === other.eventId
const placeOf = ({ category, eventId }: Place): Place => ({ category, ...(eventId !== undefined && { eventId }) })
const sumOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

test('through a year of credit made, used, given back and undone every sum is what a plain count says', async () => {
  const seed = Date.now() % 1_000_000
  process.stdout.write(`a year of credit, seed ${seed}\n`)
  const chance = seeded(seed)
  const below = (count: number) => Math.floor(chance() * count)
  const oneOf = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[below(things.length)]
    if (thing === undefined) throw new Error('nothing to choose from')
    return thing
  }
  const admin = await foundGroup(server.app)
  const ledger = financeFixture(server.app, admin)
  const members: string[] = []
  for (const name of ['Ana', 'Bia', 'Caio']) members.push(await ledger.addMember({ name }))
  const event = await ledger.addEvent()

  const dues: Due[] = []
  let counts: Count[] = []
  let refunds: Refund[] = []
  let uses: Use[] = []
  const credits: (Part & { memberId: string })[] = []
  let day = '2025-01-01'
  const month = () => day.slice(0, 7)

  /** What a member has, where it came in first before the rest. */
  function placesOf(memberId: string): Part[] {
    const places: Part[] = []
    const move = (part: Part, sign: 1 | -1) => {
      const known = places.find((place) => isSame(place, part))
      if (known) known.amount += sign * part.amount
      else places.push({ ...placeOf(part), amount: sign * part.amount })
    }
    for (const one of credits) if (one.memberId === memberId) move(one, 1)
    for (const one of refunds) if (one.memberId === memberId) move(one, -1)
    for (const one of uses) if (one.memberId === memberId) for (const part of one.taken) move(part, -1)
    let missing = 0
    for (const place of places) {
      if (place.amount < 0) missing -= place.amount
      place.amount = Math.max(0, place.amount)
    }
    for (const place of places) {
      const taken = Math.min(missing, place.amount)
      place.amount -= taken
      missing -= taken
    }
    return places.filter(({ amount }) => amount > 0)
  }
  const has = (memberId: string) => sumOf(placesOf(memberId))
  const open = () => dues.filter(({ left, isPaid }) => left > 0 && !isPaid)
  const versionOf = async (id: string) => (await ledger.find(id)).json().finance.version
  async function post(url: string, body: object): Promise<void> {
    const answer = await ledger.post(url, body)
    if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
  }
  async function receive(due: Due | undefined, over: number): Promise<void> {
    const memberId = due?.memberId ?? oneOf(members)
    const finances = due === undefined ? [] : [{ id: due.id, version: await versionOf(due.id) }]
    const amount = (due?.left ?? 0) + over
    await post('/finances/receive-payment', {
      payment: { id: newId(), finances, amount, date: day, memberId, description: 'Pix' },
    })
    const category = due?.category ?? 'dues'
    if (due) counts.push({ ...placeOf(due), amount: due.left, month: month(), kind: 'income' })
    if (due) Object.assign(due, { isPaid: true, left: 0 })
    if (over === 0) return
    counts.push({ category, amount: over, month: month(), kind: 'income' })
    credits.push({ memberId, category, amount: over })
  }

  const steps: (() => Promise<void>)[] = [
    async () => {
      const memberId = oneOf(members)
      const place: Place = { category: oneOf(categories), ...(below(3) === 0 && { eventId: event }) }
      const left = 1 + below(9000)
      const due = await ledger.stored({ ...place, memberId, amount: left, date: day, status: 'pending' })
      dues.push({ ...place, id: due.id, memberId, left, isPaid: false })
    },
    async () => receive(open().length > 0 ? oneOf(open()) : undefined, 1 + below(9000)),
    async () => receive(undefined, 1 + below(5000)),
    async () => (open().length > 0 ? receive(oneOf(open()), 0) : undefined),
    async () => {
      const able = members.filter((id) => has(id) > 0)
      if (able.length === 0 || open().length === 0) return
      const [memberId, due] = [oneOf(able), oneOf(open())]
      const amount = Math.min(has(memberId), due.left, below(2) === 0 ? Infinity : 1 + below(3000))
      const id = newId()
      const use = { id, memberId, of: due.id, version: await versionOf(due.id), amount }
      await post('/finances/use-credit', { credit: { date: day, uses: [use] } })
      const places = placesOf(memberId)
      const inOrder = [...places.filter((p) => isSame(p, due)), ...places.filter((p) => !isSame(p, due))]
      const taken: Part[] = []
      for (const place of inOrder) {
        const rest = amount - sumOf(taken)
        if (rest > 0) taken.push({ ...placeOf(place), amount: Math.min(rest, place.amount) })
      }
      const made = taken
        .filter((part) => !isSame(part, due))
        .flatMap((part): Count[] => [
          { ...placeOf(due), amount: part.amount, month: month(), kind: 'income' },
          { ...part, amount: -part.amount, month: month(), kind: 'income' },
        ])
      due.left -= amount
      counts.push(...made)
      uses.push({ id, due, memberId, taken, counts: made })
    },
    async () => {
      const able = uses.filter(({ due }) => !due.isPaid)
      if (able.length === 0) return
      const use = oneOf(able)
      await post('/finances/undo-use-credit', { ids: [use.id] })
      uses = uses.filter((one) => one !== use)
      counts = counts.filter((one) => !use.counts.includes(one))
      use.due.left += sumOf(use.taken)
    },
    async () => {
      const able = members.filter((id) => has(id) > 0)
      if (able.length === 0) return
      const memberId = oneOf(able)
      const [source] = placesOf(memberId)
      if (source === undefined) return
      const [id, amount] = [newId(), 1 + below(has(memberId))]
      await post('/finances/refund', { refund: { id, memberId, amount, date: day, description: 'Devolução' } })
      const count = { ...placeOf(source), amount, month: month(), kind: 'expense' as const }
      counts.push(count)
      refunds.push({ ...count, id, memberId, count })
    },
    async () => {
      if (refunds.length === 0) return
      const refund = oneOf(refunds)
      expect((await ledger.remove(refund.id)).statusCode).toBe(200)
      refunds = refunds.filter((one) => one !== refund)
      counts = counts.filter((one) => one !== refund.count)
    },
  ]

  const link = { id: newId(), name: 'Rosa', from: '2025-01-01', to: '2025-12-31', withNames: true }
  const expiresOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const { token } = (await ledger.post('/finances/add-auditor-link', { link: { ...link, expiresOn } })).json()

  async function check(): Promise<void> {
    const sum = (kind: Count['kind'], ...tests: ((count: Count) => boolean)[]) =>
      sumOf(counts.filter((count) => count.kind === kind && tests.every((test) => test(count))))
    const [income, expense] = [sum('income'), sum('expense')]
    const of = (category: Category) => (count: Count) => count.category === category
    const wanted = categories
      .map((category) => ({ category, income: sum('income', of(category)), expense: sum('expense', of(category)) }))
      .filter((line) => line.income !== 0 || line.expense !== 0)
      .toSorted((one, other) => one.category.localeCompare(other.category))
    const inOrder = <Line extends { category: string }>(lines: readonly Line[]) =>
      lines.toSorted((one, other) => one.category.localeCompare(other.category))

    const { year }: YearReport = await ledger.read('/finances/year-report?year=2025')
    expect(inOrder(year.categories)).toEqual(wanted)
    expect(year).toMatchObject({ income, expense, balance: income - expense })

    const overview: AuditOverview = (
      await server.app.inject({ method: 'GET', url: '/auditor/overview', headers: { 'x-auditor-link': token } })
    ).json()
    expect(inOrder(overview.categories)).toEqual(wanted)
    expect(overview).toMatchObject({
      income,
      expense,
      balance: income - expense,
      accounts: [{ balance: income - expense }],
    })

    for (const [category] of categories.map((one) => [one] as const)) {
      const sums = { income: sum('income', of(category)), expense: sum('expense', of(category)) }
      expect(await ledger.sum({ category, status: 'paid' })).toMatchObject(sums)
    }
    const isOfEvent = ({ eventId }: Count) => eventId === event
    const ofEvent = { income: sum('income', isOfEvent), expense: sum('expense', isOfEvent) }
    expect(await ledger.sum({ eventId: event, status: 'paid' })).toMatchObject(ofEvent)

    const paidOf = (actual: BudgetSheet['actual']) =>
      Object.fromEntries(
        actual.filter(({ paid }) => paid !== 0).map(({ kind, category, paid }) => [`${kind} ${category}`, paid]),
      )
    const plain = (...tests: ((count: Count) => boolean)[]) =>
      Object.fromEntries(
        (['income', 'expense'] as const).flatMap((kind) =>
          categories
            .map((category) => [`${kind} ${category}`, sum(kind, of(category), ...tests)] as const)
            .filter(([, amount]) => amount !== 0),
        ),
      )
    const budget: BudgetSheet = await ledger.read('/finances/find-budget?year=2025')
    expect(paidOf(budget.actual)).toEqual(plain())
    const eventBudget: EventBudgetSheet = await ledger.read(`/finances/find-event-budget?id=${event}`)
    expect(paidOf(eventBudget.actual)).toEqual(plain(isOfEvent))

    const balance: Balance = await ledger.balance('2025-12-31')
    expect(balance).toMatchObject({ income, expense, balance: income - expense })
    for (const shown of balance.byMonth) {
      const isThen = (count: Count) => count.month === shown.month
      expect(shown).toMatchObject({ income: sum('income', isThen), expense: sum('expense', isThen) })
    }

    const { accounts }: FinanceAccountList = await ledger.read('/finances/list-accounts')
    expect(accounts.map((one) => one.balance)).toEqual([income - expense])

    const all: Finance[] = await ledger.all({ status: 'paid' })
    for (const { category, income: came, expense: went } of wanted) {
      const rows = all.filter((entry) => entry.category === category)
      expect(sumOf(rows.filter(({ kind }) => kind === 'income'))).toBe(came)
      expect(sumOf(rows.filter(({ kind }) => kind === 'expense'))).toBe(went)
    }

    const list: CreditList = await ledger.read('/finances/list-credits')
    expect(Object.fromEntries(list.credits.map(({ memberId, amount }) => [memberId, amount]))).toEqual(
      Object.fromEntries(members.map((id) => [id, has(id)] as const).filter(([, amount]) => amount > 0)),
    )
    expect(sumOf(await ledger.all({ status: 'pending' }))).toBe(open().reduce((total, { left }) => total + left, 0))
  }

  for (let step = 0; step < STEPS; step++) {
    day = new Date(Date.UTC(2025, 0, 1 + Math.floor((step * 365) / STEPS))).toISOString().slice(0, 10)
    await oneOf(steps)()
    if (step % CHECK_EVERY === CHECK_EVERY - 1) await check()
  }
})
