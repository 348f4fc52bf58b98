import { see, title } from '../support/page'
import type { Screens } from '../app/screens'
import { putTokens } from './tokens'

export const signedOutScreens: Screens = {
  'sign-in': async ({ visit, words }) => {
    const page = await visit('/login')
    await see(title(page, words.auth.signIn.title), page.getByText(words.auth.demo.title))
    return page
  },
  'sign-in, refused': async ({ visit, words: { auth, shell } }) => {
    const page = await visit('/login')
    await page.getByRole('textbox', { name: auth.signIn.email }).fill('nobody@example.org')
    await page.getByRole('textbox', { name: auth.signIn.password }).fill('wrong')
    await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
    await see(page.getByText(shell.error.invalid_credentials))
    return page
  },
  register: async ({ visit, words }) => {
    const page = await visit('/register')
    await see(title(page, words.auth.register.title))
    return page
  },
  'register, with errors': async ({ visit, words: { auth, shell } }) => {
    const page = await visit('/register')
    await page.getByRole('button', { name: auth.register.submit }).click()
    await see(page.getByText(shell.validationError.required).first())
    return page
  },
  invitation: async ({ visit, words, api, admin }) => {
    const page = await visit(`/invitation?token=${await api.invite(admin, 'conductor')}`)
    await see(page.getByRole('button', { name: words.auth.invitation.submit }))
    return page
  },
  'invitation, spent': async ({ visit, words }) => {
    const page = await visit('/invitation?token=spent')
    await see(title(page, words.auth.invitation.invalidTitle))
    return page
  },
  'invitation, while signed in': async ({ visit, words, api, admin }) => {
    const page = await visit(`/invitation?token=${await api.invite(admin, 'member')}`, admin)
    await see(page.getByRole('button', { name: words.auth.invitation.signOut }))
    return page
  },
  'session ended': async ({ visit, words, api }) => {
    const page = await visit('/', await api.foundGroup())
    await see(page.getByRole('heading', { name: words.home.emptyTitle }))
    await putTokens(page, { accessToken: 'a.b.c', refreshToken: 'nobody-knows-it' })
    await page.getByRole('link', { name: words.layout.nav.members, exact: true }).click()
    await see(title(page, words.auth.ended.title))
    return page
  },
}
