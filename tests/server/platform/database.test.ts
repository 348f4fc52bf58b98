import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { buildApp } from '../../../server/app'
import { openDatabase } from '../../../server/platform/db/database'
import { financeFixture, newFinance } from '../finances/financeFixture'
import type { FinanceFixture } from '../finances/financeFixture'
import { foundGroup } from '../support/factories'
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

describe('a call that runs out of time is told to come again, and has changed nothing', () => {
  let admin: SignedIn
  let ledger: FinanceFixture

  beforeEach(async () => {
    admin = await foundGroup(server.app)
    ledger = financeFixture(server.app, admin)
  })

  const expectBusy = ({ statusCode, headers, json }: Awaited<ReturnType<FinanceFixture['add']>>) =>
    expect([statusCode, headers['retry-after'], json().error.code]).toEqual([503, '5', 'busy'])

  test('in a statement', async () => {
    const hurried = await createTestServer()
    // Queued before the call's own first statement.
    hurried.pool.on('connect', (client) => void client.query('set statement_timeout = 300'))
    const hurriedLedger = financeFixture(hurried.app, await foundGroup(hurried.app))
    const other = new pg.Client(hurried.connection)
    await other.connect()
    await other.query('begin')
    await other.query('lock table finance_changes in exclusive mode')
    const entry = newFinance()
    expectBusy(await hurriedLedger.add(entry))
    await other.query('commit')
    await other.end()
    expect(await hurriedLedger.all()).toEqual([])
    expect((await hurriedLedger.balance()).balance).toBe(0)
    expect((await hurriedLedger.add(entry)).statusCode).toBe(201)
    await hurried.close()
  })

  test('before it has a connection', async () => {
    const { options } = server.pool
    const { connectionTimeoutMillis } = options
    const held = await Promise.all(Array.from({ length: options.max }, () => server.pool.connect()))
    const entry = newFinance()
    try {
      options.connectionTimeoutMillis = 200
      expectBusy(await ledger.add(entry))
    } finally {
      options.connectionTimeoutMillis = connectionTimeoutMillis
      for (const client of held) client.release()
    }
    expect(await ledger.all()).toEqual([])
    expect((await ledger.add(entry)).statusCode).toBe(201)
  })

  test('while the database goes down', async () => {
    const other = new pg.Client(server.connection)
    await other.connect()
    await other.query('begin')
    await other.query('lock table finance_changes in exclusive mode')
    const entry = newFinance()
    const answer = ledger.add(entry)
    const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await other.query(waiting)).rows).toHaveLength(1)
    const { rows } = await other.query(waiting)
    await other.query('select pg_terminate_backend($1)', [rows[0].pid])
    expectBusy(await answer)
    await other.query('commit')
    await other.end()
    expect(await ledger.all()).toEqual([])
    expect((await ledger.add(entry)).statusCode).toBe(201)
  })

  test('where nobody listens any more', async () => {
    const { db, close } = openDatabase({ connectionString: 'postgres://batuta@127.0.0.1:1/batuta' }, () => {})
    const app = await buildApp({ ...server.dependencies, db, probe: undefined })
    expectBusy(await financeFixture(app, admin).add(newFinance()))
    expectBusy(
      await app.inject({ method: 'POST', url: '/auth/login', payload: { email: 'a@b.example', password: 'x' } }),
    )
    expect((await app.inject('/health')).statusCode).toBe(503)
    await app.close()
    await close()
  })
})
