import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import type { Connection } from '../database'
import type { Account } from './account'
import { errorCodeOf } from './embeddedError'
import { writePrivately } from './privateFile'

/** The kernel's limit for a socket's path is 107 bytes, on macOS 103. */
const SOCKET_PATH_MAX_BYTES = 100
const SOCKET_PORT = 5432
const FILE = 'batuta-access.json'

export const SUPERUSER = 'postgres'
/** Owns the product's database and all in it, and nothing else. */
export const OWNER = 'batuta'

const hasSockets = process.platform !== 'win32'
/** The superuser's password; the port where it is not a socket's. */
const AccessFile = z.object({ port: z.optional(z.number()), password: z.string() })
type AccessFile = z.infer<typeof AccessFile>

type PasswordConnection = Connection & { password: string }

/** How to reach the server of a cluster. */
export interface Access {
  /** As OWNER. */
  connection: PasswordConnection
  /** As SUPERUSER: for what is to be settled before anyone is served, and nothing after it. */
  administration: PasswordConnection
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

async function readAccess(cluster: string): Promise<AccessFile | undefined> {
  const text = await readFile(join(cluster, FILE), 'utf8').catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : AccessFile.parse(JSON.parse(text))
}

/**
 * Everyone shows a password, on every system: a socket could be asked for its client's account (`peer`), but only where that
 * account has a name, which one in a container need not have, and Windows has no such sockets at all. Where there are, they are
 * also in a folder that is its owner's alone.
 */
export async function makeAccess(): Promise<AccessFile> {
  const password = randomBytes(24).toString('hex')
  return hasSockets ? { password } : { password, port: await freePort() }
}

/** Kept with the cluster, so that a copy of the data is whole. Of two that save at once, the first one's stands. */
export async function saveAccess(cluster: string, access: AccessFile, account: Account): Promise<void> {
  const file = join(cluster, FILE)
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writePrivately(temporary, JSON.stringify(access), account)
  // A link never replaces, and a half-written one is never seen.
  await link(temporary, file).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error
  })
  await rm(temporary)
}

/** A cluster of Batuta up to 0.2 has none yet. */
async function ensureAccess(cluster: string, account: Account): Promise<AccessFile> {
  const existing = await readAccess(cluster)
  if (existing !== undefined) return existing
  const made = await makeAccess()
  await saveAccess(cluster, made, account)
  return (await readAccess(cluster)) ?? made
}

/** Follows from the superuser's, which it does not betray. */
function ownersPassword(password: string): string {
  return createHmac('sha256', password).update(OWNER).digest('hex')
}

/** The server itself binds the socket relative to its own folder, so only our way to it must be short. */
async function shorten(cluster: string) {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${SOCKET_PORT}`)) <= SOCKET_PATH_MAX_BYTES) {
    return { host: cluster, release: async () => {} }
  }
  const base = tmpdir().length < SOCKET_PATH_MAX_BYTES / 2 ? tmpdir() : '/tmp'
  // A folder of our own under a name that nobody can foresee, as anyone may write to its parent.
  const shortcut = await mkdtemp(join(base, 'batuta-'))
  await symlink(cluster, join(shortcut, 'postgres'))
  return { host: join(shortcut, 'postgres'), release: () => rm(shortcut, { recursive: true, force: true }) }
}

const socketSettings = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700']

export async function openAccess(cluster: string, account: Account): Promise<Access> {
  const { password, port = SOCKET_PORT } = await ensureAccess(cluster, account)
  const { host, release } = hasSockets ? await shorten(cluster) : { host: '127.0.0.1', release: async () => {} }
  return {
    connection: { host, port, user: OWNER, password: ownersPassword(password) },
    administration: { host, port, user: SUPERUSER, password },
    settings: [...(hasSockets ? socketSettings : ['listen_addresses=127.0.0.1']), `port=${port}`],
    release,
  }
}
