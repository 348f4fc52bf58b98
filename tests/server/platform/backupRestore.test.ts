import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackupError } from '../../../server/platform/backup/backupError'
import { checkBackup } from '../../../server/platform/backup/readBackup'
import { restoreBackup } from '../../../server/platform/backup/restoreBackup'
import { writeBackup } from '../../../server/platform/backup/writeBackup'
import { migrateDatabase, readMigrations } from '../../../server/platform/db/migrate'
import { callAs, foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { HOSTILE, fillGroups } from '../support/backupContent'
import { readContent, readTables, packBackup } from './backupFiles'

const secret = { kid: 'kid', files: { 'jwt-secret': 'x' } }
let folder: string
let filled: TestServer
let full: string

const write = (server: TestServer, file: string) =>
  writeBackup({ connection: server.connection, secret }, file, () => {})

const restore = (server: TestServer, file: string, isReplacing = false) =>
  restoreBackup(server.connection, file, isReplacing, () => {})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batuta-backup-'))
  filled = await createTestServer()
  await fillGroups(filled)
  full = join(folder, 'full.sql.gz')
  await write(filled, full)
})

afterAll(async () => {
  await filled.close()
  await rm(folder, { recursive: true })
})

/** Runs it on a migrated database without records. */
async function withEmpty(task: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await createTestServer()
  await task(server).finally(server.close)
}

const groupNames = async ({ pool }: TestServer) => (await pool.query('select name from groups')).rows

test('every row of every table comes back as it was, and Batuta goes on from there', async () => {
  await withEmpty(async (server) => {
    const { header, replaced } = await restore(server, full)
    expect(header.secret).toEqual(secret)
    expect(Math.max(...replaced.values())).toBe(0)
    await write(server, join(folder, 'again.sql.gz'))
    const tables = await readTables(full)
    expect(await readTables(join(folder, 'again.sql.gz'))).toEqual(tables)
    for (const name of ['groups', 'users', 'members', 'finances', 'finance_changes', 'events']) {
      expect([name, tables.get(name)?.length]).not.toEqual([name, 0])
    }
    const { rows } = await server.pool.query('select notes, search from members')
    expect(rows).toEqual([{ notes: HOSTILE, search: expect.stringContaining('principal') }])
    await migrateDatabase(server.connection)
    await foundGroup(server.app)
    expect(await groupNames(server)).toHaveLength(3)
  })
})

test('a backup is its owner’s alone, and takes no other file’s place', async () => {
  expect((await stat(full)).mode & 0o777).toBe(0o600)
  const before = await readFile(full)
  await expect(write(filled, full)).rejects.toThrow(/is there already/)
  expect(await readFile(full)).toEqual(before)
})

test('what the disk does not give back as it was written is no backup', async () => {
  const server = await createTestServer()
  await foundGroup(server.app)
  // Beyond what is held back in memory, so that there is something on the disk to damage before all is written.
  await server.pool.query('update groups set name = $1', [randomBytes(400_000).toString('hex')])
  const home = await mkdtemp(join(folder, 'damaged-'))
  const progress = { isOver: false }
  const outcome = write(server, join(home, 'x.sql.gz'))
    .then(
      () => 'written',
      (error: Error) => error.message,
    )
    .finally(() => (progress.isOver = true))
  while (!progress.isOver) {
    for (const name of await readdir(home)) {
      const handle = await open(join(home, name), 'r+').catch(() => undefined)
      if (((await handle?.stat())?.size ?? 0) > 4096) await handle?.write(Buffer.alloc(64), 0, 64, 2048)
      await handle?.close()
    }
  }
  expect(await outcome).toMatch(/cannot be read back/)
  expect(await readdir(home)).toEqual([])
  await server.close()
})

test('a table that a backup would leave out is seen here', async () => {
  const { rows: tables } = await filled.pool.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and relpersistence = 'p'`,
  )
  expect([...(await readTables(full)).keys()].sort()).toEqual(tables.map(({ name }) => String(name)).sort())
  // Numbers that go on, and what is kept outside of tables, would have to be written down too.
  const { rows: others } = await filled.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('S', 'm')
     union all select oid::text from pg_largeobject_metadata`,
  )
  expect(others).toEqual([])
})

describe('a database that holds records', () => {
  test('is left as it is without a word', async () => {
    await withEmpty(async (server) => {
      await foundGroup(server.app)
      await expect(restore(server, full)).rejects.toThrow(/--replace/)
      expect(await groupNames(server)).toHaveLength(1)
    })
  })

  test('is replaced where that is asked for, and it is said by what', async () => {
    await withEmpty(async (server) => {
      const old = await foundGroup(server.app)
      const { replaced } = await restore(server, full, true)
      expect(replaced.get('groups')).toBe(1)
      expect(await groupNames(server)).toHaveLength(2)
      expect((await callAs(server.app, old, 'GET', '/auth/user')).statusCode).toBe(401)
    })
  })

  test('stays whole where the rows turn out not to fit together', async () => {
    const content = await readContent(full)
    // A group without its people: only the last tables miss them.
    const broken = content.replace(/(^COPY "public"\."users" .*;\n)(?:.*\n)*?\\\.\n/m, '$1\\.\n')
    await packBackup(join(folder, 'broken.sql.gz'), broken)
    await withEmpty(async (server) => {
      const admin = await foundGroup(server.app)
      await expect(restore(server, join(folder, 'broken.sql.gz'), true)).rejects.toThrow(/foreign key/)
      expect((await callAs(server.app, admin, 'GET', '/auth/user')).statusCode).toBe(200)
    })
  })
})

describe('a file that is not whole is refused before anything is touched', () => {
  const cases: [string, (whole: Buffer, content: string) => Buffer | string][] = [
    ['cut off', (whole) => whole.subarray(0, whole.length / 2)],
    [
      'with one byte changed',
      (whole) => Buffer.concat([whole.subarray(0, 999), Buffer.from('x'), whole.subarray(1000)]),
    ],
    ['without its end', (_, content) => gzipSync(content)],
    ['with a name changed and packed again', (_, content) => gzipSync(content.replace('Banda', 'Bando'))],
    ['with something after its end', (whole) => Buffer.concat([whole, gzipSync('-- more\n')])],
    ['of another kind', () => gzipSync('select 1;\n')],
    ['not packed', () => 'hello'],
    ['empty', () => ''],
  ]

  test.each(cases)('%s', async (_, damage) => {
    const file = join(folder, 'damaged.sql.gz')
    await writeFile(file, damage(await readFile(full), await readContent(full)))
    const before = await groupNames(filled)
    await expect(restore(filled, file, true)).rejects.toThrow(BackupError)
    expect(await groupNames(filled)).toEqual(before)
  })

  test('that is not there', async () => {
    await expect(checkBackup(join(folder, 'none'))).rejects.toThrow(/there is no file/)
  })
})

describe('another version’s backup', () => {
  const group = newId()

  function contentOf(migrations: { hash: string; createdAt: number }[]): string {
    const header = { format: 1, version: '0.1.0', madeAt: new Date().toISOString(), migrations, secret }
    return `-- Batuta backup ${JSON.stringify(header)}
COPY "public"."groups" ("group_id","name","currency","time_zone") FROM stdin;
${group}\tOld\tBRL\tAmerica/Sao_Paulo
\\.
COPY "public"."members" ("group_id","id","name","section","status","joined_on") FROM stdin;
${group}\t${newId()}\tAna\tbrass\tactive\t2020-03-01
\\.
`
  }

  test('an older one is brought up to date with its records', async () => {
    const known = readMigrations()
    const ran = known.slice(0, 5).map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }))
    await packBackup(join(folder, 'old.sql.gz'), contentOf(ran))
    await withEmpty(async (server) => {
      await restore(server, join(folder, 'old.sql.gz'))
      const { rows } = await server.pool.query('select since::text, kind from member_history')
      expect(rows).toEqual([{ since: '2020-03-01', kind: 'joined' }])
      const { rows: noted } = await server.pool.query('select hash from drizzle.__drizzle_migrations order by id')
      expect(noted.map(({ hash }) => hash)).toEqual(known.map(({ hash }) => hash))
    })
  })

  test('one with tables that this Batuta does not know is refused', async () => {
    await packBackup(join(folder, 'new.sql.gz'), contentOf([{ hash: 'unheard of', createdAt: 1 }]))
    await expect(restore(filled, join(folder, 'new.sql.gz'), true)).rejects.toThrow(/another Batuta \(0\.1\.0\)/)
  })
})
