import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { LAYOUT_STORAGE_KEY, readLayoutSettings } from '@/configs/themeConfig'
import { messages } from '@/i18n/en/samples/samples'
import { goWithin } from '../app/accessibility'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const layout = { hasSamples: true, width: 'full', navbar: 'sticky' } as const
const own = { width: 'full', navbar: 'sticky', footer: 'static', menu: 'full' }

/** By address: each example's anchor, and what the shell becomes. */
const trials = {
  '/page-layout/collapse-menu': { shown: { menu: 'collapsed' }, wide: { menu: 'collapsed' } },
  '/page-layout/layout-boxed': { boxed: { width: 'boxed' } },
  '/page-layout/without-menu': { shown: { menu: 'hidden' }, passing: { menu: 'hidden', navbar: 'static' } },
  '/page-layout/layout-empty': {
    shown: { menu: 'hidden', navbar: 'hidden', footer: 'hidden' },
    pieces: { navbar: 'hidden', footer: 'hidden' },
  },
}

/** What their address promises is there as soon as they are open. */
const atOnce = ['/page-layout/collapse-menu', '/page-layout/without-menu', '/page-layout/layout-empty']
const ELSEWHERE = '/components/alerts'

const titles: Readonly<Record<string, string>> = messages.showcase

const trialOf = (page: Page, id: string) => page.locator(`#example-${id} .showcase-live`)

function shellOf(page: Page) {
  return page.locator('.shell').evaluate(({ dataset: { width, navbar, footer, menu } }: HTMLElement) => ({
    width,
    navbar,
    footer,
    menu,
  }))
}

async function rememberedOf(page: Page) {
  return readLayoutSettings(await page.evaluate((key) => localStorage.getItem(key), LAYOUT_STORAGE_KEY))
}

e2e('a layout is tried, and each way back leads to one’s own', async ({ app, api }) => {
  const page = await app.visit('/page-layout/layout-boxed', { as: await api.foundGroup(), layout })
  const remembered = await rememberedOf(page)
  const full = trialOf(page, 'full')
  await see(full.getByText('Your own layout is this one already.'))
  expect(await full.getByRole('button').isDisabled()).toBe(true)

  for (const [route, examples] of Object.entries<Record<string, object>>(trials)) {
    for (const [id, change] of Object.entries(examples)) {
      await goWithin(page, route)
      await see(title(page, titles[route] ?? ''))
      if (atOnce.includes(route)) {
        await expect.poll(() => shellOf(page), { message: route }).toEqual({ ...own, ...examples['shown'] })
        expect(await rememberedOf(page)).toEqual(remembered)
        await page.getByRole('button', { name: 'Back to your own layout' }).click()
        await expect.poll(() => shellOf(page)).toEqual(own)
      }
      const button = trialOf(page, id).getByRole('button')
      const name = await button.textContent()
      await button.click()
      await expect.poll(() => shellOf(page), { message: `${route} ${id}` }).toEqual({ ...own, ...change })
      expect(await rememberedOf(page)).toEqual(remembered)
      // The focus is where it was: the next press of the same key leads back, and there again.
      await page.keyboard.press('Enter')
      await expect.poll(() => shellOf(page)).toEqual(own)
      await expect.poll(() => button.textContent()).toBe(name)
      await page.keyboard.press('Space')
      await see(trialOf(page, id).getByRole('button', { name: 'Back to your own layout' }))
      await goWithin(page, ELSEWHERE)
      await see(title(page, titles[ELSEWHERE] ?? ''))
      expect(await shellOf(page)).toEqual(own)
    }
    await page.goBack()
    await see(title(page, titles[route] ?? ''))
    if (!atOnce.includes(route)) await trialOf(page, 'boxed').getByRole('button').click()
    await expect.poll(() => shellOf(page)).not.toEqual(own)
    await page.goBack()
    await expect.poll(() => shellOf(page)).toEqual(own)
  }
  expect(await rememberedOf(page)).toEqual(remembered)

  await goWithin(page, '/page-layout/without-menu')
  await see(title(page, 'Without a menu'))
  await page.getByRole('button', { name: 'Show the menu' }).click()
  await see(trialOf(page, 'shown').getByRole('button', { name: 'Hide the menu' }))
  await see(trialOf(page, 'shown').getByText('This is your own layout again.'))

  await goWithin(page, '/page-layout/layout-empty')
  await see(title(page, 'Empty layout'))
  await page.locator('#example-pieces').getByRole('combobox', { name: 'navbar' }).selectOption('floating')
  await trialOf(page, 'pieces').getByRole('button').click()
  await expect.poll(() => shellOf(page)).toEqual({ ...own, navbar: 'floating', footer: 'hidden' })
  await page.locator('#example-pieces').getByRole('checkbox', { name: 'isMenuHidden' }).check()
  await expect.poll(() => shellOf(page)).toEqual({ ...own, navbar: 'floating', footer: 'hidden', menu: 'hidden' })
  await page.reload()
  await see(title(page, 'Empty layout'))
  await expect.poll(() => shellOf(page)).toEqual({ ...own, ...trials['/page-layout/layout-empty'].shown })
  expect(await page.locator('#example-pieces').getByRole('checkbox', { name: 'isMenuHidden' }).isChecked()).toBe(true)
})

e2e('a card of a table folds, fills the screen and is closed, and comes back', async ({ app, api }) => {
  const page = await app.visit('/ui-element/cards/action', { as: await api.foundGroup(), layout })
  const card = page.getByRole('region', { name: 'Newest users' })
  await see(card.getByRole('row').nth(5))
  await card.getByRole('button', { name: 'Fold away' }).click()
  await missing(card.getByRole('table'))
  await card.getByRole('button', { name: 'Unfold' }).click()
  await card.getByRole('button', { name: 'Full screen' }).click()
  await card.getByRole('button', { name: 'Leave the full screen' }).click()
  await card.getByRole('button', { name: 'Close this card' }).click()
  await missing(card)
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(card)
})

e2e('the blank layout is left by Escape, by its button and by the browser', async ({ app, api }) => {
  const page = await app.visit('/page-layout/layout-empty', { as: await api.foundGroup(), layout })
  await see(title(page, 'Empty layout'))
  await goWithin(page, '/page-layout/layout-blank')
  const open = page.getByRole('button', { name: 'Open it' })
  const blank = page.getByRole('dialog', { name: 'A blank page' })
  await see(blank.getByRole('heading', { name: 'A blank page' }))
  await page.keyboard.press('Escape')
  await missing(blank)
  await open.press('Enter')
  await see(blank)
  await page.keyboard.press('Escape')
  await missing(blank)
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
  await open.click()
  await blank.getByRole('button', { name: 'Back to the page' }).click()
  await missing(blank)
  await open.click()
  await see(blank)
  await page.goBack()
  await missing(blank)
  await see(title(page, 'Empty layout'))
})
