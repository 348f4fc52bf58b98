import { execFile } from 'node:child_process'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCodeOf } from './embeddedError'

const run = promisify(execFile)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, and another account's.
    return errorCodeOf(error) === 'EPERM'
  }
}

/** PostgreSQL works in its data folder, which the two of us may know by different names (a mount, a link). */
async function worksIn(pid: number, cluster: string): Promise<boolean | undefined> {
  const folder = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
  const ours = await stat(cluster)
  return folder === undefined ? undefined : folder.dev === ours.dev && folder.ino === ours.ino
}

/** Whether that live process may be the server of this cluster; told as true wherever the system does not say. */
export async function canServe(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  const works = await worksIn(pid, cluster)
  if (works !== undefined) return works
  if (process.platform === 'linux') return true
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: 'postgres' }))
  return stdout.includes('postgres')
}

/** Whether a server runs on a cluster that is there or, where the system can say, a child of one that died. For root, who sees all. */
export async function isServed(cluster: string): Promise<boolean> {
  const lock = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const pid = Number(lock?.split('\n')[0])
  if (pid > 0 && isAlive(pid) && (await canServe(pid, cluster))) return true
  const others = (await readdir('/proc').catch(() => [])).map(Number).filter((other) => other > 0)
  const answers = await Promise.all(others.map((other) => worksIn(other, cluster)))
  return answers.includes(true)
}
