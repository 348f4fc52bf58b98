import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { SignedIn } from '@contract/auth'
import type { LayoutSettings } from '@/configs/themeConfig'
import type { Language } from '@/i18n/language'

export interface Visitor {
  /** Who is signed in when the browser opens; nobody without it. */
  as?: SignedIn
  language?: Language
  /** What the customizer left behind. */
  layout?: Partial<LayoutSettings>
  /** Garbage, or whatever else another visit left in localStorage. */
  stored?: Record<string, string>
  window?: { width: number; height: number }
  /** Has a screen for fingers; see `finger` in page.ts. */
  hasTouch?: boolean
  /** Another server than the shared one. */
  at?: string
  /** Fetches screens before they are opened. Else the browser saves data, and the run the time for screens that nobody opens. */
  prefetches?: boolean
}

export interface BrowserFixture {
  /** A browser context: another person on another device. */
  open: (visitor?: Visitor) => Promise<BrowserContext>
  /** Such a browser with its first tab; `context()` of the tab opens more. */
  visit: (path: string, visitor?: Visitor) => Promise<Page>
  /** Throws where a browser said what none may: script errors, console errors, breaches of the Content-Security-Policy. */
  checkComplaints: () => void
  /** What the browsers were refused, as they note it themselves: `404 /auth/invitation`. */
  refusals: string[]
  /** Takes a screenshot of every tab. */
  takeScreenshots: (file: string) => Promise<void>
  close: () => Promise<void>
}

/** An end to what never comes, no measure: the machine may do much else. */
const WAIT_MS = 60_000
const REFUSED = /^Failed to load resource: (?:.*status of (\d+)|(.*))/
// Whoever does not expect it misses the screen.
const NOT_FETCHED = /^TypeError: Failed to fetch dynamically imported module/

function storageOf({ as, language = 'en', layout, stored = {} }: Visitor): Record<string, string> {
  const session = as && {
    userData: JSON.stringify(as.userData),
    accessToken: as.accessToken,
    refreshToken: as.refreshToken,
  }
  return {
    'batuta.language': language,
    ...(layout && { 'batuta.layout': JSON.stringify(layout) }),
    ...session,
    ...stored,
  }
}

function optionsOf(url: string, visitor: Visitor): BrowserContextOptions {
  return {
    baseURL: url,
    viewport: visitor.window ?? { width: 1440, height: 900 },
    hasTouch: visitor.hasTouch ?? false,
    locale: 'en-US',
    timezoneId: 'America/Sao_Paulo',
    // Animations would only be waited for.
    reducedMotion: 'reduce',
  }
}

/** The browsers of one test. */
export function openBrowserFixture(browser: Browser, appUrl: string): BrowserFixture {
  const contexts: BrowserContext[] = []
  const complaints: string[] = []
  const refusals: string[] = []

  function note(text: string, url: string): void {
    const refused = REFUSED.exec(text)
    if (NOT_FETCHED.test(text)) return
    if (!refused) complaints.push(`${text} (${url})`)
    else refusals.push(`${refused[1] ?? refused[2]} ${URL.canParse(url) ? new URL(url).pathname : url}`)
  }

  async function openContext(visitor: Visitor, storageState?: BrowserContextOptions['storageState']) {
    const context = await browser.newContext({ ...optionsOf(visitor.at ?? appUrl, visitor), storageState })
    contexts.push(context)
    context.setDefaultTimeout(WAIT_MS)
    context.on('console', (message) => {
      if (message.type() === 'error') note(message.text(), message.location().url)
    })
    context.on('weberror', (error) => complaints.push(String(error.error())))
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    if (!visitor.prefetches) {
      await context.addInitScript(() => {
        const connection: unknown = Reflect.get(navigator, 'connection')
        if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', { value: true })
      })
    }
    return context
  }

  async function open(visitor: Visitor = {}): Promise<BrowserContext> {
    const localStorage = Object.entries(storageOf(visitor)).map(([name, value]) => ({ name, value }))
    return openContext(visitor, { cookies: [], origins: [{ origin: visitor.at ?? appUrl, localStorage }] })
  }

  /** What `open` hands over is stored by a tab that Playwright opens and closes for it; here the one tab stores it by itself. */
  async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
    const context = await openContext(visitor)
    const storing = await context.addInitScript((stored) => {
      if (location.protocol === 'about:' || localStorage.length > 0) return
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    }, storageOf(visitor))
    const page = await context.newPage()
    await page.goto(path)
    await storing.dispose()
    return page
  }

  return {
    open,
    visit,
    checkComplaints: () => {
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
    },
    refusals,
    takeScreenshots: async (file) => {
      const pages = contexts.flatMap((context) => context.pages())
      await Promise.all(pages.map((page, index) => page.screenshot({ path: `${file}-${index + 1}.png` })))
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
    },
  }
}
