import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { EventAnswer, type CalendarEvent } from '@contract/calendar'
import { sections } from '@contract/members'
import { addEvent } from '../calendar/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import { e2e } from '../support/e2e'
import { menuLink, openPlace as open } from '../support/menu'
import { missing, see, signIn, signOut, title } from '../support/page'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

e2e('a filtered list is as it was left, and learns what changed meanwhile', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await api.saveMember(admin, { name: 'Bento Reis' })
  const page = await app.visit('/members', { as: admin })
  await see(title(page, 'Members 2'))
  await page.getByRole('searchbox', { name: 'Search the members' }).fill('ana')
  await missing(page.getByRole('link', { name: 'Bento Reis' }))
  await see(title(page, 'Members 1'))

  await open(page, 'Home', /^Good to see you/)
  expect(await page.getByRole('link', { name: 'Ana Lima' }).count()).toBe(0)
  await api.saveMember(admin, { ...ana, name: 'Ana Lima Prado' })
  // Until the answer is there, the screen shows what it showed.
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/members/list-members*', async (route) => {
    await held
    await route.continue()
  })
  await open(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Ana Lima', exact: true }))
  expect(new URL(page.url()).search).toBe('?q=ana')
  expect(await page.getByRole('searchbox', { name: 'Search the members' }).inputValue()).toBe('ana')
  letThrough()
  await see(page.getByRole('link', { name: 'Ana Lima Prado' }))
  await expect.poll(() => focused(page)).toMatch(/^Members/)

  // Pressed once more, the place is the list without its filters.
  await menuLink(page, 'Members').click()
  await see(page.getByRole('link', { name: 'Bento Reis' }))
  expect(new URL(page.url()).search).toBe('')
})

e2e('a search that was left half-way is there, and made, when one comes back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  await api.saveMember(admin, { name: 'Bento Reis' })
  const page = await app.visit('/members', { as: admin })
  const search = page.getByRole('searchbox', { name: 'Search the members' })
  await see(title(page, 'Members 2'))
  await search.fill('an')
  // Before the typing has paused for long enough to be sent.
  await menuLink(page, 'Home').click()
  await see(title(page, /^Good to see you/))
  expect(new URL(page.url()).search).toBe('')
  await open(page, 'Members', /^Members/)
  expect(await search.inputValue()).toBe('an')
  await missing(page.getByRole('link', { name: 'Bento Reis' }))
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  await expect.poll(() => new URL(page.url()).search).toBe('?q=an')
})

e2e('what was changed elsewhere is new on each screen that one comes back to', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const entry = await financeFixture(api, admin).save({ amount: 12345 })
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const update = async (event: Partial<CalendarEvent>) => {
    const reply = await api.call('/calendar/update-event', { as: admin, body: { event } })
    return EventAnswer.parse(await reply.json()).event
  }
  const [added] = await addEvent(api, admin, { title: 'Ensaio geral', day: soon(0).slice(0, 10) })
  const event = await update({ ...added, start: soon(10), end: soon(70) })

  const page = await app.visit('/', { as: admin })
  await see(page.locator('.home-events').getByText('Ensaio geral'))
  await open(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Ana Lima', exact: true }))
  await open(page, 'Finances', /^Finances/)
  await see(
    page
      .locator('main')
      .getByText(/123\.45/)
      .filter({ visible: true })
      .first(),
  )
  await open(page, 'Calendar', /^Calendar/)
  await see(page.getByRole('link', { name: /Ensaio geral/ }))

  await open(page, 'Analytics', /^Analytics/)
  await update({ ...event, title: 'Ensaio aberto' })
  await api.saveMember(admin, { ...ana, name: 'Ana Lima Prado' })
  await financeFixture(api, admin).save({ ...entry, amount: 67890 })
  await open(page, 'Calendar', /^Calendar/)
  await see(page.getByRole('link', { name: /Ensaio aberto/ }))
  await open(page, 'Finances', /^Finances/)
  await see(
    page
      .locator('main')
      .getByText(/678\.90/)
      .filter({ visible: true })
      .first(),
  )
  await open(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Ana Lima Prado' }))
  await open(page, 'Home', /^Good to see you/)
  await see(page.locator('.home-events').getByText('Ensaio aberto'))
  await missing(page.getByText('Ensaio geral'), page.getByText(/123\.45/))
})

e2e('a kept screen is where it was scrolled to, by the menu and by Back and Forward', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (let count = 0; count < 25; count += 1) await api.saveMember(admin, { name: `Member ${count}` })
  const page = await app.visit('/members', { as: admin })
  await see(title(page, 'Members 25'))
  await page.getByRole('link', { name: 'Member 9', exact: true }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => scrolled(page)).toBe(400)
  await open(page, 'Home', /^Good to see you/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await open(page, 'Finances', /^Finances/)
  await open(page, 'Members', /^Members/)
  await expect.poll(() => scrolled(page)).toBe(400)

  await page.getByRole('link', { name: 'Member 9', exact: true }).click()
  await see(title(page, 'Member 9'))
  await open(page, 'Home', /^Good to see you/)
  await page.goBack()
  await see(title(page, 'Member 9'))
  await page.goBack()
  await see(title(page, 'Members 25'))
  await expect.poll(() => scrolled(page)).toBe(400)
  await page.goForward()
  await see(title(page, 'Member 9'))
})

e2e('a table that was scrolled sideways is so when one comes back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const section of sections) await api.saveMember(admin, { name: `Ana of ${section}`, section })
  const page = await app.visit('/members', { as: admin, window: { width: 390, height: 844 } })
  const rows = page.getByRole('table', { name: 'Members by section' }).locator('tbody')
  const left = () => rows.evaluate(({ scrollLeft }) => scrollLeft)
  await see(page.getByRole('link', { name: 'Ana of brass' }))
  await rows.evaluate((body) => (body.scrollLeft = 40))
  await expect.poll(left).toBe(40)
  for (const [name, heading] of [
    ['Calendar', /^Calendar/],
    ['Home', /^Good to see you/],
    ['Members', /^Members/],
  ] as const) {
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await open(page, name, heading)
  }
  await expect.poll(left).toBe(40)
})

/** In pixels; each of the screens is that long. */
const topOf = (step: number) => 30 + 7 * step

e2e('Back and Forward through ten screens find each where it was scrolled to', async ({ app, api }) => {
  const admin = await api.enterDemo('admin')
  const page = await app.visit('/', { as: admin, window: { width: 1440, height: 420 } })
  const steps: [link: string, heading: RegExp][] = [
    ['Members', /^Members/],
    ['Finances', /^Finances/],
    ['Calendar', /^Calendar/],
    ['Analytics', /^Analytics/],
    ['Group', /^Group/],
    ['People', /^People/],
    ['Members', /^Members/],
    ['Who did what', /^Who did what/],
    ['Finances', /^Finances/],
  ]
  const headings = [/^Good to see you/, ...steps.map(([, heading]) => heading)]
  // As soon as the screen is that long.
  const scroll = async (step: number) => {
    const scrollNow = async () => {
      await page.evaluate((top) => window.scrollTo(0, top), topOf(step))
      return scrolled(page)
    }
    await expect.poll(scrollNow).toBe(topOf(step))
  }
  /** As each was left: what loads above shifts the page with it. */
  const tops: number[] = []
  await see(title(page, /^Good to see you/))
  await scroll(0)
  for (const [index, [link, heading]] of steps.entries()) {
    await expect
      .poll(() => page.locator('main :is([aria-busy=true], .skeleton)').filter({ visible: true }).count())
      .toBe(0)
    tops.push(await scrolled(page))
    await open(page, link, heading)
    await scroll(index + 1)
  }
  tops.push(await scrolled(page))
  const isAt = async (step: number) => {
    await see(title(page, headings[step] ?? ''))
    await expect.poll(() => scrolled(page)).toBe(tops[step])
  }
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    await page.goBack()
    await isAt(step)
  }
  for (let step = 1; step <= steps.length; step += 1) {
    await page.goForward()
    await isAt(step)
  }
})

e2e('what is hidden is not read out, not tabbed to, and takes no keys', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/calendar', { as: admin })
  await see(title(page, 'Calendar'))
  await open(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  // "n" makes a new event, where the calendar is shown.
  await page.keyboard.press('n')
  await page.keyboard.press('t')
  expect(new URL(page.url()).pathname).toBe('/members')
  expect(await page.locator('main').getByRole('heading', { level: 1 }).count()).toBe(1)
  const reached = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href], main button')]
    return links
      .filter((link) => !link.checkVisibility())
      .some((link) => (link.focus(), document.activeElement === link))
  })
  expect(reached).toBe(false)
})

e2e('a screen that the role no longer allows is gone from the page', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const treasurer = await api.join(admin, 'treasurer')
  const page = await app.visit('/finances', { as: treasurer })
  await see(title(page, 'Finances'))
  await open(page, 'Home', /^Good to see you/)
  expect(await page.locator('main h1').count()).toBe(2)
  await api.call('/users/update-role', { as: admin, body: { id: treasurer.userData.id, role: 'conductor' } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await missing(menuLink(page, 'Finances'))
  expect(await page.locator('main h1').count()).toBe(1)
})

e2e('whoever signs in next finds nothing of the screens of the one before', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const email = 'rosa-after-helena@example.org'
  await api.foundGroup({ name: 'Rosa Prado', email })
  const page = await app.visit('/members', { as: admin })
  await see(page.getByRole('link', { name: 'Ana Lima' }))
  await open(page, 'Home', /^Good to see you/)
  expect(await page.getByText('Ana Lima').count()).toBeGreaterThan(0)
  await signOut(page)
  await signIn(page, email)
  await see(title(page, /^Good to see you, Rosa/))
  expect(await page.getByText('Ana Lima').count()).toBe(0)
  expect(await page.locator('main h1').count()).toBe(1)
})

/** The calls for data that the page makes from here on, as they are asked for. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr') calls.push(pathname)
  })
  return calls
}

const firstCalls = ['/members/count-members', '/members/list-members', '/members/list-own-fields']

e2e('a place that is hovered is drawn whole before it is pressed, and asks no more then', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/', { as: admin, prefetches: true })
  await see(title(page, /^Good to see you/))
  const calls = callsOf(page)
  const ofMembers = () => calls.filter((path) => path.startsWith('/members/')).toSorted()
  const row = page.locator('main [role=row] a', { hasText: 'Ana Lima' })

  await menuLink(page, 'Members').hover()
  await expect.poll(() => row.count()).toBe(1)
  expect(await row.isVisible()).toBe(false)
  expect(ofMembers()).toEqual(firstCalls)
  // The pointer goes elsewhere, and comes back.
  await title(page, /^Good to see you/).hover()
  await menuLink(page, 'Members').hover()
  // Drawn in the very frame in which the place is shown.
  await page.evaluate(() => {
    const shown = () => [...document.querySelectorAll('main h1')].find((heading) => heading.checkVisibility())
    new MutationObserver(() => {
      if (shown()?.textContent?.startsWith('Members') !== true || document.body.dataset['rows'] !== undefined) return
      const rows = [...document.querySelectorAll('main [role=row] a')].filter((link) => link.checkVisibility())
      document.body.dataset['rows'] = String(rows.length)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await menuLink(page, 'Members').click()
  await see(title(page, 'Members 1'), row)
  expect(await page.locator('body').getAttribute('data-rows')).toBe('1')
  await expect.poll(ofMembers).toEqual(firstCalls)

  // One who comes back wants what is new.
  await api.saveMember(admin, { name: 'Bento Reis' })
  await open(page, 'Home', /^Good to see you/)
  await open(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Bento Reis' }))
})

e2e('what was asked for a place is old once something changed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin, prefetches: true })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await see(name)
  await menuLink(page, 'Members').hover()
  const row = page.locator('main [role=row] a', { hasText: 'Ana Lima' })
  await expect.poll(() => row.count()).toBe(1)
  await name.fill('Ana Lima Prado')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(title(page, 'Ana Lima Prado'))
  await open(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Ana Lima Prado' }))
})

e2e('a browser that saves data asks for nothing ahead', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/', { as: admin, prefetches: false })
  await see(title(page, /^Good to see you/))
  const calls = callsOf(page)
  await menuLink(page, 'Members').hover()
  await menuLink(page, 'Finances').hover()
  await menuLink(page, 'Calendar').click()
  await see(title(page, 'Calendar'))
  expect(calls.filter((path) => /^\/(members|finances)\//.test(path))).toEqual([])
})
