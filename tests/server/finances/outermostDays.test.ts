import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'

// The first day that a calendar date can be has none before it, and the last none after it.

const FIRST = '0001-01-01'
const LAST = '9999-12-31'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture
let accountId: string
let memberId: string

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  memberId = await ledger.addMember()
  await ledger.stored({ date: FIRST, amount: 700 })
  await ledger.stored({ date: LAST, amount: 30 })
  const { accounts } = await ledger.read('/finances/list-accounts')
  accountId = accounts[0].account.id
})

afterAll(() => server.close())

test('an account that is read from the first day on had nothing before it', async () => {
  const days = `config[from]=${FIRST}&config[to]=${LAST}`
  expect(await ledger.read(`/finances/account-movements?config[accountId]=${accountId}&${days}`)).toMatchObject({
    before: 0,
    after: 730,
    total: 2,
  })
})

test('books that are audited from the first day on had nothing before it', async () => {
  const expiresOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const link = { id: newId(), name: 'Rosa', from: FIRST, to: LAST, withNames: true, expiresOn }
  const { token } = (await ledger.post('/finances/add-auditor-link', { link })).json()
  const headers = { 'x-auditor-link': token }
  const overview = await server.app.inject({ method: 'GET', url: '/auditor/overview', headers })
  expect(overview.json()).toMatchObject({ before: 0, income: 700, accounts: [{ before: 0, balance: 700 }] })
})

test.each([
  `/finances/list?config[from]=${FIRST}&config[to]=${LAST}`,
  `/finances/list-totals?upcomingFrom=${FIRST}&config[from]=${FIRST}&config[to]=${LAST}`,
  `/finances/list-totals?upcomingFrom=${LAST}`,
  `/finances/all-finances?config[from]=${FIRST}&config[to]=${LAST}`,
  `/finances/balance?on=${FIRST}`,
  `/finances/balance?on=${LAST}`,
  `/finances/list-accounts?on=${FIRST}`,
  `/finances/list-accounts?on=${LAST}`,
  `/finances/account-months?on=${FIRST}`,
  `/finances/list-transfers?config[from]=${FIRST}&config[to]=${LAST}`,
  '/finances/year-report?year=0100',
  '/finances/year-report?year=9999',
  '/finances/find-budget?year=0002',
  '/finances/find-budget?year=9997',
  '/finances/find-forecast?year=0002',
  `/analytics/events/list?config[from]=${FIRST}&config[to]=${LAST}`,
  `/analytics/members/list?config[from]=${FIRST}&config[to]=${LAST}`,
  `/audit/list-entries?config[from]=${FIRST}&config[to]=${LAST}`,
])('%s is no error of the server', async (url) => {
  expect((await ledger.get(url)).statusCode).toBeLessThan(500)
})

test.each([FIRST, LAST])('a member who leaves on %s is no error of the server', async (on) => {
  const found = await callAs(server.app, admin, 'GET', `/finances/find-leaving?memberId=${memberId}&on=${on}`)
  expect(found.statusCode).toBeLessThan(500)
})
