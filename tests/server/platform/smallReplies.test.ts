import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { financeFixture } from '../finances/financeFixture'
import type { FinanceFixture } from '../finances/financeFixture'
import { foundGroup, headersOf } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const LIST = '/finances/list'

let server: TestServer
let admin: SignedIn
let ledger: FinanceFixture

const read = (url: string, headers: Record<string, string> = {}, person = admin) =>
  server.app.inject({ url, headers: { ...headersOf(person), 'accept-encoding': 'gzip, br', ...headers } })

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  ledger = financeFixture(server.app, admin)
  for (let count = 0; count < 10; count++) await ledger.stored()
})

afterAll(() => server.close())

test('a list is compressed for who understands it, and the same', async () => {
  const [packed, plain] = [await read(LIST), await read(LIST, { 'accept-encoding': 'identity' })]
  expect(packed.headers['content-encoding']).toBe('br')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect((await read('/finances/balance')).headers['content-encoding']).toBeUndefined()
})

test('who has it already is told so, until something changes', async () => {
  const { headers } = await read(LIST)
  expect(headers['cache-control']).toBe('no-store')
  expect((await read('/calendar/list-events')).headers['cache-control']).toBe('private, no-cache')
  expect(headers.vary).toMatch(/authorization, x-user-document/)
  const known = { 'if-none-match': String(headers.etag) }
  const same = await read(LIST, known)
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag])
  await ledger.stored()
  expect((await read(LIST, known)).statusCode).toBe(200)
})

test("another group's list is never the one that is known", async () => {
  const { headers } = await read(LIST)
  const elsewhere = await foundGroup(server.app)
  const answer = await read(LIST, { 'if-none-match': String(headers.etag) }, elsewhere)
  expect([answer.statusCode, answer.json().total]).toEqual([200, 0])
})

test.each(['/auth/user', '/users/list-users', '/calendar/feed', '/group/settings', '/finances/nothing'])(
  '%s is neither compressed nor kept',
  async (url) => {
    const { headers } = await read(url)
    expect([headers['content-encoding'], headers.etag, headers['cache-control']]).toEqual([
      undefined,
      undefined,
      'no-store',
    ])
  },
)

test('what is refused is not kept either', async () => {
  const { headers, statusCode } = await read(`${LIST}?config[page]=0`)
  expect([statusCode, headers.etag, headers['cache-control']]).toEqual([400, undefined, 'no-store'])
})
