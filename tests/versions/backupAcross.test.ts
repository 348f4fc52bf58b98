import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { restoreBackup } from '../../server/platform/backup/restoreBackup'
import { writeBackup } from '../../server/platform/backup/writeBackup'
import { migrateDatabase } from '../../server/platform/db/migrate'
import { fillGroups } from '../server/support/backupContent'
import { readTables } from '../server/platform/backupFiles'
import { foundGroup } from '../server/support/factories'
import { createTestServer } from '../server/support/harness'

const servers = inject('postgresServers')
const versions = Object.keys(servers)
const secret = { kid: 'kid', files: {} }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'batuta-versions-'))
  for (const version of versions) {
    const server = await createTestServer({ on: servers[version] })
    await fillGroups(server)
    await writeBackup({ connection: server.connection, secret }, join(folder, version), () => {})
    await server.close()
  }
})

afterAll(() => rm(folder, { recursive: true }))

test.each(versions.flatMap((from) => versions.map((to) => [from, to])))(
  'a backup made on PostgreSQL %s comes back whole on %s, and Batuta goes on from there',
  async (from, to) => {
    const server = await createTestServer({ on: servers[to] })
    await restoreBackup(server.connection, join(folder, from), false, () => {})
    const again = join(folder, `${from}-on-${to}`)
    await writeBackup({ connection: server.connection, secret }, again, () => {})
    expect(await readTables(again)).toEqual(await readTables(join(folder, from)))
    await migrateDatabase(server.connection)
    await foundGroup(server.app)
    await server.close()
  },
)
