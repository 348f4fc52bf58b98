import type { Browser } from 'playwright-core'
import { copyRecords } from '../copyGroups'
import { LinkList, LinksAnswer } from '@contract/calendar/links'
import { foundGroup, type BenchGroup } from '../group'
import type { GroupSize } from '../groupRecords'
import type { Section } from '../section'
import { openBareServer } from './bareServer'
import { visitCold, type ColdVisit } from './coldVisit'
import { measuredScreens, type MeasuredScreen } from './places'
import { takeWarmSteps, timeCharts, timeFirstOpenings, weighHeap, type StepTimes } from './warmSteps'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** So many of each step in a round of cold visits: they are short. */
const STEPS_PER_ROUND = 4
/** The name of a screen, or `warm`: only that is measured. */
const only = process.env.BENCH_SCREEN

/** 1,000 members and 5,000 events, about 140 a month, half of them finished. */
const size: GroupSize = { members: 1_000, events: 2_500, eventDays: 545, marks: 50, entries: 5_000, audits: 100 }

const FIRST_PAINT_RATIO = 1.1
const REQUESTS = 12
const SHIFT = 0.02
const HEAP_GROWTH_PERCENT = 2
const CHART_MS = 250

interface Measured {
  screen: MeasuredScreen
  ours: ColdVisit[]
  bare: ColdVisit[]
}

interface Reached {
  figure: string
  value: number
  target: number
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return ((sorted[middle] ?? 0) + (sorted[sorted.length % 2 === 1 ? middle : middle - 1] ?? 0)) / 2
}

const medianOf = (visits: ColdVisit[], figure: keyof ColdVisit) => median(visits.map((visit) => visit[figure]))
const ratioOf = ({ ours, bare }: Measured, figure: keyof ColdVisit) => medianOf(ours, figure) / medianOf(bare, figure)
const times = (ratio: number) => `× ${ratio.toFixed(2)}`

interface Storages {
  signedIn: Record<string, string>
  personal: Record<string, string>
}

/** What a phone's localStorage holds on which a member has opened their link. */
async function openLink({ call }: BenchGroup): Promise<Record<string, string>> {
  const [member] = LinkList.parse(await call('GET', '/links/list-links')).links
  const body = { memberIds: [member?.memberId] }
  const { links } = LinksAnswer.parse(await call('POST', '/links/make-links', body))
  return { 'batuta.personalLink': links[0]?.token ?? '' }
}

/** Each screen right before its bare page, all of them again and again: what else the machine does meets both alike. */
async function visitInTurns(browser: Browser, url: string, bareUrl: string, { signedIn, personal }: Storages) {
  const language = { 'batuta.language': 'en' }
  const storageOf = ({ isSignedOut, isPersonal }: MeasuredScreen) =>
    isPersonal ? { ...language, ...personal } : isSignedOut ? language : signedIn
  const screens = measuredScreens.filter(({ name }) => only === undefined || name === only)
  const measured = screens.map((screen: MeasuredScreen): Measured => ({ screen, ours: [], bare: [] }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { screen, ours, bare } of measured) {
      ours.push(await visitCold(browser, url, screen, storageOf(screen)))
      bare.push(await visitCold(browser, bareUrl, screen.bare))
    }
  }
  return measured
}

function printVisits(measured: Measured[]): void {
  console.log(
    `\nFirst screens: 1.6 Mbit/s, 150 ms, a processor slowed 4 times; medians of ${ROUNDS}, beside a bare page`,
  )
  console.table(
    measured.map((one) => {
      const of = (figure: keyof ColdVisit) => medianOf(one.ours, figure)
      return {
        screen: one.screen.name,
        'first paint ms': Math.round(of('firstPaintMs')),
        bare: Math.round(medianOf(one.bare, 'firstPaintMs')),
        ratio: times(ratioOf(one, 'firstPaintMs')),
        'usable ms': Math.round(of('usableMs')),
        'bare usable': Math.round(medianOf(one.bare, 'usableMs')),
        'usable ratio': times(ratioOf(one, 'usableMs')),
        requests: Math.round(of('requests')),
        KB: Math.round(of('kb')),
        'blocked ms': Math.round(of('blockedMs')),
        shift: of('shift').toFixed(3),
      }
    }),
  )
}

function printSteps(steps: StepTimes[]): void {
  console.log(`\nWarm: from the event to the paint, a processor slowed 4 times; medians of ${ROUNDS * STEPS_PER_ROUND}`)
  console.table(
    steps.map(({ name, ms, bareMs }) => ({
      step: name,
      ms: median(ms).toFixed(1),
      'bare ms': median(bareMs).toFixed(1),
      ratio: times(median(ms) / median(bareMs)),
    })),
  )
}

function targetsOfVisit(one: Measured): Reached[] {
  const { name, maxRatio } = one.screen
  return [
    { figure: `${name}: usable ÷ bare`, value: ratioOf(one, 'usableMs'), target: maxRatio },
    { figure: `${name}: first paint ÷ bare`, value: ratioOf(one, 'firstPaintMs'), target: FIRST_PAINT_RATIO },
    { figure: `${name}: requests`, value: medianOf(one.ours, 'requests'), target: REQUESTS },
    { figure: `${name}: layout shift`, value: medianOf(one.ours, 'shift'), target: SHIFT },
  ]
}

function printTargets(reached: Reached[]): void {
  console.log('\nTargets')
  console.table(
    reached.map(({ figure, value, target }) => ({
      figure,
      value: Number(value.toFixed(3)),
      target: `≤ ${target}`,
      verdict: value <= target ? 'reached' : 'missed',
    })),
  )
}

/**
 * How long until a screen can be used, as so many times a bare page's time in the same run (places.ts, and pageProbe.ts for what
 * "usable" is). BENCH_ROUNDS says how often, BENCH_SCREEN names one screen, or `warm`.
 */
export const usableScreens: Section = async ({ url, connectToDatabase, openBrowser }) => {
  const group = await foundGroup(url)
  await copyRecords(await connectToDatabase(), [group.id], size)
  const storage = { ...group.storage, 'batuta.language': 'en' }
  const bareServer = await openBareServer()
  try {
    const browser = await openBrowser()
    const reached: Reached[] = []
    if (only !== 'warm') {
      const measured = await visitInTurns(browser, url, bareServer.url, {
        signedIn: storage,
        personal: await openLink(group),
      })
      printVisits(measured)
      reached.push(...measured.flatMap(targetsOfVisit))
    }
    if (only === undefined || only === 'warm') {
      const sides = { url, bareUrl: bareServer.url, storage }
      const steps = await takeWarmSteps(browser, sides, ROUNDS * STEPS_PER_ROUND)
      printSteps(steps)
      const charts = [
        ...(await timeCharts(browser, sides, ROUNDS, false)),
        ...(await timeCharts(browser, sides, ROUNDS, true)),
      ]
      const openings = await timeFirstOpenings(browser, sides, ROUNDS)
      console.log(
        `\nFirst opening: ${openings.map(({ name, ms }) => `${name} ${median(ms).toFixed(0)} ms`).join(', ')}`,
      )
      const { first, last } = await weighHeap(browser, sides)
      console.log(`\nHeap after 10 changes of screen ${first.toFixed(2)} MB, after 50 ${last.toFixed(2)} MB`)
      reached.push(
        ...steps.map(({ name, maxRatio, ms, bareMs }) => ({
          figure: `${name} ÷ bare`,
          value: median(ms) / median(bareMs),
          target: maxRatio,
        })),
        ...charts.map(({ name, ms }) => ({
          figure: `chart of the ${name} after its data, ms`,
          value: median(ms),
          target: CHART_MS,
        })),
        { figure: 'heap growth, %', value: (last / first - 1) * 100, target: HEAP_GROWTH_PERCENT },
      )
    }
    printTargets(reached)
  } finally {
    await bareServer.stop()
  }
}
