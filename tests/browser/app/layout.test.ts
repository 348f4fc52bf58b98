import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const bar = (page: Page) => page.getByRole('banner')
const customizer = (page: Page) => page.getByRole('dialog', { name: 'Appearance' })
const skin = (page: Page) => page.locator('html').getAttribute('data-bs-theme')

async function choose(page: Page, group: string, option: string): Promise<void> {
  await customizer(page).getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option }).check()
}

async function boxOf(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await thing.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** How a thing is drawn, by the browser's own account. */
const styleOf = (thing: Locator, property: 'backgroundColor' | 'position') =>
  thing.evaluate((element, name) => getComputedStyle(element)[name], property)

e2e('on the first visit the layout is the one that was asked for', async ({ app, api }) => {
  const page = await app.visit('/members?perPage=100', {
    as: await api.enterDemo('conductor'),
    window: { width: 2200, height: 900 },
  })
  await see(page.getByRole('link', { name: 'Ana Beatriz Álvares' }))
  await expect.poll(() => skin(page)).toBe('dark')
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('ltr')

  // Vertical, shown and not collapsed: a column at the start with words beside the icons.
  const menuBox = await boxOf(menu(page))
  expect(menuBox).toMatchObject({ x: 0, y: 0 })
  expect(menuBox.width).toBeGreaterThan(180)
  await see(menu(page).getByText('Members'))

  // Boxed: the content keeps a measure, however wide the window is.
  const content = await boxOf(page.getByRole('table', { name: 'Members of the group' }))
  expect(content.width).toBeLessThan(1500)

  // A floating bar of the skin's own surface: off the edges, and it stays when the page goes by.
  const surface = bar(page).locator('> *').first()
  await expect.poll(() => styleOf(surface, 'backgroundColor')).toBe('rgb(22, 24, 28)')
  const before = await boxOf(surface)
  expect(before.y).toBeGreaterThan(0)
  expect(before.x).toBeGreaterThan(menuBox.width)

  // The footer stands at the end of the page; the way to the top comes when it is needed.
  const footer = page.getByRole('contentinfo')
  await expect.poll(() => styleOf(footer, 'position')).toBe('static')
  const toTop = page.getByRole('button', { name: 'To the top of the page' })
  await missing(toTop)
  await page.mouse.wheel(0, 4000)
  await see(toTop)
  await expect.poll(async () => (await boxOf(surface)).y).toBeGreaterThanOrEqual(0)
  await expect.poll(async () => (await boxOf(surface)).y).toBeLessThan(40)
  await toTop.click()
  await missing(toTop)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

e2e('what the customizer changes is seen at once and remembered', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.enterDemo('conductor') })
  await see(title(page, 'Members 64'))
  await page.getByRole('button', { name: 'Appearance' }).click()
  await choose(page, 'Theme', 'Light')
  await expect.poll(() => skin(page)).toBe('light')
  await choose(page, 'Width', 'Full')
  await choose(page, 'Top bar colour', 'Burgundy')
  await choose(page, 'Footer', 'Hidden')
  await customizer(page).getByRole('checkbox', { name: 'Icons only' }).check()
  await customizer(page).getByRole('button', { name: 'Close' }).click()
  await missing(customizer(page))

  async function seeChanges(): Promise<void> {
    await expect.poll(() => skin(page)).toBe('light')
    await expect.poll(async () => (await boxOf(menu(page))).width).toBeLessThan(100)
    await expect.poll(() => styleOf(bar(page).locator('> *').first(), 'backgroundColor')).not.toBe('rgb(255, 255, 255)')
    await missing(page.getByRole('contentinfo'))
  }
  await seeChanges()
  await page.reload()
  await see(title(page, 'Members 64'))
  await seeChanges()

  await page.getByRole('button', { name: 'Appearance' }).click()
  await customizer(page).getByRole('button', { name: 'Back to the defaults' }).click()
  await expect.poll(() => skin(page)).toBe('dark')
  await page.keyboard.press('Escape')
  await see(page.getByRole('contentinfo'))
  await expect.poll(async () => (await boxOf(menu(page))).width).toBeGreaterThan(180)
})

e2e('the skin follows the system where the person wants it to', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.enterDemo('conductor') })
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect.poll(() => skin(page)).toBe('light')
  await page.getByRole('button', { name: 'Appearance' }).click()
  await choose(page, 'Theme', 'Match the system')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => skin(page)).toBe(colorScheme)
    await page.reload()
    await expect.poll(() => skin(page)).toBe(colorScheme)
  }
})

e2e('the white bar is white in the light skin, and every page begins in one skin', async ({ app, api }) => {
  const light = { colorScheme: 'light' } as const
  const page = await app.visit('/login')
  await page.emulateMedia(light)
  await expect.poll(() => skin(page)).toBe('dark')
  const admin = await api.foundGroup()
  const inside = await app.visit('/', { as: admin })
  await inside.getByRole('button', { name: 'Light theme' }).click()
  await expect.poll(() => styleOf(bar(inside).locator('> *').first(), 'backgroundColor')).toBe('rgb(255, 255, 255)')
  // The phone page, by a link that is none: it has the person's skin, else that of the rest.
  await page.goto('/my/none')
  await expect.poll(() => skin(page)).toBe('dark')
  await inside.goto('/my/none')
  await expect.poll(() => skin(inside)).toBe('light')
})

e2e('without bar or menu every tool is still within reach', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.enterDemo('conductor') })
  await page.getByRole('button', { name: 'Appearance' }).click()
  await choose(page, 'Top bar', 'Hidden')
  await page.keyboard.press('Escape')
  await missing(bar(page))
  await menu(page).getByRole('button', { name: 'Appearance' }).click()
  await customizer(page).getByRole('group', { name: 'Menu' }).getByRole('checkbox', { name: 'Hidden' }).check()
  await page.keyboard.press('Escape')
  await missing(customizer(page), menu(page))
  await page.getByRole('button', { name: 'Show the menu' }).click()
  await see(menu(page).getByRole('button', { name: /^Your menu/ }))
})

e2e('from right to left the whole shell is mirrored', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.enterDemo('conductor') })
  await see(title(page, 'Members 64'))
  await page.getByRole('button', { name: 'Appearance' }).click()
  await choose(page, 'Direction', 'Right to left')
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  // The drawer itself now comes from the other side.
  await expect.poll(async () => (await boxOf(customizer(page))).x).toBe(0)
  await page.keyboard.press('Escape')
  const { x, width } = await boxOf(menu(page))
  expect(x + width).toBe(1440)
  const name = await boxOf(page.getByRole('columnheader', { name: 'Name' }))
  const joined = await boxOf(page.getByRole('columnheader', { name: 'Phone' }))
  expect(name.x).toBeGreaterThan(joined.x)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

e2e('on a narrow screen the menu is a drawer that a choice closes', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.enterDemo('conductor'), window: { width: 390, height: 844 } })
  await see(title(page, 'Good to see you, Regina'))
  await missing(menu(page).getByRole('link', { name: 'Members' }))
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await menu(page).getByRole('link', { name: 'Members' }).press('Enter')
  await see(title(page, 'Members 64'))
  await missing(page.getByRole('button', { name: 'Close the menu' }))
  await see(page.locator('h1:focus'))
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.keyboard.press('Escape')
  await missing(page.getByRole('button', { name: 'Close the menu' }))
  // What is seldom used is in it too, as the bar is short of room.
  await missing(bar(page).getByRole('button', { name: 'Appearance' }))
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await see(menu(page).getByRole('button', { name: 'Language' }), menu(page).getByRole('button', { name: 'Bookmarks' }))
  // At the foot of the window, what a button opens stands above it.
  for (const [button, last] of [
    ['Language', menu(page).getByRole('button', { name: 'Português (Brasil)' })],
    ['Bookmarks', menu(page).getByRole('button', { name: 'Bookmark Home' })],
  ] as const) {
    await menu(page).getByRole('button', { name: button, exact: true }).click()
    const { y, height } = await boxOf(last)
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThan((await boxOf(menu(page).getByRole('button', { name: button, exact: true }))).y)
  }
  await menu(page).getByRole('button', { name: 'Appearance' }).click()
  await see(customizer(page))
  await missing(page.getByRole('button', { name: 'Close the menu' }))
})

e2e('a menu of icons holds at its foot what a hidden top bar held', async ({ app, api }) => {
  const layout = { navbar: 'hidden', isMenuCollapsed: true } as const
  const page = await app.visit('/', { as: await api.foundGroup(), layout })
  const search = menu(page).getByRole('button', { name: 'Go to…' })
  const bookmarks = menu(page).getByRole('button', { name: 'Bookmarks' })
  await see(search, bookmarks)
  const { width } = await boxOf(menu(page))
  for (const button of [search, bookmarks]) {
    const box = await boxOf(button)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
  }
})

e2e('neither tabs nor title move when one goes from tab to tab', async ({ app, api }) => {
  const page = await app.visit('/finances', { as: await api.enterDemo('treasurer') })
  const tabs = page.getByRole('navigation', { name: 'Finances' })
  const heading = page.getByRole('heading', { level: 1 })
  await see(title(page, 'Finances'))
  const places = async () => [(await boxOf(tabs)).y, (await boxOf(heading)).y]
  const before = await places()
  for (const name of ['Entries', 'Who owes', 'Months', 'Year report']) {
    await tabs.getByRole('link', { name }).click()
    await see(title(page, new RegExp(`^${name}`)))
    expect(await places()).toEqual(before)
  }
})
