import { expect } from 'vitest'
import { barriers } from '../app/accessibility'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'
import { withMail } from '../support/withMail'

withMail(
  'a conductor writes to the members ticked in the list, each by first name, and sees who has no address',
  async ({ app, mail }) => {
    const { api, mailbox, url } = mail
    const admin = await api.foundGroup()
    const conductor = await api.join(admin, 'conductor', { name: 'Otto Braun' })
    await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org' })
    await api.saveMember(admin, { name: 'Bento Sá' })
    const page = await app.visit('/members', { as: conductor, at: url, layout: { skin: 'system' } })
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    await page.getByRole('button', { name: 'Write…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write to members' })
    await see(dialog.getByText('To 2 chosen members'))
    const bento = dialog.getByRole('listitem').filter({ hasText: 'Bento Sá' })
    await see(bento.getByText('no e-mail address'))
    await dialog.getByRole('button', { name: 'Send 1 e-mail' }).click()
    await see(dialog.getByText('Please fill this in.').first())
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Ônibus')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Olá ')
    await dialog.getByRole('button', { name: 'First name' }).click()
    await dialog.getByRole('textbox', { name: 'Text' }).press('!')
    await see(dialog.getByText('Olá Ana!'))
    expect(await barriers(page, { hasPhoneLayout: true })).toEqual([])
    await dialog.getByRole('button', { name: 'Send 1 e-mail' }).click()
    await toast(page, 'The e-mails are on their way.').getByRole('button', { name: 'See how far' }).click()
    await see(title(page, 'Ônibus'), page.getByText('1 of 1 sent'))
    const { subject, text } = await mailbox.next('ana@example.org')
    expect([subject, text.split(/\r?\n/)[0]]).toEqual(['Ônibus', 'Olá Ana!'])
  },
)

e2e(
  'a group of people is written to from its list, or from the messages, one by one without a mail server',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima', phone: '+55 12 90000-0001' })
    await api.saveMember(admin, { name: 'Bento Sá' })
    const memberGroup = { id: crypto.randomUUID(), name: 'Quinteto', memberIds: [ana.id] }
    await api.call('/members/add-member-group', { as: admin, body: { memberGroup } })
    const page = await app.visit('/members/groups', { as: admin })
    await page.getByRole('button', { name: 'Write to Quinteto' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write to members' })
    await see(dialog.getByText('To: Quinteto'), dialog.getByText('+55 12 90000-0001'))
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.goto(`${new URL(page.url()).origin}/calendar/messages`)
    await page.getByRole('button', { name: 'Write to members' }).click()
    await see(dialog.getByRole('button', { name: 'Begin with 2 people' }))
    await dialog.getByLabel('To whom').selectOption('groups')
    await see(dialog.getByText('Choose at least one.'))
    await dialog.getByRole('checkbox', { name: 'Quinteto (1)' }).check()
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Partituras')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Olá {first name}: {link}')
    await dialog.getByRole('button', { name: 'Begin with 1 person' }).click()
    const link = dialog.getByRole('link', { name: 'WhatsApp to Ana Lima' })
    await expect.poll(() => link.getAttribute('href')).toMatch(/5512900000001\?text=Ol%C3%A1%20Ana.*%2Fmy%23/)
    await dialog.getByRole('checkbox', { name: 'Ana Lima is told' }).check()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await see(page.getByRole('link', { name: 'Partituras' }), page.getByText('1 of 1 told'))
  },
)
