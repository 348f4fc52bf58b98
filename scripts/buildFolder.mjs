import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'

// Each build has a folder of its own, and `dist/server` and `dist/client` are links to those of the newest. A server that runs goes
// on with the files that it started from: Node knows its program by where a link leads, and the client is looked for beside it.

const root = path.join(import.meta.dirname, '..')
const dist = path.join(root, 'dist')
const builds = path.join(dist, 'builds')
/** What a build is made of. The packages are told by package-lock.json. */
const sources = [
  'contract',
  'index.html',
  'my.html',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]
/** A build that nobody runs from may be one that is being made, or started from at this moment. */
const KEEP_MS = 3_600_000

const isOfBuild = (name) => /^(VITE_|PRECOMPRESS$)/.test(name)

/** The settings that are read when the client is built, from the same places as Vite's. */
function buildSettings() {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'].map((name) => path.join(root, name))
  const given = files.filter(existsSync).map((file) => parseEnv(readFileSync(file, 'utf8')))
  return Object.entries(Object.assign({}, ...given, process.env))
    .filter(([name]) => isOfBuild(name))
    .sort(([one], [other]) => one.localeCompare(other))
}

function* filesOf(name) {
  const folder = path.join(root, name)
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${name}/${entry.name}`
    if (entry.isDirectory()) yield* filesOf(file)
    else yield file
  }
}

/** Is another when a build would be. */
export function fingerprintOfSources() {
  const hash = createHash('sha256').update(JSON.stringify(buildSettings()))
  for (const name of sources) {
    const files = name.includes('.') ? [name] : filesOf(name)
    for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/** Whether what `dist/server` leads to was built from the sources as they are now. */
export function isBuildCurrent() {
  if (!existsSync(path.join(dist, 'server'))) return false
  const file = path.join(realpathSync(path.join(dist, 'server')), '../build.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).fingerprint === fingerprintOfSources()
}

/** An empty folder for the next build, with `in-use`, where servers note that they run from it (server/buildInUse.ts). */
export async function makeBuildFolder() {
  const folder = path.join(builds, `${Date.now()}-${randomBytes(3).toString('hex')}`)
  await mkdir(path.join(folder, 'in-use'), { recursive: true })
  return folder
}

async function turnLink(folder, name) {
  const link = path.join(dist, name)
  const found = await lstat(link).catch(() => undefined)
  if (found !== undefined && !found.isSymbolicLink()) {
    // Of a Batuta that built into these folders themselves.
    const aside = await makeBuildFolder()
    await rename(link, path.join(aside, name))
  }
  if (process.platform === 'win32') {
    await rm(link, { recursive: true, force: true })
    await symlink(path.join(folder, name), link, 'junction')
    return
  }
  const next = `${link}-${path.basename(folder)}`
  await symlink(path.relative(dist, path.join(folder, name)), next)
  await rename(next, link)
}

/** From here on `dist/server` and `dist/client` are those of the folder. */
export async function makeCurrent(folder, fingerprint) {
  await writeFile(path.join(folder, 'build.json'), `${JSON.stringify({ fingerprint })}\n`)
  await turnLink(folder, 'client')
  await turnLink(folder, 'server')
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

async function isInUse(folder) {
  const marks = await readdir(path.join(folder, 'in-use')).catch(() => [])
  return marks.some((pid) => isAlive(Number(pid)))
}

/** Of the builds before, those that no server runs from. */
export async function removeOldBuilds() {
  const current = path.dirname(realpathSync(path.join(dist, 'server')))
  for (const name of await readdir(builds)) {
    const folder = path.join(builds, name)
    const { mtimeMs } = await stat(folder)
    if (folder === current || Date.now() - mtimeMs < KEEP_MS || (await isInUse(folder))) continue
    await rm(folder, { recursive: true, force: true })
  }
}
