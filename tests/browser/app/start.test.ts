import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { addEvent } from '../calendar/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import type { Api } from '../support/api'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const API =
  /^\/(api|auth|home|analytics\/events|analytics\/early|calendar\/(list|find)|finances\/(list|sum|balance|find-finance)|members\/(list|count|all|find-member)|users)/

/** Notes the calls of a page: `early` are those of its first script, which alone uses fetch. */
function noteCalls(page: Page) {
  const all: string[] = []
  const early: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.isNavigationRequest() || !API.test(pathname)) return
    all.push(pathname + search)
    if (request.resourceType() === 'fetch') early.push(pathname + search)
  })
  return { all, early }
}

const screens: [path: string, heading: string, early: string][] = [
  ['/', 'Good to see you', '/home/overview'],
  ['/members?section=brass&status=active&page=1', 'Members', '/members/list-members'],
  ['/finances', 'Finances', '/finances/balance'],
  ['/finances/entries?period=month', 'Entries', '/finances/list'],
  ['/calendar?view=list', 'Calendar', '/calendar/list-events'],
  ['/analytics', 'Analytics', '/analytics/events/list'],
]

/** The page of each kind of record. */
async function recordScreens(api: Api, as: SignedIn): Promise<typeof screens> {
  const member = await api.saveMember(as, { name: 'Rui Prado' })
  const [event] = await addEvent(api, as, { title: 'Serenade', day: '2027-03-16' })
  const finance = await financeFixture(api, as).save({ description: 'Sheet music' })
  return [
    [`/members/${member.id}`, 'Rui Prado', '/members/find-member'],
    [`/calendar/${event?.id}`, 'Serenade', '/calendar/find-event'],
    [`/finances/entries/${finance.id}`, 'Sheet music', '/finances/find-finance'],
  ]
}

e2e('the first script asks for what each screen will ask for, and nothing is asked twice', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
  const context = await app.open({ as: admin })
  for (const [path, heading, expected] of [...screens, ...(await recordScreens(api, admin))]) {
    const page = await context.newPage()
    const { all, early } = noteCalls(page)
    await page.goto(path)
    await see(page.getByRole('heading', { name: new RegExp(`^${heading}`) }).first())
    await page.waitForLoadState('networkidle')
    // What a screen asks for where it has something to show.
    const unused = () => page.evaluate(() => [...(globalThis.earlyReplies?.keys() ?? [])])
    await expect
      .poll(async () => (await unused()).filter((address) => address !== '/analytics/early-warnings'))
      .toEqual([])
    expect(early.map((address) => address.split('?')[0])).toContain(expected)
    expect([...all].sort()).toEqual([...new Set(all)].sort())
    await page.close()
  }
})

/** Opens a page whose files are held back until what it answers is called, and sees the logo painted without them. */
async function holdFiles(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await see(page.locator('#splash svg'))
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1)
  return letThrough
}

e2e('the logo stands there before any script or style, and goes when the screen has come', async ({ app, api }) => {
  const context = await app.open({ as: await api.foundGroup(), layout: { skin: 'light' } })
  const page = await context.newPage()
  const letThrough = await holdFiles(page, '/members')
  // In the skin of this browser.
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(243, 239, 230)')
  letThrough()
  await see(title(page, 'Members'))
  expect(await page.locator('#splash').count()).toBe(0)
})

e2e('so it does on the page of a personal link', async ({ app }) => {
  const page = await (await app.open()).newPage()
  const letThrough = await holdFiles(page, '/my')
  letThrough()
  await see(page.getByRole('heading', { name: 'Your page opens with your personal link' }))
  await missing(page.locator('#splash'))
})

e2e('an early answer that is refused is asked for again in the usual way', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const context = await app.open({ as: admin })
  const page = await context.newPage()
  let isFirst = true
  await page.route(/\/members\/list-members/, async (route) => {
    const wasFirst = isFirst
    isFirst = false
    if (wasFirst) await route.fulfill({ status: 401, json: { error: { code: 'unauthorized', message: 'Sign in.' } } })
    else await route.continue()
  })
  await page.goto('/members')
  await see(page.getByRole('link', { name: 'Ana Lima' }))
})
