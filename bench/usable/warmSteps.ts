import type { Browser, Page } from 'playwright-core'
import { openPage, type MeasuredPage } from './openPage'
import { armChart, armStep } from './pageProbe'
import { bareHome, bareList, bareMonth, bareRow, calendar, home, members, row, type Place } from './places'

/** The list's search waits this long after the last key (PAUSE_MS in SearchField.tsx): not counted. */
const SEARCH_PAUSE_MS = 250
const LETTER = 'z'

/** One press, and how one sees on the page that it was answered. */
interface Step {
  event: 'click' | 'input'
  content: string[]
  /** Its first match says something else once the step is done. */
  mark: string
  act: (page: Page) => Promise<void>
  /** How long the page waits on purpose. */
  pauseMs?: number
}

interface WarmStep {
  name: string
  maxRatio: number
  step: Step
  bare: Step
  /** Back to where it began; not measured. */
  undo?: { step: Step; bare: Step }
}

const press = (selector: string) => (page: Page) => page.click(selector)
const change = (selector: string, { content }: Place): Step => ({
  event: 'click',
  content,
  mark: 'h1',
  act: press(selector),
})
const menu = (path: string) => `.app-menu .nav-link[href="${path}"]`
const bareLink = (path: string) => `nav a[href="${path}"]`
const nextPage = (content: string[], mark: string): Step => ({
  event: 'click',
  content,
  mark,
  act: press('[aria-label="Next page"]'),
})
const search = (content: string[], mark: string, letter: string): Step => ({
  event: 'input',
  content,
  mark,
  act: async (page) => {
    await page.focus('main input[type=search]')
    await page.keyboard.press(letter)
  },
})
const month = (content: string[], selector: string): Step => ({
  event: 'click',
  content,
  mark: '.fc-daygrid-day',
  act: press(selector),
})

/** In this order: each begins where the one before has led. */
const listSteps: WarmStep[] = [
  {
    name: 'change of screen',
    maxRatio: 4,
    step: change(menu('/members'), members),
    bare: change(bareLink('/list'), bareList),
  },
  {
    name: 'next page',
    maxRatio: 4,
    step: nextPage([row], row),
    bare: nextPage([bareRow], bareRow),
  },
  {
    name: 'search',
    maxRatio: 4,
    step: { ...search([row], row, LETTER), pauseMs: SEARCH_PAUSE_MS },
    bare: search([bareRow], bareRow, LETTER),
    undo: { step: search([row], row, 'Backspace'), bare: search([bareRow], bareRow, 'Backspace') },
  },
  {
    name: 'back to Home',
    maxRatio: 4,
    step: change(menu('/'), home),
    bare: change(bareLink('/'), bareHome),
  },
]

const monthSteps: WarmStep[] = [
  {
    name: 'month switch',
    maxRatio: 1.5,
    step: month(['.grid-event'], '.calendar-steps [aria-label="Next month"]'),
    bare: month(['.fc-event'], '.fc-next-button'),
    undo: {
      step: month(['.grid-event'], '.calendar-steps [aria-label="Previous month"]'),
      bare: month(['.fc-event'], '.fc-prev-button'),
    },
  },
]

async function take({ page }: MeasuredPage, { event, content, mark, act, pauseMs = 0 }: Step): Promise<number> {
  await page.evaluate(armStep, { event, content, mark })
  await act(page)
  return (await page.evaluate(() => window.benchProbe.step)) - pauseMs
}

export interface StepTimes {
  name: string
  maxRatio: number
  ms: number[]
  bareMs: number[]
}

interface Sides {
  url: string
  bareUrl: string
  storage: Record<string, string>
}

async function takeInTurns(browser: Browser, sides: Sides, places: [Place, Place], steps: WarmStep[], rounds: number) {
  const open = async (url: string, { path, content }: Place, storage?: Record<string, string>) => {
    const measured = await openPage(browser, { content, storage, isSlowProcessor: true })
    await measured.page.goto(url + path)
    await measured.page.waitForFunction(() => window.benchProbe.figures.usableMs > 0)
    return measured
  }
  const ours = await open(sides.url, places[0], sides.storage)
  const bare = await open(sides.bareUrl, places[1])
  const times = steps.map(({ name, maxRatio }): StepTimes => ({ name, maxRatio, ms: [], bareMs: [] }))
  // The first round loads what the screens need and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { step, bare: bareStep, undo }] of steps.entries()) {
      const [ms, bareMs] = [await take(ours, step), await take(bare, bareStep)]
      if (undo) await take(ours, undo.step)
      if (undo) await take(bare, undo.bare)
      if (round === 0) continue
      times[index]?.ms.push(ms)
      times[index]?.bareMs.push(bareMs)
    }
  }
  await ours.close()
  await bare.close()
  return times
}

/** Steps in pages that are there already, the product's and the bare page's in turns. */
export async function takeWarmSteps(browser: Browser, sides: Sides, rounds: number): Promise<StepTimes[]> {
  return [
    ...(await takeInTurns(browser, sides, [home, bareHome], listSteps, rounds)),
    ...(await takeInTurns(browser, sides, [calendar, bareMonth], monthSteps, rounds)),
  ]
}

const charts = [
  { name: 'balance', path: '/finances', call: '/finances/balance', shapes: '.recharts-surface path' },
  { name: 'analytics', path: '/analytics', call: '/analytics/events/list', shapes: '.season .recharts-surface path' },
]

/** Milliseconds from a chart's data to its paint, on a screen that was opened before. */
export async function timeCharts(browser: Browser, { url, storage }: Sides, rounds: number, isSlowProcessor: boolean) {
  const { page, close } = await openPage(browser, { content: home.content, storage, isSlowProcessor })
  await page.goto(url + home.path)
  const times = charts.map(({ name }) => ({
    name: isSlowProcessor ? `${name}, processor slowed` : name,
    ms: [] as number[],
  }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { path, call, shapes }] of charts.entries()) {
      await page.waitForFunction((content) => window.benchProbe.isUsable(content), home.content)
      await page.evaluate(armChart, { call, shapes })
      await page.click(menu(path))
      const ms = await page.evaluate(() => window.benchProbe.step)
      if (round > 0) times[index]?.ms.push(ms)
      await page.click(menu(home.path))
    }
  }
  await close()
  return times
}

const firstOpenings = [
  {
    name: 'a form',
    place: members,
    step: { event: 'click', content: ['main form'], mark: 'h1', act: press('main a[href="/members/new"]') },
  },
  {
    name: 'a dialog',
    place: { path: '/settings/people', content: ['main .page-actions button'] },
    step: { event: 'click', content: ['[role=dialog] form'], mark: 'body', act: press('main .page-actions button') },
  },
] satisfies { name: string; place: Place; step: Step }[]

/** Milliseconds until what nobody has fetched ahead is there, from its press, on a fast line. */
export async function timeFirstOpenings(browser: Browser, { url, storage }: Sides, rounds: number) {
  const times = firstOpenings.map(({ name }) => ({ name, ms: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { place, step }] of firstOpenings.entries()) {
      const measured = await openPage(browser, { content: place.content, storage })
      await measured.page.goto(url + place.path)
      await measured.page.waitForFunction(() => window.benchProbe.figures.usableMs > 0)
      times[index]?.ms.push(await take(measured, step))
      await measured.close()
    }
  }
  return times
}

const FIRST_CHANGES = 10
const LAST_CHANGES = 50
const tour = ['/members', '/finances', '/calendar', '/analytics', '/']

/** MB of JavaScript objects that are still in use after 10 and after 50 changes of screen. */
export async function weighHeap(browser: Browser, { url, storage }: Sides): Promise<{ first: number; last: number }> {
  const { page, devtools, close } = await openPage(browser, { content: home.content, storage })
  await page.goto(url + home.path)
  const weigh = async () => {
    // Twice: what the first collection lets go of can hold more.
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024 ** 2
  }
  let first = 0
  for (let changes = 0; changes < LAST_CHANGES; changes += 1) {
    if (changes === FIRST_CHANGES) first = await weigh()
    await page.waitForFunction(() => window.benchProbe.isUsable(['main h1']))
    await take(
      { page, devtools, close },
      { event: 'click', content: ['main h1'], mark: 'h1', act: press(menu(tour[changes % tour.length] ?? '/')) },
    )
  }
  const last = await weigh()
  await close()
  return { first, last }
}
