import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { BookmarkData } from '@contract/bookmarks'
import { e2e } from '../support/e2e'
import { missing, see, signIn, storedSession, title } from '../support/page'
import { expiredToken, putTokens } from './tokens'

const REFRESH = '/jwt/refresh-token'
const UPDATE = '/api/bookmarks/update'
const USER = '/auth/user'

/** Counts the calls that all tabs of a browser make from now on. */
function countCalls(context: BrowserContext): (path: string) => number {
  const seen: string[] = []
  context.on('request', (request) => seen.push(new URL(request.url()).pathname))
  return (path) => seen.filter((known) => known === path).length
}

/** How many answers of which status the calls of a path have had from now on. */
function tallyAnswers(context: BrowserContext): (path: string) => Record<number, number> {
  const seen: Record<string, Record<number, number>> = {}
  context.on('response', (response) => {
    const tally = (seen[new URL(response.url()).pathname] ??= {})
    tally[response.status()] = (tally[response.status()] ?? 0) + 1
  })
  return (path) => seen[path] ?? {}
}

const stars = (page: Page) => page.getByRole('button', { name: /^(Bookmark|Take) .+/ })

const notes = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

/** Presses four stars of the bookmarks, all in one moment: each press is a call of its own. */
async function pressStars(page: Page): Promise<void> {
  await stars(page).evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 4)) button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
}

/** Comes back to the tab so often, all in one moment: each time the shell asks who one is now. */
async function comeBack(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    for (let time = 0; time < count; time += 1) document.dispatchEvent(new Event('visibilitychange'))
  }, times)
}

e2e(
  'twenty calls meet an expired token: one refresh, each is made once more, and nobody notices',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await (await app.open({ as: admin })).newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Bookmarks' }).click()
    await expect.poll(() => stars(page).count()).toBeGreaterThanOrEqual(4)
    await page.waitForLoadState('networkidle')
    await putTokens(page, { accessToken: await expiredToken(admin) })
    const calls = countCalls(page.context())
    const answers = tallyAnswers(page.context())

    await Promise.all([pressStars(page), comeBack(page, 16)])
    await expect.poll(() => answers(UPDATE)).toEqual({ 200: 4, 401: 4 })
    await expect.poll(() => answers(USER)).toEqual({ 200: 16, 401: 16 })
    expect(calls(REFRESH)).toBe(1)
    expect([calls(UPDATE), calls(USER)]).toEqual([8, 32])
    const now = await storedSession(page)
    expect(now.refreshToken).not.toBe(admin.refreshToken)
    const { bookmarks } = BookmarkData.parse(await (await api.call('/api/bookmarks/data', { as: now })).json())
    // Were one call lost or made twice, its star would end unmarked.
    expect(bookmarks).toHaveLength(4)
    await missing(notes(page))
  },
)

/** The home screen with all that it asks for: a late call of it would be the one that meets the token below. */
async function settle(page: Page): Promise<void> {
  await see(title(page, 'Good to see you, Helena'))
  await page.waitForLoadState('networkidle')
}

e2e('two tabs that find the token expired at the same time share one refresh', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const first = await app.visit('/', { as: admin })
  const second = await first.context().newPage()
  await second.goto('/')
  const tabs = [first, second]
  for (const tab of tabs) await settle(tab)
  await putTokens(first, { accessToken: await expiredToken(admin) })
  const calls = countCalls(first.context())

  // The refresh is held back until both tabs have been refused.
  const refused = tabs.map((tab) => tab.waitForResponse((response) => response.status() === 401))
  await first.context().route(`**${REFRESH}`, async (route) => {
    await Promise.all(refused)
    await route.continue()
  })
  for (const tab of tabs) {
    // A click into a tab behind another can get lost; since the refresh waits, the clicks need not come at once.
    await tab.bringToFront()
    await tab.getByRole('link', { name: 'Members', exact: true }).click()
  }
  for (const tab of tabs) await see(tab.getByRole('link', { name: 'Ana Lima' }))
  expect(calls(REFRESH)).toBe(1)
})

e2e(
  'a refresh that is refused in mid-work ends the session once; after sign-in the form is as it was',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
    const page = await app.visit(`/members/${id}/edit`, { as: admin })
    await page.getByLabel('Instrument').fill('Flugelhorn')
    await page.getByLabel('Notes').fill('Half a sen')
    await putTokens(page, { accessToken: await expiredToken(admin), refreshToken: 'nobody-knows-it' })
    const calls = countCalls(page.context())

    await page.getByRole('button', { name: 'Bookmarks' }).click()
    await Promise.all([pressStars(page), comeBack(page, 4)])
    await see(title(page, 'Your session has ended'))
    expect(calls(REFRESH)).toBe(1)
    await missing(page.getByRole('textbox', { name: 'Notes' }), page.getByRole('navigation', { name: 'Main menu' }))
    await expect.poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(admin.userData.email)
    await missing(notes(page))

    await signIn(page, admin.userData.email)
    await see(title(page, 'Edit Ana Lima'))
    expect(new URL(page.url()).pathname).toBe(`/members/${id}/edit`)
    await expect.poll(() => page.getByLabel('Instrument').inputValue()).toBe('Flugelhorn')
    await page.getByLabel('Notes').pressSequentially('tence.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await see(title(page, 'Ana Lima'), page.getByText('Half a sentence.'))
    // Of the eight calls that failed nobody is told eight times.
    await expect.poll(() => notes(page).allInnerTexts()).toEqual(['Ana Lima is saved.'])
  },
)

e2e(
  'a session that runs out in one tab waits for sign-in in both, and both go on as they were',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
    const first = await app.visit(`/members/${id}/edit`, { as: admin })
    const second = await first.context().newPage()
    await second.goto('/members/new')
    await first.getByLabel('Notes').fill('In the first')
    await second.getByLabel('Notes').fill('In the second')
    await putTokens(first, { accessToken: await expiredToken(admin), refreshToken: 'nobody-knows-it' })
    await first.getByRole('button', { name: 'Save changes' }).click()
    for (const tab of [first, second]) await see(title(tab, 'Your session has ended'))

    await signIn(first, admin.userData.email)
    await see(title(first, 'Edit Ana Lima'), title(second, 'Add member'))
    await expect.poll(() => first.getByLabel('Notes').inputValue()).toBe('In the first')
    await expect.poll(() => second.getByLabel('Notes').inputValue()).toBe('In the second')
  },
)

e2e('a reload at the end of a session loses neither the place nor what was typed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit(`/members/${id}/edit`, { as: admin })
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByLabel('Notes').fill('Half a sen')
  await putTokens(page, { accessToken: await expiredToken(admin), refreshToken: 'nobody-knows-it' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(title(page, 'Your session has ended'))
  await page.reload()
  await see(title(page, 'Sign in'))
  await signIn(page, admin.userData.email)
  await see(title(page, 'Edit Ana Lima'), page.getByText('What you typed before is here again.'))
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Half a sen')
})

e2e('where the server is out of reach for a moment the session goes on', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/', { as: admin })
  await settle(page)
  await putTokens(page, { accessToken: await expiredToken(admin) })
  await page.route(`**${REFRESH}`, (route) => route.abort(), { times: 1 })
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await see(page.getByRole('link', { name: 'Ana Lima' }))
})

e2e('where the server stays out of reach this is said, and the session goes on afterwards', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/', { as: admin })
  await settle(page)
  await putTokens(page, { accessToken: await expiredToken(admin) })
  await page.route(`**${REFRESH}`, (route) => route.abort())
  await page.getByRole('link', { name: 'Members', exact: true }).click()
  await see(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }))
  await page.unroute(`**${REFRESH}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await see(page.getByRole('link', { name: 'Ana Lima' }))
})

e2e('who signs in as somebody else at the end of a session finds nothing of the first', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.foundGroup({ name: 'Otto Braun' })
  const { id } = await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit(`/members/${id}/edit`, { as: admin })
  await page.getByLabel('Notes').fill('Not for Otto')
  await putTokens(page, { accessToken: await expiredToken(admin), refreshToken: 'nobody-knows-it' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(title(page, 'Your session has ended'))
  await signIn(page, otto.userData.email)
  await see(title(page, 'Good to see you, Otto'))
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
