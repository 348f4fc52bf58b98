import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

/** Each of the five that are kept. */
const TOUR = [
  { path: '/members', heading: 'Members' },
  { path: '/finances', heading: 'Finances' },
  { path: '/calendar', heading: 'Calendar' },
  { path: '/analytics', heading: 'Analytics' },
  { path: '/', heading: 'Good to see you' },
]
const CHANGES = 200
const WEIGHED_AFTER = 50
/**
 * What one moment counts is not to the last node what another does. One node or listener that each change left behind would be more; the
 * bench tells the growth itself (`bench -- usable`, memory).
 */
const ROOM = 1.2

/** In the page itself: two hundred clicks from outside take a minute. */
function changeScreens(page: Page, count: number): Promise<void> {
  return page.evaluate(
    async ({ tour, changes }) => {
      const isShown = (heading: string) =>
        [...document.querySelectorAll('main h1')].some(
          (title) => title.checkVisibility() && title.textContent?.startsWith(heading),
        )
      for (let change = 0; change < changes; change += 1) {
        const place = tour[change % tour.length]
        if (!place) continue
        document.querySelector<HTMLElement>(`.app-menu .nav-link[href="${place.path}"]`)?.click()
        while (!isShown(place.heading)) await new Promise(requestAnimationFrame)
      }
    },
    { tour: TOUR, changes: count },
  )
}

/** What is left before its answer came has no rows yet: each is seen once with all that it has. */
async function seeAll(page: Page): Promise<void> {
  for (const { path, heading } of TOUR) {
    await page.locator(`.app-menu .nav-link[href="${path}"]`).click()
    await see(title(page, new RegExp(`^${heading}`)))
    await expect
      .poll(() => page.locator('main :is([aria-busy=true], .skeleton)').filter({ visible: true }).count())
      .toBe(0)
  }
}

e2e('two hundred changes of screen leave nothing behind in the page', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.enterDemo('admin'), isOfItsOwn: true })
  await see(title(page, /^Good to see you/))
  const devtools = await page.context().newCDPSession(page)
  const weigh = async () => {
    await seeAll(page)
    // Twice: what the first collection lets go of can hold more.
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
    return { usedSize, nodes, jsEventListeners }
  }
  await seeAll(page)
  await changeScreens(page, WEIGHED_AFTER)
  const before = await weigh()
  await changeScreens(page, CHANGES - WEIGHED_AFTER)
  const after = await weigh()
  expect(after.nodes).toBeLessThan(before.nodes * ROOM)
  expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * ROOM)
  expect(after.usedSize).toBeLessThan(before.usedSize * ROOM)
})
