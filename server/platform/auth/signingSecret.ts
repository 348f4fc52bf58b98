import { createHash, randomBytes } from 'node:crypto'
import { chown, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config'
import type { Config, Secrets } from '../config'

const FILE = 'jwt-secret'
/** What was renamed so is accepted, and no longer signed with. */
const PREVIOUS_FILE = 'jwt-secret.previous'
/** What a restore took the place of. */
const REPLACED_FILE = 'jwt-secret.replaced'
const SECRET_BYTES = 32

/** The one to sign with comes first. */
export function acceptedSecrets({ secret, previousSecret }: Secrets): Uint8Array[] {
  return previousSecret === undefined ? [secret] : [secret, previousSecret]
}

/** Names a secret without telling it (RFC 7515, 4.1.4): which one a token was signed with, or a backup made under. */
export function kidOf(secret: Uint8Array): string {
  return createHash('sha256').update('batuta kid').update(secret).digest('base64url').slice(0, 11)
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

async function readSecret(file: string): Promise<Uint8Array | undefined> {
  const text = await readText(file)
  if (text === undefined) return undefined
  const secret = Buffer.from(text.trim(), 'base64url')
  if (secret.length >= SECRET_BYTES) return secret
  throw new ConfigError(`${file} is damaged: remove it, and everybody signs in once more`)
}

async function writeSecret(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Where root starts Batuta in another's folder, that account must be able to start it later. */
async function chownLikeParent(folder: string, file: string): Promise<void> {
  const owner = await stat(folder)
  if (process.getuid?.() === 0 && owner.uid !== 0) await chown(file, owner.uid, owner.gid)
}

async function writeTemporary(dataDir: string, file: string, text: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeSecret(temporary, text)
  await chownLikeParent(dataDir, temporary)
  return temporary
}

/** The secret of a data folder, made once however many processes start at the same time. */
export async function loadSecret(dataDir: string): Promise<Uint8Array> {
  const file = join(dataDir, FILE)
  const existing = await readSecret(file)
  if (existing !== undefined) return existing
  const temporary = await writeTemporary(dataDir, file, randomBytes(SECRET_BYTES).toString('base64url'))
  // A link never replaces: the first one's secret stands, and a half-written one is never seen.
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
  const made = await readSecret(file)
  if (made === undefined) throw new ConfigError(`${file} could not be made`)
  return made
}

/** The secrets from the environment, or from DATA_DIR. */
export async function loadSecrets({ jwtSecret, jwtSecretPrevious, dataDir }: Config): Promise<Secrets> {
  const given = jwtSecretPrevious === undefined ? undefined : Buffer.from(jwtSecretPrevious)
  return {
    secret: jwtSecret === undefined ? await loadSecret(dataDir) : Buffer.from(jwtSecret),
    previousSecret: given ?? (await readSecret(join(dataDir, PREVIOUS_FILE))),
  }
}

/** For a backup: which secret is in use, and the files of DATA_DIR that it is kept in, by name; none where it is JWT_SECRET. */
export async function describeSecret(config: Config): Promise<{ kid: string; files: Record<string, string> }> {
  const { secret } = await loadSecrets(config)
  const read = async (name: string) => [name, await readText(join(config.dataDir, name))] as const
  const files = config.jwtSecret === undefined ? await Promise.all([FILE, PREVIOUS_FILE].map(read)) : []
  return {
    kid: kidOf(secret),
    files: Object.fromEntries(files.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]))),
  }
}

/** Puts back the files that `describeSecret` read. A secret that stands in the way is kept under another name. True: something changed. */
export async function restoreSecretFiles(dataDir: string, files: Record<string, string>): Promise<boolean> {
  let hasChanged = false
  for (const name of [FILE, PREVIOUS_FILE]) {
    const file = join(dataDir, name)
    const [text, existing] = [files[name], await readText(file)]
    if (text === undefined || text === existing) continue
    const temporary = await writeTemporary(dataDir, file, text)
    if (existing !== undefined && name === FILE) await rename(file, join(dataDir, REPLACED_FILE))
    await rename(temporary, file)
    hasChanged = true
  }
  return hasChanged
}
