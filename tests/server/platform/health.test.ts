import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { openDatabase } from '../../../server/platform/db/database'
import { createTestServer } from '../support/harness'

test('says ok while the database answers, and 503 once it does not', async () => {
  const server = await createTestServer()
  const well = await server.app.inject('/health')
  expect(well.statusCode).toBe(200)
  expect(well.json()).toEqual({ status: 'ok', timeZones: expect.stringMatching(/^20\d\d[a-z]$/) })
  await server.drop()
  const ill = await server.app.inject('/health')
  expect(ill.statusCode).toBe(503)
  expect(ill.json()).toMatchObject({ error: { code: 'internal', requestId: expect.any(String) } })
  await server.close()
})

test(
  'says 503 in time where the database takes the connection and then says nothing',
  { timeout: 20_000 },
  async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const { db, close } = openDatabase({ connectionString: `postgres://batuta@127.0.0.1:${port}/batuta` }, () => {})
    const app = await buildApp({ config: loadConfig({}), db, secret: randomBytes(32) })
    expect((await app.inject('/health')).statusCode).toBe(503)
    silent.close()
    await app.close()
    void close()
  },
)

test.runIf(process.platform === 'linux')('says 503 where the disk is full', async () => {
  const server = await createTestServer()
  // A file system without room.
  const app = await buildApp({ ...server.dependencies, diskFolder: '/proc' })
  const answer = await app.inject('/health')
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'internal'])
  await app.close()
  await server.close()
})

test('says ok while all connections for calls are taken, as by a server of the database that hangs', async () => {
  const server = await createTestServer()
  const held = await Promise.all(Array.from({ length: server.pool.options.max }, () => server.pool.connect()))
  expect((await server.app.inject('/health')).statusCode).toBe(200)
  for (const client of held) client.release()
  await server.close()
})

test.runIf(process.platform === 'linux')('what the metrics say of the database is what it says', async () => {
  const server = await createTestServer()
  const token = 'a-token-of-many-letters'
  const config = { ...server.config, metrics: { port: undefined, host: '127.0.0.1', token } }
  for (const [diskFolder, status, figure] of [
    ['/dev/shm', 200, 1],
    ['/proc', 503, 0],
  ] as const) {
    const app = await buildApp({ ...server.dependencies, config, diskFolder })
    const metrics = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    expect([(await app.inject('/health')).statusCode, metrics.body]).toEqual([
      status,
      expect.stringContaining(`batuta_database_up ${figure}\n`),
    ])
    await app.close()
  }
  await server.close()
})
