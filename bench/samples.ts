import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { startServer } from '../tests/browser/support/serverProcess'
import { foundGroup } from './group'
import { furnish, screens, weighScreen } from './screens'
import type { Section } from './section'

const root = path.join(import.meta.dirname, '..')
const weighed = screens.filter(({ name }) => name === 'sign-in' || name === 'members')

/** Files are named by their contents, and one name compresses better than the next. */
const NOISE_KB = 0.05

/** KB up to the first usable screen, one figure a screen, of a client that was built with or without the samples. */
async function weighBuild(browser: Browser, samples: 'on' | 'off'): Promise<number[]> {
  const folder = path.join(root, `dist/bench-samples-${samples}`)
  const env = { ...process.env, VITE_SAMPLES: samples }
  const run = (...script: string[]) => execFileSync(process.execPath, script, { cwd: root, env, stdio: 'ignore' })
  run('node_modules/vite/bin/vite.js', 'build', '--outDir', path.join(folder, 'client'))
  run('scripts/buildServer.mjs', path.join(folder, 'server'))
  const server = await startServer(path.join(folder, 'server/server.mjs'))
  try {
    const group = await foundGroup(server.url)
    await furnish(group)
    const figures: number[] = []
    for (const screen of weighed) {
      const { jsKb, cssKb } = await weighScreen(browser, server.url, group, screen)
      figures.push(jsKb + cssKb)
    }
    return figures
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the first screens carry for the samples, which they do not show. */
export const bytesOfSamples: Section = async ({ openBrowser }) => {
  const browser = await openBrowser()
  const [on, off] = [await weighBuild(browser, 'on'), await weighBuild(browser, 'off')]
  console.log('\nThe first screens with and without the samples in the build, gzip, KB')
  console.table(
    weighed.map(({ name }, index) => {
      const [withThem = 0, without = 0] = [on[index], off[index]]
      return {
        screen: name,
        'samples on': withThem.toFixed(2),
        'samples off': without.toFixed(2),
        difference: (withThem - without).toFixed(2),
        target: `≤ 0: ${withThem - without < NOISE_KB ? 'met' : 'missed'}`,
      }
    }),
  )
}
