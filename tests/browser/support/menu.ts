import type { Page } from 'playwright-core'
import { see, title } from './page'

export function menuLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true })
}

/** Opens a place by the menu. */
export async function openPlace(page: Page, name: string, heading: RegExp): Promise<void> {
  await menuLink(page, name).click()
  await see(title(page, heading))
}
