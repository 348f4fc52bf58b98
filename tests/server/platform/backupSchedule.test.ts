import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nameOfBackup } from '../../../server/platform/backup/backupFolder'
import { backupSchedule } from '../../../server/platform/backup/backupSchedule'
import { checkBackup } from '../../../server/platform/backup/readBackup'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { withDatabase } from '../support/testDatabase'

const DAY_MS = 86_400_000

let server: TestServer
let parent: string
let folder: string
let failed: unknown[]

beforeAll(async () => {
  server = await createTestServer()
  await foundGroup(server.app)
  parent = await mkdtemp(join(tmpdir(), 'batuta-schedule-'))
})

afterAll(async () => {
  await server.close()
  await rm(parent, { recursive: true })
})

beforeEach(async () => {
  folder = join(await mkdtemp(join(parent, 'each-')), 'backups')
  failed = []
})

function schedule(keep = 3) {
  return backupSchedule({
    plan: { folder, everyMs: DAY_MS, keep },
    connection: server.connection,
    describeSecret: async () => ({ kid: 'kid', files: {} }),
    log: { info: () => {}, error: (note: unknown) => failed.push(note) },
  })
}

async function put(daysAgo: number, ending = ''): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = `${nameOfBackup(new Date(Date.now() - daysAgo * DAY_MS))}${ending}`
  await writeFile(join(folder, name), 'old')
  return name
}

test('the first is made at once, whole, and the next when its time has come', async () => {
  const backups = schedule()
  expect(await backups.runIfDue()).toBe(true)
  const [made = ''] = await readdir(folder)
  expect((await checkBackup(join(folder, made))).footer.rows.groups).toBe(1)
  expect(await backups.findNewest()).toBeGreaterThan(Date.now() - DAY_MS)
  await backups.runIfDue()
  expect(await readdir(folder)).toEqual([made])
})

test('of several processes on one folder one makes it', async () => {
  await Promise.all(Array.from({ length: 6 }, () => schedule().runIfDue()))
  expect(await readdir(folder)).toHaveLength(1)
  expect(failed).toEqual([])
})

test('the newest are kept, half ones cleared away, and what is not ours is left alone', async () => {
  const [, , kept3, kept2] = [await put(9), await put(7), await put(5), await put(1)]
  await put(6, '.0a1b2c3d.partial')
  await writeFile(join(folder, 'accounts.xlsx'), 'mine')
  await schedule().runIfDue()
  const names = await readdir(folder)
  expect(names).toHaveLength(4)
  expect(names).toEqual(expect.arrayContaining(['accounts.xlsx', kept2, kept3]))
})

test('one that seems to come from the future changes nothing about when the next is due', async () => {
  await put(-400)
  await schedule().runIfDue()
  await schedule().runIfDue()
  expect(await readdir(folder)).toHaveLength(2)
})

test('where none can be made it is logged and counted, and the old ones stay', async () => {
  const old = await put(2)
  const gone = withDatabase(server.connection, 'no_such_database')
  const backups = backupSchedule({
    plan: { folder, everyMs: DAY_MS, keep: 1 },
    connection: gone,
    describeSecret: async () => ({ kid: 'kid', files: {} }),
    log: { info: () => {}, error: (note: unknown) => failed.push(note) },
  })
  expect(await backups.runIfDue()).toBe(false)
  expect([failed.length, backups.failures()]).toEqual([1, 1])
  expect(await readdir(folder)).toEqual([old])
})
