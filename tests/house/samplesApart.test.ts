import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const isSample = (file: string) => /^src\/(views\/samples|@fake-db)\//.test(file)

/** Source files that name the package in an import, static or dynamic, of its root or of a path in it. */
function importersOf(name: string, files: ReadonlyMap<string, string>): string[] {
  const imported = new RegExp(`(?:from|import) ?\\(?'${name.replaceAll(/[.]/g, '\\.')}(?:/[^']*)?'`)
  return [...files].filter(([, text]) => imported.test(text)).map(([file]) => file)
}

test('the packages of the samples are those that they list, and the product imports none of them', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'src', 'server', 'contract', 'scripts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const files = new Map(
    listed
      .split('\n')
      .filter((file) => /\.(tsx?|mjs|scss)$/.test(file))
      .map((file) => [file, read(file)]),
  )
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const ofSamples = Object.keys(dependencies).filter((name) => {
    const importers = importersOf(name, files)
    return importers.length > 0 && importers.every(isSample)
  })
  const [, section = ''] = read('src/views/samples/README.md').split('## Packages')
  const [packages = ''] = section.split('\n## ')
  const told = [...packages.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => (name.includes('.test.') ? [] : name))
  expect(told).toEqual(ofSamples.sort())
})
