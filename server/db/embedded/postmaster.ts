import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, readdir, realpath, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Access } from './access'
import type { Binaries } from './binaries'
import { EmbeddedError } from './embeddedError'
import type { Place } from './place'
import { isAlive, mayServe } from './processes'

const LOG_MAX_BYTES = 1024 * 1024
const PATIENCE_S = 60
/** Above every system's highest process id. */
const NO_PROCESS = 999_999_999
const EMPTY_PATIENCE_MS = 3_000

/** Failed statements and the values of failed rows stay out of PostgreSQL's log, as they hold what people typed. */
const logSettings = ['log_error_verbosity=terse', 'log_min_error_statement=panic', 'log_checkpoints=off']

/** After a file was imported, the tables are counted within seconds, not a minute: until then the long way looks short. */
const careSettings = ['autovacuum_naptime=10s']

/** Of the data, and of the socket. */
const lockFile = /^postmaster\.pid$|^\.s\.PGSQL\.\d+\.lock$/

/** Someone else is at it, or a dying server has not quite let go: both pass. */
const passes = /lock file .* (already exists|is empty)|shared memory block/

export interface Postmaster {
  /** True when it runs; false when another process may be about to bring it up or down, and trying again makes sense. */
  start: () => Promise<boolean>
  stop: () => Promise<void>
}

/**
 * A lock file left by a kill may name a process that today is something else (in a container, most likely). PostgreSQL would
 * take it for its own and refuse to start. Only the number goes: the rest is how it finds children that outlived the old server.
 */
async function clearForeignPid(file: string, cluster: string): Promise<void> {
  const read = () => readFile(file, 'utf8').catch(() => '')
  const before = await read()
  const [pid = '', ...rest] = before.split('\n')
  if (!/^\d+$/.test(pid)) return
  if (!isAlive(Number(pid)) || (await mayServe(Number(pid), cluster))) return
  if ((await read()) === before) await writeFile(file, [NO_PROCESS, ...rest].join('\n'))
}

async function isEmptySince(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size, mtimeMs }) => (size === 0 ? mtimeMs : undefined),
    () => undefined,
  )
}

/**
 * An empty lock file is another's who is just starting, or what a power cut left of one, which PostgreSQL leaves to a person to
 * remove. Nobody is that long between making it and writing it, and its own time says nothing where the clock was set.
 */
async function clearEmpty(file: string): Promise<void> {
  const before = await isEmptySince(file)
  if (before === undefined) return
  await sleep(EMPTY_PATIENCE_MS)
  if ((await isEmptySince(file)) === before) await writeFile(file, `${NO_PROCESS}\n`)
}

async function clearLockFiles(cluster: string): Promise<void> {
  const folder = await realpath(cluster)
  for (const name of (await readdir(cluster)).filter((entry) => lockFile.test(entry))) {
    await clearForeignPid(join(cluster, name), folder)
    await clearEmpty(join(cluster, name))
  }
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

export function makePostmaster(binaries: Binaries, { account, cluster }: Place, access: Access): Postmaster {
  const logFile = join(cluster, 'server.log')

  async function pgCtl(...options: string[]): Promise<number> {
    // No pipes: on Windows the server would inherit them and never let us see their end.
    const child = spawn(binaries.pgCtl, [...options, '-D', cluster, '-w', '-t', String(PATIENCE_S)], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
      windowsHide: true,
    })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  }

  async function start(): Promise<boolean> {
    await clearLockFiles(cluster)
    if ((await sizeOf(logFile)) > LOG_MAX_BYTES) await rename(logFile, `${logFile}.1`)
    const logStart = await sizeOf(logFile)
    const settings = [...access.settings, ...logSettings, ...careSettings].map((setting) => `-c ${setting}`)
    // pg_ctl puts the server into a session of its own, so that Ctrl-C at the terminal is ours to handle.
    if ((await pgCtl('start', '-l', logFile, '-o', settings.join(' '))) === 0) return true
    const said = await readFrom(logFile, logStart)
    if (said === '') {
      // pg_ctl itself turns back at a lock file that another has made and not yet written.
      if (await isThere(join(cluster, 'postmaster.pid'))) return false
      throw new EmbeddedError('PostgreSQL did not start, and said nothing')
    }
    const fatal = said.split('\n').filter((line) => line.includes('FATAL'))
    if (fatal.length === 0 || fatal.some((line) => passes.test(line))) return false
    throw new EmbeddedError(`PostgreSQL did not start: ${fatal.join(' ')} (see ${logFile})`)
  }

  return {
    start,
    stop: async () => {
      await pgCtl('stop', '-m', 'fast')
    },
  }
}
