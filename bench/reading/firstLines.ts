import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { IMPORT_MAX } from '@contract/imports'
import type { Section } from '../section'
import { largeFile } from '../financeImport'

const root = path.join(import.meta.dirname, '../..')
/** The last one whose screen showed nothing before all lines were read. */
const COMPARED_WITH = 'dfd80026'
const [FIRST, RUNS, TARGET] = [1000, 7, 0.5]

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

type TimeFirstLines = (bytes: Uint8Array, count: number) => Promise<number>

async function load(entry: string, folder: string, outfile: string): Promise<TimeFirstLines> {
  const tsconfig = path.join(folder, 'tsconfig.json')
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    tsconfig,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both entries are files of this folder
  const bundle = (await import(pathToFileURL(outfile).href)) as { timeFirstLines: TimeFirstLines }
  return bundle.timeFirstLines
}

/** The sources of that commit, with the packages that are installed now. */
async function checkOut(folder: string): Promise<boolean> {
  await mkdir(folder)
  try {
    const archive = execFileSync('git', ['archive', COMPARED_WITH, 'src', 'contract', 'tsconfig.json'], {
      cwd: root,
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    execFileSync('tar', ['x', '-C', folder], { input: archive })
  } catch {
    return false
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return true
}

/** The reading code of the import alone, as the screen runs it: from the bytes of a file of 20,000 lines to its first 1,000 lines. */
export const firstLines: Section = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'batuta-reading-'))
  try {
    const then = path.join(folder, 'then')
    if (!(await checkOut(then))) {
      console.log(`\nThe first lines of a long file: not compared, as commit ${COMPARED_WITH} is not in this clone`)
      return
    }
    await copyFile(path.join(import.meta.dirname, 'firstLinesThen.js'), path.join(then, 'firstLines.js'))
    const before = await load(path.join(then, 'firstLines.js'), then, path.join(folder, 'then.mjs'))
    const now = await load(path.join(import.meta.dirname, 'firstLinesNow.ts'), root, path.join(folder, 'now.mjs'))
    const bytes = new TextEncoder().encode(largeFile())
    const times: Record<'before' | 'now', number[]> = { before: [], now: [] }
    // In turns, so that what else the machine does holds up both alike.
    for (let run = 0; run < RUNS; run += 1) {
      times.before.push(await before(bytes, FIRST))
      times.now.push(await now(bytes, FIRST))
    }
    const ratio = median(times.now) / median(times.before)
    console.log(`\nImport: the first ${FIRST} lines of a CSV of ${IMPORT_MAX}, against commit ${COMPARED_WITH}`)
    console.table([
      {
        ms: median(times.now).toFixed(0),
        before: median(times.before).toFixed(0),
        ratio: ratio.toFixed(2),
        target: `at most ${TARGET}: ${ratio <= TARGET ? 'met' : 'missed'}`,
      },
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
