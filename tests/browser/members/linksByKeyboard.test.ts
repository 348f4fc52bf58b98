import { expect } from 'vitest'
import { focused, isOn, press, reach } from '../support/keyboard'
import { missing, see, title, toast, written } from '../support/page'
import { withMail } from '../support/withMail'

withMail('links are handed on, made anew, withdrawn and printed, without the mouse', async ({ app, mail }) => {
  const { api, mailbox, url } = mail
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org' })
  await api.saveMember(admin, { name: 'Bia Sá' })
  const context = await app.open({ as: admin, at: url })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(() => {
    // The dialogs of the browser would stand in the way; this one has no share sheet.
    window.print = () => undefined
    Object.defineProperty(navigator, 'share', {
      value: ({ text }: ShareData) => Promise.resolve(localStorage.setItem('shared', text ?? '')),
    })
  })
  const page = await context.newPage()
  await page.goto('/members/links')
  await see(page.getByRole('button', { name: 'Link of Ana Lima', exact: true }))
  const dialog = page.getByRole('dialog')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  // It opens at what one came for, in whichever moment the link is there.
  await press(page, /^Link of Ana Lima$/)
  await see(dialog.getByRole('img', { name: 'QR code with the link of Ana Lima' }))
  await isOn(page, /^Copy the link$/)
  await page.keyboard.press('Enter')
  await isOn(page, /^Copied$/)
  const before = await copied()
  expect(before).toContain('/my#')
  await press(page, /^Share…$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shared'))).toContain(before)
  await reach(page, /^WhatsApp$/)
  await press(page, /^Send by e-mail$/)
  await see(toast(page, '1 link is on its way by e-mail.'))
  await isOn(page, /^Send by e-mail$/)
  expect((await mailbox.next('ana@example.org')).link?.pathname).toBe('/my')

  // The question leads back to the link, by Escape as by Cancel; what comes of it is said.
  await press(page, /^Make a new link$/)
  await isOn(page, /^Cancel$/)
  await page.keyboard.press('Escape')
  await see(dialog.getByRole('button', { name: 'Copy the link' }))
  await expect.poll(() => focused(page)).not.toBe('')
  await reach(page, /^Make a new link$/)
  await page.keyboard.press('Enter')
  await isOn(page, /^Cancel$/)
  await press(page, /^Make a new link$/)
  await see(toast(page, 'Ana Lima has a new link.'))
  await isOn(page, /^Copy the link$/)
  await page.keyboard.press('Enter')
  await isOn(page, /^Copied$/)
  expect(await copied()).not.toBe(before)
  await page.keyboard.press('Escape')
  await missing(dialog)
  await isOn(page, /^Link of Ana Lima$/)

  // Two are ticked, and told by e-mail who can be; who cannot is named.
  await reach(page, /^Choose all of this page$/, 'Shift+Tab')
  await page.keyboard.press('Space')
  await reach(page, /^E-mail to 2 people$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  // Asked first, with who it would be.
  await see(page.getByRole('dialog', { name: 'E-mail to 2 people' }).getByText('Ana Lima, Bia Sá'))
  await press(page, /^Send by e-mail$/)
  await see(toast(page, 'Not sent to: Bia Sá (no address).'))
  await isOn(page, /^E-mail to 2 people$/)
  await press(page, /^Sheet with 2 cards$/)
  await see(title(page, 'Sheet of links'))
  await isOn(page, /^Sheet of links$/)
  await press(page, /^Make the cards$/)
  await isOn(page, /^Print$/)
  await reach(page, /^Personal links$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await see(title(page, 'Personal links'))
  await isOn(page, /^Personal links$/)

  // Filtered to those in use, who is withdrawn goes out of the list, and the focus stays in it.
  await reach(page, /^Link/)
  await page.keyboard.press('i')
  await expect.poll(() => new URL(page.url()).search).toBe('?state=made')
  await press(page, /^Withdraw the link of Ana Lima$/)
  await isOn(page, /^Cancel$/)
  await page.keyboard.press('Escape')
  await missing(dialog)
  await isOn(page, /^Withdraw the link of Ana Lima$/)
  await page.keyboard.press('Enter')
  await isOn(page, /^Cancel$/)
  await reach(page, /^Withdraw$/)
  await written(page, '/links/remove-link', () => page.keyboard.press('Enter'))
  await see(toast(page, 'The link of Ana Lima is withdrawn.'))
  await missing(page.getByRole('button', { name: 'Link of Ana Lima', exact: true }))
  await expect.poll(() => focused(page)).not.toBe('')
  await reach(page, /^Withdraw the link of Bia Sá$/)
  await reach(page, /^Clear/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: 'Link of Ana Lima', exact: true }))
  await expect.poll(() => focused(page)).not.toBe('')
})
