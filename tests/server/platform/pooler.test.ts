import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { NetConnectOpts, Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../../server/platform/db/database'
import { openDatabase } from '../../../server/platform/db/database'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer
let pooler: Server

/** The message with which a server tells the number of its process. */
const PROCESS_NUMBER = Buffer.from([0x4b, 0, 0, 0, 12])

function placeOf({ connectionString, host = '', port = 5432 }: Connection): NetConnectOpts {
  const url = connectionString === undefined ? undefined : new URL(connectionString)
  if (url !== undefined) return { host: url.hostname, port: Number(url.port || 5432) }
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}

/** The same database, but at the pooler's door. */
function throughPooler(connection: Connection): Connection {
  const address = pooler.address()
  if (address === null || typeof address === 'string') throw new Error('The pooler does not listen')
  const { port } = address
  if (connection.connectionString === undefined) return { ...connection, host: '127.0.0.1', port }
  const url = new URL(connection.connectionString)
  url.host = `127.0.0.1:${port}`
  return { connectionString: url.href }
}

beforeAll(async () => {
  server = await createTestServer()
  // As poolers do, it tells a number of its own; all else is passed on.
  pooler = createServer((client) => {
    const database = connect(placeOf(server.connection))
    client.pipe(database)
    database.on('data', (data: Buffer) => {
      const at = data.indexOf(PROCESS_NUMBER)
      if (at !== -1) data.writeUInt32BE(1, at + PROCESS_NUMBER.length)
      client.write(data)
    })
    for (const [one, other] of [[client, database] as const, [database, client] as const]) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
})

afterAll(async () => {
  pooler.close()
  await server.close()
})

/** Names that the connection still knows after a statement with one, asked twice. */
async function namesKept(connection: Connection): Promise<string[]> {
  const { pool, close } = openDatabase(connection, () => {})
  const client = await pool.connect()
  try {
    for (const number of [1, 2]) {
      const { rows } = await client.query({ name: 'named', text: 'select $1::integer as number', values: [number] })
      expect(rows).toEqual([{ number }])
    }
    const { rows } = await client.query<{ name: string }>("select name from pg_prepared_statements where name <> ''")
    return rows.map(({ name }) => name)
  } finally {
    client.release()
    await close()
  }
}

test('a server keeps statements under their names', async () => {
  expect(await namesKept(server.connection)).toEqual(['named'])
})

test('behind a pooler statements have no names, as the next may meet another server connection', async () => {
  expect(await namesKept(throughPooler(server.connection))).toEqual([])
})
