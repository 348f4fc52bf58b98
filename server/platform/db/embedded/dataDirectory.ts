import { chmod, lstat, mkdir, mkdtemp, readlink, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { canEnter, chooseAccount } from './account'
import type { Account } from './account'
import { OWN_SERVER_HINT, EmbeddedError, errorCodeOf } from './embeddedError'

/** Where root may keep data that an account without rights can reach. */
const REACHABLE_BASE = '/var/lib/batuta'

export interface DataDirectory {
  account: Account
  /** PostgreSQL's files. */
  cluster: string
  /** The folder they are in, on the same file system. */
  home: string
  /** Why that is not DATA_DIR, where it is not. */
  note: string | undefined
}

/** Lets others pass through a folder of root's without seeing what is in it. */
async function allowTraversal(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (uid === 0 && process.getuid?.() === 0) await chmod(folder, (mode & 0o7777) | 0o011)
}

/** Leaves a link in DATA_DIR: it is what later starts go by, also when the folder has become reachable meanwhile. */
async function relocateCluster(link: string): Promise<string> {
  await mkdir(REACHABLE_BASE, { recursive: true, mode: 0o755 }).catch((error: unknown) => {
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and others cannot enter ${dirname(link)}: set DATA_DIR to a folder that they can. ${OWN_SERVER_HINT}`,
      { cause: error },
    )
  })
  const home = await mkdtemp(join(REACHABLE_BASE, 'data-'))
  await chmod(home, 0o711)
  try {
    await symlink(join(home, 'postgres'), link)
    return join(home, 'postgres')
  } catch (error) {
    await rm(home, { recursive: true, force: true })
    if (errorCodeOf(error) !== 'EEXIST') throw error
    return readlink(link)
  }
}

/** Where the link leads nowhere, the data has not come along (from a backup, to another machine): anew would look like all lost. */
async function follow(link: string): Promise<string> {
  const cluster = resolve(dirname(link), await readlink(link))
  if ((await stat(dirname(cluster)).catch(() => undefined)) !== undefined) return cluster
  throw new EmbeddedError(
    `the data should be in ${dirname(cluster)}, which is not there: bring it back, or remove ${link} to begin with nothing.`,
  )
}

async function findCluster(dataDir: string, account: Account): Promise<string> {
  const link = join(dataDir, 'postgres')
  const found = await lstat(link).catch(() => undefined)
  if (found?.isSymbolicLink()) return follow(link)
  if (await canEnter(account, dataDir)) return link
  if (found !== undefined) {
    throw new EmbeddedError(
      `the account that PostgreSQL runs as (${account.uid}) cannot enter ${dataDir}. Let it pass through the folders above, or move DATA_DIR.`,
    )
  }
  return relocateCluster(link)
}

async function assertOwnData(cluster: string, dataDir: string): Promise<void> {
  const owner = await stat(cluster).catch(() => undefined)
  const ourselves = process.getuid?.()
  if (owner === undefined || ourselves === undefined || ourselves === 0 || owner.uid === ourselves) return
  throw new EmbeddedError(
    `the data in ${dataDir} belongs to another account (${owner.uid}): start Batuta the way it was started first, or give the folder to this account with chown -R. ${OWN_SERVER_HINT}`,
  )
}

/** Settles where the data is and who PostgreSQL runs as. */
export async function resolveDataDirectory(dataDir: string): Promise<DataDirectory> {
  await mkdir(dataDir, { recursive: true })
  const account = await chooseAccount(dataDir, join(dataDir, 'postgres'))
  if (account.uid !== undefined) await allowTraversal(dataDir)
  const cluster = await findCluster(dataDir, account)
  await assertOwnData(cluster, dataDir)
  const home = dirname(cluster)
  const note =
    home === dataDir
      ? undefined
      : `the data is in ${home}, as PostgreSQL does not run as root and others cannot enter ${dataDir}`
  return { account, cluster, home, note }
}
