import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** No screen has more stops. */
const STOPS = 120

/** The name of what has the focus; of the page's body none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: here, body } = document
    if (!here || here === body) return ''
    const isField =
      here instanceof HTMLInputElement || here instanceof HTMLSelectElement || here instanceof HTMLTextAreaElement
    const label = isField ? here.labels?.[0] : null
    const name = here.getAttribute('aria-label') ?? label?.textContent ?? here.textContent
    return name.replaceAll(/\s+/g, ' ').trim()
  })
}

export async function isOn(page: Page, name: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(name)
}

/** Tab, or Shift+Tab, until it has the focus; whatever has it on the way must be in sight. */
export async function reach(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press(key)
    const here = await focused(page)
    if (name.test(here)) {
      expect(await isFocusSeen(page), `${here} shows that it has the focus`).toBe(true)
      return
    }
    passed.push(here)
  }
  throw new Error(`Nothing that Tab reaches is called ${String(name)}: ${passed.join(', ')}`)
}

export const press = async (page: Page, name: RegExp, by: 'Enter' | 'Space' = 'Enter') => {
  await reach(page, name)
  await page.keyboard.press(by)
}

/** A ring around it, or around what stands for it, within the window. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement: here } = document
    if (!here) return false
    const { top, bottom } = here.getBoundingClientRect()
    // Of a grid the cell that the keys stand on.
    const cell = document.getElementById(here.getAttribute('aria-activedescendant') ?? '')
    const shown = [here, here.nextElementSibling, here.parentElement, cell].flatMap((one) =>
      one ? getComputedStyle(one) : [],
    )
    const isRinged = shown.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none')
    return isRinged && bottom > 0 && top < window.innerHeight
  })
}
