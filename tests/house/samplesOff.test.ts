import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { freshCalls } from '@/@fake-db/layer'
import { sampleRoutes } from '@/configs/sampleRoutes'
import { messages as en } from '@/i18n/en/samples'
import { messages as pt } from '@/i18n/pt-BR/samples'

const BUILD_MS = 240_000
const root = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'batuta-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** All that a browser could load, in one text; the names of the files too. */
async function build(samples: 'on' | 'off'): Promise<string> {
  const outDir = path.join(folder, samples)
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir], {
    cwd: root,
    // The test runner's own mode would make it a development build.
    env: { ...process.env, NODE_ENV: 'production', VITE_SAMPLES: samples },
  })
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => readFileSync(path.join(outDir, file), 'utf8'))
  return [...files, ...texts].join('\n')
}

/** What belongs to the samples alone: their calls, their pages, their words, what they are made with. */
const traces = [
  ...freshCalls().map(({ path }) => path.replace(/:\w+$/, '')),
  ...sampleRoutes.filter((route) => route.split('/').length > 2),
  ...[en, pt].flatMap(({ settings, noScreen }) => [...Object.values(settings), noScreen.text]),
  'axiosInstanceWithoutInterceptors',
  '/layer-',
  'assets/sample',
]

const found = (text: string) => traces.filter((trace) => text.includes(trace))

test(
  'a client that was built without samples has no trace of them',
  async () => {
    expect(found(await build('off'))).toEqual([])
    // The traces are such as would be found: in the other build, most of them are.
    expect(found(await build('on')).length).toBeGreaterThan(traces.length / 2)
  },
  BUILD_MS,
)
