import type { Browser } from 'playwright-core'
import { analytics, calendar, finances, home, members, type Place } from './places'
import { change, menuLink, openAt, press, take, type Product, type Step } from './steps'

const firstOpenings = [
  {
    name: 'a form',
    place: members,
    step: { event: 'click', content: ['main form'], mark: 'h1', act: press('main a[href="/members/new"]') },
  },
  {
    name: 'a dialog',
    place: { path: '/settings/people', content: ['main .page-actions button'] },
    step: { event: 'click', content: ['[role=dialog] form'], mark: 'body', act: press('main .page-actions button') },
  },
] satisfies { name: string; place: Place; step: Step }[]

/** Milliseconds until what nobody has fetched ahead is there, from its press, on a fast line. */
export async function timeFirstOpenings(browser: Browser, { url, storage }: Product, rounds: number) {
  const times = firstOpenings.map(({ name }) => ({ name, ms: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { place, step }] of firstOpenings.entries()) {
      const measured = await openAt(browser, url, place, { storage })
      times[index]?.ms.push(await take(measured, step))
      await measured.close()
    }
  }
  return times
}

/** How long the pointer lies on the link before it is pressed. */
export const HOVER_MS = 1_000
export const FIRST_VISIT_RATIO = 1.3
const LATER_VISITS = 2

const places = [
  { name: 'members', place: members },
  { name: 'finances', place: finances },
  { name: 'calendar', place: calendar },
  { name: 'analytics', place: analytics },
]

/** The places of the menu, each visited from Home: for the first time after its link was hovered, and again. */
export async function timeFirstVisits(browser: Browser, { url, storage }: Product, rounds: number) {
  const times = places.map(({ name }) => ({ name, firstMs: [] as number[], warmMs: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    const measured = await openAt(browser, url, home, { storage, isSlowProcessor: true })
    for (let visit = 0; visit <= LATER_VISITS; visit += 1) {
      for (const [index, { place }] of places.entries()) {
        await measured.page.hover(menuLink(place.path))
        await measured.page.waitForTimeout(HOVER_MS)
        const ms = await take(measured, change(place))
        times[index]?.[visit === 0 ? 'firstMs' : 'warmMs'].push(ms)
        await take(measured, change(home))
      }
    }
    await measured.close()
  }
  return times
}
