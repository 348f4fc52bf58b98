import { expect } from 'vitest'
import { messages } from '@/i18n/en/samples/samples'
import { showcaseRoutes } from '@/views/samples/showcase/frame/showcaseFiles'
import { DESKTOP, goWithin, isTooWide, PHONE } from '../app/accessibility'
import { accessibilityViolations } from '../app/axe'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

/** `SHOWCASE=/forms/ npx vitest run …` walks the pages alone whose address has that. */
const walked = showcaseRoutes.filter((route) => route.includes(process.env['SHOWCASE'] ?? ''))

e2e('no page of the showcase bars the way', async ({ app, api }) => {
  const page = await app.visit('/between', { as: await api.foundGroup(), layout: { skin: 'system', hasSamples: true } })
  await see(page.getByRole('heading', { level: 1 }))
  const found: Record<string, string[]> = {}
  // Within one page, as by links: only words differ between the languages, and a unit test compares those.
  for (const route of walked) {
    await goWithin(page, route)
    await see(title(page, messages.showcase[route]))
    const barred = await accessibilityViolations(page, 'en')
    await page.setViewportSize(PHONE)
    if (await isTooWide(page)) barred.push('scrolls sideways on a phone')
    await page.setViewportSize(DESKTOP)
    if (barred.length > 0) found[route] = barred
  }
  expect(found).toEqual({})
})

e2e('an example is found, tried, linked and copied', async ({ app, api }) => {
  const page = await app.visit('/components/alerts', { as: await api.foundGroup(), layout: { hasSamples: true } })
  const search = page.getByRole('combobox', { name: 'Find an example' })
  await search.fill('buttons: any')
  await see(page.getByRole('option', { name: 'Buttons: Any button' }))
  await search.press('Enter')
  await see(title(page, 'Buttons'), page.locator('h2:focus').filter({ hasText: 'Any button' }))

  const example = page.getByRole('region', { name: 'Any button', exact: true })
  await example.getByLabel('color').selectOption('danger')
  await example.getByLabel('disabled').check()
  await expect.poll(() => new URL(page.url()).search).toBe('?anyButton.color=danger&anyButton.disabled=true')
  await see(example.locator('.btn-danger:disabled'))
  await page.reload()
  await see(example.locator('.btn-danger:disabled'))
  await example.getByLabel('disabled').uncheck()
  await example.getByRole('button', { name: 'Press me' }).click()
  await see(example.getByRole('button', { name: 'Pressed 1 times' }))

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await example.getByRole('button', { name: 'Show the source' }).click()
  await example.getByRole('button', { name: 'Copy the source' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^import \{ useState \} from 'react'\n/)
  expect(copied).toContain('export function AnyButton(')
  expect(copied).not.toContain('IconButton')

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'States' }).click()
  await see(page.locator('h2:focus').filter({ hasText: 'States' }))
  await page.getByRole('link', { name: 'Previous Alerts' }).click()
  await see(page.locator('h1:focus').filter({ hasText: 'Alerts' }))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Buttons' }).click()
  await see(title(page, 'Buttons'))
})
