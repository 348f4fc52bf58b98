import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const FILES_MAX = 32

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)))
const sources = new Set(tracked.filter((file) => /^(src|server|contract)\/.*\.tsx?$/.test(file)))

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g
const STATIC_IMPORT = /(?:\bfrom|^import) '([^']+)'/gm
const ENDINGS = ['', '.ts', '.tsx']

/** The file of this repository that an import names; undefined for a package. */
function fileOf(from: string, name: string): string | undefined {
  const bases: [prefix: string, folder: string][] = [
    ['@/', 'src/'],
    ['@contract/', 'contract/'],
  ]
  const alias = bases.find(([prefix]) => name.startsWith(prefix))
  if (!alias && !name.startsWith('.')) return undefined
  const base = alias ? alias[1] + name.slice(alias[0].length) : path.posix.join(path.posix.dirname(from), name)
  return ENDINGS.map((ending) => base + ending).find((file) => sources.has(file))
}

/** Which folder imports which, with one import to show for each. */
function folderGraph(): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>()
  for (const file of sources) {
    const folder = path.posix.dirname(file)
    const targets = graph.get(folder) ?? new Map<string, string>()
    graph.set(folder, targets)
    for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = fileOf(file, name)
      if (target === undefined || path.posix.dirname(target) === folder) continue
      targets.set(path.posix.dirname(target), `${file} → ${target}`)
    }
  }
  return graph
}

/** Which file imports which at its start; one that is loaded later, when it is needed, may import who loads it. */
function fileGraph(): Map<string, Map<string, string>> {
  const targetsOf = (file: string) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(STATIC_IMPORT)].flatMap(
      ([, name = '']) => fileOf(file, name) ?? [],
    )
  return new Map(
    [...sources].map((file) => [file, new Map(targetsOf(file).map((target) => [target, `${file} → ${target}`]))]),
  )
}

/** The imports of one circle of folders, or of files; none where there is no circle. */
function findCycle(graph: Map<string, Map<string, string>>): string[] {
  const done = new Set<string>()
  const trail: string[] = []
  function visit(folder: string): string[] {
    const start = trail.indexOf(folder)
    if (start >= 0) {
      const circle = [...trail.slice(start), folder]
      return circle.slice(1).map((to, at) => graph.get(circle[at] ?? '')?.get(to) ?? '')
    }
    if (done.has(folder)) return []
    trail.push(folder)
    for (const target of graph.get(folder)?.keys() ?? []) {
      const found = visit(target)
      if (found.length > 0) return found
    }
    trail.pop()
    done.add(folder)
    return []
  }
  for (const folder of graph.keys()) {
    const found = visit(folder)
    if (found.length > 0) return found
  }
  return []
}

it('no two folders import each other, by whatever way round', () => {
  expect(findCycle(folderGraph())).toEqual([])
})

it('no two files import each other, by whatever way round', () => {
  expect(findCycle(fileGraph())).toEqual([])
})

it('a circle of folders would be found', () => {
  const graph = new Map([
    ['a', new Map([['b', 'a/1 → b/1']])],
    ['b', new Map([['c', 'b/1 → c/1']])],
    ['c', new Map([['b', 'c/1 → b/2']])],
  ])
  expect(findCycle(graph)).toEqual(['b/1 → c/1', 'c/1 → b/2'])
})

// A hint, no rule: a folder is as big as its feature.
it('folders that hold more files than one can look through are told', () => {
  const counts = new Map<string, number>()
  for (const file of tracked) {
    const folder = path.posix.dirname(file)
    // What is generated grows with each migration, and nobody looks through it.
    if (folder.startsWith('server/platform/db/migrations')) continue
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const full = [...counts].filter(([folder, count]) => folder !== '.' && count > FILES_MAX)
  for (const [folder, count] of full) process.stderr.write(`${folder} holds ${count} files: is it one feature?\n`)
  expect(counts.size).toBeGreaterThan(100)
})

it('a file is named after what is in it', () => {
  const vague = /(^|\/)(utils?|helpers?|common|data|index|misc|types)\.(ts|tsx)$/
  expect([...sources].filter((file) => vague.test(file))).toEqual([])
})
