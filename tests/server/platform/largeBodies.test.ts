import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, foundGroup, headersOf } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import type { SignedIn } from '@contract/auth'

let server: TestServer
let admin: SignedIn
let port: number

beforeAll(async () => {
  server = await createTestServer()
  admin = await foundGroup(server.app)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const unknownKeys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":0`).join(',')}}`

const member = (at: number, over: object = {}) => ({
  id: `0191e7a0-0000-7000-8000-${String(at).padStart(12, '0')}`,
  name: `Ana ${at}`,
  section: 'brass',
  status: 'active',
  ...over,
})

/** Three hundred kilobytes: more than an ordinary call may have. */
const largeBatch = () =>
  batch([
    member(1, { notes: 'x'.repeat(500) }),
    ...Array.from({ length: 400 }, (_, at) => member(at + 2, { notes: 'y'.repeat(700) })),
  ])

const batch = (members: object[]) => ({
  import: { id: crypto.randomUUID(), fileName: 'members.csv', members },
})

function post(url: string, payload: string | object) {
  const headers = { 'content-type': 'application/json', ...headersOf(admin) }
  return server.app.inject({ method: 'POST', url, headers, payload })
}

test.each(['/auth/login', '/auth/register', '/auth/demo', '/jwt/refresh-token', '/jwt/logout'])(
  'strangers may send %s 16 KB and no more',
  async (url) => {
    const answer = await post(url, unknownKeys(100_000))
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'too_large'])
  },
)

test('of a thousand unknown keys the first fifty are named, and that there are more is said', async () => {
  const answer = await post('/auth/login', unknownKeys(1000))
  const { error } = answer.json()
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(error.fields)).toHaveLength(50)
  expect(error.hasMoreFields).toBe(true)
})

test('fifty that are wrong are all named, and nothing says that there are more', async () => {
  const answer = await post('/auth/login', { ...JSON.parse(unknownKeys(48)) })
  const { error } = answer.json()
  // With the two that are missing.
  expect(Object.keys(error.fields)).toHaveLength(50)
  expect(error).not.toHaveProperty('hasMoreFields')
})

test('of a thousand lines that are wrong the first fifty are named', async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => member(at, { name: '' }))
  const answer = await post('/members/import-members', batch(lines))
  const { error } = answer.json()
  expect(Object.keys(error.fields)).toHaveLength(50)
  expect(error).toMatchObject({ code: 'invalid', hasMoreFields: true })
})

/** Sends the head and a first piece of the body; the rest is never sent. */
function beginBody(url: string, piece: string, as = admin): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve) => {
    const call = httpRequest(
      {
        port,
        path: url,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 16_000_000, ...headersOf(as) },
      },
      (answer) => {
        let body = ''
        answer.on('data', (chunk) => (body += String(chunk)))
        answer.on('end', () => {
          call.destroy()
          resolve({ status: answer.statusCode, body })
        })
      },
    )
    call.on('error', () => resolve({ status: undefined, body: '' }))
    call.write(piece)
  })
}

test('an import of millions of unknown keys is refused while its first piece is read', async () => {
  const { status, body } = await beginBody('/members/import-members', unknownKeys(500).slice(0, -1))
  expect(status).toBe(400)
  expect(JSON.parse(body).error).toMatchObject({ code: 'invalid', hasMoreFields: true })
})

test('an import of more values than lines could have is refused while it is read', async () => {
  const { status, body } = await beginBody('/members/import-members', `{"import":[${'{},'.repeat(500_001)}`)
  expect([status, JSON.parse(body).error.code]).toEqual([413, 'too_large'])
})

test('a large body is refused by its announced length', async () => {
  const answer = await post('/members/import-members', ' '.repeat(17 * 1024 * 1024))
  expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'too_large'])
})

test.each(['{', '{"import":', '[1,]', '{"a":1}}', '{"__proto__":{"import":1}}', 'x', '"\u0000"'])(
  'a large body that is not JSON is refused: %s',
  async (body) => {
    const answer = await post('/members/import-members', body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid'])
  },
)

test('while two groups send large bodies, a third is told to come again, and small calls go on', async () => {
  const others = [await foundGroup(server.app), await foundGroup(server.app)]
  const open = others.map((other) => beginBody('/members/import-members', '{"import":', other))
  await expect.poll(() => server.app.largeBodies.size, { timeout: 10_000 }).toBe(2)
  const refused = await post('/members/import-members', largeBatch())
  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'busy'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await callAs(server.app, admin, 'GET', '/members/all-members')).statusCode).toBe(200)
  server.app.server.closeAllConnections()
  await Promise.all(open)
  await expect.poll(() => server.app.largeBodies.size, { timeout: 10_000 }).toBe(0)
  expect((await post('/members/import-members', largeBatch())).statusCode).toBe(201)
})

test('a group sends one large body at a time', async () => {
  const open = beginBody('/members/import-members', '{"import":')
  await expect.poll(() => server.app.largeBodies.size, { timeout: 10_000 }).toBe(1)
  expect((await post('/members/import-members', largeBatch())).statusCode).toBe(503)
  expect((await post('/members/find-duplicates', { lines: [] })).statusCode).toBe(200)
  server.app.server.closeAllConnections()
  await open
})
