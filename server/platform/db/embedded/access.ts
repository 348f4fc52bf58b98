import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { Connection } from '../database'

/** The kernel's limit for a socket's path is 107 bytes, on macOS 103. */
const SOCKET_PATH_MAX_BYTES = 100
const PORT = 5432
const FILE = 'batuta-access.json'
const USER = 'postgres'

const hasSockets = process.platform !== 'win32'
const TcpAccess = z.object({ port: z.number(), password: z.string() })

/** How to reach the server of a cluster. */
export interface Access {
  connection: Connection
  /** For `postgres` itself. */
  settings: string[]
  release: () => Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/**
 * What initdb needs to know, and a step for after it. Sockets are guarded by the folder that they are in, which is its owner's alone.
 * Windows has none that pg could use: there it is loopback, with a password kept beside the data.
 */
export async function prepareAccess(passwordFile: string) {
  if (hasSockets) return { initdbOptions: ['--auth=trust'], save: async () => {} }
  const access = { port: await freePort(), password: randomBytes(24).toString('hex') }
  await writeFile(passwordFile, access.password, { mode: 0o600 })
  return {
    initdbOptions: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    save: async (cluster: string) => {
      await writeFile(join(cluster, FILE), JSON.stringify(access), { mode: 0o600 })
      await rm(passwordFile)
    },
  }
}

/** The server itself binds the socket relative to its own folder, so only our way to it must be short. */
async function shorten(cluster: string) {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_MAX_BYTES) {
    return { host: cluster, release: async () => {} }
  }
  const base = tmpdir().length < SOCKET_PATH_MAX_BYTES / 2 ? tmpdir() : '/tmp'
  // A folder of our own under a name that nobody can foresee, as anyone may write to its parent.
  const shortcut = await mkdtemp(join(base, 'batuta-'))
  await symlink(cluster, join(shortcut, 'postgres'))
  return { host: join(shortcut, 'postgres'), release: () => rm(shortcut, { recursive: true, force: true }) }
}

export async function openAccess(cluster: string): Promise<Access> {
  if (hasSockets) {
    const { host, release } = await shorten(cluster)
    const settings = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700', `port=${PORT}`]
    return { connection: { host, port: PORT, user: USER }, settings, release }
  }
  const { port, password } = TcpAccess.parse(JSON.parse(await readFile(join(cluster, FILE), 'utf8')))
  return {
    connection: { host: '127.0.0.1', port, user: USER, password },
    settings: ['listen_addresses=127.0.0.1', `port=${port}`],
    release: async () => {},
  }
}
