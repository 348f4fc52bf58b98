import path from 'node:path'
import { parseSync } from 'vite'

interface Module {
  isEntry: boolean
  code: string | null
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

type ModuleOf = (id: string) => Module | null

const SAMPLES = /[\\/]src[\\/](views[\\/]samples|@fake-db)[\\/]/
/** They have a file that imports all of their others and hands them on: which of those are needed is told by names alone. */
const PACKAGE_ENTRY =
  /[\\/]node_modules[\\/](lucide-react|reactstrap)[\\/](dist[\\/])?esm[\\/](lucide-react\.mjs|index\.js)$/

interface Import {
  from: string
  /** In the other module. */
  name: string | null
  local: string
}

const parsed = new Map<string, { imports: Import[]; handedOn: Map<string, string[]> }>()

/** What a module imports, and by the file that it hands on: under which names. */
function parse(code: string) {
  const known = parsed.get(code)
  if (known) return known
  const { staticImports, staticExports } = parseSync('module.js', code).module
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => ({
      from: moduleRequest.value,
      name: importName.name,
      local: localName.value,
    })),
  )
  const handedOn = new Map<string, string[]>()
  for (const { moduleRequest, localName, exportName } of staticExports.flatMap(({ entries }) => entries)) {
    const from = moduleRequest?.value ?? imports.find(({ local }) => local === localName.name)?.from
    if (from === undefined || exportName.name === null) continue
    handedOn.set(from, [...(handedOn.get(from) ?? []), exportName.name])
  }
  const found = { imports, handedOn }
  parsed.set(code, found)
  return found
}

const withoutEnding = (file: string) => file.replace(/\.m?js$/, '')

/** Who imports a package's file by a name under which the package's entry hands it on. */
function importersByName(id: string, entry: string, moduleOf: ModuleOf): string[] {
  const { code, importers } = moduleOf(entry) ?? { code: null, importers: [] }
  const wanted = withoutEnding(id)
  const names = [...parse(code ?? '').handedOn].flatMap(([from, all]) =>
    withoutEnding(path.join(path.dirname(entry), from)) === wanted ? all : [],
  )
  const packageName = PACKAGE_ENTRY.exec(entry)?.[1]
  return importers.filter((importer) =>
    parse(moduleOf(importer)?.code ?? '').imports.some(
      ({ from, name }) => from === packageName && name !== null && names.includes(name),
    ),
  )
}

/** Who imports a module, itself or through the file that its package hands it on by. */
function importersOf(id: string, moduleOf: ModuleOf, kind: 'importers' | 'dynamicImporters'): string[] {
  return (moduleOf(id)?.[kind] ?? []).flatMap((importer) =>
    PACKAGE_ENTRY.test(importer) ? importersByName(id, importer, moduleOf) : [importer],
  )
}

/** Whether the product needs a module, on some screen: what only the samples need stays out of what the product's screens share. */
export function isOfProduct(id: string, moduleOf: ModuleOf): boolean {
  const seen = new Set<string>()
  const open = [id]
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (seen.has(module) || SAMPLES.test(module)) continue
    seen.add(module)
    if (moduleOf(module)?.isEntry) return true
    open.push(...importersOf(module, moduleOf, 'importers'), ...importersOf(module, moduleOf, 'dynamicImporters'))
  }
  return false
}

/**
 * Whether two files of the product that load by themselves, such as two screens, need a module. `minShareCount` of a group counts
 * those of the samples too, and would put what one dialog and a sample need before everybody's first screen.
 */
export function isSharedByProduct(id: string, moduleOf: ModuleOf): boolean {
  const starts = new Set<string>()
  const seen = new Set<string>()
  const open = [id]
  for (let module = open.pop(); module !== undefined && starts.size < 2; module = open.pop()) {
    if (seen.has(module) || SAMPLES.test(module)) continue
    seen.add(module)
    const isStart =
      moduleOf(module)?.isEntry === true ||
      importersOf(module, moduleOf, 'dynamicImporters').some((importer) => isOfProduct(importer, moduleOf))
    if (isStart) starts.add(module)
    open.push(...importersOf(module, moduleOf, 'importers'))
  }
  return starts.size >= 2
}
