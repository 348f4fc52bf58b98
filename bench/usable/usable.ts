import path from 'node:path'
import type { Browser } from 'playwright-core'
import { allCalendarEventsCall } from '@contract/calendar'
import { LinkList, LinksAnswer } from '@contract/calendar/links'
import { copyRecords } from '../copyGroups'
import { foundGroup, type BenchGroup } from '../group'
import type { GroupSize } from '../groupRecords'
import type { Bench, Section } from '../section'
import { CHART_MS, timeCharts } from './charts'
import { compareBlocked, printVisits, targetsOfVisit, visitInTurns } from './coldScreens'
import { FIRST_VISIT_RATIO, HOVER_MS, timeFirstOpenings, timeFirstVisits } from './firstVisits'
import { GROWTH_PERCENT, MEMORY_RATIO, weighScreens } from './memory'
import { openBareServer, openReactAdmin } from './pageServers'
import { measuredScreens, type MeasuredScreen } from './places'
import type { Product } from './steps'
import { median, printTargets, times, type Reached } from './targets'
import { takeListSteps, takeMonthSteps, type StepTimes } from './warmSteps'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
/** So many of each step in a round of cold visits: they are short. */
const STEPS_PER_ROUND = 4

const warmParts = ['lists', 'month', 'charts', 'openings', 'visits', 'memory'] as const
const parts = [...warmParts, 'blocked'] as const
type Part = (typeof parts)[number]

/** 1,000 members and 5,000 events, about 140 a month, half of them finished. */
const size: GroupSize = { members: 1_000, events: 2_500, eventDays: 545, marks: 50, entries: 5_000, audits: 100 }

/** What BENCH_SCREEN names: screens and parts, separated by commas; `warm` is all parts but `blocked`. Without it, everything. */
function readWanted(): { screens: MeasuredScreen[]; has: (part: Part) => boolean } {
  const names = process.env.BENCH_SCREEN?.split(',')
  if (names === undefined) return { screens: measuredScreens, has: () => true }
  const known = ['warm', ...parts, ...measuredScreens.map(({ name }) => name)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`BENCH_SCREEN knows ${known.join(', ')}, and no ${unknown.join(', ')}`)
  const isWarm = (part: Part) => names.includes('warm') && part !== 'blocked'
  return {
    screens: measuredScreens.filter(({ name }) => names.includes(name)),
    has: (part) => names.includes(part) || isWarm(part),
  }
}

/** What a phone's localStorage holds on which a member has opened their link. */
async function openLink({ call }: BenchGroup): Promise<Record<string, string>> {
  const [member] = LinkList.parse(await call('GET', '/links/list-links')).links
  const body = { memberIds: [member?.memberId] }
  const { links } = LinksAnswer.parse(await call('POST', '/links/make-links', body))
  return { 'batuta.language': 'en', 'batuta.personalLink': links[0]?.token ?? '' }
}

function reportSteps(steps: StepTimes[]): Reached[] {
  console.log(`\nWarm: from the event to the paint, a processor slowed 4 times; medians of ${ROUNDS * STEPS_PER_ROUND}`)
  const medians = steps.map(({ ms, ...step }) => ({
    ...step,
    ours: median(ms.ours),
    bare: median(ms.bare),
    reactAdmin: ms.reactAdmin.length > 0 ? median(ms.reactAdmin) : undefined,
  }))
  console.table(
    medians.map(({ name, ours, bare, reactAdmin }) => ({
      step: name,
      ms: ours.toFixed(1),
      'bare ms': bare.toFixed(1),
      ratio: times(ours / bare),
      'react-admin ms': reactAdmin?.toFixed(1) ?? '',
      'ratio to react-admin': reactAdmin === undefined ? '' : times(ours / reactAdmin),
    })),
  )
  return medians.flatMap(({ name, maxRatio, maxReactAdminRatio, ours, bare, reactAdmin }) => {
    const toBare = { figure: `${name} ÷ bare`, value: ours / bare, target: maxRatio }
    if (maxReactAdminRatio === undefined || reactAdmin === undefined) return [toBare]
    return [toBare, { figure: `${name} ÷ react-admin`, value: ours / reactAdmin, target: maxReactAdminRatio }]
  })
}

async function reportCharts(browser: Browser, product: Product): Promise<Reached[]> {
  const charts = [
    ...(await timeCharts(browser, product, ROUNDS, false)),
    ...(await timeCharts(browser, product, ROUNDS, true)),
  ]
  return charts.map(({ name, ms }) => ({
    figure: `chart of the ${name} after its data, ms`,
    value: median(ms),
    target: CHART_MS,
  }))
}

async function reportOpenings(browser: Browser, product: Product): Promise<Reached[]> {
  const openings = await timeFirstOpenings(browser, product, ROUNDS)
  console.log(`\nFirst opening: ${openings.map(({ name, ms }) => `${name} ${median(ms).toFixed(0)} ms`).join(', ')}`)
  return []
}

async function reportFirstVisits(browser: Browser, product: Product): Promise<Reached[]> {
  const visits = await timeFirstVisits(browser, product, ROUNDS)
  const medians = visits.map(({ name, firstMs, warmMs }) => ({ name, first: median(firstMs), warm: median(warmMs) }))
  console.log(`\nPlaces of the menu, ${HOVER_MS} ms after their link was hovered, a processor slowed 4 times`)
  console.table(
    medians.map(({ name, first, warm }) => ({
      place: name,
      'first visit ms': first.toFixed(1),
      'warm ms': warm.toFixed(1),
      ratio: times(first / warm),
    })),
  )
  return medians.map(({ name, first, warm }) => ({
    figure: `first visit of the ${name} after hover ÷ warm`,
    value: first / warm,
    target: FIRST_VISIT_RATIO,
  }))
}

async function reportMemory(browser: Browser, product: Product): Promise<Reached[]> {
  const weights = await weighScreens(browser, product)
  console.log('\nIn use after so many changes between five screens')
  console.table(weights.map(({ heapMb, ...counts }) => ({ ...counts, 'heap MB': heapMb.toFixed(2) })))
  const [one, five, between, last] = weights
  if (!one || !five || !between || !last) return []
  const growth = (of: 'heapMb' | 'nodes' | 'listeners', name: string): Reached => ({
    figure: `${name} from ${between.changes} to ${last.changes} changes, growth in %`,
    value: (last[of] / between[of] - 1) * 100,
    target: GROWTH_PERCENT,
  })
  return [
    { figure: 'heap with five kept screens ÷ one screen', value: five.heapMb / one.heapMb, target: MEMORY_RATIO },
    {
      figure: `heap after ${last.changes} changes ÷ one screen`,
      value: last.heapMb / one.heapMb,
      target: MEMORY_RATIO,
    },
    growth('heapMb', 'heap'),
    growth('nodes', 'DOM nodes'),
    growth('listeners', 'listeners'),
  ]
}

async function reportBlocked(browser: Browser, product: Product, startAnother: Bench['startAnother']) {
  const before = process.env.BENCH_BEFORE
  if (before === undefined) {
    console.log('\nMain thread blocked: not compared, as BENCH_BEFORE names no folder of another build')
    return []
  }
  const beforeUrl = await startAnother(path.resolve(before, 'server/server.mjs'))
  return [await compareBlocked(browser, product, beforeUrl, ROUNDS)]
}

/**
 * How long until a screen can be used, as so many times a bare page's time in the same run (places.ts, and pageProbe.ts for what
 * "usable" is), and react-admin's. BENCH_ROUNDS says how often, BENCH_SCREEN what alone (readWanted), BENCH_BEFORE names the `dist` of
 * another checkout to compare with.
 */
export const usableScreens: Section = async ({ url, connectToDatabase, openBrowser, startAnother }) => {
  const { screens, has } = readWanted()
  const group = await foundGroup(url)
  await copyRecords(await connectToDatabase(), [group.id], size)
  const product: Product = { url, storage: { ...group.storage, 'batuta.language': 'en' } }
  const events = allCalendarEventsCall.answer.parse(await group.call('GET', allCalendarEventsCall.path))
  const bareServer = await openBareServer(events)
  const reactAdmin = has('lists') || screens.some((screen) => screen.reactAdmin) ? await openReactAdmin() : undefined
  const [bareUrl, reactAdminUrl] = [bareServer.url, reactAdmin?.url]
  try {
    const browser = await openBrowser()
    const reached: Reached[] = []
    if (screens.length > 0) {
      const personal = await openLink(group)
      const storageOf = ({ isSignedOut, isPersonal }: MeasuredScreen) =>
        isPersonal ? personal : isSignedOut ? { 'batuta.language': 'en' } : product.storage
      const measured = await visitInTurns(browser, screens, { url, bareUrl, reactAdminUrl, storageOf }, ROUNDS)
      printVisits(measured, ROUNDS)
      reached.push(...measured.flatMap(targetsOfVisit))
    }
    const steps = ROUNDS * STEPS_PER_ROUND
    const run: Record<Part, () => Promise<Reached[]>> = {
      lists: async () => reportSteps(await takeListSteps(browser, product, bareUrl, reactAdminUrl, steps)),
      month: async () => reportSteps(await takeMonthSteps(browser, product, bareUrl, steps)),
      charts: () => reportCharts(browser, product),
      openings: () => reportOpenings(browser, product),
      visits: () => reportFirstVisits(browser, product),
      memory: () => reportMemory(browser, product),
      blocked: () => reportBlocked(browser, product, startAnother),
    }
    for (const part of parts) if (has(part)) reached.push(...(await run[part]()))
    printTargets(reached)
  } finally {
    await bareServer.stop()
    await reactAdmin?.stop()
  }
}
