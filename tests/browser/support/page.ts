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
    .getByRole('list', { name: /Notifications|Avisos/ })
    .getByRole('listitem')
    .filter({ hasText: text })
}

/** Puts the pointer on a toast, so that its clock stands still: Undo is there however long the steps before it take. */
export async function holdToast(told: Locator): Promise<void> {
  await told.hover()
}

/** Acts, and waits for the server's answer to it: a page that is left before takes the request back. */
export async function written(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(path))
  await act()
  await answered
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
