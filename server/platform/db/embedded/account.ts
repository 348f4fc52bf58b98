import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OWN_SERVER_HINT, EmbeddedError } from './embeddedError'

const run = promisify(execFile)

/** Whom PostgreSQL's programs run as; empty: as ourselves. Spread it into the options of a child process. */
export interface Account {
  uid?: number
  gid?: number
}

interface Listed {
  name: string
  uid: number
  gid: number
}

const NOBODY_UID = 65_534

async function listAccounts(): Promise<Listed[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

async function ownerOf(path: string): Promise<Required<Account> | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as whoever owns the data already, so that root and that account
 * may take turns; else as an account without rights, which must be listed because initdb looks it up.
 */
export async function chooseAccount(dataDir: string, cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const clusterOwner = await ownerOf(cluster)
  if (clusterOwner !== undefined) return clusterOwner
  const listed = await listAccounts()
  const dataOwner = await ownerOf(dataDir)
  if (dataOwner !== undefined && listed.some(({ uid }) => uid === dataOwner.uid)) return dataOwner
  const chosen =
    listed.find(({ uid }) => uid === NOBODY_UID) ??
    listed.find(({ name }) => name === 'nobody') ??
    listed.find(({ name }) => name === 'daemon')
  if (chosen === undefined) {
    throw new EmbeddedError(
      `PostgreSQL does not run as root, and there is no account "nobody" here. ${OWN_SERVER_HINT}`,
    )
  }
  return { uid: chosen.uid, gid: chosen.gid }
}

/** Asked of the system itself, by trying: mode bits alone would miss access lists and mounts. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (account.uid === undefined) return true
  return run('test', ['-x', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
