import path from 'node:path'
import type { Connection } from '../server/platform/db/database'
import { startEmbedded } from '../server/platform/db/embedded/startEmbedded'
import type { EmbeddedDatabase } from '../server/platform/db/embedded/startEmbedded'
import { startServer } from '../tests/browser/support/serverProcess'
import { spawnServer } from '../tests/server/support/builtServer'
import type { ServerProcess } from '../tests/server/support/builtServer'

export interface BenchServer {
  url: string
  /** Its process. */
  pid: number
  /** A second server process on the same database, of the same or another build; returns where it is. */
  startAnother: (entry?: string) => Promise<string>
  /** Its database, for what no call could make in time. */
  connectToDatabase: () => Promise<Connection>
}

const entry = path.join(import.meta.dirname, '../dist/server/server.mjs')
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** The built server on an empty database; `stop` ends it and throws the database away. */
export async function openBenchServer(): Promise<BenchServer & { stop: () => Promise<void> }> {
  const env = { ACCESS_TOKEN_TTL_S: '86400' }
  const { url, pid, dataDir, stop } = await startServer(entry, { env })
  const others: ServerProcess[] = []
  const databases: EmbeddedDatabase[] = []
  return {
    url,
    pid,
    startAnother: (another = entry) => {
      const other = spawnServer(another, { LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env })
      others.push(other)
      return other.ready
    },
    connectToDatabase: async () => {
      const database = await startEmbedded({ dataDir, log: silent })
      databases.push(database)
      return database.connection
    },
    stop: async () => {
      for (const other of others) await other.end('SIGTERM')
      for (const database of databases) await database.release()
      await stop()
    },
  }
}
