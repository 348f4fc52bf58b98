import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { checkBackup } from '../../../server/platform/backup/readBackup'
import { writeBackup } from '../../../server/platform/backup/writeBackup'
import { foundGroup } from '../support/factories'
import { createTestServer } from '../support/harness'

/** PostgreSQL's CopyDone and the first byte of CommandComplete, which follows it (protocol 3.0, message formats). */
const END_OF_COPY = Buffer.from([0x63, 0, 0, 0, 4, 0x43])
const COPY_DONE_BYTES = 5
const APART_MS = 10

/** The server's bytes in their order, with a pause behind each CopyDone, as a network or a busy machine may make one. */
async function* apart(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    let rest = chunk
    for (let at = rest.indexOf(END_OF_COPY); at !== -1; at = rest.indexOf(END_OF_COPY)) {
      yield rest.subarray(0, at + COPY_DONE_BYTES)
      await sleep(APART_MS)
      rest = rest.subarray(at + COPY_DONE_BYTES)
    }
    yield rest
  }
}

test('a backup counts its rows where the server’s last word on a table comes in a packet of its own', async () => {
  const server = await createTestServer()
  await foundGroup(server.app)
  const { host, port, user, password, database: name } = new pg.Client(server.connection)
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const proxy = createServer({ noDelay: true }, (client) => {
    const database = connect(target)
    // Either end may hang up: the other one hears of it.
    pipeline(client, database, () => {})
    pipeline(database, apart, client, () => {})
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port: proxyPort } = proxy.address() as AddressInfo
  const connection = { host: '127.0.0.1', port: proxyPort, user, password: password ?? '', database: name }
  const folder = await mkdtemp(join(tmpdir(), 'batuta-packets-'))
  const file = join(folder, 'backup.sql.gz')
  const rows: Record<string, number> = {}
  await writeBackup(
    { connection, secret: { kid: 'kid', files: { 'jwt-secret': 'x' } } },
    file,
    (name, count) => (rows[name] = count),
  )
  expect(rows).toMatchObject({ users: 1, groups: 1 })
  expect((await checkBackup(file)).footer.rows).toMatchObject({ users: 1, groups: 1 })
  await rm(folder, { recursive: true })
  proxy.close()
  await server.close()
})
