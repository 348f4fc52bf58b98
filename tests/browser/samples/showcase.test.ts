import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'
import { barriersOfShowcase } from './showcaseTour'

// The pages of the other groups are walked beside their stories, in files that run at the same time.
e2e('no page of foundations, layouts, tables and charts bars the way', async ({ app, api }) => {
  expect(await barriersOfShowcase(app, api, ['ui-element', 'page-layout', 'tables', 'charts'])).toEqual({})
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
  await see(example.getByRole('button', { name: 'Pressed once' }))

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await example.getByRole('button', { name: 'Show the source' }).click()
  await example.getByRole('button', { name: 'Copy the source' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^import \{ useState \} from 'react'\n/)
  expect(copied).toContain('export function AnyButton(')
  expect(copied).not.toContain('IconButton')

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'States' }).click()
  await see(page.locator('h2:focus').filter({ hasText: 'States' }))
  await page.getByRole('link', { name: 'Previous Breadcrumbs' }).click()
  await see(page.locator('h1:focus').filter({ hasText: 'Breadcrumbs' }))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Buttons' }).click()
  await see(title(page, 'Buttons'))
})
