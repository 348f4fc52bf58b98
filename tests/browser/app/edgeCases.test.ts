import type { Route } from 'playwright-core'
import { expect } from 'vitest'
import { MemberList } from '@contract/members'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, signIn, title, toast } from '../support/page'
import { expiredToken, putTokens } from '../accounts/tokens'

e2e('a date that does not exist is asked about, not left out', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/new', { as: admin })
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ana Lima')
  await page.getByLabel('Section').selectOption('brass')
  const joined = page.getByLabel(/Joined on/)
  await joined.focus()
  await page.keyboard.type('02312020')
  await page.keyboard.press('Enter')
  await expect.poll(() => descriptionOf(joined)).toBe('This date does not exist.')
  await expect.poll(() => joined.evaluate((input) => input === document.activeElement)).toBe(true)

  await joined.fill('2020-02-28')
  await expect.poll(() => descriptionOf(joined)).toBe('')
  await page.keyboard.press('Enter')
  await see(toast(page, 'Ana Lima is added.'))
  const reply = await api.call('/members/list-members', { as: admin })
  expect(MemberList.parse(await reply.json()).members).toMatchObject([{ joinedOn: '2020-02-28' }])
})

e2e('a screen that could not be fetched is there once the network is back', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.foundGroup() })
  await see(title(page, 'Good to see you, Helena'))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Finances' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This did not load' })
  await see(notice)
  await page.unroute(/\/assets\/.*\.js$/)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await missing(notice)
  await see(title(page, 'Finances'))
})

e2e('a language that cannot be fetched leaves every word as it is, and says so', async ({ app, api }) => {
  const page = await app.visit('/members', { as: await api.foundGroup() })
  await see(title(page, 'Members'))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('button', { name: 'Português (Brasil)' }).click()
  await see(toast(page, 'A part of this page could not be fetched.'))
  await see(title(page, 'Members'))
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
})

e2e('without the words of a screen the screen is not shown', async ({ app, api }) => {
  const page = await app.visit('/', { as: await api.foundGroup() })
  await see(title(page, 'Good to see you, Helena'))
  await page.route(/\/assets\/moreWords-[^/]*\.js$/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'People' }).click()
  await see(page.getByRole('alert').filter({ hasText: 'This did not load' }))
})

e2e('in a browser that keeps nothing one can work until the page is left', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const context = await app.open()
  await context.addInitScript(() => {
    if ('locks' in navigator)
      navigator.locks.request = () =>
        Promise.reject(new DOMException('request() is not allowed in this context.', 'SecurityError'))
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, admin.userData.email)
  await see(title(page, 'Good to see you, Helena'))
  await putTokens(page, { accessToken: await expiredToken(admin) })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Members' }).click()
  await see(title(page, 'Members 1'), page.getByRole('link', { name: 'Ana Lima' }))
})

e2e('a storage without any room left stops nobody', async ({ app, api }) => {
  const page = await app.visit('/members/new', { as: await api.foundGroup() })
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  await see(name)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    }
  })
  await name.fill('Ana Lima')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-bs-theme')).toBe('light')
  await page.getByLabel('Section').selectOption('brass')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'Ana Lima is added.'))
})

e2e('who goes elsewhere while a form is saved stays there, and hears how it ended', async ({ app, api }) => {
  const page = await app.visit('/members/new', { as: await api.foundGroup() })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const held: Route[] = []
  await page.route('**/members/add-member', (route) => {
    held.push(route)
  })
  const name = page.getByRole('textbox', { name: 'Name' }).first()
  const saveAndLeave = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => held.length).toBe(1)
    // Too late to cancel: what is typed waits until the server has answered.
    await page.getByRole('link', { name: 'Cancel' }).press('Enter')
    await menu.getByRole('link', { name: 'Finances' }).click()
    await see(title(page, 'Finances'))
  }
  await name.fill('Ana Lima')
  await page.getByLabel('Section').selectOption('brass')
  await saveAndLeave()
  await held.pop()?.abort()
  await see(toast(page, 'It was not saved. The server cannot be reached. Are you online?'))

  await page.goBack()
  await expect.poll(() => name.inputValue()).toBe('Ana Lima')
  await saveAndLeave()
  await held.pop()?.continue()
  await see(toast(page, 'Ana Lima is added.'))
  await see(title(page, 'Finances'))
  expect(new URL(page.url()).pathname).toBe('/finances')
})

e2e('what has the focus wears a ring: fields, lists to choose from, ticks', async ({ app, api }) => {
  const page = await app.visit('/calendar/new', { as: await api.foundGroup() })
  for (const field of [page.getByLabel('Title'), page.getByLabel('Category'), page.getByLabel('All day')]) {
    await field.focus()
    // Only who uses the keys is shown where they are.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect.poll(() => field.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid')
  }
})

e2e('a search that finds nobody says so, and clearing it leaves the focus where one types', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/members', { as: admin })
  const search = page.getByRole('searchbox')
  for (const clear of [page.locator('.filter-bar'), page.locator('.data-table')]) {
    await search.fill('zzz')
    await see(page.getByRole('status').filter({ hasText: '0 results' }))
    await clear.getByRole('button', { name: 'Clear the filters' }).click()
    await see(page.getByRole('link', { name: 'Ana Lima' }))
    await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true)
  }
})
