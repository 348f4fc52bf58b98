import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OWN_SERVER_HINT, EmbeddedError } from './embeddedError'
import { isServed } from './processes'

const run = promisify(execFile)

/** Whom PostgreSQL's programs run as; empty: as ourselves. Spread it into the options of a child process. */
export interface Account {
  uid?: number
  gid?: number
}

interface Listed {
  name: string
  uid: number
}

const NOBODY_UID = 65_534
/** Neither distributions nor systemd give these to anyone (systemd's "Users, Groups, UIDs and GIDs"). */
const UNUSED_UIDS = { first: 60_706, count: 478 }

/** Accounts of the system for whatever has no account of its own: each of their processes may read what is another's. */
const sharedNames = ['nobody', 'daemon']

async function listAccounts(): Promise<Listed[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  return lines
    .filter((line) => line.includes(':') && !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid]) => ({ name, uid: Number(uid) }))
}

/** Asked of the system, as accounts may also come from a directory service. */
async function isListed(uid: number): Promise<boolean> {
  return run('id', [String(uid)]).then(
    () => true,
    () => false,
  )
}

export async function isShared({ uid }: Account): Promise<boolean> {
  if (uid === undefined || uid === NOBODY_UID) return uid !== undefined
  return (await listAccounts()).some((listed) => listed.uid === uid && sharedNames.includes(listed.name))
}

async function ownerOf(path: string): Promise<Required<Account> | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid }
}

/**
 * A number that no account has. It follows from the folder: two that start on one folder at once agree without asking, and two
 * installations hardly ever share it. Later starts go by the owner of what was made.
 */
async function findUnusedAccount(dataDir: string): Promise<Account> {
  const { first, count } = UNUSED_UIDS
  const { ino } = await stat(dataDir)
  for (let step = 0; step < count; step++) {
    const uid = first + ((ino + step) % count)
    if (!(await isListed(uid))) return { uid, gid: uid }
  }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and all accounts from ${first} on are taken. ${OWN_SERVER_HINT}`,
  )
}

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as whoever owns the data already, so that root and that account
 * may take turns; else as an account of its own, which nothing else runs as. Data that a shared account owns, as Batuta up to
 * 0.2 made it in root's folder, changes hands once nothing runs on it: a server of another account would not see that one's lock.
 */
export async function chooseAccount(dataDir: string, cluster: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const clusterOwner = await ownerOf(cluster)
  if (clusterOwner !== undefined && !(await isShared(clusterOwner))) return clusterOwner
  // Another start may have taken it over and started it meanwhile: whoever owns it now is right.
  if (clusterOwner !== undefined && (await isServed(cluster))) return (await ownerOf(cluster)) ?? clusterOwner
  const dataOwner = await ownerOf(dataDir)
  if (dataOwner !== undefined && (await isListed(dataOwner.uid))) return dataOwner
  return findUnusedAccount(dataDir)
}

/**
 * Who may run initdb, which looks up the name of its account and refuses one without. The group stays PostgreSQL's own: a folder
 * that is open to that group alone keeps out all else that runs as the same account.
 */
export async function chooseInitdbAccount({ uid, gid }: Account): Promise<Account> {
  if (uid === undefined || gid === undefined) return {}
  const listed = await listAccounts()
  if (await isListed(uid)) return { uid, gid }
  const named = listed.find(({ name }) => name === 'nobody') ?? listed.find((account) => account.uid !== 0)
  if (named !== undefined) return { uid: named.uid, gid }
  throw new EmbeddedError(
    `PostgreSQL does not run as root, and there is no other account with a name here. ${OWN_SERVER_HINT}`,
  )
}

/** Asked of the system itself, by trying: mode bits alone would miss access lists and mounts. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (account.uid === undefined) return true
  return run('test', ['-x', folder], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
