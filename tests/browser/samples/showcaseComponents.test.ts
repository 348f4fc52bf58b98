import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../app/axe'
import { e2e } from '../support/e2e'
import { missing, see, toast } from '../support/page'
import { barriersOfShowcase } from './showcaseTour'

const layout = { hasSamples: true }

e2e('no page of components bars the way', async ({ app, api }) => {
  expect(await barriersOfShowcase(app, api, ['components'])).toEqual({})
})

const exampleOf = (page: Page, id: string) => page.locator(`#example-${id} .showcase-live`)

const hasFocus = (element: Locator) => element.evaluate((it) => it === document.activeElement)

e2e(
  'components by keys: a piece found, tabs and parts opened, what blocks gives the focus back',
  async ({ app, api }) => {
    const page = await app.visit('/components/auto-complete', { as: await api.foundGroup(), layout })
    const piece = exampleOf(page, 'fetched').getByRole('combobox')
    await piece.fill('rondo in b minor')
    await see(page.getByRole('option', { name: 'Rondo in B minor' }))
    await piece.press('Enter')
    expect(await piece.inputValue()).toBe('Rondo in B minor')

    await page.goto('/components/tabs-component')
    const tabs = exampleOf(page, 'oneDisabled')
    await tabs.getByRole('tab', { name: 'Answers' }).focus()
    await page.keyboard.press('ArrowRight')
    // Past the one that is disabled, and round again.
    await see(tabs.getByRole('tab', { name: 'Files', selected: true }), tabs.getByText('No files yet'))
    await page.keyboard.press('ArrowRight')
    await see(tabs.getByRole('tab', { name: 'Answers', selected: true }))
    await page.keyboard.press('End')
    expect(await hasFocus(tabs.getByRole('tab', { name: 'Files' }))).toBe(true)

    await page.goto('/components/accordion')
    const accordion = exampleOf(page, 'anyAccordion')
    await accordion.getByRole('button', { name: 'How do I leave the group?' }).press('Enter')
    await see(accordion.getByText('Tell the admin.'))
    await missing(accordion.getByText('The conductor and the admin'))

    await page.goto('/components/dropdowns')
    const ways = exampleOf(page, 'split')
    await ways.getByRole('button', { name: 'Other ways to save' }).press('Enter')
    await ways.getByRole('button', { name: 'Save as a draft' }).press('Enter')
    await see(ways.getByRole('status').filter({ hasText: 'Save as a draft' }))
    expect(await hasFocus(ways.getByRole('button', { name: 'Other ways to save' }))).toBe(true)

    await page.goto('/components/pagination')
    const months = exampleOf(page, 'steps')
    await months.getByRole('button', { name: 'Next' }).press('Enter')
    await months.getByRole('button', { name: 'Next' }).press('Enter')
    await see(months.getByText('May 2026'))
    expect(await hasFocus(months.getByRole('button', { name: 'Previous' }))).toBe(true)

    await page.goto('/components/blockui')
    const blocked = exampleOf(page, 'giveUp')
    await blocked.getByRole('button', { name: 'Read the statement again' }).press('Enter')
    await see(blocked.getByText('The statement is being read'))
    await page.keyboard.press('Tab')
    expect(await hasFocus(blocked.getByRole('button', { name: 'Cancel' }))).toBe(true)
    await page.keyboard.press('Enter')
    await missing(blocked.getByText('The statement is being read'))
    await expect.poll(() => hasFocus(blocked.getByRole('button', { name: 'Read the statement again' }))).toBe(true)
  },
)

e2e('components that come and go: a slide, a popover, a drawer, a toast that takes it back', async ({ app, api }) => {
  const page = await app.visit('/components/carousel', { as: await api.foundGroup(), layout })
  const posters = exampleOf(page, 'posters')
  await see(posters.getByRole('heading', { name: 'Opening night' }))
  await posters.getByRole('button', { name: 'Previous slide' }).click()
  await see(posters.getByRole('heading', { name: 'Four hands' }))
  await missing(posters.getByRole('heading', { name: 'Opening night' }))

  await page.goto('/components/popovers')
  const popovers = exampleOf(page, 'inScroller')
  const why = popovers.getByRole('button', { name: 'Why not?' })
  await why.press('Enter')
  await see(popovers.getByRole('button', { name: 'Got it' }))
  await page.keyboard.press('Escape')
  await missing(popovers.getByRole('button', { name: 'Got it' }))
  expect(await hasFocus(why)).toBe(true)

  await page.goto('/components/offcanvas?side.direction=start')
  const show = exampleOf(page, 'side').getByRole('button', { name: 'Show the panel' })
  await show.press('Enter')
  await see(page.getByRole('dialog', { name: 'A panel' }))
  await page.keyboard.press('Escape')
  await missing(page.getByRole('dialog'))
  await expect.poll(() => hasFocus(show)).toBe(true)

  const filters = exampleOf(page, 'filters')
  await filters.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Only who owes money' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await see(filters.getByText('In force: 1'))
  await missing(page.getByRole('dialog'))

  for (const route of ['/components/offcanvas', '/components/modals']) {
    await page.goto(route)
    await exampleOf(page, 'longText').getByRole('button', { name: 'Read the rules' }).press('Enter')
    await see(page.getByRole('dialog').getByText('Whoever borrows an instrument').first())
    // What scrolls can be moved by keys.
    expect(await violations(page, { only: ['scrollable-region-focusable'] })).toEqual([])
  }

  await page.goto('/components/toasts')
  const pieces = exampleOf(page, 'withUndo')
  await pieces.getByRole('button', { name: 'Remove Concerto' }).click()
  await see(toast(page, 'Concerto is removed'))
  await missing(pieces.getByRole('button', { name: 'Remove Concerto' }))
  await toast(page, 'Concerto is removed').getByRole('button', { name: 'Undo' }).click()
  await see(pieces.getByRole('button', { name: 'Remove Concerto' }))
})
