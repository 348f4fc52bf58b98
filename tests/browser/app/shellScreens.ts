import { see, title } from '../support/page'
import type { Screens } from './screens'

export const shellScreens: Screens = {
  home: async ({ visit, words, admin }) => {
    const page = await visit('/', admin)
    await see(page.getByRole('link', { name: words.home.openMembers }))
    return page
  },
  'home of a treasurer': async ({ visit, words, api, admin }) => {
    const page = await visit('/', await api.join(admin, 'treasurer'))
    await see(page.getByRole('heading', { name: words.home.due.title }))
    return page
  },
  'home of a newcomer': async ({ visit, words, newcomer }) => {
    const page = await visit('/', newcomer)
    await see(
      page.getByRole('link', { name: words.home.addFirst }),
      page.getByRole('link', { name: words.home.openPeople }),
    )
    return page
  },
  'home of a guest': async ({ visit, words, api, admin }) => {
    const page = await visit('/', await api.join(admin, 'client'))
    await see(page.getByRole('heading', { name: words.home.waitTitle }))
    return page
  },
  'my page of an account without a member': async ({ visit, words, admin }) => {
    const page = await visit('/my-page', admin)
    await see(page.getByRole('heading', { name: words.my.noMemberTitle }))
    return page
  },
  'not found': async ({ visit, words, admin }) => {
    const page = await visit('/', admin)
    await page.goto('/no/such/screen')
    await see(title(page, words.auth.notFound.title))
    return page
  },
  customizer: async ({ visit, words: { customizer, layout }, admin }) => {
    const page = await visit('/', admin)
    await page.getByRole('button', { name: layout.navbar.appearance }).click()
    await see(page.getByRole('dialog').getByRole('group', { name: customizer.skin }))
    return page
  },
  search: async ({ visit, words: { layout }, admin }) => {
    const page = await visit('/', admin)
    await page.getByRole('button', { name: layout.navbar.goTo }).click()
    await see(page.getByRole('option', { name: layout.nav.members, exact: true }))
    return page
  },
  'what the search finds': async ({ visit, words: { layout }, admin, ana }) => {
    const page = await visit('/', admin)
    await page.getByRole('button', { name: layout.navbar.goTo }).click()
    await page.getByRole('combobox', { name: layout.navbar.goTo }).fill(ana.name)
    await see(page.getByRole('option', { name: ana.name }).first())
    return page
  },
  'bookmarks open, one of them marked': async ({ visit, words: { layout }, api, admin }) => {
    const page = await visit('/', admin)
    await page.getByRole('button', { name: layout.navbar.bookmarks }).click()
    await see(page.getByText(layout.navbar.bookmarksHint))
    await api.call('/api/bookmarks/update', { as: admin, body: { id: 2 } })
    await page.getByRole('button', { name: layout.navbar.addBookmark.replace('{{title}}', layout.nav.home) }).click()
    await see(page.getByRole('navigation', { name: layout.navbar.bookmarks }).getByRole('link').first())
    return page
  },
  'languages open': async ({ visit, words: { shell }, admin }) => {
    const page = await visit('/', admin)
    await page.getByRole('button', { name: shell.navbar.language }).click()
    await see(page.getByRole('button', { name: 'English' }))
    return page
  },
  'person menu open': async ({ visit, words: { layout }, admin }) => {
    const page = await visit('/', admin)
    await page.getByRole('button', { name: new RegExp(`^${layout.navbar.person}`) }).click()
    await see(page.getByRole('button', { name: layout.navbar.signOut }))
    return page
  },
}
