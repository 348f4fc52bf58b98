import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })

const isCurrent = async (page: Page, name: string) =>
  (await menuLink(page, name).getAttribute('aria-current')) === 'page'

/** As over a poor mobile network; the answers to requests for code wait besides until they are let through. */
async function slowDown(page: Page): Promise<() => void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
  await browser.send('Network.emulateNetworkConditions', line)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*', async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/** How often the content was seen without a word and without a spinner, so far. */
async function watchForEmptiness(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle(() => {
    const seen = { empty: 0 }
    const look = () => {
      const main = document.querySelector('main')
      if (!main || (main.innerText.trim() === '' && !main.querySelector('.full-page-spinner'))) seen.empty += 1
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  })
  return () => count.evaluate(({ empty }) => empty)
}

e2e(
  'on a slow line the place that was pressed is marked, and the spinner stands in for its screen',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima' })
    const page = await app.visit('/', { as: admin, isOfItsOwn: true })
    await see(title(page, 'Good to see you, Helena'))
    const letThrough = await slowDown(page)
    const emptyCount = await watchForEmptiness(page)

    await menuLink(page, 'Members').click()
    await expect.poll(() => isCurrent(page, 'Members')).toBe(true)
    await see(page.locator('main').getByRole('status').filter({ hasText: 'Loading' }))
    await missing(title(page, 'Good to see you, Helena'))

    // Whoever has changed their mind goes where they pressed last.
    await menuLink(page, 'Finances').click()
    await expect.poll(() => isCurrent(page, 'Finances')).toBe(true)
    expect(await isCurrent(page, 'Members')).toBe(false)
    letThrough()
    await see(title(page, 'Finances'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.goBack()
    await see(page.getByRole('link', { name: 'Ana Lima' }))
    expect(await isCurrent(page, 'Members')).toBe(true)
    expect(await emptyCount()).toBe(0)
  },
)

e2e('the screen of a place that was pointed at is there without another request', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/settings/account', { as: admin, prefetches: true })
  await see(title(page, 'Your account'))
  const ahead = page.waitForResponse(/\/members\/list-own-fields/)
  await menuLink(page, 'Members').hover()
  await ahead
  await page.route(/\/(assets|members)\//, (route) => route.abort())
  await menuLink(page, 'Members').click()
  await see(title(page, 'Members 1'), page.getByRole('link', { name: 'Ana Lima' }))
})

e2e('who comes back to a list asks for it once, as its place is pressed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/members', { as: admin, prefetches: true })
  await see(title(page, 'Members 1'))
  await menuLink(page, 'Home').click()
  await see(title(page, 'Good to see you, Helena'))
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/members/')) asked.push(`${request.resourceType()} ${pathname}`)
  })
  await menuLink(page, 'Members').click()
  await see(title(page, 'Members 1'))
  await page.waitForLoadState('networkidle')
  // A screen's own calls are made by axios, which has no fetch.
  expect(asked).toEqual([
    'fetch /members/list-members',
    'fetch /members/count-members',
    'fetch /members/list-own-fields',
  ])
})
