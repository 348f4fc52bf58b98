import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
})
afterAll(() => server.close())

const dues = { month: '0000-01', amount: 100, date: '2026-01-31', description: 'Dues' }
const bodies: [url: string, body: object][] = [
  ['/finances/close-month', { month: '0000-01' }],
  ['/finances/reopen-month', { month: '0000-01', reason: 'x' }],
  ['/finances/preview-dues', { dues }],
  ['/finances/create-dues', { dues }],
  ['/calendar/preview-copy', { copy: { from: { toString: 1 } } }],
  ['/calendar/preview-copy', { copy: { from: { toString: 1 }, to: { valueOf: 1 }, start: [] } }],
]

test.each(bodies)('%s names the field that is wrong: %j', async (url, body) => {
  const answer = await callAs(server.app, admin, 'POST', url, body)
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid'])
  expect(Object.keys(answer.json().error.fields).length).toBeGreaterThan(0)
})

test.each(['from[0]=a&from[length]=3', 'from[a]=1', 'from[toString]=1&from[valueOf]=1', 'from[0][a]=1'])(
  'a query names the field that is wrong: %s',
  async (from) => {
    const url = `/calendar/list-holidays?${from}&to=2025-09-15&locale=en`
    const answer = await callAs(server.app, admin, 'GET', url)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid'])
    expect(Object.keys(answer.json().error.fields).length).toBeGreaterThan(0)
  },
)
