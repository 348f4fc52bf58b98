import type { Browser } from 'playwright-core'
import { openPage } from './openPage'
import type { PageFigures } from './pageProbe'
import type { Place } from './places'

export interface ColdVisit extends PageFigures {
  /** Asked for before the page was usable. */
  requests: number
  /** Of those, with their headers, compressed as they came. */
  kb: number
}

/** What comes after the page is usable still shifts its layout and blocks its main thread. */
const AFTER_MS = 1_000

interface Sent {
  /** Milliseconds since 1970. */
  date: number
  bytes: number
}

/** The page as the first one of a person on a phone's line and processor. */
export async function visitCold(browser: Browser, url: string, place: Place, storage?: Record<string, string>) {
  const { path, content } = place
  const { page, devtools, close } = await openPage(browser, {
    content,
    storage,
    isSlowLine: true,
    isSlowProcessor: true,
  })
  const sent = new Map<string, Sent>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (request.url.startsWith('http')) sent.set(requestId, { date: wallTime * 1_000, bytes: 0 })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  try {
    await page.goto(url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.benchProbe.figures.usableMs > 0, undefined, {
      polling: 100,
      timeout: 60_000,
    })
    await page.waitForTimeout(AFTER_MS)
    const { figures, openedAt } = await page.evaluate(() => ({
      figures: window.benchProbe.figures,
      openedAt: performance.timeOrigin,
    }))
    const counted = [...sent.values()].filter(({ date }) => date <= openedAt + figures.usableMs)
    const bytes = counted.reduce((sum, request) => sum + request.bytes, 0)
    return { ...figures, requests: counted.length, kb: bytes / 1024 } satisfies ColdVisit
  } finally {
    await close()
  }
}
