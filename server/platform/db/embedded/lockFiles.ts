import { open, readdir } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, canServe } from './processes'

/** Above every system's highest process id. */
const NO_PROCESS = '999999999'
const BLANK_FILE_TIMEOUT_MS = 3_000
/** Several times the length of the longest. */
const LENGTH_MAX_BYTES = 16 * 1024

/** Of the data, and of the socket. Each begins with the number of the server's process. */
const lockFile = /^postmaster\.pid$|^\.s\.PGSQL\.\d+\.lock$/

async function readAll(handle: FileHandle): Promise<string> {
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LENGTH_MAX_BYTES), position: 0 })
  return buffer.toString('utf8', 0, bytesRead)
}

/**
 * Left by a kill, it may name a process that today is something else (in a container, most likely). PostgreSQL would take that
 * for its own and refuse to start.
 */
async function namesOtherProcess(text: string, cluster: string): Promise<boolean> {
  const [pid = ''] = text.split('\n')
  return /^\d+$/.test(pid) && isAlive(Number(pid)) && !(await canServe(Number(pid), cluster))
}

/** Some file systems give back the length of what they lost, as zeros. */
function isBlank(text: string): boolean {
  return /^[\0\s]*$/.test(text)
}

/**
 * Blank, it is another's who is just starting, or what a power cut left of one, which PostgreSQL leaves to a person to remove.
 * Nobody is that long between making it and writing it, and its own time says nothing where the clock was set. Should that start
 * be no more than held up, the server's shared memory still admits one of the two.
 */
async function staysBlank(handle: FileHandle): Promise<boolean> {
  if (!isBlank(await readAll(handle))) return false
  await sleep(BLANK_FILE_TIMEOUT_MS)
  return isBlank(await readAll(handle))
}

/**
 * Held open from the first look to the write: a server that takes its place meanwhile makes another file under the name, which
 * must never be written to. Only the number goes: the rest is how PostgreSQL finds children that outlived the old server.
 */
async function clear(file: string, cluster: string): Promise<void> {
  const handle = await open(file, 'r+').catch(() => undefined)
  if (handle === undefined) return
  try {
    const text = await readAll(handle)
    const isStale = (await namesOtherProcess(text, cluster)) || (await staysBlank(handle))
    if (!isStale) return
    const [, ...rest] = text.split('\n')
    await handle.write([NO_PROCESS, ...(rest.length === 0 ? [''] : rest)].join('\n'), 0)
  } finally {
    await handle.close()
  }
}

/** Takes out of PostgreSQL's way the lock files that a killed server left behind. A live server's stay as they are. */
export async function clearLockFiles(cluster: string): Promise<void> {
  const names = (await readdir(cluster)).filter((name) => lockFile.test(name))
  await Promise.all(names.map((name) => clear(join(cluster, name), cluster)))
}
