import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SUPERUSER, makeAccess, saveAccess } from './access'
import { chooseInitdbAccount } from './account'
import type { Account } from './account'
import type { Binaries } from './binaries'
import { OWN_SERVER_HINT, EmbeddedError, errorCodeOf } from './embeddedError'
import { writePrivately } from './privateFile'
import { isAlive } from './processes'
import type { DataDirectory } from './dataDirectory'

const run = promisify(execFile)

const TEMPORARY_NAME = /^postgres\.new-(\d+)-/

/** Byte order of UTF-8 for indexes, the same on every system; people's names sort by a collation of their own. */
const localeOptions = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  // The system's own locale decides nothing then, but must exist; only Linux is sure to have this one.
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
]

async function readMajor(cluster: string): Promise<string | undefined> {
  return readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )
}

/** Process ids come back, in a container after every restart: what is older than this process is not its own. */
async function isLeftover(path: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return !isAlive(pid)
  const { mtimeMs } = await stat(path)
  return mtimeMs < Date.now() - process.uptime() * 1000
}

/**
 * A start that was killed leaves its half behind; that of a live process is another start at work. The killed one's initdb may
 * still be writing there, and another start be clearing it too: what resists is in nobody's way, and left to the next start.
 */
async function removeLeftovers(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = Number(TEMPORARY_NAME.exec(name)?.[1])
    const path = join(home, name)
    if (Number.isNaN(pid)) continue
    const isOver = await isLeftover(path, pid).catch(() => false)
    if (isOver) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}

/** Made in a folder that others cannot enter, so that nobody meets it before it is PostgreSQL's own. */
async function initialise(binaries: Binaries, { account, home, cluster }: DataDirectory): Promise<void> {
  const initdbAccount = await chooseInitdbAccount(account)
  const { uid, gid } = initdbAccount
  const temporary = join(home, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`)
  const made = join(temporary, 'cluster')
  const passwordFile = join(temporary, 'password')
  await mkdir(temporary, { mode: 0o700 })
  await mkdir(made, { mode: 0o700 })
  if (uid !== undefined && gid !== undefined) {
    await chown(temporary, 0, gid)
    await chmod(temporary, 0o710)
    await chown(made, uid, gid)
  }
  const access = await makeAccess()
  await writePrivately(passwordFile, access.password, initdbAccount)
  const options = ['--pgdata', made, `--username=${SUPERUSER}`, '--data-checksums', '--no-instructions']
  const passwordOptions = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  await run(binaries.initdb, [...options, ...passwordOptions, ...localeOptions], { ...initdbAccount, cwd: '/' })
  await saveAccess(made, access, account)
  if (uid !== account.uid) await give(made, account)
  // In one step: there is a whole cluster under the name, or none. Of two that start together, the second finds the first's.
  await rename(made, cluster)
    .catch(async (error: unknown) => {
      if ((await readMajor(cluster)) === undefined) throw error
    })
    .finally(() => rm(temporary, { recursive: true, force: true }))
  await syncFolder(home)
}

/** What is in the folder first and itself last: a start that was killed in between is seen to have left work. */
async function give(cluster: string, { uid, gid }: Account): Promise<void> {
  await run('chown', ['-R', `${uid}:${gid}`, cluster]).catch(async (error: unknown) => {
    // Another start was faster, and files come and go under its server already.
    if ((await stat(cluster)).uid !== uid) throw error
  })
}

/** PostgreSQL refuses what others may read, and what is another's: so a backup may come back, by `cp` or by an archive. */
async function repairOwnership({ account, cluster }: DataDirectory): Promise<void> {
  if (process.platform === 'win32') return
  const owners = await Promise.all([cluster, join(cluster, 'PG_VERSION')].map((path) => stat(path)))
  if (account.uid !== undefined && owners.some(({ uid }) => uid !== account.uid)) await give(cluster, account)
  if (((owners[0]?.mode ?? 0) & 0o027) !== 0) await chmod(cluster, 0o700)
}

/** Whether the database's files are there. */
export async function hasCluster({ cluster }: DataDirectory): Promise<boolean> {
  return (await readMajor(cluster)) !== undefined
}

/** Makes the database's files where there are none yet. */
export async function ensureCluster(binaries: Binaries, dataDirectory: DataDirectory): Promise<void> {
  await mkdir(dataDirectory.home, { recursive: true })
  await removeLeftovers(dataDirectory.home)
  if (!(await hasCluster(dataDirectory))) {
    try {
      await initialise(binaries, dataDirectory)
    } catch (error) {
      const reason = error instanceof Error ? error.message : errorCodeOf(error)
      throw new EmbeddedError(`the database in ${dataDirectory.home} could not be made: ${reason}. ${OWN_SERVER_HINT}`)
    }
  }
  const written = await readMajor(dataDirectory.cluster)
  if (written !== binaries.major) {
    throw new EmbeddedError(
      `the data in ${dataDirectory.cluster} was written by PostgreSQL ${written}, and this is ${binaries.major}: export it with the Batuta that wrote it.`,
    )
  }
  await repairOwnership(dataDirectory)
}
