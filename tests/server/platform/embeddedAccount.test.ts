import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Connection } from '../../../server/platform/db/database'
import { findBinaries } from '../../../server/platform/db/embedded/binaries'
import { makePostmaster } from '../../../server/platform/db/embedded/postmaster'
import type { Postmaster } from '../../../server/platform/db/embedded/postmaster'
import { startEmbedded } from '../../../server/platform/db/embedded/startEmbedded'
import { migrateDatabase } from '../../../server/platform/db/migrate'
import { createLogger } from '../../../server/platform/http/logging'
import { registerAt } from '../support/apiClient'
import { killHard, makeDataDir, postmasterPid, removeDataDir, spawnServer } from '../support/builtServer'

const run = promisify(execFile)
const log = createLogger('silent')
const entry = `${inject('buildDir')}/server/server.mjs`
/** Only root may act as others; where to look at a process is Linux's way. */
const canActAsOthers = process.getuid?.() === 0 && process.platform === 'linux'
const nobody = { uid: 65_534, gid: 65_534 }

let dataDir: string
let cluster: string

beforeEach(async () => {
  dataDir = await makeDataDir()
  cluster = join(dataDir, 'postgres')
})

afterEach(() => removeDataDir(dataDir))

/** A cluster that has been made, which spares an initdb. Node's own `cp` does not keep the owner. */
const copyCluster = () => run('cp', ['-pR', inject('emptyCluster'), dataDir])

async function ask(connection: Connection, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** What came of connecting to the socket as `postgres`, by a process of that account. */
async function connectAs(account: typeof nobody): Promise<string> {
  const script = `const { Client } = require('pg')
    const client = new Client({ host: process.argv[1], user: 'postgres', database: 'postgres' })
    client.connect().then(() => 'in', ({ code, message }) => code ?? message).then((said) => { console.log(said); process.exit() })`
  return (await run(process.execPath, ['-e', script, cluster], account)).stdout.trim()
}

async function ownersOfAll(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true })
  const found = await Promise.all(['.', ...entries].map((name) => stat(join(folder, name))))
  return [...new Set(found.map(({ uid }) => uid))]
}

/** Fails unless PostgreSQL and its files are one account's that is nobody else's. */
async function expectOwnAccount() {
  const [uid = 0, ...others] = await ownersOfAll(cluster)
  expect(others).toEqual([])
  expect([0, nobody.uid]).not.toContain(uid)
  expect((await stat(`/proc/${await postmasterPid(dataDir)}`)).uid).toBe(uid)
  await expect(run('id', [String(uid)])).rejects.toThrow(/no such user/)
}

describe.runIf(canActAsOthers)('started by root', () => {
  test('PostgreSQL and its files are of an account that nobody else has', async () => {
    const database = await startEmbedded({ dataDir, log })
    await expectOwnAccount()
    expect(await readdir(dataDir)).toEqual(['postgres'])
    await database.release()
    const again = await startEmbedded({ dataDir, log })
    await expectOwnAccount()
    await again.release()
  })

  test('a process of “nobody” is kept out by the folder, and by the password behind it', async () => {
    await copyCluster()
    const database = await startEmbedded({ dataDir, log })
    expect(await connectAs(nobody)).toBe('EACCES')
    await chmod(cluster, 0o755)
    await chmod(join(cluster, '.s.PGSQL.5432'), 0o777)
    expect(await connectAs(nobody)).toMatch(/password/)
    await database.release()
  })

  test('what initdb makes is out of reach of the account that it runs as', async () => {
    const starting = startEmbedded({ dataDir, log })
    const halfMade = async () => {
      const name = (await readdir(dataDir).catch(() => [])).find((entryName) => entryName.includes('.new-'))
      const half = name === undefined ? undefined : await stat(join(dataDir, name)).catch(() => undefined)
      return half && { uid: half.uid, mode: half.mode & 0o777, isShared: [0, nobody.gid].includes(half.gid) }
    }
    await expect.poll(halfMade, { interval: 5, timeout: 60_000 }).toEqual({ uid: 0, mode: 0o710, isShared: false })
    await (await starting).release()
  })

  test.each(['games', 'nobody'])('a folder that was given to %s is that account’s', async (name) => {
    await mkdir(dataDir, { mode: 0o700 })
    await run('chown', [name, dataDir])
    const { uid } = await stat(dataDir)
    const database = await startEmbedded({ dataDir, log })
    expect(await ownersOfAll(cluster)).toEqual([uid])
    await database.release()
  })
})

describe.runIf(canActAsOthers)('data of Batuta 0.2', () => {
  let postmaster: Postmaster
  const trusted = () => ({ host: cluster, user: 'postgres', database: 'batuta' })

  /** As it was made then: by initdb as nobody, behind a socket that trusts, with everything the superuser's. */
  beforeEach(async () => {
    await mkdir(dataDir)
    await mkdir(cluster, { mode: 0o700 })
    await chown(cluster, nobody.uid, nobody.gid)
    const directory = { account: nobody, cluster, home: dataDir, note: undefined }
    const binaries = await findBinaries(directory)
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8']
    const options = ['--username=postgres', '--data-checksums', '--no-instructions', '--auth=trust', '--no-sync']
    await run(binaries.initdb, ['--pgdata', cluster, ...options, ...locale], { ...nobody, cwd: '/' })
    const settings = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700', 'fsync=off']
    const access = { connection: { password: '' }, administration: { password: '' }, settings, release: async () => {} }
    postmaster = makePostmaster(binaries, directory, access)
    await postmaster.start()
    await ask({ ...trusted(), database: 'postgres' }, 'create database batuta')
    await migrateDatabase(trusted())
    await ask(trusted(), 'create table kept as select 42 as answer; create view seen as select * from kept')
  })

  /** What is there that a later migration could not change; an extension's own is none of its business. */
  const foreignObjects = `select name from (
      select oid, relname as name, relowner as owner from pg_class where relkind <> 't'
      union select oid, proname, proowner from pg_proc
      union select oid, typname, typowner from pg_type where typcategory <> 'A'
      union select oid, collname, collowner from pg_collation
      union select oid, nspname, nspowner from pg_namespace) made
    where oid >= 16384 and owner <> 'batuta'::regrole and not exists (select from pg_depend where objid = made.oid and deptype = 'e')`

  test('changes hands with all that is in it, and later migrations can change that', async () => {
    await postmaster.stop()
    const [first, second] = await Promise.all([startEmbedded({ dataDir, log }), startEmbedded({ dataDir, log })])
    await expectOwnAccount()
    expect(await ask(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await ask(first.connection, foreignObjects)).toEqual([])
    await migrateDatabase(first.connection)
    await ask(
      first.connection,
      `begin; drop function fold_text cascade; alter table members add column gown text; alter type section add value 'gowns';
       alter collation natural_order rename to other_order; drop schema drizzle cascade; create extension hstore; rollback`,
    )
    await chmod(cluster, 0o755)
    await chmod(join(cluster, '.s.PGSQL.5432'), 0o777)
    expect(await connectAs(nobody)).toMatch(/password/)
    await Promise.all([first.release(), second.release()])
  })

  test('that its server still runs on is used as it is, and changes hands once that has stopped', async () => {
    const pid = await postmasterPid(dataDir)
    // An older process beside us, which connects anew whenever it likes.
    const older = new pg.Client({ ...trusted(), application_name: 'batuta lockConnection' })
    await older.connect()
    const adopted = await startEmbedded({ dataDir, log })
    expect(await postmasterPid(dataDir)).toBe(pid)
    expect(await ask(adopted.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await ask(trusted(), 'select answer from kept')).toEqual([{ answer: 42 }])
    await older.end()
    await adopted.release()
    const next = await startEmbedded({ dataDir, log })
    await expectOwnAccount()
    expect(await ask(next.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await next.release()
  })

  test('whose server was killed changes hands as well', async () => {
    await killHard(await postmasterPid(dataDir))
    const database = await startEmbedded({ dataDir, log })
    expect(await ask(database.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
    await database.release()
    const next = await startEmbedded({ dataDir, log })
    await expectOwnAccount()
    await next.release()
  })
})

test('calls are made as a role that owns the database, and is no superuser', async () => {
  await copyCluster()
  const database = await startEmbedded({ dataDir, log })
  await migrateDatabase(database.connection)
  const rights = `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, pg_has_role('postgres', 'member') as postgres
    from pg_roles where rolname = current_user`
  expect(Object.values((await ask(database.connection, rights))[0] ?? {})).toEqual(Array(6).fill(false))
  const connected = `select distinct usename from pg_stat_activity where backend_type = 'client backend'`
  expect(await ask(database.connection, connected)).toEqual([{ usename: 'batuta' }])
  await ask(
    database.connection,
    'create table written as select 1 as line; revoke update, delete on written from batuta',
  )
  await expect(ask(database.connection, 'update written set line = 2')).rejects.toThrow(/permission denied/)
  await database.release()
})

test.runIf(canActAsOthers)('started by an account with a name, all is that account’s', async () => {
  await mkdir(dataDir)
  await chown(dataDir, nobody.uid, nobody.gid)
  const server = spawnServer(entry, { DATA_DIR: dataDir }, nobody)
  await (await registerAt(await server.ready)).addMember()
  expect(await ownersOfAll(dataDir)).toEqual([nobody.uid])
  expect((await stat(cluster)).mode & 0o777).toBe(0o700)
  expect(await connectAs(nobody)).toMatch(/password/)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await postmasterPid(dataDir)).toBeUndefined()
})

test('a password that is not the data’s is said to be so', async () => {
  await copyCluster()
  await rm(join(cluster, 'batuta-access.json'))
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/batuta-access.json must be of one copy/)
})
