import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import type { AppDependencies } from '../dependencies'

/** Who asks gives up soon after. */
const ANSWER_TIMEOUT_MS = 3_000
/** To one of the servers that the database is spread over. */
const CONNECT_TIMEOUT_MS = 1_500
/** PostgreSQL needs a few segments of its log (16 MB each) to go on. */
const DISK_MIN_BYTES = 64 * 1024 * 1024

/** Which part is missing: `message` is for whoever asks, who may be anybody, `details` for the log. */
export class LostServers extends Error {
  constructor(
    message: string,
    readonly details: unknown[],
  ) {
    super(message)
  }
}

/** Tells `/health` and `/metrics` the same. */
export interface DatabaseProbe {
  /** Throws what keeps the database from answering or from going on to write. Asked twice at once, it looks once. */
  assertWorks: () => Promise<void>
  /** In bytes; undefined where the database does not answer in time. */
  askForSize: () => Promise<number | undefined>
}

/** A connection on which something failed may still wait for an answer: it is not used again. */
async function withClient<Result>(pool: Pool, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * Of a database that is distributed, each server is asked for a row; the coordinator answers for itself. Any role may. One that
 * swallows what it is sent is given up before the asker gives up.
 */
async function assertServers(client: ClientBase): Promise<void> {
  await client.query('begin')
  await client.query(`set local citus.node_connection_timeout = ${CONNECT_TIMEOUT_MS}`)
  await client.query(`set local statement_timeout = ${ANSWER_TIMEOUT_MS}`)
  const { rows: lost } = await client.query<{ id: number; name: string; port: number }>(
    `select nodeid as id, nodename as name, nodeport as port from pg_catalog.pg_dist_node
      where isactive and noderole = 'primary' and groupid <> 0 and not citus_check_connection_to_node(nodename, nodeport)`,
  )
  await client.query('commit')
  if (lost.length === 0) return
  const ids = lost.map(({ id }) => id).join(', ')
  throw new LostServers(`Of the database's servers (pg_dist_node) these do not answer: ${ids}.`, lost)
}

async function assertAnswers(pool: Pool): Promise<void> {
  await withClient(pool, async (client) => {
    const { rows } = await client.query<{ hasCitus: boolean }>(
      `select to_regclass('pg_catalog.pg_dist_node') is not null as "hasCitus"`,
    )
    if (rows[0]?.hasCitus === true) await assertServers(client)
  })
}

async function assertDisk(folder: string | undefined): Promise<void> {
  if (folder === undefined) return
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < DISK_MIN_BYTES) throw new Error(`the disk of ${folder} is full`)
}

async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const silence = sleep(ANSWER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${ANSWER_TIMEOUT_MS} ms`)
  })
  return Promise.race([answer, silence])
}

/** Asks on the connection beside the pool, where there is one: a pool whose calls all wait for a dead node would say nothing. */
export function databaseProbe({ db, probe, diskFolder }: AppDependencies): DatabaseProbe {
  const pool = probe ?? db.$client
  let looking: Promise<void> | undefined
  const look = async () => {
    await assertDisk(diskFolder)
    await inTime(assertAnswers(pool))
  }
  return {
    assertWorks: () => (looking ??= look().finally(() => (looking = undefined))),
    askForSize: async () => {
      const size = 'select pg_database_size(current_database()) as bytes'
      const asked = withClient(pool, (client) => client.query<{ bytes: number }>(size))
      // What it says after that is of no interest, and must not be missed either.
      return inTime(asked).then(
        ({ rows }) => rows[0]?.bytes,
        () => undefined,
      )
    },
  }
}
