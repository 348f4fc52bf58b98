import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Numbers of the requirements of OWASP ASVS 5.0.0, levels 1 and 2, a chapter a line: `1.2.1-3,5` are 1.2.1, 1.2.2, 1.2.3 and 1.2.5. */
const SECTIONS = `
  1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2
  2.1.1-3 2.2.1-3 2.3.1-4 2.4.1
  3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2
  4.1.1-3 4.2.1 4.3.1-2 4.4.1-4
  5.1.1 5.2.1-3 5.3.1-2 5.4.1-3
  6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4
  7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2
  8.1.1-2 8.2.1-3 8.3.1 8.4.1
  9.1.1-3 9.2.1-4
  10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3
  11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1
  12.1.1-3 12.2.1-2 12.3.1-4
  13.1.1 13.2.1-5 13.3.1-2 13.4.1-5
  14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7
  16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
  17.1.1 17.2.1-4 17.3.1-2
`

const required = SECTIONS.trim()
  .split(/\s+/)
  .flatMap((section) => {
    const [chapter = '', part = '', spans = ''] = section.split('.')
    return spans.split(',').flatMap((span) => {
      const [first = 0, last = first] = span.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, at) => `${chapter}.${part}.${first + at}`)
    })
  })

const text = read('docs/asvs.md')
const ID = /(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?![\d.])/g

/** Lines of the tables: `| id | what | held by |`. */
const rows = [...text.matchAll(/^\| +(\d+\.\d+\.\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, id = '', what = '', heldBy = '']) => ({ id, what, heldBy }),
)
/** Those that are said below a table not to apply, or not to be met, each with its reason. */
const apart = text
  .split('\n\n')
  .filter((paragraph) => paragraph.startsWith('Not here: '))
  .flatMap((paragraph) => paragraph.match(ID) ?? [])

test('each requirement of levels 1 and 2 stands in docs/asvs.md once, in a table or below it', () => {
  expect(required).toHaveLength(253)
  const told = [...rows.map(({ id }) => id), ...apart]
  expect(required.filter((id) => !told.includes(id))).toEqual([])
  expect(told.filter((id) => !required.includes(id))).toEqual([])
  expect(told.filter((id, at) => told.indexOf(id) !== at)).toEqual([])
})

test('whatever docs/asvs.md says is held, or held in part, names what is there', () => {
  const unfounded = rows.filter(({ heldBy }) => {
    const files = [...heldBy.matchAll(/`([\w@./-]+)`/g)]
      .map(([, file = '']) => file)
      .filter((file) => /\/|\.(json|md)$/.test(file))
    const isShown = files.some((file) => existsSync(path.join(root, file)))
    return !isShown && !heldBy.startsWith('not met')
  })
  // What lies in how Batuta is run, or in nothing of it, is said in words.
  expect(unfounded.map(({ id }) => id)).toEqual([])
})

/** Lines of ours that hold one of these words, without those of comments. */
function linesWith(word: RegExp, folders: string[]): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => word.test(line) && !/^\s*(\/\/|\*|\/\*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}

test('no text becomes code or markup: 1.3.2, 3.2.2', () => {
  expect(linesWith(/\beval\(|\bnew Function\(/, ['src', 'server', 'contract'])).toEqual([])
  const markup = /\binnerHTML\b|\bouterHTML\s*=|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write/
  expect(linesWith(markup, ['src', 'contract'])).toEqual([])
})
