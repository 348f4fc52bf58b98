import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import * as z from 'zod'
import type { Connection } from '../server/platform/db/database'
import { startOwnServer } from '../tests/runner/database'
import { faults } from '../tests/teeth/faults'
import type { Fault } from '../tests/teeth/faults'
import { plantedIn } from '../tests/teeth/plantedIn'

// `npm run teeth`: plants each fault of tests/teeth/faults.ts by itself in a copy of the product as it stands here, and runs the tests that
// are to notice it. `npm run teeth -- reversal feed` plants those alone whose names have one of the words. Ends with 1 unless all are noticed.
// `--green`: the tests are known to pass without any fault, and are not run so first.

const root = join(import.meta.dirname, '..')

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Of the file itself: what cannot be loaded, or fails once all its tests are through. */
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

interface Place {
  copy: string
  /** One PostgreSQL for all runs. */
  databaseUrl: string
}

interface Outcome {
  /** How many tests came to their end. */
  ended: number
  /** By file, the first thing that failed. */
  failed: Map<string, string>
}

/** The files of the working tree, those not committed too; packages are shared. */
async function copyProduct(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'batuta-teeth-'))
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-coz', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  })
  const { stdout: gone } = await promisify(execFile)('git', ['ls-files', '-dz'], { cwd: root, maxBuffer: 2 ** 26 })
  const missing = new Set(gone.split('\0'))
  const files = stdout.split('\0').filter((file) => file !== '' && !missing.has(file))
  await Promise.all([...new Set(files.map(dirname))].map((folder) => mkdir(join(copy, folder), { recursive: true })))
  await Promise.all(files.map((file) => copyFile(join(root, file), join(copy, file))))
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** pg takes a folder of sockets as `host`. */
function urlOf({ host = '', port, user = '', password }: Connection = {}): string {
  return `postgres://${user}:${String(password)}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
}

async function runTests({ copy, databaseUrl }: Place, files: string[]): Promise<Outcome> {
  const reportFile = join(copy, 'teeth.json')
  await rm(reportFile, { force: true })
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', '--reporter=json', `--outputFile=${reportFile}`, ...files], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'close')
  const text = await readFile(reportFile, 'utf8').catch(() => {
    throw new Error(`vitest made no report of ${files.join(', ')}:\n${said}`)
  })
  const { testResults } = Report.parse(JSON.parse(text))
  const outcome: Outcome = { ended: 0, failed: new Map() }
  for (const { name, message = '', assertionResults } of testResults) {
    outcome.ended += assertionResults.filter(({ status }) => status === 'passed' || status === 'failed').length
    const first = assertionResults.find(({ status }) => status === 'failed')?.fullName ?? message.split('\n')[0] ?? ''
    if (first !== '') outcome.failed.set(relative(copy, name), first)
  }
  return outcome
}

type Verdict = 'noticed' | 'SURVIVED' | 'BROKEN' | 'UNTOLD'

/** `red`: the files that fail without any fault, by which nothing is told. */
async function judge(place: Place, fault: Fault, red: Map<string, string>): Promise<[Verdict, string]> {
  const useless = fault.killers.find((file) => red.has(file))
  if (useless !== undefined) return ['UNTOLD', `${useless} fails without it: ${red.get(useless) ?? ''}`]
  const file = join(place.copy, fault.file)
  const sound = await readFile(file, 'utf8')
  await writeFile(file, plantedIn(sound, fault))
  try {
    const { ended, failed } = await runTests(place, fault.killers)
    if (ended === 0) return ['BROKEN', `nothing runs with it: ${[...failed.values()][0] ?? 'no tests'}`]
    const [first] = failed
    return first === undefined ? ['SURVIVED', fault.killers.join(', ')] : ['noticed', `${first[0]}: ${first[1]}`]
  } finally {
    await writeFile(file, sound)
  }
}

const { values, positionals: words } = parseArgs({
  options: { green: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No fault has one of these in its name: ${words.join(', ')}`)
const copy = await copyProduct()
let database: Awaited<ReturnType<typeof startOwnServer>> | undefined
try {
  // All or none: a text that is no longer there once is mended before anything runs.
  for (const fault of chosen) plantedIn(await readFile(join(copy, fault.file), 'utf8'), fault)
  const given = process.env.TEST_DATABASE_URL
  database = given === undefined ? await startOwnServer() : undefined
  const place = { copy, databaseUrl: given ?? urlOf(database?.connection) }
  const files = values.green ? [] : [...new Set(chosen.flatMap(({ killers }) => killers))]
  process.stdout.write(`${chosen.length} faults; first ${files.length} test files without any\n`)
  const { failed: red } = files.length === 0 ? { failed: new Map<string, string>() } : await runTests(place, files)
  let unnoticed = 0
  for (const fault of chosen) {
    const startedAt = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one fault at a time is in the copy
    const [verdict, how] = await judge(place, fault, red)
    if (verdict !== 'noticed') unnoticed += 1
    const seconds = `${((performance.now() - startedAt) / 1000).toFixed(0)} s`.padStart(5)
    process.stdout.write(`${verdict.padEnd(8)} ${seconds}  ${fault.name} (${how})\n`)
  }
  process.stdout.write(`${chosen.length - unnoticed} of ${chosen.length} noticed\n`)
  process.exitCode = unnoticed === 0 ? 0 : 1
} finally {
  await database?.stop()
  await rm(copy, { recursive: true, force: true })
}
