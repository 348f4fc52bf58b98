import type pg from 'pg'
import PgBoss from 'pg-boss'
import { deferPropagation } from './distribution'

/** Runs one statement; `values` are those of its `$1`, `$2`, … */
export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** The one queue that all jobs stand in; each says its own name. */
export const JOB_QUEUE = 'jobs'

/**
 * Makes what the job queue stands on, or brings it up to date: a schema of its own, `pgboss`, which holds no group's records.
 * Processes that do so together take turns, in transactions of the library's own.
 */
export async function installJobTables(client: pg.Client): Promise<void> {
  const executeSql: Execute = async (text, values) => {
    try {
      await client.query('begin')
      await deferPropagation(client)
      // A transaction of the library's own goes on in this one, and ends it.
      const answer = await client.query(text, values)
      await client.query('commit')
      return answer
    } catch (error) {
      // Whoever was slower finds all made already. The library expects that, and leaves its transaction open.
      await client.query('rollback')
      throw error
    }
  }
  const installer = new PgBoss({ db: { executeSql }, schedule: false, supervise: false })
  await installer.start()
  await installer.stop({ graceful: false, close: false })
}

/** Belongs into a transaction that no other process has at the same time. */
export async function installJobQueue(client: pg.Client): Promise<void> {
  const executeSql: Execute = (text, values) => client.query(text, values)
  const installer = new PgBoss({ db: { executeSql }, migrate: false, schedule: false, supervise: false })
  await installer.createQueue(JOB_QUEUE)
}
