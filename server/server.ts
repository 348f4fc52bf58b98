import { explain, readEnvironment } from './environment'
import { createLogger } from './platform/http/logging'
import { startServer } from './start'
import type { Closers } from './start'

const FORCE_EXIT_AFTER_MS = 1_000

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.toReversed()) await close()
}

async function main(): Promise<void> {
  const config = readEnvironment()
  const log = createLogger(config.logLevel)
  const closers: Closers = []
  const starting = startServer(config, log, closers)
  let stopping: { since: number; signal: NodeJS.Signals } | undefined

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping !== undefined) {
      // npm passes one Ctrl-C on as two, and who runs this beside other things adds a SIGTERM of its own, late on a busy machine.
      // The same one later is meant: exit at once, which PostgreSQL survives.
      if (signal === stopping.signal && performance.now() - stopping.since > FORCE_EXIT_AFTER_MS) process.exit(1)
      return
    }
    stopping = { since: performance.now(), signal }
    // Stopped in the middle of starting: what is half open would be left behind.
    await starting.catch(() => {})
    await closeAll(closers)
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  try {
    const { url, note } = await starting
    const remark = note === undefined ? '' : ` (${note})`
    if (stopping === undefined) process.stdout.write(`Batuta is ready at ${url}${remark}\n`)
  } catch (error) {
    await closeAll(closers)
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`Batuta cannot start: ${explain(error)}\n`)
  process.exit(1)
})
