import type { Browser, CDPSession, Page } from 'playwright-core'
import { installProbe } from './pageProbe'

/** What the product and its libraries show while they load. */
const BUSY = '[aria-busy=true], .skeleton, .full-page-spinner'

const CPU_SLOWDOWN = 4
const LATENCY_MS = 150
const BYTES_PER_SECOND = 1_600_000 / 8

export interface MeasuredPage {
  page: Page
  devtools: CDPSession
  close: () => Promise<void>
}

interface PageOptions {
  /** What the page shows once it is usable. */
  content: readonly string[]
  /** What its localStorage holds. */
  storage?: Record<string, string> | undefined
  isSlowLine?: boolean
  isSlowProcessor?: boolean
}

/** The browser does it by keeping a core busy, for an idle page too: pages that are measured in turns are slowed in turns. */
export async function slowProcessor(devtools: CDPSession, isSlow: boolean): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? CPU_SLOWDOWN : 1 })
}

/** A page of its own in a browser profile that has nothing but `storage`. Lines and processors are slowed by the browser itself. */
export async function openPage(browser: Browser, options: PageOptions): Promise<MeasuredPage> {
  const { content, storage = {}, isSlowLine = false, isSlowProcessor = false } = options
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // The compiler wraps functions in this to keep their names.
  await context.addInitScript('globalThis.__name = (value) => value')
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, storage)
  await context.addInitScript(installProbe, { content, busy: BUSY })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  if (isSlowLine) {
    const line = { latency: LATENCY_MS, downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND }
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line })
  }
  if (isSlowProcessor) await slowProcessor(devtools, true)
  return { page, devtools, close: () => context.close() }
}
