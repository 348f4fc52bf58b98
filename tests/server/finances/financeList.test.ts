import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { financeCategories, financeKinds, financeStatuses } from '@contract/finances'
import type { Finance } from '@contract/finances'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { configQuery, financeFixture, newFinance } from './financeFixture'
import type { Config, FinanceFixture } from './financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'

const ENTRIES = 160

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let joao: string
const eventId = newId()
/** As they were stored, in no order. */
const stored: Finance[] = []

function pick<T>(list: readonly T[], chance: () => number): T {
  const item = list[Math.floor(chance() * list.length)]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** An opening balance is never pending, and of no event. */
const categories = financeCategories.filter((category) => category !== 'opening')

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  joao = await ledger.addMember({ name: 'João Conceição', instrument: 'Trompa' })
  await ledger.addEvent(eventId)
  const chance = seeded(3)
  for (let at = 0; at < ENTRIES; at += 1) {
    const day = String(1 + Math.floor(chance() * 28)).padStart(2, '0')
    stored.push(
      await ledger.stored({
        kind: pick(financeKinds, chance),
        category: pick(categories, chance),
        status: pick(financeStatuses, chance),
        amount: 1 + Math.floor(chance() * 50_000),
        date: `2026-0${1 + (at % 6)}-${day}`,
        description: pick(['Mensalidade', 'Álbum de partituras', 'arco', 'Zabumba 2', 'Zabumba 10'], chance),
        ...(at % 7 === 0 && { dueDate: `2026-04-${day}` }),
        ...(at % 9 === 0 && { memberId: joao }),
        ...(at % 20 === 0 && { eventId }),
      }),
    )
  }
  stored.push(
    await ledger.stored({ description: 'Aluguel do Teatro São João', amount: 123_456, notes: '100% pago_já' }),
  )
  const removed = await ledger.stored({ description: 'Teatro removido' })
  await ledger.remove(removed.id)
})

afterAll(() => server.close())

function sumOf(finances: Finance[]) {
  const of = (kind: string) =>
    finances.filter((finance) => finance.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
  return { income: of('income'), expense: of('expense'), net: of('income') - of('expense'), opening: 0 }
}

const newestFirst = (a: Finance, b: Finance) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1)

describe('the filters', () => {
  const cases: [Config, (finance: Finance) => boolean][] = [
    [{}, () => true],
    [{ kind: 'income' }, ({ kind }) => kind === 'income'],
    [{ category: 'dues', status: 'pending' }, ({ category, status }) => category === 'dues' && status === 'pending'],
    [{ from: '2026-02-01', to: '2026-04-30' }, ({ date }) => date >= '2026-02-01' && date <= '2026-04-30'],
    [{ from: '2026-02-11', to: '2026-04-17' }, ({ date }) => date >= '2026-02-11' && date <= '2026-04-17'],
    [{ from: '2026-02-11', to: '2026-02-17' }, ({ date }) => date >= '2026-02-11' && date <= '2026-02-17'],
    [{ from: '2026-03-01', to: '2026-03-09' }, ({ date }) => date >= '2026-03-01' && date <= '2026-03-09'],
    [{ from: '2026-02-11', kind: 'expense' }, ({ date, kind }) => date >= '2026-02-11' && kind === 'expense'],
    [{ to: '2026-05-05' }, ({ date }) => date <= '2026-05-05'],
    [{ from: '2026-05-05', to: '2026-04-04' }, () => false],
    [
      { dueBefore: '2026-04-10', status: 'pending' },
      ({ dueDate = '9', status }) => dueDate < '2026-04-10' && status === 'pending',
    ],
    [{ eventId }, (finance) => finance.eventId === eventId],
    [
      { q: 'mensalidade', kind: 'income' },
      ({ description, kind }) => description === 'Mensalidade' && kind === 'income',
    ],
  ]

  test.each(cases)('%o give the page, the total, the sums and the whole', async (config, passes) => {
    const expected = stored.filter(passes).sort(newestFirst)
    expect(await ledger.all(config)).toEqual(expected)
    expect(await ledger.sum(config)).toEqual(sumOf(expected))
    for (const page of [1, 2, 3]) {
      const answer = await ledger.list({ ...config, perPage: 30, page })
      expect(answer).toMatchObject({ finances: expected.slice((page - 1) * 30, page * 30), total: expected.length })
    }
    const beyond = await ledger.list({ ...config, page: Number.MAX_SAFE_INTEGER, perPage: 100 })
    expect(beyond).toMatchObject({ finances: [], total: expected.length })
  })

  test('by member', async () => {
    const expected = stored.filter(({ memberId }) => memberId === joao).sort(newestFirst)
    expect((await ledger.list({ memberId: joao, perPage: 100 })).finances).toEqual(expected)
  })

  test.each([
    [{ page: 0 }, 'config.page'],
    [{ perPage: 101 }, 'config.perPage'],
    [{ sortColumn: 'notes' }, 'config.sortColumn'],
    [{ kind: 'gift' }, 'config.kind'],
    [{ from: 'yesterday' }, 'config.from'],
    [{ memberId: '7' }, 'config.memberId'],
    [{ groupId: newId() }, 'config.groupId'],
  ])('%o is refused', async (config, field) => {
    const answer = await ledger.get(`/finances/list?${configQuery(config)}`)
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
  })
})

describe('the order', () => {
  test.each([
    ['date', ({ date }: Finance) => date],
    ['amount', ({ amount }: Finance) => amount],
    ['kind', ({ kind }: Finance) => financeKinds.indexOf(kind)],
    ['category', ({ category }: Finance) => financeCategories.indexOf(category)],
    ['status', ({ status }: Finance) => financeStatuses.indexOf(status)],
    [
      'description',
      ({ description }: Finance) =>
        ['Álbum de partituras', 'Aluguel do Teatro São João', 'arco', 'Mensalidade', 'Zabumba 2', 'Zabumba 10'].indexOf(
          description,
        ),
    ],
    ['dueDate', ({ dueDate }: Finance) => dueDate ?? null],
  ] as const)('by %s, what is absent last both ways, ties by id', async (sortColumn, valueOf) => {
    for (const sort of ['asc', 'desc'] as const) {
      const sign = sort === 'asc' ? 1 : -1
      const expected = [...stored].sort((a, b) => {
        const [left, right] = [valueOf(a), valueOf(b)]
        if (left === right) return a.id < b.id ? -1 : 1
        if (left === null || right === null) return left === null ? 1 : -1
        return left < right ? -sign : sign
      })
      const first = await ledger.list({ sortColumn, sort, perPage: 100 })
      const second = await ledger.list({ sortColumn, sort, perPage: 100, page: 2 })
      expect([...first.finances, ...second.finances].map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  })
})

describe('the search', () => {
  test.each([
    ['teatro', 1],
    ['TEATRO são', 1],
    ['sao joao aluguel', 1],
    ['1.234,56', 1],
    ['1234.56', 1],
    ['123456', 1],
    ['100%', 1],
    ['pago_ja', 1],
    ['%', 1],
    ['trompa', 0],
    ["'; drop table finances; --", 0],
  ])('for "%s"', async (q, count) => {
    const { finances, total } = await ledger.list({ q })
    expect([finances.length, total, (await ledger.all({ q })).length]).toEqual([count, count, count])
  })

  test("finds a member's entries by the member's name", async () => {
    const ofJoao = stored.filter(({ memberId }) => memberId === joao)
    expect(await ledger.sum({ q: 'conceicao' })).toEqual(sumOf(ofJoao))
    expect((await ledger.list({ q: 'joao' })).total).toBe(ofJoao.length + 1)
  })
})

test('a count ends where it may end, and says so; the pages are the same', async () => {
  for (const config of [
    { q: 'mensal' },
    { q: 'mensal', sort: 'asc', sortColumn: 'amount' },
    { memberId: joao },
  ] as const) {
    const exact = await ledger.list(config)
    const countUpTo = exact.total - 1
    expect(await ledger.list({ ...config, countUpTo })).toEqual({ ...exact, total: countUpTo, hasMore: true })
    expect(await ledger.list({ ...config, countUpTo: exact.total })).toEqual(exact)
  }
  const all = await ledger.list()
  expect(await ledger.list({ countUpTo: 1 })).toEqual(all)
  expect((await ledger.get('/finances/list?config[countUpTo]=0')).statusCode).toBe(400)
})

test('a search finds the same in books of a few entries and of thousands', async () => {
  const books = financeFixture(server.app, await foundGroup(server.app))
  const memberId = await books.addMember({ name: 'Íris Zanetti' })
  await books.stored({ description: 'Aluguel do Teatro São João', amount: 123_456, notes: '100% pago_já' })
  await books.stored({ memberId, amount: 700 })
  const words = ['sao teatro', '1.234,56', '100%', 'pago_ja', 'iris', 'zanetti mensal', 'MENSALÍ', 'nobody']
  const found = () =>
    Promise.all(words.map(async (q) => [q, (await books.list({ q })).finances, await books.sum({ q })] as const))
  const before = await found()
  expect(before.map(([, finances]) => finances.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 0])
  const lines = Array.from({ length: 5_001 }, () => newFinance({ description: 'Brinco', amount: 2 }))
  const file = { id: newId(), fileName: 'thousands.csv', finances: lines }
  expect((await books.post('/finances/import-finances', { import: file })).json()).toMatchObject({
    added: lines.length,
  })
  expect(await found()).toEqual(before)
  expect((await books.list({ q: 'brinco', page: 2, perPage: 100 })).total).toBe(lines.length)
  const upTo = (countUpTo: number, q: string) => books.list({ q, countUpTo, page: 2, perPage: 100 })
  const { finances } = await books.list({ q: 'brinco', page: 2, perPage: 100 })
  expect(await upTo(5_000, 'brinco')).toEqual({ finances, total: 5_000, hasMore: true })
  expect(await upTo(5_001, 'brinco')).toEqual({ finances, total: 5_001 })
  expect(await upTo(5_000, 'nobody')).toEqual({ finances: [], total: 0 })
})

test('a removed member keeps the entries', async () => {
  const memberId = await ledger.addMember({ name: 'Efêmero' })
  const finance = await ledger.stored({ memberId, date: '2020-01-01' })
  await callAs(server.app, admin, 'DELETE', `/members/remove-member?id=${memberId}`)
  expect((await ledger.list({ memberId })).finances).toEqual([finance])
})
