import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { buildApp } from './app'
import { markBuildInUse } from './buildInUse'
import type { Config } from './platform/config'
import { ConfigError } from './platform/config'
import { openDatabase } from './platform/db/database'
import type { Connection } from './platform/db/database'
import { startEmbedded } from './platform/db/embedded/startEmbedded'
import { migrateDatabase } from './platform/db/migrate'
import type { App } from './platform/dependencies'
import { prepareGracefulShutdown } from './platform/http/gracefulShutdown'
import { createLogger } from './platform/http/logging'
import { startJobWorker } from './platform/jobs/jobWorker'
import { serverJobs } from './registerJobs'
import { describeSecret, loadSecrets } from './platform/auth/signingSecret'
import { backupSchedule } from './platform/backup/backupSchedule'

interface RunningServer {
  /** `http://HOST:PORT`, with the port that the system chose for PORT=0. */
  url: string
  /** What else the start line should say. */
  note: string | undefined
}

/** Undoes the steps taken so far, the last first. */
export type Closers = (() => Promise<void>)[]

/** The embedded database's; it may be a link to where root's PostgreSQL can reach it. */
function findDiskFolder({ dataDir, databaseUrl }: Config): string | undefined {
  return databaseUrl === undefined ? join(dataDir, 'postgres') : undefined
}

/** Beside the bundle in dist/, or in dist/ seen from the source. */
function findClient(): string | undefined {
  const candidates = ['../client', '../dist/client'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  return candidates.find((path) => existsSync(path))
}

/** Without its files nothing that this process did would succeed any more. */
function endProcess(error: Error): void {
  process.stderr.write(`Batuta stops: ${error.message}\n`)
  process.exit(1)
}

/** The database that is configured; an embedded one is brought up. */
async function reachDatabase(config: Config, log: Logger, closers: Closers) {
  if (config.databaseUrl !== undefined) return { connection: { connectionString: config.databaseUrl }, note: undefined }
  const { connection, note, release } = await startEmbedded({ dataDir: config.dataDir, log, onLost: endProcess })
  closers.push(release)
  return { connection, note }
}

/** For a program that reads what is there: an empty database would not be what was meant. */
export function assertHasDatabase({ dataDir, databaseUrl }: Config): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))) {
    throw new ConfigError(`there is no database in ${dataDir}: set DATA_DIR as it is for the server`)
  }
}

/** For a program beside the server, which may be running: reaches the database, and lets go of it after the task. */
export async function withDatabase<Result>(
  config: Config,
  task: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const closers: Closers = []
  try {
    const { connection } = await reachDatabase(config, createLogger(config.logLevel), closers)
    return await task(connection)
  } finally {
    for (const close of closers.toReversed()) await close()
  }
}

async function migrateOrExplain(connection: Connection): Promise<void> {
  await migrateDatabase(connection).catch((error: NodeJS.ErrnoException) => {
    const isOurs = connection.connectionString === undefined
    if (isOurs || error.syscall === undefined) throw error
    throw new ConfigError(`the server that DATABASE_URL names does not answer (${error.code})`)
  })
}

const listenFailures: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) => `port ${port} on ${host} is taken: stop what uses it, or set PORT to another`,
  EACCES: ({ port }) => `port ${port} is not open to this account: set PORT to one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known`,
}

/** The reason in words, where one is known. */
function explainListening(error: unknown, config: Config): unknown {
  const failure = error instanceof Error && 'code' in error ? listenFailures[String(error.code)] : undefined
  return failure === undefined ? error : new ConfigError(failure(config))
}

/**
 * Before anything is touched: of two on one port the later one ends, and were it of a newer version, it would have moved the database on
 * by then under the one that goes on.
 */
async function assertPortIsFree(config: Config): Promise<void> {
  const { host, port } = config
  if (port === 0) return
  const probe = createServer()
  try {
    await once(probe.listen({ host, port }), 'listening')
  } catch (error) {
    throw explainListening(error, config)
  }
  await new Promise((resolve) => {
    probe.close(resolve)
  })
}

async function listen(app: App, config: Config, log: Logger): Promise<string> {
  const { host, port } = config
  const { level } = log
  // Fastify would announce each address at `info`; the start line says it once, for people.
  log.level = 'warn'
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw explainListening(error, config)
  } finally {
    log.level = level
  }
  const address = app.server.address()
  const openPort = typeof address === 'object' ? address?.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`
}

/** Brings up everything in order. What has been opened is in `closers`, also when a later step throws. */
export async function startServer(config: Config, log: Logger, closers: Closers): Promise<RunningServer> {
  closers.push(await markBuildInUse())
  await assertPortIsFree(config)
  const { connection, note } = await reachDatabase(config, log, closers)
  await migrateOrExplain(connection)
  const { db, pool, probe, close } = openDatabase(connection, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  )
  closers.push(close)
  const secrets = await loadSecrets(config)
  const { backups: plan } = config
  const backups = plan && backupSchedule({ plan, connection, describeSecret: () => describeSecret(config), log })
  if (backups !== undefined) closers.push(backups.stop)
  const clientDir = findClient()
  if (clientDir === undefined) log.warn('the client is not built (npm run build): answering calls alone')
  const dependencies = { config, db, pool, probe, ...secrets, backups, clientDir, diskFolder: findDiskFolder(config) }
  const app = await buildApp(dependencies, { loggerInstance: log })
  const closeApp = prepareGracefulShutdown(app)
  closers.push(closeApp)
  const url = await listen(app, config, log)
  backups?.start()
  const stopJobs = await startJobWorker(serverJobs, { ...dependencies, log })
  // At the same time, as a supervisor waits for both together no longer than for one.
  closers.push(async () => {
    await Promise.all([stopJobs(), closeApp()])
  })
  return { url, note }
}
