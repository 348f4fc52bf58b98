import { expect } from 'vitest'
import { PASSWORD } from '../support/api'
import { descriptionOf, see, title } from '../support/page'
import { withMail } from '../support/withMail'

withMail(
  'who registers opens a link first, and nobody else learns whose address has an account',
  async ({ app, mail }) => {
    const helena = await mail.api.foundGroup()
    const fill = async (email: string) => {
      const page = await app.visit('/register', { at: mail.url })
      await page.getByRole('textbox', { name: 'Name of the group' }).fill('Banda da Praia')
      await page.getByRole('textbox', { name: 'Your name' }).fill('Otto Braun')
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await page.getByRole('textbox', { name: 'Document number' }).fill('OB-1')
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create the orchestra' }).click()
      await see(title(page, 'Look into your mailbox'), page.getByText(`We have written to ${email}.`))
      return page
    }
    const stranger = await fill(helena.userData.email)
    await mail.mailbox.next(helena.userData.email, 'you have an account already')
    await stranger.getByRole('button', { name: 'Change what I typed' }).click()
    expect(await stranger.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Otto Braun')

    const page = await fill('otto@example.org')
    const first = await mail.mailbox.next('otto@example.org', 'finish your registration')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await see(page.getByText('The mail was sent again.'))
    await mail.mailbox.next('otto@example.org', 'finish your registration')

    const path = `${first.link?.pathname}${first.link?.search}`
    await page.goto(`${mail.url}${path}`)
    await see(title(page, 'Finish your registration'), page.getByText('otto@example.org with Banda da Praia'))
    const password = page.getByRole('textbox', { name: 'Password' })
    await password.fill('not what I chose')
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect.poll(() => descriptionOf(password)).toContain('This is not the password that you chose')
    await password.fill(PASSWORD)
    await page.getByRole('button', { name: 'Finish' }).click()
    await see(title(page, 'Good to see you, Otto'))

    const late = await app.visit(path, { at: mail.url, language: 'pt-BR' })
    await see(title(late, 'Este link não vale mais'))
  },
)
