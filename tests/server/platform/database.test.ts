import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

test('a connection that breaks between two statements of a call fails that call, and not the server', async () => {
  // As a transaction holds it. When a database is restarted, whatever runs at that moment goes through this.
  const held = await server.pool.connect()
  // Not `once` of node:events: that would listen for the error itself.
  const gone = new Promise((resolve) => held.once('end', resolve))
  const { rows } = await held.query('select pg_backend_pid() as pid')
  await server.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await gone
  await expect(held.query('select 1')).rejects.toThrow(/connection/)
  held.release()
  expect((await server.app.inject('/health')).statusCode).toBe(200)
})
