import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Language } from '@/i18n/language'
import { messages as analyticsEn } from '@/i18n/en/analytics'
import { messages as authEn } from '@/i18n/en/auth'
import { messages as calendarEn } from '@/i18n/en/calendar'
import { messages as customizerEn } from '@/i18n/en/customizer'
import { messages as duesEn } from '@/i18n/en/dues'
import { messages as eventFormEn } from '@/i18n/en/eventForm'
import { messages as eventsEn } from '@/i18n/en/events'
import { messages as financesEn } from '@/i18n/en/finances'
import { messages as finishEn } from '@/i18n/en/finish'
import { messages as formsEn } from '@/i18n/en/forms'
import { messages as homeEn } from '@/i18n/en/home'
import { messages as importsEn } from '@/i18n/en/imports'
import { messages as layoutEn } from '@/i18n/en/layout'
import { messages as membersEn } from '@/i18n/en/members'
import { messages as samplesDashboardsEn } from '@/i18n/en/samplesDashboards'
import { messages as samplesInvoicesEn } from '@/i18n/en/samplesInvoices'
import { messages as samplesUsersEn } from '@/i18n/en/samplesUsers'
import { messages as settingsEn } from '@/i18n/en/settings'
import { messages as shellEn } from '@/i18n/en/shell'
import { messages as analyticsPt } from '@/i18n/pt-BR/analytics'
import { messages as authPt } from '@/i18n/pt-BR/auth'
import { messages as calendarPt } from '@/i18n/pt-BR/calendar'
import { messages as customizerPt } from '@/i18n/pt-BR/customizer'
import { messages as duesPt } from '@/i18n/pt-BR/dues'
import { messages as eventFormPt } from '@/i18n/pt-BR/eventForm'
import { messages as eventsPt } from '@/i18n/pt-BR/events'
import { messages as financesPt } from '@/i18n/pt-BR/finances'
import { messages as finishPt } from '@/i18n/pt-BR/finish'
import { messages as formsPt } from '@/i18n/pt-BR/forms'
import { messages as homePt } from '@/i18n/pt-BR/home'
import { messages as importsPt } from '@/i18n/pt-BR/imports'
import { messages as layoutPt } from '@/i18n/pt-BR/layout'
import { messages as membersPt } from '@/i18n/pt-BR/members'
import { messages as samplesDashboardsPt } from '@/i18n/pt-BR/samplesDashboards'
import { messages as samplesInvoicesPt } from '@/i18n/pt-BR/samplesInvoices'
import { messages as samplesUsersPt } from '@/i18n/pt-BR/samplesUsers'
import { messages as settingsPt } from '@/i18n/pt-BR/settings'
import { messages as shellPt } from '@/i18n/pt-BR/shell'
import type { Api } from '../support/api'
import { calendarScreens } from '../events/calendarScreens'
import { financeScreens, duesScreens, monthScreens } from '../finances/financeScreens'
import { analyticsScreens, eventMoneyScreens, finishScreens } from '../analytics/analyticsScreens'
import { e2e } from '../support/e2e'
import { importScreens } from '../importing/importScreens'
import { memberScreens } from '../members/memberScreens'
import { officeScreens } from '../samples/officeScreens'
import { see, title } from '../support/page'
import type { Screens, Tour, Words } from './screens'
import { sampleAppScreens } from '../samples/sampleAppScreens'
import { settingsScreens } from '../groups/settingsScreens'
import { shellScreens } from './shellScreens'
import { signedOutScreens } from '../accounts/signedOutScreens'
import type { BrowserFixture } from '../support/browserFixture'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Waited out only where a screen is too wide. */
const SETTLED_MS = 15_000
const SKINS = ['dark', 'light'] as const

const words: Record<Language, Words> = {
  en: {
    analytics: analyticsEn,
    auth: authEn,
    calendar: calendarEn,
    customizer: customizerEn,
    dues: duesEn,
    eventForm: eventFormEn,
    events: eventsEn,
    finances: financesEn,
    finish: finishEn,
    forms: formsEn,
    home: homeEn,
    imports: importsEn,
    layout: layoutEn,
    members: membersEn,
    samplesDashboards: samplesDashboardsEn,
    samplesInvoices: samplesInvoicesEn,
    samplesUsers: samplesUsersEn,
    settings: settingsEn,
    shell: shellEn,
  },
  'pt-BR': {
    analytics: analyticsPt,
    auth: authPt,
    calendar: calendarPt,
    customizer: customizerPt,
    dues: duesPt,
    eventForm: eventFormPt,
    events: eventsPt,
    finances: financesPt,
    finish: finishPt,
    forms: formsPt,
    home: homePt,
    imports: importsPt,
    layout: layoutPt,
    members: membersPt,
    samplesDashboards: samplesDashboardsPt,
    samplesInvoices: samplesInvoicesPt,
    samplesUsers: samplesUsersPt,
    settings: settingsPt,
    shell: shellPt,
  },
}

async function axeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    .withTags(TAGS)
    // Else each look opens a tab of its own.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/** What is wrong with the screen as it stands, in both skins; the page follows the system's. */
async function violationsInBothSkins(page: Page): Promise<string[]> {
  const violations: string[] = []
  for (const colorScheme of SKINS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect.poll(() => page.locator('html').getAttribute('data-bs-theme')).toBe(colorScheme)
    violations.push(...(await axeViolations(page)).map((violation) => `${colorScheme}: ${violation}`))
  }
  return violations
}

/** Whether the page can be moved sideways on a phone, once the layout has settled there. */
async function isTooWideForPhone(page: Page): Promise<boolean> {
  await page.setViewportSize(PHONE)
  const fits = page.waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, {
    timeout: SETTLED_MS,
  })
  const isTooWide = await fits.then(
    () => false,
    () => true,
  )
  await page.setViewportSize(DESKTOP)
  return isTooWide
}

/** One tab for each person, so that a tour does not open a browser for every screen. */
function openTabs(app: BrowserFixture, language: Language): Tour['visit'] {
  const tabs = new Map<string, Promise<Page>>()
  async function open(as: SignedIn | undefined): Promise<Page> {
    const context = await app.open({ as, language, layout: { skin: 'system' } })
    return context.newPage()
  }
  return async (path, as) => {
    const key = as?.userData.id ?? 'nobody'
    const tab = tabs.get(key) ?? open(as)
    tabs.set(key, tab)
    const page = await tab
    await page.goto(path)
    return page
  }
}

async function prepare(app: BrowserFixture, api: Api, language: Language): Promise<Tour> {
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
    words: words[language],
    api,
    visit: openTabs(app, language),
    admin,
    conductor,
    newcomer: await api.foundGroup(),
    ana,
  }
}

const tours: [string, Screens][] = [
  ['before sign-in', signedOutScreens],
  ['the members', memberScreens],
  ['the entries and the balance', financeScreens],
  ['the months', monthScreens],
  ['the dues', duesScreens],
  ['the calendar', calendarScreens],
  ['the finishing of events', finishScreens],
  ['the money of events', eventMoneyScreens],
  ['the analytics', analyticsScreens],
  ['the imports', importScreens],
  ['the samples of an office', officeScreens],
  ['the settings', settingsScreens],
  ['the sample apps', sampleAppScreens],
  ['the shell', shellScreens],
]
const languages = ['en', 'pt-BR'] as const
const visits = languages.flatMap((language) => tours.map(([part, screens]) => ({ language, part, screens })))

e2e.for(visits)('nothing bars the way in $part, in $language and both skins', async (given, { app, api }) => {
  const { language, screens } = given
  const tour = await prepare(app, api, language)
  const found: Record<string, string[]> = {}
  for (const [name, open] of Object.entries(screens)) {
    const page = await open(tour)
    const violations = await violationsInBothSkins(page)
    if (await isTooWideForPhone(page)) violations.push('scrolls sideways on a phone')
    if (violations.length > 0) found[name] = violations
  }
  expect(found).toEqual({})
})

e2e.for(languages)('nothing bars the way on the first evening, in %s', async (language, { app, newServer }) => {
  const page = await app.visit('/login', { at: newServer.url, language, layout: { skin: 'system' } })
  await see(title(page, words[language].auth.start.title))
  expect(await violationsInBothSkins(page)).toEqual([])
  expect(await isTooWideForPhone(page)).toBe(false)
})

e2e.for(languages)('nothing bars the way on a phone, in %s', async (language, { app, api }) => {
  const tour = await prepare(app, api, language)
  const found: Record<string, string[]> = {}
  const { members, 'a new member, with errors': form, 'a member': member } = memberScreens
  const { 'balance on a day': balance } = financeScreens
  const { 'months, one of them closed': months } = monthScreens
  const { 'who owes, some chosen': debtors } = duesScreens
  const { 'the month': month, 'the list': list, 'an event': event } = calendarScreens
  const { 'a new event with a series, an overlap and errors': eventForm } = calendarScreens
  const { 'an event to finish, with errors and an entry to add': toFinish } = finishScreens
  const { 'analytics, with figures, charts and a warning': season } = analyticsScreens
  const { 'the record of an event, with its entries': record, 'home, with everything on it': home } = analyticsScreens
  const finances = { balance, months, debtors }
  const events = { month, list, event, eventForm, toFinish, season, record, home }
  for (const [name, open] of Object.entries({ members, form, member, ...finances, ...events })) {
    const page = await open?.(tour)
    if (!page) throw new Error(`No screen: ${name}`)
    await page.setViewportSize(PHONE)
    const violations = await violationsInBothSkins(page)
    if (violations.length > 0) found[name] = violations
  }
  expect(found).toEqual({})
})
