import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '../database'
import { EmbeddedError, errorCodeOf } from './embeddedError'
import type { Postmaster } from './postmaster'

/** An advisory lock that every Batuta process holds shared while it uses the server; who gets it exclusively is the last. */
const PROCESS_LOCK = 4_207_849_485
const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 40
const RELEASE_ATTEMPTS = 15
const ADMIN_SHUTDOWN = '57P01'
const WRONG_PASSWORD = '28P01'
/** Recovery after a crash counts into it. */
const ACQUIRE_TIMEOUT_MS = 180_000

const noServer = ['ENOENT', 'ECONNREFUSED']
/** No permission on the socket, a wrong password, no such role: waiting mends none of these. */
const nonRetryable = /^(EACCES|EPERM|28.{3}|3D.{3})$/

async function connect(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    database: 'postgres',
    application_name: 'batuta process lock',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  // A lost connection is handled at its `end` event; without a listener, the `error` before it would crash the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // Waits while the last process stops the server; that breaks this connection, and `acquire` starts the server again.
    await client.query('select pg_advisory_lock_shared($1)', [PROCESS_LOCK])
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Connects to the server that runs, or brings one up; of several that try at once, one starts it and all connect. */
export async function acquire(connection: Connection, postmaster: Postmaster): Promise<pg.Client> {
  // A monotonic clock: the time of day may jump soon after a small machine has started.
  const deadline = performance.now() + ACQUIRE_TIMEOUT_MS
  for (;;) {
    try {
      return await connect(connection)
    } catch (error) {
      const code = errorCodeOf(error) ?? ''
      if (code === WRONG_PASSWORD)
        throw new EmbeddedError(`${String(error)}: the data and its batuta-access.json must be of one copy`)
      if (nonRetryable.test(code)) throw error
      if (performance.now() > deadline)
        throw new EmbeddedError(`PostgreSQL does not answer: ${String(error)}`, { cause: error })
      const hasStarted = noServer.includes(code) && (await postmaster.start())
      if (!hasStarted) await sleep(RETRY_MS)
    }
  }
}

async function isAlone(lockConnection: pg.Client): Promise<boolean> {
  const { rows } = await lockConnection.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    PROCESS_LOCK,
  ])
  return rows[0]?.alone === true
}

/**
 * Stops the server where nobody else is there. A crashed process counts as gone: its lock goes with its connection, though the
 * server may take a moment to notice, hence the second looks.
 */
export async function release(lockConnection: pg.Client, postmaster: Postmaster): Promise<void> {
  await lockConnection.query('select pg_advisory_unlock_shared($1)', [PROCESS_LOCK])
  try {
    for (let look = 0; look < RELEASE_ATTEMPTS; look++) {
      if (await isAlone(lockConnection)) return await postmaster.stop()
      await sleep(RETRY_MS)
    }
    await lockConnection.end()
  } catch (error) {
    // Another that was leaving got the lock, and has stopped the server already.
    if (errorCodeOf(error) !== ADMIN_SHUTDOWN) throw error
  }
}
