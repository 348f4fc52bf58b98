import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isAlive } from '../../../server/platform/db/embedded/processes'
import { memoryFolder } from '../../runner/memoryFolder'

/** The name of a DATA_DIR that is not there yet; with `emptyCluster` (see tests/runner) it is, and spares an initdb. */
export async function makeDataDir(emptyCluster?: string): Promise<string> {
  const parent = await mkdtemp(join(memoryFolder, 'batuta-process-'))
  // Started as root, PostgreSQL runs as another account, which must be able to pass.
  await chmod(parent, 0o755)
  const dataDir = join(parent, 'data')
  // Node's own `cp` does not keep the owner.
  if (emptyCluster !== undefined) await promisify(execFile)('cp', ['-pR', emptyCluster, dataDir])
  return dataDir
}

export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  // No number at all is not a zero, which to `kill` would be the whole of our own group.
  const pid = /^\d+/.exec(text)?.[0]
  return pid === undefined ? undefined : Number(pid)
}

/** Until the system knows it no more: a zombie is dead, but is there until it has been waited for. */
export async function killHard(pid: number | undefined): Promise<void> {
  if (pid === undefined || !isAlive(pid)) return
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) {
    const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    if (state.includes(') Z')) return
    await sleep(5)
  }
}

/** Also ends a PostgreSQL that a failed test left behind. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await killHard(await postmasterPid(dataDir))
  await rm(dirname(dataDir), { recursive: true, force: true, maxRetries: 10 })
}

/** As `npm start` and the Dockerfile have it. */
const NODE_FLAGS = ['--max-old-space-size=1024']

/** A server process of its own, as a person would start it; as another account, where root asks for it. */
export function spawnServer(entry: string, env: Record<string, string>, account: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [...NODE_FLAGS, entry], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const exited = once(child, 'exit')
  // Later than the exit: what it said last is read by then.
  const closed = once(child, 'close')

  async function waitUntilReady(): Promise<string> {
    while (child.exitCode === null && child.signalCode === null) {
      const url = /Batuta is ready at (\S+)/.exec(stdout)?.[1]
      if (url !== undefined) return url
      await sleep(5)
    }
    await closed
    throw new Error(`the server ended before it was ready: ${stderr}`)
  }

  return {
    child,
    ready: waitUntilReady(),
    output: () => ({ stdout, stderr }),
    /** Sends the signal and waits for the end; answers the exit code. */
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await exited
      return child.exitCode
    },
    exited: async () => {
      await exited
      return child.exitCode
    },
  }
}

export type ServerProcess = ReturnType<typeof spawnServer>
