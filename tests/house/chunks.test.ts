import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { writtenLocales } from '@contract/locales'

/** `import … from"./file.js"`, `import"./file.js"` and `export … from"./file.js"`, not `import("./file.js")`. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w${},*\s]+?from\s*)?["']\.\/([^"']+\.js)["']/g

function readImports(folder: string): Map<string, string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return new Map(
    files.map((file) => {
      const text = readFileSync(`${folder}/${file}`, 'utf8')
      return [file, [...text.matchAll(STATIC_IMPORT)].flatMap(([, imported]) => imported ?? [])]
    }),
  )
}

/** A way from the file back to itself, or null. */
function circleOf(file: string, imports: Map<string, string[]>): string[] | null {
  const seen = new Set<string>()
  const ways = [[file]]
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === file) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

// What one runs before the other has run is undefined: it works from the sources, and in the built client it does not.
test('no two files of the built client need each other', () => {
  const imports = readImports(`${inject('buildDir')}/client/assets`)
  const circles = [...imports.keys()].flatMap((file) => circleOf(file, imports)?.join(' → ') ?? [])
  expect([...imports.values()].flat().length).toBeGreaterThan(500)
  expect(circles).toEqual([])
})

/** By the file of a place (vite.config.ts), of which other files it may load all. */
const needed: Readonly<Record<string, readonly string[]>> = {
  index: ['rolldown-runtime'],
  shell: ['rolldown-runtime', 'index'],
  members: ['rolldown-runtime', 'index', 'shell'],
  calendar: ['rolldown-runtime', 'index', 'shell'],
  entries: ['rolldown-runtime', 'index', 'shell', 'members'],
  charts: ['rolldown-runtime', 'index', 'shell', 'members'],
  dialogs: ['rolldown-runtime', 'index', 'shell', 'members', 'entries', 'replies'],
  forms: ['rolldown-runtime', 'index', 'shell'],
  common: ['rolldown-runtime', 'index', 'shell', 'members', 'forms', 'replies'],
  replies: ['rolldown-runtime', 'index', 'shell'],
  event: ['rolldown-runtime', 'index', 'shell', 'calendar', 'forms', 'common', 'replies'],
}

// A small file that two places need may bring the whole of one to the other: FullCalendar to the list of members, say.
test('no place of the menu loads another', () => {
  const imports = readImports(`${inject('buildDir')}/client/assets`)
  const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '')
  const found = new Map<string, string[]>()
  for (const [file, imported] of imports) {
    const name = nameOf(file)
    if (!(name in needed)) continue
    const others = imported.map(nameOf).filter((other) => needed[name]?.includes(other) === false)
    found.set(name, [...(found.get(name) ?? []), ...others])
  }
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(needed).map((name) => [name, []])))
})

// Schemas are made when their file runs: each that the shell has is made at the start of every screen.
test('the shell declares no calls of personal pages, polls and erasure', () => {
  const folder = `${inject('buildDir')}/client/assets`
  const shells = readdirSync(folder).filter((file) => /^shell-[\w-]{8}\.js$/.test(file))
  expect(shells).toHaveLength(1)
  const text = readFileSync(`${folder}/${shells[0]}`, 'utf8')
  expect(text).toContain('/home/overview')
  expect(text.match(/\/(polls\/list|replies\/my-page|members\/erase)[\w-]*/g)).toBeNull()
})

// A language whose areas are each a file of their own asks for fifty small files where the others ask for three.
test('each written language comes in three files', () => {
  const files = readdirSync(`${inject('buildDir')}/client/assets`)
  for (const language of writtenLocales) {
    const words = new RegExp(`^(words|placeWords|moreWords)-${language}-[\\w-]{8}\\.js$`)
    expect(files.filter((file) => words.test(file))).toHaveLength(3)
  }
})
