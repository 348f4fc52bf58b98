import type { Browser, CDPSession } from 'playwright-core'
import { home } from './places'
import { menuLink, openAt, press, take, type Product } from './steps'

/** After so many changes of screen it is weighed: of five, each kept screen was there once. */
const WEIGHED_AFTER = [0, 5, 50, 200]
const tour = ['/members', '/finances', '/calendar', '/analytics', '/']
/** Code that is loaded while the page is idle is no screen's. */
const IDLE_MS = 5_000

export const MEMORY_RATIO = 1.6
/** From the weighing after 50 changes to the last. */
export const GROWTH_PERCENT = 2

/** What is still in use once all else was collected. */
export interface Weight {
  changes: number
  heapMb: number
  nodes: number
  listeners: number
}

async function weigh(devtools: CDPSession, changes: number): Promise<Weight> {
  // Twice: what the first collection lets go of can hold more.
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { changes, heapMb: usedSize / 1024 ** 2, nodes, listeners: jsEventListeners }
}

/** A page with one screen, with five that are kept, and after many changes between them. */
export async function weighScreens(browser: Browser, { url, storage }: Product): Promise<Weight[]> {
  const measured = await openAt(browser, url, home, { storage })
  const { page, devtools, close } = measured
  await page.waitForTimeout(IDLE_MS)
  const weights: Weight[] = []
  for (let changes = 0; ; changes += 1) {
    await page.waitForFunction(() => window.benchProbe.isUsable(['main h1']))
    if (WEIGHED_AFTER.includes(changes)) weights.push(await weigh(devtools, changes))
    if (changes === WEIGHED_AFTER.at(-1)) break
    const link = menuLink(tour[changes % tour.length] ?? '/')
    await take(measured, { event: 'click', content: ['main h1'], mark: 'h1', act: press(link) })
  }
  await close()
  return weights
}
