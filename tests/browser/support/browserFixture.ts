import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core'
import type { SignedIn } from '@contract/auth'
import type { LayoutSettings } from '@/configs/themeConfig'
import type { Language } from '@/i18n/language'
import type { KeptTabs } from './keptTabs'

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
  /** Of a browser context that ends with the test: for what no `KeptTabs` puts back, as a clock or a slow line. */
  isOfItsOwn?: boolean
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
  /** `hasFailed`: where a tab may stand is not known, and none is kept. */
  close: (hasFailed: boolean) => Promise<void>
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

const WINDOW = { width: 1440, height: 900 }

/** What all browsers have alike. */
export const devices = {
  viewport: WINDOW,
  locale: 'en-US',
  timezoneId: 'America/Sao_Paulo',
  // Animations would only be waited for.
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

/** The browsers of one test. */
export function openBrowserFixture(browser: Browser, appUrl: string, tabs: KeptTabs): BrowserFixture {
  const contexts: BrowserContext[] = []
  const lent: Page[] = []
  /** Of borrowed tabs. */
  const undos: (() => Promise<void>)[] = []
  const complaints: string[] = []
  const refusals: string[] = []

  function note(text: string, url: string): void {
    const refused = REFUSED.exec(text)
    if (NOT_FETCHED.test(text)) return
    if (!refused) complaints.push(`${text} (${url})`)
    else refusals.push(`${refused[1] ?? refused[2]} ${URL.canParse(url) ? new URL(url).pathname : url}`)
  }

  function noteMessage(message: ConsoleMessage): void {
    if (message.type() === 'error') note(message.text(), message.location().url)
  }
  const noteError = (error: WebError) => complaints.push(String(error.error()))

  /** Returns how to stop it. */
  async function watch(context: BrowserContext, { prefetches }: Visitor): Promise<() => Promise<void>> {
    context.setDefaultTimeout(WAIT_MS)
    context.on('console', noteMessage)
    context.on('weberror', noteError)
    const refusing = await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
      )
      // A part that suspends where nothing nearer waits for it hides everything, and loses the focus.
      const isTakenAway = () =>
        document.querySelector('.full-page-spinner:not(.is-inline)') !== null &&
        document.querySelector('.shell-main:not([hidden] *)') !== null
      new MutationObserver(() => {
        if (isTakenAway()) console.error(`The whole app was taken away: ${document.title}`)
      }).observe(document, { childList: true, subtree: true })
    })
    const saving = prefetches
      ? undefined
      : await context.addInitScript(() => {
          const connection: unknown = Reflect.get(navigator, 'connection')
          if (connection instanceof EventTarget) Object.defineProperty(connection, 'saveData', { value: true })
        })
    return async () => {
      context.off('console', noteMessage)
      context.off('weberror', noteError)
      await refusing.dispose()
      await saving?.dispose()
    }
  }

  async function openContext(visitor: Visitor, storageState?: BrowserContextOptions['storageState']) {
    const { at = appUrl, window = WINDOW, hasTouch = false } = visitor
    const context = await browser.newContext({ ...devices, baseURL: at, viewport: window, hasTouch, storageState })
    contexts.push(context)
    await watch(context, visitor)
    return context
  }

  async function borrowTab(visitor: Visitor): Promise<Page> {
    const page = await tabs.borrow(visitor.hasTouch ?? false)
    lent.push(page)
    undos.push(await watch(page.context(), visitor))
    await page.setViewportSize(visitor.window ?? WINDOW)
    return page
  }

  async function open(visitor: Visitor = {}): Promise<BrowserContext> {
    const localStorage = Object.entries(storageOf(visitor)).map(([name, value]) => ({ name, value }))
    return openContext(visitor, { cookies: [], origins: [{ origin: visitor.at ?? appUrl, localStorage }] })
  }

  /** What `open` hands over is stored by a tab that Playwright opens and closes for it; here the one tab stores it by itself. */
  async function visit(path: string, visitor: Visitor = {}): Promise<Page> {
    const isOfItsOwn = visitor.isOfItsOwn === true || visitor.at !== undefined
    const page = await (isOfItsOwn ? openContext(visitor).then((context) => context.newPage()) : borrowTab(visitor))
    const storing = await page.addInitScript((stored) => {
      if (location.protocol === 'about:' || localStorage.length > 0) return
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
    }, storageOf(visitor))
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
      const pages = [...contexts, ...lent.map((page) => page.context())].flatMap((context) => context.pages())
      await Promise.all(pages.map((page, index) => page.screenshot({ path: `${file}-${index + 1}.png` })))
    },
    close: async (hasFailed) => {
      await Promise.all(contexts.map((context) => context.close()))
      if (hasFailed) await Promise.all(lent.map((page) => page.context().close()))
      else await Promise.all([...undos.map((undo) => undo()), ...lent.map((page) => tabs.giveBack(page))])
    },
  }
}
