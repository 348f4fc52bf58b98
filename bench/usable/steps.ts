import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { openPage, type MeasuredPage } from './openPage'
import { armStep } from './pageProbe'
import type { Place } from './places'

/** One press, and how one sees on the page that it was answered. */
export interface Step {
  event: 'click' | 'input'
  content: string[]
  /** Its first match says something else once the step is done. */
  mark: string
  act: (page: Page) => Promise<void>
  /** How long the page waits on purpose: not counted. */
  pauseMs?: number
}

/** Where the product is, and who is signed in. */
export interface Product {
  url: string
  storage: Record<string, string>
}

export const press = (selector: string) => (page: Page) => page.click(selector)
/** A kept list's link leads to it as it was left. */
export const menuLink = (path: string) => `.app-menu .nav-link:is([href="${path}"], [href^="${path}?"])`

/** Opens a place by the product's menu. */
export const change = ({ path, content }: Place): Step => ({
  event: 'click',
  content,
  mark: 'h1',
  act: press(menuLink(path)),
})

/** An answer that takes longer never comes. */
const PATIENCE_MS = 60_000

/** Milliseconds from the press until its answer is painted. Throws where that never comes. */
export async function take({ page }: MeasuredPage, { event, content, mark, act, pauseMs = 0 }: Step): Promise<number> {
  await page.evaluate(armStep, { event, content, mark })
  await act(page)
  const ms = await Promise.race([
    page.evaluate(() => window.benchProbe.step),
    setTimeout(PATIENCE_MS, undefined, { ref: false }),
  ])
  if (ms === undefined) throw new Error(`${page.url()}: "${mark}" is as it was, or "${content.join(', ')}" is missing`)
  return ms - pauseMs
}

interface Visit {
  storage?: Record<string, string>
  isSlowProcessor?: boolean
}

/** A page at the place, once it is usable. */
export async function openAt(
  browser: Browser,
  url: string,
  { path, content }: Place,
  visit: Visit,
): Promise<MeasuredPage> {
  const measured = await openPage(browser, { content, ...visit })
  await measured.page.goto(url + path)
  await measured.page.waitForFunction(() => window.benchProbe.figures.usableMs > 0)
  return measured
}
