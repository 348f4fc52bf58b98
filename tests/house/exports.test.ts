import { readFileSync } from 'node:fs'
import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

const texts = new Map(
  execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'server', 'contract', 'tests', 'scripts', 'bench', '*.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .flatMap((file): [string, string][] => {
      try {
        return [[file, readFileSync(path.join(root, file), 'utf8')]]
      } catch {
        // Removed, and still in the index.
        return []
      }
    }),
)

/** In how many files each word is. */
const files = new Map<string, number>()
for (const text of texts.values())
  for (const word of new Set(text.match(/[\w$]+/g))) files.set(word, (files.get(word) ?? 0) + 1)

// The wire's schemas and their types bear one name; the schema of the database is read by its tools. The samples are a house of their own.
const ownRules = /^(contract|server\/platform\/db\/schema|src\/views\/samples|src\/@fake-db)\//
const EXPORT = /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm

it('nothing is exported that no other file names', () => {
  const lonely = [...texts].flatMap(([file, text]) =>
    /^(src|server)\//.test(file) && !ownRules.test(file)
      ? [...text.matchAll(EXPORT)].flatMap(([, name = '']) => (files.get(name) === 1 ? `${file}: ${name}` : []))
      : [],
  )
  expect(texts.size).toBeGreaterThan(2000)
  expect(lonely).toEqual([])
})
