import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  url: string
  dataDir: string
  /** Ends it and throws its database away. */
  stop: () => Promise<void>
}

/** Started as root, PostgreSQL runs as another account, which must be able to pass. */
async function makeDataDir(): Promise<{ parent: string; dataDir: string }> {
  const parent = await mkdtemp(path.join(tmpdir(), 'batuta-e2e-'))
  await chmod(parent, 0o755)
  return { parent, dataDir: path.join(parent, 'data') }
}

/** Starts the built server on a free port and an empty database. Rejects with what it printed when it does not start. */
export async function startServer(script: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const { parent, dataDir } = await makeDataDir()
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: 'off', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(parent, { recursive: true, force: true })
  }

  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Batuta is ready at (http:\S+)/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return { url, dataDir, stop }
  }
  await stop()
  throw new Error(`The server did not start: ${complaint}`)
}
