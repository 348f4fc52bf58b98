import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Licences, PackageLicence } from 'virtual:package-licences'
import type { Plugin } from 'vite'
import * as z from 'zod'

const MODULE = 'virtual:package-licences'
const root = path.join(import.meta.dirname, '..')

const Names = z.record(z.string(), z.unknown()).default({})
const LockedPackage = z.object({
  version: z.string().default(''),
  license: z.string().default(''),
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})
type LockedPackage = z.infer<typeof LockedPackage>
const Lock = z.object({ packages: z.record(z.string(), LockedPackage) })
const Manifest = z.object({
  homepage: z.optional(z.string()),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
})
/** Of packages whose manifest names none, by their file LICENSE. */
const unnamed: Partial<Record<string, string>> = { 'png-js@2.0.0': 'MIT' }

/** `git+https://github.com/a/b.git`, `github:a/b` and `a/b` as an address that a browser opens. */
export function webAddress(given: string | undefined): string | undefined {
  if (given === undefined) return undefined
  const short = /^(?:github:)?(\w[\w.-]*\/\w[\w.-]*)$/.exec(given)
  const address = short
    ? `https://github.com/${short[1]}`
    : given
        .replace(/^git\+/, '')
        .replace(/^ssh:\/\/git@|^git@([^:]+):|^git:\/\//, (_, host?: string) => `https://${host ? `${host}/` : ''}`)
        .replace(/\.git(?=#|$)/, '')
  return /^https?:\/\/[^/]/.test(address) ? address : undefined
}

/** What a package says of itself where it is installed; what is for other machines is not. */
function homeOf(folder: string, name: string): string {
  try {
    const { homepage, repository } = Manifest.parse(
      JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
    )
    const source = webAddress(typeof repository === 'object' ? repository.url : repository)
    return source ?? webAddress(homepage) ?? `https://www.npmjs.com/package/${name}`
  } catch {
    return `https://www.npmjs.com/package/${name}`
  }
}

/** What a package cannot do without, and what it uses where that can be installed; what it would only get on with is left out. */
function neededBy({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** The folder that Node finds a package in, asked from another's: its own modules first, then those of the folders above. */
function folderOf(packages: Record<string, LockedPackage>, from: string, name: string): string | undefined {
  const inside = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (inside in packages) return inside
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return folderOf(packages, above < 0 ? '' : from.slice(0, above), name)
}

/** The folders of all packages that Batuta needs when it runs. */
function neededFolders(packages: Record<string, LockedPackage>): Set<string> {
  const folders = new Set([''])
  // A set goes on with what is added to it on the way.
  for (const folder of folders) {
    const locked = packages[folder]
    for (const name of locked ? neededBy(locked) : []) {
      const found = folderOf(packages, folder, name)
      if (found !== undefined) folders.add(found)
    }
  }
  folders.delete('')
  return folders
}

/** All that client and server consist of beside Batuta's own code, by name and version: from the lock, the same on every machine. */
export function readLicences(): Licences {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const { packages } = Lock.parse(JSON.parse(read('package-lock.json')))
  const own = packages['']
  if (!own) throw new Error('package-lock.json does not name the package that it locks')
  const direct = neededBy(own)
  const found = new Map<string, PackageLicence>()
  for (const folder of neededFolders(packages)) {
    const { version = '', license = '' } = packages[folder] ?? {}
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const isDirect = folder === `node_modules/${name}` && direct.includes(name)
    const key = `${name}@${version}`
    const licence = (unnamed[key] ?? license).replace(/^\((.*)\)$/, '$1')
    // The same version may stand in several folders.
    if (!found.has(key) || isDirect) found.set(key, { name, version, licence, home: homeOf(folder, name), isDirect })
  }
  const byName = (a: PackageLicence, b: PackageLicence) =>
    a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en', { numeric: true })
  return {
    version: own.version,
    licence: own.license,
    text: read('LICENSE'),
    packages: [...found.values()].toSorted(byName),
  }
}

/** The list as a module, made when the samples' page of licences is built or served; no other file imports it. */
export function packageLicences(): Plugin {
  return {
    name: 'batuta:package-licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      this.addWatchFile(path.join(root, 'package-lock.json'))
      this.addWatchFile(path.join(root, 'LICENSE'))
      return `export const licences = ${JSON.stringify(readLicences())}`
    },
  }
}
