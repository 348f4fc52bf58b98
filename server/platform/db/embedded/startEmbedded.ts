import { setTimeout as sleep } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { Connection } from '../database'
import { openAccess } from './access'
import { findBinaries } from './binaries'
import { ensureCluster } from './cluster'
import { findPlace } from './dataDirectory'
import { makePostmaster } from './postmaster'
import { ensureDatabase, join, leave } from './processLock'

export interface EmbeddedDatabase {
  connection: Connection
  /** What the person who started the server should know about where the data is. */
  note: string | undefined
  /** Lets go of the server; the last process to leave stops it. Close every connection before. */
  leave: () => Promise<void>
}

interface EmbeddedOptions {
  dataDir: string
  log: Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>
}

/** After a failure that waiting may mend, a full disk for one. */
const COMEBACK_PAUSE_MS = 5_000
/** Who leaves while the database is coming back waits this long, to leave in order. */
const COMEBACK_PATIENCE_MS = 5_000

/**
 * A PostgreSQL of our own on `dataDir`: made where there is none, adopted where one runs already, shared by all Batuta processes
 * on that folder, and brought up again should it die. Throws an EmbeddedError that says what to do.
 */
export async function startEmbedded({ dataDir, log }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = await findPlace(dataDir)
  const binaries = await findBinaries(place)
  await ensureCluster(binaries, place)
  const access = await openAccess(place.cluster)
  const postmaster = makePostmaster(binaries, place, access)
  let presence = await join(access.connection, postmaster)
  const database = await ensureDatabase(presence)
  const leaving = new AbortController()
  let comingBack = Promise.resolve()

  async function comeBack(): Promise<void> {
    log.warn('lost the database; bringing it back')
    while (!leaving.signal.aborted) {
      try {
        presence = await join(access.connection, postmaster)
        log.warn('the database is back')
        return watch()
      } catch (error) {
        log.error({ err: error }, 'the database does not come back; trying on')
        await sleep(COMEBACK_PAUSE_MS)
      }
    }
  }

  function watch(): void {
    presence.once('end', () => {
      if (!leaving.signal.aborted) comingBack = comeBack()
    })
  }

  watch()
  log.debug({ cluster: place.cluster, account: place.account }, 'the embedded database is up')
  return {
    connection: { ...access.connection, database },
    note: place.note,
    leave: async () => {
      await Promise.race([comingBack, sleep(COMEBACK_PATIENCE_MS, undefined, { ref: false })])
      leaving.abort()
      // Without a connection there is nobody to ask whether others are there: it stays, and the next start adopts it.
      await leave(presence, postmaster).catch((error: unknown) =>
        log.warn({ err: error }, 'PostgreSQL was left running'),
      )
      await access.release()
    },
  }
}
