import { expect } from 'vitest'
import { PASSWORD } from '../support/api'
import { e2e } from '../support/e2e'
import { missing, see, signIn, title, toast } from '../support/page'
import { withMail } from '../support/withMail'

const NEXT_PASSWORD = 'outra frase comprida'

// First, as only the first account of an installation comes in without a link that confirms its address.
withMail('an address is confirmed from the account page', async ({ app, mail }) => {
  const admin = await mail.api.foundGroup()
  const { email } = admin.userData
  await mail.mailbox.next(email, 'confirm')
  const page = await app.visit('/settings/account', { as: admin, at: mail.url })
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await see(toast(page, `A link is on its way to ${email}.`))
  const { link } = await mail.mailbox.next(email, 'confirm')
  await page.goto(`${mail.url}${link?.pathname}${link?.search}`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await see(title(page, 'Your address is confirmed'))
  await page.goto(`${mail.url}/settings/account`)
  await see(page.getByText('confirmed', { exact: true }))
})

withMail('who forgot the password gets a link by mail, and is back in with another', async ({ app, mail }) => {
  const { userData } = await mail.api.foundGroup()
  const page = await app.visit('/login', { at: mail.url })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await see(page.getByText('Please fill this in.'))
  await page.getByRole('textbox', { name: 'E-mail' }).fill(userData.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await see(title(page, 'Look into your mailbox'))

  const { link } = await mail.mailbox.next(userData.email, 'set a new password')
  await page.goto(`${mail.url}${link?.pathname}${link?.search}`)
  await see(page.getByText(`Coral da Serra: ${userData.email}`))
  const field = page.getByRole('textbox', { name: 'New password' })
  await field.fill('password1')
  await see(page.getByText('This password is among the first that are tried.'))
  await page.getByRole('button', { name: 'Set the password' }).click()
  await see(page.locator('[name=newPassword][aria-invalid=true]'))
  await field.fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await see(title(page, 'Your new password is set'))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, userData.email, NEXT_PASSWORD)
  await see(title(page, 'Good to see you, Helena'))

  const late = await app.visit(`${link?.pathname}${link?.search}`, { at: mail.url })
  await see(title(late, 'This link does not work any more'))
})

withMail('an invitation is also sent by mail', async ({ app, mail }) => {
  const admin = await mail.api.foundGroup()
  const page = await app.visit('/settings/people', { as: admin, at: mail.url })
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).fill('maestro@example.org')
  await page.getByRole('button', { name: 'Make the link' }).click()
  await see(page.getByRole('dialog', { name: 'The link is ready' }))
  const { link } = await mail.mailbox.next('maestro@example.org', 'invited')
  const guest = await app.visit(`${link?.pathname}${link?.search}`, { at: mail.url })
  await see(title(guest, 'Join Coral da Serra'))
})

e2e('without a mail server, an admin hands the link over; old sessions end', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const lost = await app.visit('/forgot-password')
  await see(lost.getByText('This Batuta sends no e-mails'))

  const his = await app.visit('/calendar', { as: otto })
  const page = await app.visit('/settings/people', { as: admin })
  await page.getByRole('button', { name: 'Make a new password link for Otto Braun' }).click()
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await lost.goto(link)
  await lost.getByRole('textbox', { name: 'New password' }).fill(NEXT_PASSWORD)
  await lost.getByRole('button', { name: 'Set the password' }).click()
  await lost.getByRole('link', { name: 'Sign in' }).click()
  await signIn(lost, otto.userData.email, NEXT_PASSWORD)
  await see(title(lost, 'Good to see you, Otto'))
  await his.getByRole('link', { name: 'Analytics', exact: true }).click()
  await see(his.getByText('This session was ended from elsewhere.'))
})

e2e('one sees where one is signed in, and ends what one does not know', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const { email } = admin.userData
  for (let count = 0; count < 2; count += 1) await api.call('/auth/login', { body: { email, password: PASSWORD } })
  const elsewhere = await app.visit('/login')
  await signIn(elsewhere, email)
  await see(title(elsewhere, 'Good to see you, Helena'))

  const page = await app.visit('/settings/account', { as: admin })
  const rows = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(4)
  await see(rows.first().getByText('this device'))
  await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).click()
  await see(toast(page, 'That device is signed out.'))
  await expect.poll(() => rows.count()).toBe(3)
  await elsewhere.getByRole('link', { name: 'Members', exact: true }).click()
  await see(elsewhere.getByText('This session was ended from elsewhere.'))

  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await missing(page.getByRole('button', { name: 'Sign out all other devices' }))
})

e2e('an administrator signs somebody out everywhere', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const otto = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const his = await app.visit('/calendar', { as: otto })
  const page = await app.visit('/settings/people', { as: admin })
  await page.getByRole('button', { name: 'Where Otto Braun is signed in' }).click()
  await see(page.getByRole('dialog').getByText('This network'))
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await see(toast(page, 'Otto Braun is signed out everywhere.'))
  await his.getByRole('link', { name: 'Analytics', exact: true }).click()
  await see(his.getByText('This session was ended from elsewhere.'))
})

withMail('another address is confirmed before it counts', async ({ app, mail }) => {
  const admin = await mail.api.foundGroup()
  const { email } = admin.userData
  const page = await app.visit('/settings/account', { as: admin, at: mail.url })
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Change the e-mail' }) })
  await form.getByRole('textbox', { name: 'New e-mail' }).fill(`new-${email}`)
  await form.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Change the e-mail' }).click()
  await see(page.getByText(`A link is on its way to new-${email}.`))
  const { link } = await mail.mailbox.next(`new-${email}`, 'confirm')
  await page.goto(`${mail.url}${link?.pathname}${link?.search}`)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByRole('link', { name: 'Go on to Batuta' }).click()
  await page.goto(`${mail.url}/settings/account`)
  await see(page.getByText(`new-${email}`).first())
})

e2e('without a mail server, another address counts at once', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const { email } = admin.userData
  const page = await app.visit('/settings/account', { as: admin })
  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Change the e-mail' }) })
  await form.getByRole('textbox', { name: 'New e-mail' }).fill(`new-${email}`)
  await form.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Change the e-mail' }).click()
  await see(toast(page, `You now sign in with new-${email}.`), page.getByText(`new-${email}`, { exact: true }))
})
