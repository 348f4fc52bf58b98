import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isPooled, leaveOutNames } from './pooler'

export type Database = NodePgDatabase & { $client: pg.Pool }

/** What a statement that only reads is put together on. */
export type Reader = Pick<Database, 'select'>

/** What the function given to `db.transaction` runs its statements on. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** How to reach a database: an address, or the embedded server's socket. */
export type Connection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'connectionTimeoutMillis'
>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** One connection beside the pool, opened when it is asked for: whether the database is well must not wait for the calls that find it ill. */
  probe: pg.Pool
  close: () => Promise<void>
}

/** A little above the cores of a small machine: with more at once each call only waits longer. */
const POOL_SIZE = 6
/** To get one of them, waiting for others to give theirs back included: the first look at the demo holds up all who come with it. */
const CONNECT_TIMEOUT_MS = 15_000
/** No call of ours takes a tenth of this: what does is stuck, and would keep its locks. */
const STATEMENT_TIMEOUT_MS = 30_000

/** Of a distributed database, where one node that hangs would keep the connections from the groups of all others. */
const DISTRIBUTED_TIMEOUT_MS = 10_000
/** For Citus to open a connection to one of its nodes: its own default is 30 seconds. */
const NODE_CONNECT_TIMEOUT_MS = 3_000
/** For the probe, whose asker gives up soon after. */
const PROBE_TIMEOUT_MS = 3_000

/** A database that hangs answers not even that it has given up. Above its own limit, which says why. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000

/** Behind a pooler they would stay with whichever server connection is met: there the role has them (README, Several processes). */
const sessionSettings = `select set_config('idle_in_transaction_session_timeout', '${STATEMENT_TIMEOUT_MS}', false),
  set_config('statement_timeout', case when citus then '${DISTRIBUTED_TIMEOUT_MS}' else '${STATEMENT_TIMEOUT_MS}' end, false),
  case when citus then set_config('citus.node_connection_timeout', '${NODE_CONNECT_TIMEOUT_MS}', false) end
  from (select to_regclass('pg_catalog.pg_dist_node') is not null as citus) is_there`

function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} does not fit a number`)
  return value
}

// pg hands int8 over as text. drizzle asks pg's global parsers, so this is the one place that reaches them all.
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8)

/** `onError` hears of connections that break while idle; the pool replaces them by itself. */
export function openDatabase(connection: Connection, onError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'batuta',
    max: POOL_SIZE,
    query_timeout: QUERY_TIMEOUT_MS,
    // Statements of a transaction that need not wait for each other are sent together (sendTogether.ts).
    pipeline: true,
    // Not as connection options: poolers in front of a server refuse those that they do not know.
    onConnect: async (client) => {
      // The pool listens while a connection is idle. One that breaks in the middle of a call fails that call alone.
      client.on('error', () => {})
      if (await isPooled(client)) leaveOutNames(client)
      else await client.query(sessionSettings)
    },
    ...connection,
  })
  const probe = new pg.Pool({
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    application_name: 'batuta probe',
    max: 1,
    onConnect: (client) => void client.on('error', () => {}),
    ...connection,
  })
  for (const each of [pool, probe]) each.on('error', onError)
  const close = async () => {
    await Promise.all([pool.end(), probe.end()])
  }
  return { db: drizzle(pool), pool, probe, close }
}
