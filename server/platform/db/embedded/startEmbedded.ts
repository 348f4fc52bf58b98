import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Connection } from '../database'
import { openAccess } from './access'
import type { Access } from './access'
import { isShared } from './account'
import { findBinaries } from './binaries'
import { ensureCluster, hasCluster } from './cluster'
import { resolveDataDirectory } from './dataDirectory'
import type { DataDirectory } from './dataDirectory'
import { EmbeddedError } from './embeddedError'
import { makePostmaster } from './postmaster'
import type { Postmaster } from './postmaster'
import { ensureDatabase } from './ownership'
import { acquire, release } from './processLock'

export interface EmbeddedDatabase {
  connection: Connection
  /** What the person who started the server should know about where the data is. */
  note: string | undefined
  /** Releases the process lock; the last process to do so stops PostgreSQL. Close every other connection before. */
  release: () => Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  log: Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  /** Called once, when the files of the database are gone while it ran: it cannot be brought back. */
  onLost?: (error: EmbeddedError) => void
}

/** After a failure that waiting may mend, a full disk for one. */
const RECONNECT_PAUSE_MS = 5_000
/** How long `release` waits for a reconnection that is under way. */
const RECONNECT_TIMEOUT_MS = 5_000

/** Takes the process lock as who serves people. The superuser holds it meanwhile, so that nobody stops the server in between. */
async function enter(dataDirectory: DataDirectory, access: Access, postmaster: Postmaster) {
  const administrator = await acquire(access.administration, postmaster)
  try {
    const database = await ensureDatabase(administrator, dataDirectory, access)
    return { database, lockConnection: await acquire(access.connection, postmaster) }
  } finally {
    await administrator.end()
  }
}

/**
 * A PostgreSQL of our own on `dataDir`: made where there is none, adopted where one runs already, shared by all Batuta processes
 * on that folder, and brought up again should it die. Throws an EmbeddedError that says what to do.
 */
export async function startEmbedded({ dataDir, log, onLost }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDirectory = await resolveDataDirectory(dataDir)
  const binaries = await findBinaries(dataDirectory)
  await ensureCluster(binaries, dataDirectory)
  const access = await openAccess(dataDirectory.cluster, dataDirectory.account)
  const postmaster = makePostmaster(binaries, dataDirectory, access)
  const { database, lockConnection: firstConnection } = await enter(dataDirectory, access, postmaster)
  let lockConnection = firstConnection
  const leaving = new AbortController()
  let reconnecting = Promise.resolve()

  async function reconnect(): Promise<void> {
    log.warn('lost the database; bringing it back')
    while (!leaving.signal.aborted) {
      try {
        lockConnection = await acquire(access.connection, postmaster)
        log.warn('the database is back')
        return watch()
      } catch (error) {
        if (!(await hasCluster(dataDirectory)))
          return onLost?.(new EmbeddedError(`the folder of the database, ${dataDirectory.cluster}, is gone`))
        log.error({ err: error }, 'the database does not come back; trying on')
        await sleep(RECONNECT_PAUSE_MS)
      }
    }
  }

  function watch(): void {
    lockConnection.once('end', () => {
      if (!leaving.signal.aborted) reconnecting = reconnect()
    })
  }

  watch()
  if (await isShared(dataDirectory.account))
    log.warn('PostgreSQL runs as an account that other programs share; it gets its own after all of Batuta has stopped')
  log.debug({ cluster: dataDirectory.cluster, account: dataDirectory.account }, 'the embedded database is up')
  return {
    connection: { ...access.connection, database },
    note: dataDirectory.note,
    release: async () => {
      await Promise.race([reconnecting, sleep(RECONNECT_TIMEOUT_MS, undefined, { ref: false })])
      leaving.abort()
      // Without a connection there is nobody to ask whether others are there: it stays, and the next start adopts it.
      await release(lockConnection, postmaster).catch((error: unknown) =>
        log.warn({ err: error }, 'PostgreSQL was left running'),
      )
      await access.release()
    },
  }
}
