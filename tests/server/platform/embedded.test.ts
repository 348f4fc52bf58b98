import { spawn } from 'node:child_process'
import { chmod, chown, cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { startEmbedded } from '../../../server/platform/db/embedded/startEmbedded'
import type { EmbeddedDatabase } from '../../../server/platform/db/embedded/startEmbedded'
import { createLogger } from '../../../server/platform/http/logging'
import { loadSecret } from '../../../server/platform/auth/signingSecret'
import { killHard, makeDataDir, postmasterPid, removeDataDir } from '../support/builtServer'

const log = createLogger('silent')
const isRoot = process.getuid?.() === 0

let parent: string
let dataDir: string

beforeEach(async () => {
  dataDir = await makeDataDir()
  parent = dirname(dataDir)
})

afterEach(async () => {
  await removeDataDir(dataDir)
  await rm(parent, { recursive: true, force: true })
})

async function ask(database: EmbeddedDatabase, statement: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(database.connection)
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows[0] ?? {}
  } finally {
    await client.end()
  }
}

async function isRunning(): Promise<boolean> {
  return (await postmasterPid(dataDir)) !== undefined
}

test('makes a database that keeps what it is given', async () => {
  const database = await startEmbedded({ dataDir, log })
  expect(await ask(database, 'show fsync')).toEqual({ fsync: 'on' })
  expect(await ask(database, 'show synchronous_commit')).toEqual({ synchronous_commit: 'on' })
  expect(await ask(database, 'show data_checksums')).toEqual({ data_checksums: 'on' })
  expect(await ask(database, 'show listen_addresses')).toEqual({ listen_addresses: '' })
  expect(
    await ask(database, 'select datlocprovider, datlocale from pg_database where datname = current_database()'),
  ).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8' })
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  await database.release()
  expect(await isRunning()).toBe(false)
})

test('two that start at once on an empty folder share one; the last to leave stops it', async () => {
  const [first, second] = await Promise.all([startEmbedded({ dataDir, log }), startEmbedded({ dataDir, log })])
  await ask(first, 'create table kept (id int)')
  expect(await ask(second, 'select count(*)::int as count from kept')).toEqual({ count: 0 })
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres'))).toEqual(['postgres'])
  await first.release()
  expect(await ask(second, 'select count(*)::int as count from kept')).toEqual({ count: 0 })
  await second.release()
  expect(await isRunning()).toBe(false)
})

test('comings and goings that cross never leave anyone without a server', async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  const keep = await startEmbedded({ dataDir, log })
  await keep.release()
  const rounds = Array.from({ length: 6 }, async (_, index) => {
    await sleep(index * 30)
    const database = await startEmbedded({ dataDir, log })
    const answer = await ask(database, 'select 1 as one')
    await sleep((index % 3) * 40)
    await database.release()
    return answer
  })
  expect(await Promise.all(rounds)).toEqual(Array.from({ length: 6 }, () => ({ one: 1 })))
  expect(await isRunning()).toBe(false)
})

test('a folder whose name is longer than a socket may be', async () => {
  dataDir = join(parent, 'x'.repeat(80), 'y'.repeat(80))
  const database = await startEmbedded({ dataDir, log })
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 })
  await database.release()
  expect(await isRunning()).toBe(false)
})

test('a start that was killed half way is cleared away, and that of a live process is not', async () => {
  const ended = spawn('true')
  await new Promise((resolve) => ended.on('exit', resolve))
  const [dead, live] = [`postgres.new-${ended.pid}-00000000`, `postgres.new-${process.ppid}-00000000`]
  for (const name of [dead, live]) await mkdir(join(dataDir, name, 'base'), { recursive: true })
  const database = await startEmbedded({ dataDir, log })
  await database.release()
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', live])
})

test('what a killed start’s initdb goes on writing is in nobody’s way', async () => {
  const ended = spawn('true')
  await new Promise((resolve) => ended.on('exit', resolve))
  const leftover = join(dataDir, `postgres.new-${ended.pid}-00000000`)
  const busy = `for (let n = 0; ; n++) {
    require('fs').mkdirSync('${leftover}/base', { recursive: true })
    try { require('fs').writeFileSync('${leftover}/base/' + (n % 500), '') } catch {}
  }`
  const crashed = spawn(process.execPath, ['-e', busy])
  try {
    await expect.poll(() => readdir(join(leftover, 'base')).catch(() => []), { timeout: 60_000 }).not.toEqual([])
    const database = await startEmbedded({ dataDir, log })
    expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 })
    await database.release()
  } finally {
    await killHard(crashed.pid)
  }
})

test('a server that dies is brought back, with all that was acknowledged', async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  const database = await startEmbedded({ dataDir, log })
  await ask(database, 'create table kept as select 42 as answer')
  await killHard(await postmasterPid(dataDir))
  await expect
    .poll(() => ask(database, 'select answer from kept').catch(() => 'down'), { timeout: 60_000 })
    .toEqual({ answer: 42 })
  await database.release()
  expect(await isRunning()).toBe(false)
})

test('where its files are gone it is not tried for ever: that is said once', async () => {
  const lost = vi.fn()
  const tries = vi.spyOn(log, 'error')
  const database = await startEmbedded({ dataDir, log, onLost: lost })
  const pid = await postmasterPid(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  await killHard(pid)
  await expect
    .poll(() => lost.mock.calls)
    .toEqual([
      [expect.objectContaining({ message: `the folder of the database, ${join(dataDir, 'postgres')}, is gone` })],
    ])
  expect(tries).not.toHaveBeenCalled()
  tries.mockRestore()
  await database.release()
})

/** PostgreSQL's mark that it runs: of the data, and of the socket. Each begins with the number of its process. */
const lockFiles = ['postmaster.pid', '.s.PGSQL.5432.lock']

/** What a start finds where the last one left these two behind. */
async function leaveBehind(change: (text: string) => string) {
  dataDir = await makeDataDir(inject('emptyCluster'))
  const before = await startEmbedded({ dataDir, log })
  const cluster = join(dataDir, 'postgres')
  const texts = await Promise.all(lockFiles.map((name) => readFile(join(cluster, name), 'utf8')))
  await before.release()
  const { uid, gid } = await stat(cluster)
  for (const [index, name] of lockFiles.entries()) {
    const file = join(cluster, name)
    await writeFile(file, change(texts[index] ?? ''), { mode: 0o600 })
    await chown(file, uid, gid)
  }
  return { uid, gid }
}

test('a mark that another start has made and not yet written is waited for', async () => {
  await leaveBehind(() => '')
  const starting = startEmbedded({ dataDir, log })
  await sleep(700)
  for (const name of lockFiles) await rm(join(dataDir, 'postgres', name))
  const database = await starting
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 })
  await database.release()
  expect(await isRunning()).toBe(false)
})

test.each([
  ['empty', () => ''],
  ['as zeros', (text: string) => '\0'.repeat(text.length)],
])('a mark that a power cut left %s stops nobody', async (_, change) => {
  await leaveBehind(change)
  const database = await startEmbedded({ dataDir, log })
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 })
  await database.release()
  expect(await isRunning()).toBe(false)
})

// The trap is the same on every system; where to find a process of PostgreSQL's own account is Linux's way.
test.runIf(process.platform === 'linux')(
  'a process id that is another program’s by now is not taken for the server',
  async () => {
    const account = await leaveBehind((text) => text)
    const stranger = spawn('sleep', ['60'], isRoot ? account : {})
    for (const name of lockFiles) {
      const file = join(dataDir, 'postgres', name)
      await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(stranger.pid)))
    }
    const database = await startEmbedded({ dataDir, log })
    expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 })
    expect(stranger.kill()).toBe(true)
    await database.release()
  },
)

test.runIf(isRoot)('root keeps the data where PostgreSQL can reach it, says so, and finds it again', async () => {
  const hidden = join(parent, 'hidden')
  await mkdir(hidden, { mode: 0o700 })
  dataDir = join(hidden, 'data')
  const first = await startEmbedded({ dataDir, log })
  expect(first.note).toMatch(/^the data is in \/var\/lib\/batuta\//)
  await ask(first, 'create table kept as select 42 as answer')
  await first.release()
  const second = await startEmbedded({ dataDir, log })
  expect(await ask(second, 'select answer from kept')).toEqual({ answer: 42 })
  await second.release()
  await rm(/the data is in (\S+),/.exec(String(first.note))?.[1] ?? '', { recursive: true })
  // As after a backup that left it out.
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
    /^the data should be in \/var\/lib\/batuta\/.* is not there/,
  )
})

test.runIf(process.platform !== 'win32')('a copy that is open to all, or root’s, is taken back', async () => {
  dataDir = await makeDataDir(inject('emptyCluster'))
  const before = await startEmbedded({ dataDir, log })
  await ask(before, 'create table kept as select 42 as answer')
  await before.release()
  const cluster = join(dataDir, 'postgres')
  const copy = join(dataDir, 'copy')
  // Made by root, all of it is root's.
  await cp(cluster, copy, { recursive: true })
  await rm(cluster, { recursive: true })
  await rename(copy, cluster)
  await chmod(cluster, 0o755)
  const after = await startEmbedded({ dataDir, log })
  expect(await ask(after, 'select answer from kept')).toEqual({ answer: 42 })
  expect((await stat(cluster)).mode & 0o777).toBe(0o700)
  await after.release()
  expect(await isRunning()).toBe(false)
})

describe('the secret', () => {
  test('is made once, whoever comes first, for its owner alone', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadSecret(dataDir)))
    expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1)
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32)
    expect(await readdir(dataDir)).toEqual(['jwt-secret'])
    expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600)
    expect(await loadSecret(dataDir)).toEqual(secrets[0])
  })

  test('that is damaged stops the start, rather than a weak one be used', async () => {
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'jwt-secret'), 'short')
    await expect(loadSecret(dataDir)).rejects.toThrow(/damaged/)
  })
})

test.runIf(process.platform !== 'win32')('nothing in the name of a folder is taken for a command', async () => {
  const folder = join(dataDir, 'the "band\'s" $(touch one) `touch two` $HOME; touch three')
  const database = await startEmbedded({ dataDir: folder, log })
  expect(await ask(database, 'select 1 as one')).toEqual({ one: 1 })
  await database.release()
  const made = await Promise.all([dataDir, folder, join(folder, 'postgres')].map((path) => readdir(path)))
  expect(made.flat().filter((name) => ['one', 'two', 'three'].includes(name))).toEqual([])
})
