import type { Page } from 'playwright-core'
import { v7 as uuid } from 'uuid'
import { expect } from 'vitest'
import { violations } from '../app/axe'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const DAY_MS = 86_400_000

/** The files of the sample layer and its screens that this tab has loaded. */
function watchSamples(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(layer|sample\w*)-/.test(pathname)) loaded.push(pathname)
  })
  return loaded
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to…' }).fill(text)
}

const groups = (page: Page) => page.getByRole('listbox').getByRole('group')
const option = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option')

function rehearsal(name: string, days: number) {
  const at = (hours: number) => new Date(Date.now() + days * DAY_MS + hours * 3_600_000).toISOString()
  const extendedProps = { calendar: 'Ensaio', status: 'scheduled', location: 'Sala Azul' }
  return { event: { id: uuid(), title: name, start: at(0), end: at(2), allDay: false, extendedProps } }
}

e2e('the search finds the first four of each and all of them, and leads there by keys', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const name of ['Ana Lima', 'Joana Prado', 'Mariana Sá', 'Luana Reis', 'Viviana Paz']) {
    await api.saveMember(admin, { name })
  }
  for (const [name, days] of [
    ['Ana toca Bach', 40],
    ['Ensaio da Ana', 3],
    ['Despedida da Ana', -9],
  ] as const) {
    const reply = await api.call('/calendar/add-event', { as: admin, body: rehearsal(name, days) })
    expect(reply.status).toBe(201)
  }
  const page = await app.visit('/', { as: admin })
  await see(title(page, 'Good to see you, Helena'))
  await search(page, 'ana')
  await see(option(page, 'Members').first(), option(page, 'Calendar').first())
  // Four of the five, and the way to all of them.
  await see(page.getByRole('group', { name: 'Members 4 of 5' }).getByRole('option', { name: 'Show all 5' }))
  await expect.poll(() => option(page, 'Members').count()).toBe(5)
  // What is to come first, the nearest of it on top.
  await expect
    .poll(() => option(page, 'Calendar').allTextContents())
    .toEqual([
      expect.stringContaining('Ensaio da Ana'),
      expect.stringContaining('Ana toca Bach'),
      expect.stringContaining('Despedida da Ana'),
    ])
  // Analytics is a screen that has these letters: screens come first.
  await see(page.getByRole('option', { name: 'Analytics', selected: true }))
  await page.getByRole('combobox').fill('ensaio da')
  await see(page.getByRole('option', { name: /^Ensaio da Ana/, selected: true }))
  await page.keyboard.press('Enter')
  await see(title(page, /Ensaio da Ana/))

  // What is over waits for its report.
  await search(page, 'finish ana')
  await see(page.getByRole('option', { name: /^Finish “Despedida da Ana”/, selected: true }))
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/calendar\/[^/]+\/finish$/)

  await search(page, 'ana')
  await page.getByRole('option', { name: 'Show all 5' }).click()
  await see(title(page, /^Members/), page.getByRole('link', { name: 'Viviana Paz' }))
  expect(new URL(page.url()).search).toBe('?q=ana')
})

e2e('the search begins what the person may do', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/', { as: await api.join(admin, 'treasurer') })
  await see(page.getByRole('heading', { level: 1 }))
  await search(page, '')
  await see(option(page, 'Do').filter({ hasText: 'Charge dues' }))
  await missing(option(page, 'Do').filter({ hasText: 'New event' }))
  await search(page, 'expense')
  await see(page.getByRole('option', { name: 'New entry', selected: true }))
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/finances/entries/new')
})

e2e('who may not see the members finds none', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  await api.call('/calendar/add-event', { as: admin, body: rehearsal('Ana toca Bach', 4) })
  const page = await app.visit('/', { as: await api.join(admin, 'member') })
  await see(page.getByRole('heading', { level: 1 }))
  await search(page, 'ana')
  await see(option(page, 'Calendar').first())
  await expect.poll(() => groups(page).evaluateAll((all) => all.length)).toBe(1)
  await missing(page.getByRole('option', { name: /members/ }))
})

e2e('the samples stay away until they are switched on, and load when they are asked', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.foundGroup() })
  const loaded = watchSamples(page)
  await see(title(page, 'Members'))
  await search(page, 'invoice')
  await see(page.getByRole('option', { name: 'Search the members for “invoice”' }))
  await missing(page.getByRole('group', { name: 'Sample pages' }))
  await page.keyboard.press('Escape')
  await missing(page.getByRole('dialog'))
  expect(loaded).toEqual([])

  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('checkbox', { name: 'Samples in the menu' }).check()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await see(menu.getByRole('link', { name: 'Invoice preview' }))
  expect(loaded.filter((file) => file.includes('/layer-'))).toEqual([])

  await page.reload()
  await menu.getByRole('link', { name: 'Checkout' }).click()
  await see(title(page, /./))
  expect(new URL(page.url()).pathname).toBe('/apps/ecommerce/checkout')

  await search(page, 'e')
  for (const group of ['Sample pages', 'Sample files', 'Sample contacts']) {
    await see(option(page, group).first())
    await expect.poll(() => option(page, group).count()).toBeLessThanOrEqual(5)
  }
  await expect.poll(() => groups(page).first().getAttribute('aria-labelledby')).toContain('screens')
  expect(loaded.filter((file) => file.includes('/layer-'))).toHaveLength(1)
  await page.getByRole('dialog').getByRole('combobox').fill('/components/alerts')
  await see(page.getByRole('option', { name: /^Alerts/ }))
  await page.getByRole('option', { name: /^Alerts/ }).click()
  await see(title(page, 'Alerts'))
  await menu.getByRole('link', { name: 'Home' }).click()
  await see(title(page, 'Good to see you, Helena'))
})

e2e(
  'sample pages are bookmarked beside screens of the product, which alone the server is told',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await app.visit('/components/avatar', { as: admin, layout: { hasSamples: true } })
    await see(title(page, 'Avatars'))
    const told: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/bookmarks/update')) told.push(request.postDataJSON())
    })
    const bar = page.getByRole('navigation', { name: 'Bookmarks' })
    const star = bar.getByRole('button', { name: 'Bookmarks', exact: true })
    await star.click()
    // The page one is on comes first of them all.
    await expect.poll(() => bar.getByRole('link').first().textContent()).toBe('Avatars')
    await bar.getByRole('button', { name: 'Bookmark Avatars' }).click()
    await see(bar.getByRole('button', { name: 'Take Avatars off the bookmarks' }))
    await bar.getByRole('searchbox', { name: 'Find a page' }).fill('membe')
    await bar.getByRole('button', { name: 'Bookmark Members' }).click()
    await see(bar.getByRole('button', { name: 'Take Members off the bookmarks' }))
    await bar.getByRole('searchbox', { name: 'Find a page' }).fill('no such page')
    await see(bar.getByText('Nothing matches'))
    await bar.getByRole('searchbox', { name: 'Find a page' }).fill('')
    await see(bar.getByRole('button', { name: 'Bookmark Recharts' }))
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')

    await page.reload()
    await bar.getByRole('link', { name: 'Members' }).click()
    await see(title(page, 'Members'))
    await bar.getByRole('link', { name: 'Avatars' }).click()
    await see(title(page, 'Avatars'))

    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('checkbox', { name: 'Samples in the menu' }).uncheck()
    await missing(bar.getByRole('link', { name: 'Avatars' }))
    await see(bar.getByRole('link', { name: 'Members' }))
    await page.getByRole('checkbox', { name: 'Samples in the menu' }).check()
    await see(bar.getByRole('link', { name: 'Avatars' }))
    await page.keyboard.press('Escape')

    await star.click()
    await bar.getByRole('button', { name: 'Take Avatars off the bookmarks' }).click()
    await page.keyboard.press('Escape')
    await missing(bar.getByRole('link', { name: 'Avatars' }))
    expect(told).toEqual([{ id: 2 }])
  },
)

e2e('an address that nobody has is not found, samples or not', async ({ app, api }) => {
  const page = await app.visit('/apps/unheard-of', { as: await api.foundGroup() })
  await see(title(page, 'There is nothing at this address'))
})

e2e('the samples can be reset', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.foundGroup(), language: 'pt-BR', layout: { hasSamples: true } })
  await page.getByRole('button', { name: 'Aparência' }).click()
  await page.getByRole('button', { name: 'Restaurar os exemplos' }).click()
  await see(page.getByText('Os exemplos voltaram a ser como no início.'))
})

e2e('a page far down the menu that is opened by its address has its entry in sight', async ({ app, api }) => {
  const page = await app.visit('/charts/recharts', {
    as: await api.enterDemo('admin'),
    window: { width: 1440, height: 700 },
    layout: { hasSamples: true },
  })
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Recharts' })
  await see(entry)
  await expect
    .poll(() =>
      entry.evaluate((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect()
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('a') === link
      }),
    )
    .toBe(true)
})
