import { drizzle } from 'drizzle-orm/node-postgres'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Finance } from '@contract/finances'
import type { Transfer } from '@contract/finances/accounts'
import { accountRepository } from '../../../server/areas/finances/accounts/accountRepository'
import { transferRepository } from '../../../server/areas/finances/accounts/transferRepository'
import { balanceRepository } from '../../../server/areas/finances/balance/balance'
import { financeRepository } from '../../../server/areas/finances/entries/entryRepository'
import { financeFixture, newFinance } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { triesOf } from '../support/wholeRun'

/** By twelves what one in two, three and four of them does comes up alike often. */
const WRITERS = triesOf(48, 12)
const ACCOUNTS = 4
const DUE = 1000
const PAYMENT = 900

/** What was one to begin with: a due with its parts, a payment with its own. */
const WHOLES = `
  select kind, sum(amount) as sum from finances where group_id = $1 and deleted_at is null
   group by kind, coalesce(part_of, split_id, id)`

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let accountIds: string[]

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  accountIds = Array.from({ length: ACCOUNTS }, () => newId())
  for (const [at, id] of accountIds.entries()) {
    const account = { id, name: `Account ${at}`, kind: 'bank' }
    await post('/finances/add-account', { account })
  }
})

afterAll(() => server.close())

/** Where a slow machine keeps a write waiting too long, it is told to come again, with nothing changed. */
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await ledger.post(path, body)
  if (answer.statusCode === 503) return post(path, body)
  if (answer.statusCode > 201) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}

/** A due paid in two parts and the rest, money moved and moved back, a payment shared out and joined: one after the other. */
async function write(writer: number): Promise<void> {
  const account = (at: number) => accountIds[(writer + at) % ACCOUNTS]
  const date = `2026-0${1 + (writer % 9)}-15`
  const due = newFinance({ amount: DUE, date, status: 'pending', dueDate: date, accountId: account(0) })
  let { finance: rest } = await post<{ finance: Finance }>('/finances/add-finance', { finance: due })
  for (const amount of [100 + writer, 200]) {
    const partPayment = { id: newId(), of: rest.id, version: rest.version, amount, date, accountId: account(1) }
    ;({ rest } = await post<{ rest: Finance }>('/finances/pay-part', { partPayment }))
  }
  const transfer = { id: newId(), fromAccountId: account(0), toAccountId: account(2), amount: 10 + writer, date }
  await post('/finances/add-transfer', { transfer })
  if (writer % 2 === 0) await callAs(server.app, admin, 'DELETE', `/finances/remove-transfer?id=${transfer.id}`)
  const parts = [400, 300, 200].map((amount) =>
    newFinance({ kind: 'expense', category: 'venue', amount, date, accountId: account(3) }),
  )
  const split = { id: newId(), total: PAYMENT, parts }
  const { finances } = await post<{ finances: Finance[] }>('/finances/add-split', { split })
  const [kept, ...gone] = finances
  if (writer % 3 === 0 && kept) {
    const join = { finance: { ...kept, amount: PAYMENT }, parts: gone.map(({ id, version }) => ({ id, version })) }
    await post('/finances/join-split', { join })
  }
  const last = [{ id: rest.id, version: rest.version }]
  if (writer % 4 === 0) await post('/finances/pay-finances', { payment: { finances: last, date } })
}

/** All that the books say, of one moment. */
async function snapshot() {
  const client = await server.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const db = Object.assign(drizzle(client), { $client: server.pool })
    const groupId = admin.userData.group.id
    const { balance } = await balanceRepository(db).balance(groupId, undefined)
    const { accounts } = await accountRepository(db).list(groupId, undefined)
    const { transfers } = await transferRepository(db).list(groupId, { page: 1, perPage: 100 })
    const finances = await financeRepository(db).all(groupId, { sort: 'asc' })
    const { rows: wholes } = await client.query<{ kind: string; sum: string }>(WHOLES, [groupId])
    await client.query('commit')
    if (!Array.isArray(finances)) throw new Error('a ledger of these tests is short')
    return { balance, accounts, transfers, finances, wholes }
  } finally {
    client.release()
  }
}

const sumBy = (finances: Finance[], which: (finance: Finance) => boolean) =>
  finances.filter(which).reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)

/** What an account holds, added up one by one; the first one has what names no account. */
function heldBy(id: string, finances: Finance[], transfers: Transfer[]): number {
  const moved = transfers.reduce((sum, { fromAccountId, toAccountId, amount }) => {
    if (toAccountId === id) return sum + amount
    return fromAccountId === id ? sum - amount : sum
  }, 0)
  const isHere = ({ status, accountId }: Finance) => status === 'paid' && (accountId ?? admin.userData.group.id) === id
  return moved + sumBy(finances, isHere)
}

function check({ balance, accounts, transfers, finances, wholes }: Awaited<ReturnType<typeof snapshot>>): void {
  expect(balance).toBe(sumBy(finances, ({ status }) => status === 'paid'))
  expect(accounts.reduce((sum, account) => sum + account.balance, 0)).toBe(balance)
  for (const { account, balance: held } of accounts) expect(held).toBe(heldBy(account.id, finances, transfers))
  // What was asked for is what is left and what was paid of it; a payment is what its parts come to, in one or in several.
  for (const { sum, kind } of wholes) expect(Number(sum)).toBe(kind === 'income' ? DUE : PAYMENT)
}

test(`under ${WRITERS} writers at once, accounts, transfers, parts and splits come to the entries at any moment and at the end`, async () => {
  const over = new AbortController()
  let looks = 0
  const look = async () => {
    while (!over.signal.aborted) {
      check(await snapshot())
      looks += 1
    }
  }
  const looking = look()
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  over.abort()
  await looking
  expect(looks).toBeGreaterThan(WRITERS / 6)
  const end = await snapshot()
  check(end)
  expect(end.transfers).toHaveLength(WRITERS / 2)
  expect(end.finances.filter(({ status }) => status === 'pending')).toHaveLength(WRITERS - Math.ceil(WRITERS / 4))
})
