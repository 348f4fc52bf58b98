import type { Browser } from 'playwright-core'
import {
  bareHome,
  bareList,
  bareRow,
  calendar,
  home,
  members,
  reactAdminHome,
  reactAdminList,
  reactAdminRow,
  row,
  sameMonth,
  type Place,
} from './places'
import { slowProcessor } from './openPage'
import { change, openAt, press, take, type Product, type Step } from './steps'

/** The list's search waits this long after the last key (PAUSE_MS in SearchField.tsx). */
const SEARCH_PAUSE_MS = 250
/** As react-admin's does (FilterLiveForm). */
const REACT_ADMIN_PAUSE_MS = 500
const LETTER = 'z'

/** One step on the pages that are measured beside each other. */
interface Beside {
  ours: Step
  bare: Step
  reactAdmin?: Step
}

type SideName = keyof Beside

interface WarmStep {
  name: string
  maxRatio: number
  /** At most so many times what it takes react-admin. */
  maxReactAdminRatio?: number
  step: Beside
  /** Back to where it began; not measured. */
  undo?: Beside
}

const changeBare = (link: string, { content }: Place, mark: string): Step => ({
  event: 'click',
  content,
  mark,
  act: press(link),
})
const changeReactAdmin = (link: string, place: Place) =>
  changeBare(`.MuiDrawer-root a[href="${link}"]`, place, '#react-admin-title')
const nextPage = (mark: string, button: string): Step => ({
  event: 'click',
  content: [mark],
  mark,
  act: press(`[aria-label="${button}"]`),
})
const search = (mark: string, field: string, key: string, pauseMs = 0): Step => ({
  event: 'input',
  content: [mark],
  mark,
  act: async (page) => {
    await page.focus(field)
    await page.keyboard.press(key)
  },
  pauseMs,
})
const searchAll = (key: string): Beside => ({
  ours: search(row, 'main input[type=search]', key, SEARCH_PAUSE_MS),
  bare: search(bareRow, 'main input[type=search]', key),
  reactAdmin: search(reactAdminRow, 'input[name=q]', key, REACT_ADMIN_PAUSE_MS),
})
const month = (content: string, selector: string): Step => ({
  event: 'click',
  content: [content],
  mark: '.fc-daygrid-day',
  act: press(selector),
})

/** In this order: each begins where the one before has led. */
const listSteps: WarmStep[] = [
  {
    name: 'change of screen',
    maxRatio: 4,
    maxReactAdminRatio: 0.4,
    step: {
      ours: change(members),
      bare: changeBare('nav a[href="/list"]', bareList, 'h1'),
      reactAdmin: changeReactAdmin('#/members', reactAdminList),
    },
  },
  {
    name: 'next page',
    maxRatio: 6,
    maxReactAdminRatio: 0.6,
    step: {
      ours: nextPage(row, 'Next page'),
      bare: nextPage(bareRow, 'Next page'),
      reactAdmin: nextPage(reactAdminRow, 'Go to next page'),
    },
  },
  {
    name: 'search',
    maxRatio: 6,
    maxReactAdminRatio: 0.6,
    step: searchAll(LETTER),
    undo: searchAll('Backspace'),
  },
  {
    name: 'back to Home',
    maxRatio: 4,
    maxReactAdminRatio: 0.4,
    step: {
      ours: change(home),
      bare: changeBare('nav a[href="/"]', bareHome, 'h1'),
      reactAdmin: changeReactAdmin('#/', reactAdminHome),
    },
  },
]

const monthSteps: WarmStep[] = [
  {
    name: 'month switch',
    maxRatio: 1.5,
    step: {
      ours: month('.grid-event', '.calendar-steps [aria-label="Next month"]'),
      bare: month('.fc-event', '.fc-next-button'),
    },
    undo: {
      ours: month('.grid-event', '.calendar-steps [aria-label="Previous month"]'),
      bare: month('.fc-event', '.fc-prev-button'),
    },
  },
]

export interface StepTimes extends Pick<WarmStep, 'name' | 'maxRatio' | 'maxReactAdminRatio'> {
  ms: Record<SideName, number[]>
}

interface Side {
  of: SideName
  url: string
  place: Place
  storage?: Record<string, string>
}

/** Steps in pages that are there already, those of the sides in turns. */
async function takeInTurns(browser: Browser, sides: Side[], steps: WarmStep[], rounds: number): Promise<StepTimes[]> {
  const opened = []
  for (const { of, url, place, storage } of sides)
    opened.push({ of, measured: await openAt(browser, url, place, { storage }) })
  const times = steps.map((step): StepTimes => ({ ...step, ms: { ours: [], bare: [], reactAdmin: [] } }))
  // The first round loads what the screens need and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { step, undo }] of steps.entries()) {
      for (const { of, measured } of opened) {
        const sideStep = step[of]
        if (sideStep === undefined) continue
        await slowProcessor(measured.devtools, true)
        const ms = await take(measured, sideStep)
        await slowProcessor(measured.devtools, false)
        if (undo?.[of]) await take(measured, undo[of])
        if (round > 0) times[index]?.ms[of].push(ms)
      }
    }
  }
  for (const { measured } of opened) await measured.close()
  return times
}

export function takeListSteps(
  browser: Browser,
  product: Product,
  bareUrl: string,
  reactAdminUrl: string | undefined,
  rounds: number,
): Promise<StepTimes[]> {
  const sides: Side[] = [
    { of: 'ours', place: home, ...product },
    { of: 'bare', place: bareHome, url: bareUrl },
  ]
  if (reactAdminUrl !== undefined) sides.push({ of: 'reactAdmin', place: reactAdminHome, url: reactAdminUrl })
  return takeInTurns(browser, sides, listSteps, rounds)
}

export function takeMonthSteps(browser: Browser, product: Product, bareUrl: string, rounds: number) {
  const sides: Side[] = [
    { of: 'ours', place: calendar, ...product },
    { of: 'bare', place: sameMonth, url: bareUrl },
  ]
  return takeInTurns(browser, sides, monthSteps, rounds)
}
