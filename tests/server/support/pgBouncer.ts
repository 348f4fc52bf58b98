import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Connection } from '../../../server/platform/db/database'

/** Of the system; undefined where it is not installed. */
export const pgBouncerProgram = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file))

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function partsOf({ connectionString, host = '', port = 5432, user = '', password, database = '' }: Connection) {
  if (connectionString === undefined) return { host, port, user, password: String(password), database }
  const url = new URL(connectionString)
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  }
}

/** Who may enter the folder of the embedded server's socket; PgBouncer refuses to be root, too. */
async function accountFor(host: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = host.startsWith('/') ? await stat(host) : { uid: 65_534, gid: 65_534 }
  return { uid, gid }
}

/** Resolves once somebody listens there. */
async function untilOpen(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
  }
  throw new Error('PgBouncer ended before it was ready')
}

/** PgBouncer in transaction mode, with few server connections, in front of a database. Answers its address, and how to end it. */
export async function startPgBouncer(connection: Connection) {
  if (pgBouncerProgram === undefined) throw new Error('PgBouncer is not installed')
  const { host, port: serverPort, user, password, database } = partsOf(connection)
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'batuta-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `${database} = host=${host} port=${serverPort} user=${user} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
  ]
  await writeFile(file, settings.join('\n'), { mode: 0o600 })
  const account = await accountFor(host)
  for (const path of [folder, file])
    if (account.uid !== undefined && account.gid !== undefined) await chown(path, account.uid, account.gid)
  const child = spawn(pgBouncerProgram, [file], { ...account, stdio: ['ignore', 'ignore', 'ignore'] })
  const exited = once(child, 'exit')
  await untilOpen(port, () => child.exitCode === null && child.signalCode === null)
  return {
    url: `postgresql://${user}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
