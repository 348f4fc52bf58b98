import { setTimeout as sleep } from 'node:timers/promises'
import type { TestServer } from './harness'

type Statement = [text: string, ...values: unknown[]]

/** Of a distributed database the rows are locked on its workers: `citus_locks` shows the locks of all nodes. */
const blockedHere = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const blockedAnywhere = 'select 1 from citus_locks where not granted'

/** How many statements wait for a lock that somebody else has. */
async function countBlocked({ pool }: TestServer): Promise<number> {
  const { rows: citus } = await pool.query(`select 1 where to_regclass('citus_locks') is not null`)
  const { rows } = await pool.query(citus.length === 0 ? blockedHere : blockedAnywhere)
  return rows.length
}

/** Until the call has its answer, or a lock in this database keeps it from one. */
async function untilBlocked(server: TestServer, call: Promise<unknown>): Promise<void> {
  const answered = call.then(
    () => true,
    () => true,
  )
  let isOver = false
  while (!isOver) isOver = (await Promise.race([answered, sleep(5, false)])) || (await countBlocked(server)) > 0
}

/**
 * Makes a call while somebody else's change is written and not yet committed, and commits it once the call waits for it:
 * the call began before the change, and ends after it.
 */
export async function whileLocked<T>(
  server: TestServer,
  [text, ...values]: Statement,
  makeCall: () => Promise<T>,
): Promise<T> {
  const other = await server.pool.connect()
  try {
    await other.query('begin')
    await other.query(text, values)
    const call = makeCall()
    await untilBlocked(server, call)
    await other.query('commit')
    return await call
  } finally {
    other.release()
  }
}
