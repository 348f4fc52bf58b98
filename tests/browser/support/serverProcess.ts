import { makeDataDir, removeDataDir, spawnServer } from '../../server/support/builtServer'

export interface ServerProcess {
  url: string
  dataDir: string
  pid: number
  /** What it could not answer, as its log says it: the lines of level 50, errors. */
  errors: () => string[]
  /** Ends it and throws its database away. */
  stop: () => Promise<void>
}

interface ServerOptions {
  env?: Record<string, string>
  /** Spares the database its making, see makeDataDir. */
  emptyCluster?: string
}

/** Starts the built server on a free port and an empty database. Rejects with what it printed when it does not start. */
export async function startServer(
  entry: string,
  { env = {}, emptyCluster }: ServerOptions = {},
): Promise<ServerProcess> {
  const dataDir = await makeDataDir(emptyCluster)
  const server = spawnServer(entry, { LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env })
  const url = await server.ready.catch(async (error: unknown) => {
    await removeDataDir(dataDir)
    throw error
  })
  return {
    url,
    dataDir,
    pid: server.child.pid ?? 0,
    errors: () =>
      server
        .output()
        .stderr.split('\n')
        .filter((line) => line.includes('"level":50')),
    stop: async () => {
      await server.end('SIGTERM')
      await removeDataDir(dataDir)
    },
  }
}
