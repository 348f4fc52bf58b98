import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
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

/** Whether that live process may be the server of this cluster; told as true wherever the system does not say. */
export async function mayServe(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  // PostgreSQL works in its data folder, which the two of us may know by different names (a mount, a link).
  const folder = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
  const ours = await stat(cluster)
  if (folder !== undefined) return folder.dev === ours.dev && folder.ino === ours.ino
  if (process.platform === 'linux') return true
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: 'postgres' }))
  return stdout.includes('postgres')
}
