import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../server/app'
import { openDatabase } from '../../../server/platform/db/database'
import type { Config } from '../../../server/platform/config'
import type { App, AppDependencies } from '../../../server/platform/dependencies'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const TOKEN = 'a-token-of-many-letters'
const MADE_AT = Date.UTC(2026, 10, 22)

let server: TestServer
let app: App

function build(metrics: Partial<Config['metrics']>, more: Partial<AppDependencies> = {}): Promise<App> {
  const config = { ...server.config, metrics: { port: undefined, host: '127.0.0.1', token: undefined, ...metrics } }
  return buildApp({ ...server.dependencies, config, ...more })
}

beforeAll(async () => {
  server = await createTestServer()
  app = await build({ token: TOKEN }, { backups: { findNewest: async () => MADE_AT, failures: () => 2 } })
})

afterAll(async () => {
  await app.close()
  await server.close()
})

const ask = (target: App, authorization?: string) =>
  target.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

async function figures(): Promise<string> {
  const answer = await ask(app, `Bearer ${TOKEN}`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  return answer.body
}

test('there are none where neither a port nor a token is set', async () => {
  expect((await ask(server.app)).statusCode).toBe(404)
  expect((await ask(server.app, 'Bearer undefined')).statusCode).toBe(404)
})

test.each([undefined, 'Bearer', 'Bearer x', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, `Bearer ${TOKEN.slice(1)}`])(
  'on the main port they are for whoever has the token, and not for %s',
  async (authorization) => {
    const answer = await ask(app, authorization)
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'unauthenticated'])
    expect(answer.body).not.toContain('batuta_')
  },
)

test('calls are counted by route and class of status, and no address becomes a label', async () => {
  const admin = await foundGroup(app)
  await callAs(app, admin, 'GET', '/members/find-member?id=01900000-0000-7000-8000-00000000ad01')
  await callAs(app, admin, 'GET', '/auth/user')
  await app.inject('/hunter2?token=hunter2')
  await app.inject({ method: 'DELETE', url: '/hunter2' })
  const text = await figures()
  const counted = (labels: string) => `http_request_duration_seconds_count{${labels}} `
  expect(text).toContain(`${counted('method="POST",route="/auth/register",status="2xx"')}1`)
  expect(text).toContain(`${counted('method="GET",route="/members/find-member",status="4xx"')}1`)
  expect(text).toContain(`${counted('method="any",route="none",status="4xx"')}2`)
  expect(text).not.toMatch(/hunter2|ad01/)
  expect(text).not.toContain(admin.userData.group.id)
})

test('the process, the pool, the database and the backups tell of themselves', async () => {
  const text = await figures()
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(value('batuta_pool_waiting')).toBe(0)
  expect(value('batuta_pool_connections\\{state="busy"\\}')).toBeGreaterThanOrEqual(0)
  expect(value('batuta_database_up')).toBe(1)
  expect(value('batuta_database_size_bytes')).toBeGreaterThan(1_000_000)
  expect(value('batuta_last_backup_timestamp_seconds')).toBe(MADE_AT / 1000)
  expect(value('batuta_backup_failures_total')).toBe(2)
})

test('writes that wait for their group’s turn are counted', async () => {
  const admin = await foundGroup(app)
  const groupId = admin.userData.group.id
  const save = () => callAs(app, admin, 'POST', '/api/bookmarks/update', { id: 1 })
  let release = () => {}
  const first = app.groupQueue.run(groupId, 0, () => new Promise<void>((resolve) => (release = resolve)))
  const calls = [save(), save()]
  await expect.poll(() => app.groupQueue.waitingCount).toBe(2)
  const text = await figures()
  release()
  await first
  await Promise.all(calls)
  expect(text).toContain('batuta_group_queue_waiting 2\n')
})

test('where the database is silent the rest is told all the same', async () => {
  const mute = createServer()
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  const { db, probe, close } = openDatabase(
    { connectionString: `postgres://batuta@127.0.0.1:${port}/batuta` },
    () => {},
  )
  const silent = await build({ token: TOKEN }, { db, probe })
  const answer = await ask(silent, `Bearer ${TOKEN}`)
  expect(answer.body).toContain('batuta_database_up 0\n')
  expect(answer.body).toContain('process_resident_memory_bytes')
  mute.close()
  await silent.close()
  void close()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test('a port of their own has them, the main one does not, and it closes with the app', async () => {
  const port = await freePort()
  const apart = await build({ port })
  await apart.ready()
  const url = `http://127.0.0.1:${port}`
  const reply = await fetch(`${url}/metrics`)
  const text = await reply.text()
  expect([reply.status, text.includes('batuta_pool_waiting 0')]).toEqual([200, true])
  // All of it at the first time of asking.
  expect(text).toMatch(/^batuta_database_size_bytes \d{7,}$/m)
  expect((await fetch(`${url}/members/list`)).status).toBe(404)
  expect((await ask(apart)).statusCode).toBe(404)
  await expect(build({ port }).then((second) => second.ready())).rejects.toThrow(`METRICS_PORT ${port}`)
  await apart.close()
  await expect(fetch(`${url}/metrics`)).rejects.toThrow(TypeError)
})

test('a port of their own asks for the token too, where there is one', async () => {
  const port = await freePort()
  const apart = await build({ port, token: TOKEN })
  await apart.ready()
  const askWith = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  const replies = [await askWith({}), await askWith({ authorization: `Bearer ${TOKEN}` })]
  expect(replies.map(({ status }) => status)).toEqual([401, 200])
  for (const { headers } of replies) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  await apart.close()
})
