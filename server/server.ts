import { existsSync } from 'node:fs'
import { loadConfig } from './config'
import { ConfigError } from './platform/config'
import { EmbeddedError } from './platform/db/embedded/embeddedError'
import { createLogger } from './platform/http/logging'
import { startServer } from './start'
import type { Closers } from './start'

const ENV_FILE = '.env'
const FORCE_EXIT_AFTER_MS = 1_000

/** The one place that reads .env. What is set in the environment itself wins. */
function readEnvironment() {
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE)
  return loadConfig(process.env)
}

/** What the person who starts the server can mend is told in a sentence, a bug with its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // What the system refuses (a folder that may not be made, a full disk) names itself well enough.
  const isMendable = error instanceof ConfigError || error instanceof EmbeddedError || 'syscall' in error
  return isMendable ? error.message : (error.stack ?? error.message)
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.toReversed()) await close()
}

async function main(): Promise<void> {
  const config = readEnvironment()
  const log = createLogger(config.logLevel)
  const closers: Closers = []
  const starting = startServer(config, log, closers)
  let stoppingSince: number | undefined

  async function stop(): Promise<void> {
    if (stoppingSince !== undefined) {
      // npm passes one Ctrl-C on as two. A later one is meant: exit at once, which PostgreSQL survives.
      if (performance.now() - stoppingSince > FORCE_EXIT_AFTER_MS) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    // Stopped in the middle of starting: what is half open would be left behind.
    await starting.catch(() => {})
    await closeAll(closers)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  try {
    const { url, note } = await starting
    const remark = note === undefined ? '' : ` (${note})`
    if (stoppingSince === undefined) process.stdout.write(`Batuta is ready at ${url}${remark}\n`)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`Batuta cannot start: ${explain(error)}\n`)
  process.exit(1)
})
