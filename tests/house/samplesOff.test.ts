import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { freshCalls } from '@/@fake-db/layer'
import { sampleRoutes } from '@/configs/sampleRoutes'
import { messages as en } from '@/i18n/en/samples/samples'
import { messages as pt } from '@/i18n/pt-BR/samples/samples'
import { buildClient } from '../runner/clientBuild'

const BUILD_MS = 240_000
const folder = mkdtempSync(path.join(tmpdir(), 'batuta-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** All that a browser could load, in one text; the names of the files too. */
function read(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  return [...files, ...texts].join('\n')
}

/** What belongs to the samples alone: their calls, their pages, their words, what they are made with. */
const traces = [
  ...freshCalls()
    // What the product has as well is a trace of nothing.
    .filter(({ takes }) => !takes)
    .map(({ path }) => path.replace(/:\w+$/, '')),
  ...sampleRoutes.filter((route) => route.split('/').length > 2),
  ...[en, pt].flatMap(({ settings, note }) => [...Object.values(settings), note]),
  'axiosInstanceWithoutInterceptors',
  '/layer-',
  'assets/sample',
]

const found = (text: string) => traces.filter((trace) => text.includes(trace))

test(
  'a client that was built without samples has no trace of them',
  async () => {
    await buildClient(folder, { VITE_SAMPLES: 'off', PRECOMPRESS: 'off' })
    expect(found(read(folder))).toEqual([])
    // The traces are such as would be found: in the other build, most of them are.
    expect(found(read(`${inject('buildDir')}/client`)).length).toBeGreaterThan(traces.length / 2)
  },
  BUILD_MS,
)
