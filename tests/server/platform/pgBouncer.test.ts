import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { Balance } from '@contract/finances/balance'
import { SignedIn } from '@contract/auth'
import { checkBackup } from '../../../server/platform/backup/readBackup'
import { newEvent } from '../calendar/events/calendarFixture'
import { newFinance } from '../finances/financeFixture'
import { ApiClient } from '../support/apiClient'
import { spawnServer } from '../support/builtServer'
import { PASSWORD, newPerson } from '../support/factories'
import { pgBouncerProgram, startPgBouncer } from '../support/pgBouncer'
import { withDatabase } from '../support/testDatabase'

/** Generous, as the machine may do much else. */
const POLL = { timeout: 60_000 }

const buildDir = inject('buildDir')
const name = `batuta_pooled_${randomUUID().slice(0, 8)}`
const direct = withDatabase(inject('testServer'), name)

async function ask(target: typeof direct, statement: string) {
  const client = new pg.Client(target)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function post(url: string, path: string, body: object): Promise<SignedIn> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return SignedIn.parse(await reply.json())
}

async function status(client: ApiClient, path: string, body: object): Promise<number> {
  const reply = await client.call(path, { method: 'POST', body: JSON.stringify(body) })
  await reply.arrayBuffer()
  return reply.status
}

/** What people do, at both processes: more at once than there are server connections, and each statement more than once. */
async function workAt(first: string, second: string): Promise<void> {
  const person = newPerson()
  const group = { name: 'Banda', currency: 'BRL', timeZone: 'America/Sao_Paulo' }
  await post(first, '/auth/register', { ...person, group })
  const { refreshToken } = await post(second, '/auth/login', { email: person.email, password: PASSWORD })
  const { userData, accessToken } = await post(first, '/auth/login', { email: person.email, password: PASSWORD })
  const renewed = await fetch(`${second}/jwt/refresh-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  expect(renewed.status).toBe(200)
  const admin = new ApiClient(first, {
    authorization: `Bearer ${accessToken}`,
    'x-user-document': userData.document,
  })
  const finances = Array.from({ length: 2000 }, (_, at) => newFinance({ amount: 100, description: `Payment ${at}` }))
  const batch = { id: randomUUID(), fileName: 'extrato.csv', finances }
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      const client = admin.at(turn % 2 === 0 ? first : second)
      if (turn === 0) return status(client, '/finances/import-finances', { import: batch })
      if (turn % 4 === 1) return status(client, '/calendar/add-event', { event: newEvent() })
      if (turn % 4 === 2) return client.addMember().then(() => 201)
      return status(client, '/finances/add-finance', { finance: newFinance({ amount: 100 }) })
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await admin.memberIds()).toHaveLength(10)
  const balance = Balance.parse(await (await admin.at(second).call('/finances/balance')).json())
  const entries = await ask(direct, `select sum(amount)::int as sum from finances where status = 'paid'`)
  expect(entries).toEqual([{ sum: balance.income }])
}

/** What a session keeps would be met by whoever gets its connection next. */
async function expectNothingKept(pooled: string): Promise<void> {
  const locks = `select objid from pg_locks join pg_database d on d.oid = database and datname = current_database()
                  where locktype = 'advisory'`
  expect(await ask(direct, locks)).toEqual([])
  const settings = await Promise.all(
    Array.from({ length: 4 }, () => ask({ connectionString: pooled }, 'show statement_timeout')),
  )
  expect(settings.flat()).toEqual(Array.from({ length: 4 }, () => ({ statement_timeout: '0' })))
}

test('two processes behind PgBouncer in transaction mode start, serve, do their jobs, back up, and leave nothing', async (context) => {
  context.skip(pgBouncerProgram === undefined, 'PgBouncer is not installed (Debian: pgbouncer)')
  await ask(inject('testServer'), `create database ${name}`)
  const pooler = await startPgBouncer(direct)
  const folder = await mkdtemp(join(tmpdir(), 'batuta-pooled-'))
  const env = { DATABASE_URL: pooler.url, JWT_SECRET: 'x'.repeat(32), BACKUP_DIR: join(folder, 'backups') }
  const processes = [1, 2].map(() =>
    spawnServer(`${buildDir}/server/server.mjs`, { ...env, RATE_LIMIT: 'on', LOG_LEVEL: 'warn' }),
  )
  try {
    const [first = '', second = ''] = await Promise.all(processes.map(({ ready }) => ready))
    await workAt(first, second)
    const undone = `select count(*)::int as count from pgboss.job where state <> 'completed'`
    await expect.poll(() => ask(direct, undone), POLL).toEqual([{ count: 0 }])
    await expect.poll(() => readdir(env.BACKUP_DIR), POLL).toEqual([expect.stringMatching(/\.sql\.gz$/)])
    const file = join(folder, 'by-hand.sql.gz')
    await promisify(execFile)(process.execPath, [`${buildDir}/server/backup.mjs`, 'write', file], { env })
    expect((await checkBackup(file)).footer.rows).toMatchObject({ groups: 1, members: 10 })
    await expectNothingKept(pooler.url)
    const quiet = /^(\{[^\n]*the client is not built[^\n]*\}\n)?$/
    expect(processes.map((server) => quiet.test(server.output().stderr) || server.output().stderr)).toEqual([
      true,
      true,
    ])
  } finally {
    await Promise.all(processes.map((server) => server.end('SIGTERM')))
    await pooler.stop()
    await ask(inject('testServer'), `drop database ${name} with (force)`)
    await rm(folder, { recursive: true })
  }
  expect(processes.map(({ child }) => child.exitCode)).toEqual([0, 0])
})
