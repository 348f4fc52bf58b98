import type { Locator, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { UserData, type SignedIn } from '@contract/auth'
import { PASSWORD } from './api'

/** The heading that names a screen. */
export function title(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** Waits until it can be seen. */
export async function see(...things: Locator[]): Promise<void> {
  for (const thing of things) await thing.waitFor()
}

/** Waits until it cannot be seen. */
export async function missing(...things: Locator[]): Promise<void> {
  for (const thing of things) await thing.waitFor({ state: 'hidden' })
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('list', { name: /Notifications|Avisos|Meldungen/ })
    .getByRole('listitem')
    .filter({ hasText: text })
}

/** Puts the pointer on a toast, so that its clock stands still: Undo is there however long the steps before it take. */
export async function pinToast(told: Locator): Promise<void> {
  await told.hover()
}

/** Acts, and waits for the server's answer to it: a page that is left before takes the request back. */
export async function written(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path))
  await act()
  await answered
}

/** Texts in it that are cut at their end, or in a choice that is too narrow for what is chosen. */
export function cutTexts(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const texts = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { overflowX, opacity } = getComputedStyle(element)
      const isShown = element.clientWidth > 1 && opacity !== '0'
      // A hair of what letters need is no letter.
      return isShown && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    })
    return texts.map((element) => element.textContent)
  })
}

/** Points in the window, in pixels. */
export interface Point {
  x: number
  y: number
}

const MOVES = 10

/** A finger laid on the first point and moved to the second; it is lifted by what this answers. */
export async function finger(page: Page, from: Point, to: Point): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let step = 1; step <= MOVES; step += 1) {
    const share = step / MOVES
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
  }
  return async () => {
    await touch('touchEnd', [])
    await client.detach()
  }
}

/** Frames without a move, after which a page counts as still. */
const STILL_FRAMES = 5

/** The middle of what is scrolled into the middle of the window, once the page lies still: a finger's push goes on after it. */
export async function middleOf(thing: Locator): Promise<Point> {
  await thing.evaluate(async (element, frames) => {
    let top = Number.NaN
    for (let still = 0; still < frames; still += 1) {
      const now = element.getBoundingClientRect().top
      if (now !== top) {
        still = 0
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        top = element.getBoundingClientRect().top
      }
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  }, STILL_FRAMES)
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What stands below a field, error and hint, as a screen reader says it. */
export function descriptionOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

const Stored = z.object({ userData: z.string(), accessToken: z.string(), refreshToken: z.string() })

/** Who this browser says is signed in. */
export async function storedSession(page: Page): Promise<SignedIn> {
  const stored: unknown = JSON.parse(await page.evaluate(() => JSON.stringify(localStorage)))
  const { userData, ...tokens } = Stored.parse(stored)
  return { userData: UserData.parse(JSON.parse(userData)), ...tokens }
}
