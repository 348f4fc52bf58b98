import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rename, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Access } from './access'
import type { Binaries } from './binaries'
import { EmbeddedError } from './embeddedError'
import { clearLockFiles } from './lockFiles'
import type { DataDirectory } from './dataDirectory'

const LOG_FILE = 'server.log'
const LOG_MAX_BYTES = 1024 * 1024
const PG_CTL_TIMEOUT_S = 60

/** Failed statements and the values of failed rows stay out of PostgreSQL's log, as they hold what people typed. */
const logSettings = ['log_error_verbosity=terse', 'log_min_error_statement=panic', 'log_checkpoints=off']

/** After a file was imported, the tables are counted within seconds, not a minute: until then the long way looks short. */
const maintenanceSettings = ['autovacuum_naptime=10s']

/** Another process is starting it, or a dying server still holds its memory: trying again helps. */
const transientFailure = /lock file .* (already exists|is empty)|shared memory block/

export interface Postmaster {
  /** True when it runs; false when another process may be about to bring it up or down, and trying again makes sense. */
  start: () => Promise<boolean>
  stop: () => Promise<void>
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function readFrom(file: string, position: number): Promise<string> {
  const handle = await open(file).catch(() => undefined)
  if (handle === undefined) return ''
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64 * 1024), position })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

export function makePostmaster(binaries: Binaries, { account, cluster }: DataDirectory, access: Access): Postmaster {
  const logFile = join(cluster, LOG_FILE)
  const home = dirname(cluster)
  // A copy of the programs beside the data is called by its own name as well.
  const program = binaries.postgres.startsWith(home + sep) ? ['-p', relative(home, binaries.postgres)] : []

  async function pgCtl(...options: string[]): Promise<number> {
    // No pipes: on Windows the server would inherit them and never let us see their end.
    // By names that hold nothing to interpret, from the folder above: pg_ctl puts them into a line for the shell.
    const folder = ['-D', basename(cluster)]
    const child = spawn(binaries.pgCtl, [...options, ...folder, '-w', '-t', String(PG_CTL_TIMEOUT_S)], {
      ...account,
      cwd: dirname(cluster),
      stdio: 'ignore',
      windowsHide: true,
    })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  }

  async function start(): Promise<boolean> {
    await clearLockFiles(cluster)
    // Of two that start at once, the other may have done it.
    if ((await sizeOf(logFile)) > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`).catch(() => {})
    const logStart = await sizeOf(logFile)
    const settings = [...access.settings, ...logSettings, ...maintenanceSettings].map((setting) => `-c ${setting}`)
    // pg_ctl puts the server into a session of its own, so that Ctrl-C at the terminal is ours to handle.
    if ((await pgCtl('start', '-l', join(basename(cluster), LOG_FILE), ...program, '-o', settings.join(' '))) === 0)
      return true
    const said = await readFrom(logFile, logStart)
    if (said === '') {
      // pg_ctl itself turns back at a lock file that another has made and not yet written.
      if (await isThere(join(cluster, 'postmaster.pid'))) return false
      throw new EmbeddedError('PostgreSQL did not start, and said nothing')
    }
    const fatal = said.split('\n').filter((line) => line.includes('FATAL'))
    if (fatal.length === 0 || fatal.some((line) => transientFailure.test(line))) return false
    throw new EmbeddedError(`PostgreSQL did not start: ${fatal.join(' ')} (see ${logFile})`)
  }

  return {
    start,
    stop: async () => {
      await pgCtl('stop', '-m', 'fast')
    },
  }
}
