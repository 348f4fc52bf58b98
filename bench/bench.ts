import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { findBrowser, launchBrowser } from '../tests/browser/support/launch'
import { startServer } from '../tests/browser/support/serverProcess'
import { analyticsUnderLoad } from './analytics'
import { calendarSwitches } from './calendar'
import { financeImport } from './financeImport'
import { financesUnderLoad } from './finances'
import { membersUnderLoad } from './members'
import { bytesOfSamples } from './samples'
import { bytesPerScreen } from './screens'
import type { Section } from './section'

// Figures, not tests: nothing here fails for being slow or large.

/** `npm run bench` runs all of them, `npm run bench -- screens` those that are named. */
const sections = new Map<string, Section>([
  ['screens', bytesPerScreen],
  ['samples', bytesOfSamples],
  ['members', membersUnderLoad],
  ['finances', financesUnderLoad],
  ['financeImport', financeImport],
  ['calendar', calendarSwitches],
  ['analytics', analyticsUnderLoad],
])

const root = path.join(import.meta.dirname, '..')

async function runSection(section: Section): Promise<void> {
  const browsers: Browser[] = []
  const server = await startServer(path.join(root, 'dist/server/server.mjs'), {
    env: { ACCESS_TOKEN_TTL_S: '86400' },
  })
  try {
    await section({
      url: server.url,
      openBrowser: async () => {
        const browser = await launchBrowser(await findBrowser())
        browsers.push(browser)
        return browser
      },
    })
  } finally {
    for (const browser of browsers) await browser.close()
    await server.stop()
  }
}

const names = process.argv.length > 2 ? process.argv.slice(2) : [...sections.keys()]
const wanted = names.map((name) => {
  const section = sections.get(name)
  if (section === undefined) throw new Error(`There is no section ${name}, only ${[...sections.keys()].join(', ')}`)
  return section
})
execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
for (const section of wanted) await runSection(section)
