import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 as uuid } from 'uuid'
import { IMPORT_MAX } from '@contract/imports'
import { startServer } from '../tests/browser/support/serverProcess'
import { foundGroup } from './group'
import type { Section } from './section'

/** The last one before all files were judged in one way (server/areas/finances/judging). */
const BEFORE = 'dfd80026300d5f74debca56e1b57b3892433718b'
const ENTRIES = 100_000
const CHECKS = 3
const TARGET_RATIO = 1
const root = path.join(import.meta.dirname, '..')

const FIRST_DAY = Date.UTC(2022, 0, 1)
/** Five years, of all that the account has. */
const dayOf = (at: number) => new Date(FIRST_DAY + (at % 1826) * 86_400_000).toISOString().slice(0, 10)

const lineOf = (at: number) => ({
  kind: at % 3 === 0 ? ('expense' as const) : ('income' as const),
  amount: at % 5 === 0 ? 5000 : 100 + ((at * 7919) % 500_000),
  description: `Payment ${at}`,
  date: dayOf(at * 7),
})

const linesFrom = (from: number) => Array.from({ length: IMPORT_MAX }, (_, at) => lineOf(from + at))

/** Seconds of a check of as many lines as a file may have, half of which are there: the least of several, as others use the machine too. */
async function timeChecks(url: string): Promise<number> {
  const { call } = await foundGroup(url)
  for (let from = 0; from < ENTRIES; from += IMPORT_MAX) {
    const finances = linesFrom(from).map((line) => ({ ...line, id: uuid(), category: 'other', status: 'paid' }))
    await call('POST', '/finances/import-finances', { import: { id: uuid(), fileName: `${from}.csv`, finances } })
  }
  const lines = linesFrom(ENTRIES - IMPORT_MAX / 2)
  let least = Infinity
  for (let check = 0; check < CHECKS; check += 1) {
    const startedAt = performance.now()
    await call('POST', '/finances/find-duplicates', { lines })
    least = Math.min(least, (performance.now() - startedAt) / 1000)
  }
  return least
}

/** The server of another commit, built in a folder that is thrown away; `ask` gets where it is. */
async function withBuildOf<Answer>(commit: string, ask: (url: string) => Promise<Answer>): Promise<Answer> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'batuta-bench-')), 'before')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  try {
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    execFileSync('node', ['scripts/buildServer.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    const { url, stop } = await startServer(path.join(folder, 'dist/server/server.mjs'), { env: {} })
    try {
      return await ask(url)
    } finally {
      await stop()
    }
  } finally {
    git('worktree', 'remove', '--force', folder)
    await rm(path.dirname(folder), { recursive: true, force: true })
  }
}

/** A file's lines against a long account, as a ratio to the build before, in one run. It needs the repository with its history. */
export const fileChecks: Section = async ({ url }) => {
  const now = await timeChecks(url)
  const before = await withBuildOf(BEFORE, timeChecks)
  const ratio = now / before
  console.log(`\nBank files: a check of ${IMPORT_MAX} lines against ${ENTRIES} entries`)
  console.table([
    {
      seconds: now.toFixed(2),
      [`at ${BEFORE.slice(0, 8)}`]: before.toFixed(2),
      ratio: ratio.toFixed(2),
      target: `<= ${TARGET_RATIO}: ${ratio <= TARGET_RATIO ? 'met' : 'missed'}`,
    },
  ])
}
