import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findBrowser, launchBrowser } from '../tests/browser/support/launch'
import { addsOfEntries } from './adds'
import { analyticsUnderLoad } from './analytics'
import { bankYears } from './bankYears'
import { billsOfAll } from './bills'
import { calendarSwitches } from './calendar'
import { fileChecks } from './fileChecks'
import { financeImport } from './financeImport'
import { financesUnderLoad } from './finances'
import { amongGroups } from './groups'
import { veryLargeGroup } from './large'
import { largestBodies } from './largeBodies'
import { matching } from './matching'
import { membersUnderLoad } from './members'
import { severalProcesses } from './processes'
import { libraryUnderLoad } from './pieces'
import { repliesUnderLoad } from './replies'
import { bytesOfSamples } from './samples'
import { bytesPerScreen } from './screens'
import { firstLines } from './reading/firstLines'
import type { Section } from './section'
import { openBenchServer } from './server'
import { shiftsOfAllScreens } from './usable/shifts'
import { usableScreens } from './usable/usable'

// Figures, not tests: nothing here fails for being slow or large.

/** `npm run bench` runs all of them, `npm run bench -- screens` those that are named. */
const sections = new Map<string, Section>([
  ['screens', bytesPerScreen],
  ['samples', bytesOfSamples],
  ['usable', usableScreens],
  ['shifts', shiftsOfAllScreens],
  ['members', membersUnderLoad],
  ['finances', financesUnderLoad],
  ['adds', addsOfEntries],
  ['financeImport', financeImport],
  ['firstLines', firstLines],
  ['matching', matching],
  ['bankYears', bankYears],
  ['bills', billsOfAll],
  ['fileChecks', fileChecks],
  ['calendar', calendarSwitches],
  ['analytics', analyticsUnderLoad],
  ['replies', repliesUnderLoad],
  ['library', libraryUnderLoad],
  ['processes', severalProcesses],
  ['groups', amongGroups],
  ['largeBodies', largestBodies],
  ['large', veryLargeGroup],
])

const root = path.join(import.meta.dirname, '..')

async function runSection(section: Section): Promise<void> {
  const stops: (() => Promise<void>)[] = []
  const openServer = async () => {
    const server = await openBenchServer()
    stops.push(server.stop)
    return server
  }
  try {
    await section({
      ...(await openServer()),
      openServer,
      openBrowser: async () => {
        const browser = await launchBrowser(await findBrowser())
        stops.push(() => browser.close())
        return browser
      },
    })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

const names = process.argv.length > 2 ? process.argv.slice(2) : [...sections.keys()]
const wanted = names.map((name) => {
  const section = sections.get(name)
  if (section === undefined) throw new Error(`There is no section ${name}, only ${[...sections.keys()].join(', ')}`)
  return section
})
execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
for (const section of wanted) await runSection(section)
