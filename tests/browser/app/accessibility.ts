import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Language } from '@/i18n/language'
import type { Api } from '../support/api'
import type { BrowserFixture } from '../support/browserFixture'
import { e2e } from '../support/e2e'
import { accessibilityViolations } from './axe'
import type { Screens, Tour } from './screens'
import { words } from './words'

export const DESKTOP = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** Waited out only where a screen is too wide. */
const SETTLE_TIMEOUT_MS = 15_000

/** Once the layout has settled on a phone, whether the page can be moved sideways. */
export async function isTooWide(page: Page): Promise<boolean> {
  const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
    timeout: SETTLE_TIMEOUT_MS,
  })
  return fits.then(
    () => false,
    () => true,
  )
}

/** Changes the language as another tab would, without a click that could close what is open. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'batuta.language'
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, language)
  await page.waitForSelector(`html[lang="${language}"]`)
}

interface Extent {
  /** axe looks at the phone as well. */
  hasPhoneLayout?: boolean
  /**
   * axe looks in English alone. The languages differ in words, which the types hold alike in both, and in what of an area speaks them: that is
   * seen on one of its screens.
   */
  isInEnglishAlone?: boolean
  /** axe looks in the dark skin alone. */
  isInDarkAlone?: boolean
}

/** What is wrong with a screen that is shown in English, on a desktop and on a phone, in both languages. */
export async function barriers(page: Page, extent: Extent = {}): Promise<string[]> {
  const { hasPhoneLayout, isInEnglishAlone, isInDarkAlone } = extent
  const found: string[] = []
  const check = async (language: Language, window: string) => {
    for (const violation of await accessibilityViolations(page, language, isInDarkAlone))
      found.push(`${language}, ${window}: ${violation}`)
  }
  const checkPhone = async (language: Language) => {
    if (await isTooWide(page)) found.push(`${language}: scrolls sideways on a phone`)
    if (hasPhoneLayout && !(isInEnglishAlone && language !== 'en')) await check(language, 'phone')
  }
  await check('en', 'desktop')
  await speak(page, 'pt-BR')
  if (!isInEnglishAlone) await check('pt-BR', 'desktop')
  await page.setViewportSize(PHONE)
  await checkPhone('pt-BR')
  await speak(page, 'en')
  await checkPhone('en')
  await page.setViewportSize(DESKTOP)
  return found
}

/**
 * One tab for each person, so that a tour does not open a browser for every screen. Who is signed in goes on within the page, as
 * by a link: loading it anew for every screen, with axe in it, takes twice the time. An address that is none lies between, so
 * that nothing of the screen before is left.
 */
function openTabs(app: BrowserFixture): Tour['visit'] {
  const tabs = new Map<string, Promise<Page>>()
  return async (path, as) => {
    const key = as?.userData.id ?? 'nobody'
    const known = tabs.get(key)
    if (!known) {
      const opened = app.visit(path, { as, layout: { skin: 'system' } })
      tabs.set(key, opened)
      return opened
    }
    const page = await known
    if (!as) {
      await page.goto(path)
      return page
    }
    // What the shell itself has opened stays open from screen to screen.
    await page.keyboard.press('Escape')
    await goWithin(page, '/between')
    await page.getByRole('heading', { level: 1, name: words.auth.notFound.title }).waitFor()
    await goWithin(page, path)
    await page.getByRole('heading', { level: 1, name: words.auth.notFound.title }).waitFor({ state: 'detached' })
    return page
  }
}

/** As the buttons Back and Forward of the browser do it. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

async function prepare(app: BrowserFixture, api: Api): Promise<Tour> {
  const admin = await api.foundGroup()
  const conductor = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  await api.invite(admin, 'treasurer')
  const ana = await api.saveMember(admin, {
    name: 'Ana Lima',
    instrument: 'Trompa',
    position: 'Principal',
    email: 'ana@example.org',
    phone: '+55 12 90000-0001',
    joinedOn: '2024-02-29',
    birthDate: '1990-01-01',
    emergencyContact: { name: 'Célia Lima', phone: '+55 12 90000-0002' },
    notes: 'Plays by heart.',
  })
  await api.saveMember(admin, { name: 'Bruno Sá', section: 'voices', status: 'on_leave' })
  await api.saveMember(admin, { name: 'Clara Nunes', section: 'strings', status: 'former' })
  for (let number = 10; number < 20; number += 1) await api.saveMember(admin, { name: `Player ${number}` })
  return {
    words,
    api,
    visit: openTabs(app),
    admin,
    conductor,
    newcomer: await api.foundGroup(),
    ana,
  }
}

/**
 * A test for each part; on a phone too for the screens named in `onPhone`. axe reads Portuguese on the first screen of each part; of samples,
 * which are made of what is looked at elsewhere, English alone, and only the first one in both skins.
 */
export function testAccessibility(
  parts: Record<string, Screens>,
  onPhone: string[] = [],
  { areSamples = false } = {},
): void {
  const names = Object.values(parts).flatMap((screens) => Object.keys(screens))
  const unknown = onPhone.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`No screen: ${unknown.join(', ')}`)

  e2e.for(Object.entries(parts))('nothing bars the way in %s', async ([, screens], { app, api }) => {
    const tour = await prepare(app, api)
    const found: Record<string, string[]> = {}
    for (const [index, [name, open]] of Object.entries(screens).entries()) {
      const isFirst = index === 0
      const barred = await barriers(await open(tour), {
        hasPhoneLayout: onPhone.includes(name),
        isInEnglishAlone: areSamples || !isFirst,
        isInDarkAlone: areSamples && !isFirst,
      })
      if (barred.length > 0) found[name] = barred
    }
    expect(found).toEqual({})
  })
}
