import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import type { BackupPlan } from '../config'
import type { Connection } from '../db/database'
import { beginUnlimited, withOwnConnection } from '../db/ownConnection'
import { findNewest, nameOfBackup, pruneBackups } from './backupFolder'
import type { Header } from './backupFormat'
import { writeBackup } from './writeBackup'

interface ScheduleOptions {
  plan: BackupPlan
  connection: Connection
  describeSecret: () => Promise<Header['secret']>
  log: Pick<BaseLogger, 'info' | 'error'>
}

/** Any number that only we use; it names the lock. */
const BACKUP_LOCK = 4_207_849_487
/** How often is looked whether a backup is due: a look reads a folder's names. */
const LOOK_MS = 60_000
/** After a failure: a full disk is not mended within a minute. */
const RETRY_MS = 10 * LOOK_MS

/** Of several processes one at a time makes a backup; the others come away with nothing. */
async function whileLocked(connection: Connection, task: () => Promise<void>): Promise<void> {
  await withOwnConnection(connection, 'backup schedule', async (client) => {
    await beginUnlimited(client)
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [
      BACKUP_LOCK,
    ])
    if (rows[0]?.isOurs === true) await task()
  })
}

/**
 * Backups by the clock, on a timer of their own: they are wanted most when all else is sick. What is due is read from the folder,
 * so that neither a restart nor a second process on the same folder makes one too many.
 */
export function backupSchedule({ plan, connection, describeSecret, log }: ScheduleOptions) {
  const { folder, everyMs, keep } = plan
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  async function isDue(): Promise<boolean> {
    const newest = await findNewest(folder)
    return newest === undefined || Date.now() - newest >= everyMs
  }

  async function make(): Promise<void> {
    // Another process may have been faster.
    if (!(await isDue())) return
    const file = join(folder, nameOfBackup(new Date()))
    let rows = 0
    await writeBackup(
      { connection, secret: await describeSecret() },
      file,
      (_name, count) => (rows += count),
      stopping.signal,
    )
    await pruneBackups(folder, keep)
    log.info({ file, rows }, 'a backup was made')
  }

  /** Answers whether all went well. Failures are logged and counted, not thrown. */
  async function runIfDue(): Promise<boolean> {
    try {
      if (!(await isDue())) return true
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await whileLocked(connection, make)
      return true
    } catch (error) {
      if (stopping.signal.aborted) return true
      failures += 1
      log.error({ err: error, folder }, 'no backup could be made')
      return false
    }
  }

  async function look(): Promise<void> {
    const isWell = await runIfDue()
    if (!stopping.signal.aborted) lookIn(isWell ? LOOK_MS : RETRY_MS)
  }

  function lookIn(delayMs: number): void {
    timer = setTimeout(() => (running = look()), delayMs).unref()
  }

  return {
    runIfDue,
    /** Milliseconds since 1970; undefined where there is none. */
    findNewest: () => findNewest(folder),
    /** Since this process began. */
    failures: () => failures,
    start: () => lookIn(0),
    /** Gives up one that is being made. */
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
