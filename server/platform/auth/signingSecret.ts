import { randomBytes } from 'node:crypto'
import { chown, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from '../config'

const FILE = 'jwt-secret'
const SECRET_BYTES = 32

async function readSecret(file: string): Promise<Uint8Array | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const secret = Buffer.from(text.trim(), 'base64url')
  if (secret.length >= SECRET_BYTES) return secret
  throw new ConfigError(`${file} is damaged: remove it, and everybody signs in once more`)
}

async function writeSecret(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(randomBytes(SECRET_BYTES).toString('base64url'))
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

/** The key that tokens are signed with, made once for a data folder however many processes start at the same time. */
export async function loadSecret(dataDir: string): Promise<Uint8Array> {
  const file = join(dataDir, FILE)
  const existing = await readSecret(file)
  if (existing !== undefined) return existing
  await mkdir(dataDir, { recursive: true })
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeSecret(temporary)
  await chownLikeParent(dataDir, temporary)
  // A link never replaces: the first one's secret stands, and a half-written one is never seen.
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
  const made = await readSecret(file)
  if (made === undefined) throw new ConfigError(`${file} could not be made`)
  return made
}
