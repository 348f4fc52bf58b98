import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/**
 * Tabs of the shared server that a worker hands from test to test, each in a browser context of its own. In a new one a process
 * starts and all code is compiled again, which is two thirds of the processor time of opening a screen.
 */
export interface KeptTabs {
  /** `hasTouch`: has a screen for fingers, which no open tab gets. */
  borrow: (hasTouch: boolean) => Promise<Page>
  /** Puts back what a test may have changed; a tab that it closed is not kept. */
  giveBack: (page: Page) => Promise<void>
}

/** A document of the server that runs nothing. */
const NEUTRAL = '/favicon.svg'
const PAGE_EVENTS = ['request', 'response', 'requestfinished', 'requestfailed', 'dialog', 'download', 'popup'] as const
const CONTEXT_EVENTS = ['request', 'response', 'requestfinished', 'requestfailed', 'dialog', 'page'] as const

async function forget(page: Page, origin: string): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of PAGE_EVENTS) page.removeAllListeners(event)
  for (const event of CONTEXT_EVENTS) context.removeAllListeners(event)
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    context.clearCookies(),
    page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion: 'reduce' }),
    // Else what lies there is hovered in the next screen.
    page.mouse.move(-1, -1),
  ])
  await page.goto(NEUTRAL)
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

/** `options` of each tab's context; its `baseURL` is the server. */
export function keepTabs(browser: Browser, options: BrowserContextOptions & { baseURL: string }): KeptTabs {
  const free = new Map<boolean, Page[]>([
    [false, []],
    [true, []],
  ])
  const touched = new WeakSet<Page>()

  return {
    borrow: async (hasTouch) => {
      const known = free.get(hasTouch)?.pop()
      if (known) return known
      const context = await browser.newContext({ ...options, hasTouch })
      const page = await context.newPage()
      if (hasTouch) touched.add(page)
      return page
    },
    giveBack: async (page) => {
      if (page.isClosed()) return page.context().close()
      await forget(page, options.baseURL)
      free.get(touched.has(page))?.push(page)
    },
  }
}
