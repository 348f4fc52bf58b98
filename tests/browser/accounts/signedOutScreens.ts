import { ResetLinkAnswer } from '@contract/recovery'
import { PASSWORD } from '../support/api'
import { see, title } from '../support/page'
import type { Screens } from '../app/screens'
import { addTotp } from './secondFactorFixture'
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
  'sign-in, second step': async ({ visit, words: { auth, security }, api }) => {
    const person = await api.foundGroup()
    await addTotp(api, person)
    const page = await visit('/login')
    await page.getByRole('textbox', { name: auth.signIn.email }).fill(person.userData.email)
    await page.getByRole('textbox', { name: auth.signIn.password }).fill(PASSWORD)
    await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click()
    await page.getByRole('button', { name: security.step.byRecoveryCode }).click()
    await see(page.getByRole('textbox', { name: security.step.recoveryCode }))
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
  'forgotten password': async ({ visit, words }) => {
    const page = await visit('/forgot-password')
    await see(page.getByText(words.recovery.forgotten.noMail))
    return page
  },
  'new password, refused': async ({ visit, words: { recovery, shell }, api, admin, conductor }) => {
    const reply = await api.call('/users/reset-link', { as: admin, body: { id: conductor.userData.id } })
    const { token } = ResetLinkAnswer.parse(await reply.json())
    const page = await visit(`/reset-password?token=${token}`)
    await page.getByRole('textbox', { name: recovery.reset.password }).fill('password1')
    await see(page.getByText(shell.validationError.password_common))
    return page
  },
  'new password, with a spent link': async ({ visit, words }) => {
    const page = await visit('/reset-password?token=spent')
    await see(title(page, words.recovery.reset.spentTitle))
    return page
  },
  'e-mail to confirm': async ({ visit, words }) => {
    const page = await visit('/verify-email?token=spent')
    await see(page.getByRole('button', { name: words.recovery.verify.submit }))
    return page
  },
  'e-mail, with a spent link': async ({ visit, words: { recovery } }) => {
    const page = await visit('/verify-email?token=spent')
    await page.getByRole('button', { name: recovery.verify.submit }).click()
    await see(title(page, recovery.verify.spentTitle))
    return page
  },
  'registration, with a spent link': async ({ visit, words: { recovery } }) => {
    const page = await visit('/confirm-registration?token=spent')
    await see(title(page, recovery.registration.spentTitle))
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
