import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { barriers } from '../app/accessibility'
import { e2e } from '../support/e2e'
import { missing, see, title, toast, written } from '../support/page'
import { withMail } from '../support/withMail'
import { addEvent } from './eventFixture'

const byMember = (one: { memberId: string }, other: { memberId: string }) => (one.memberId < other.memberId ? -1 : 1)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

withMail(
  'a conductor says how messages leave, asks the silent, and sees who was not reached',
  async ({ app, mail }) => {
    const { api, mailbox, url } = mail
    const admin = await api.foundGroup()
    const conductor = await api.join(admin, 'conductor', { name: 'Otto Braun' })
    await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Trompa', email: 'ana@example.org' })
    const { id } = await api.saveMember(admin, { name: 'Bento Sá', email: 'bento@example.org' })
    await api.saveMember(admin, { name: 'Caio Reis', phone: '+55 12 90000-0001' })
    const [rehearsal] = await addEvent(api, admin, { title: 'Ensaio geral', day: inDays(5) })

    const page = await app.visit('/settings/messages', { as: conductor, at: url, layout: { skin: 'system' } })
    await page.getByLabel('Ask the silent').selectOption('2')
    await page.getByRole('textbox', { name: 'Sender’s name' }).fill('Banda do Vale')
    await page.getByRole('textbox', { name: 'Answers go to' }).fill('nobody')
    await page.getByLabel('From').fill('22:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await see(page.getByText('This does not look like an e-mail address.'), page.getByText('Please fill this in.'))
    await page.getByRole('textbox', { name: 'Answers go to' }).fill('banda@example.org')
    // Never quiet while this runs: it ends where it begins.
    await page.getByLabel('Until').fill('22:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await see(toast(page, 'The settings are saved.'))
    await page.getByRole('button', { name: 'Send me a test' }).click()
    await see(page.getByText(`Look into the mailbox of ${conductor.userData.email}`))
    expect((await mailbox.next(conductor.userData.email, 'a test mail')).headers).toContain(
      'Reply-To: banda@example.org',
    )
    await page.reload()
    await expect.poll(() => page.getByLabel('Ask the silent').inputValue()).toBe('2')

    mailbox.rules.refuse = (to) => (to === 'bento@example.org' ? 550 : undefined)
    await page.goto(`${url}/calendar/${rehearsal?.id}`)
    await page.getByRole('button', { name: 'Ask the silent (3)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask the silent' })
    await see(dialog.getByText('no e-mail address'), dialog.getByText('Hello Ana Lima,'))
    await dialog.getByLabel('What it says to').selectOption('Bento Sá')
    await dialog.getByRole('textbox', { name: 'Your own words' }).fill('Por favor!')
    await see(dialog.getByText(/Hello Bento Sá,\s+Por favor!/))
    await dialog.getByRole('button', { name: 'Send 2 e-mails' }).click()
    await toast(page, 'The e-mails are on their way.').getByRole('button', { name: 'See how far' }).click()
    await see(title(page, 'Please answer: Ensaio geral'), page.getByText('1 of 2 sent'))
    const bento = page.getByRole('listitem').filter({ hasText: 'Bento Sá' })
    await see(bento.getByText('Failed'), bento.getByText('the mail server takes no mail for this address · reply 550'))
    expect((await mailbox.next('ana@example.org')).headers).toContain('From: Banda do Vale <no-reply@example.org>')
    expect(await barriers(page, { hasPhoneLayout: true })).toEqual([])

    mailbox.rules.refuse = () => undefined
    await page.goto(`${url}/members/${id}`)
    await see(page.getByText('E-mails to Bento Sá come back'), page.getByText(/takes none for bento@example.org/))
    await page.getByRole('button', { name: 'Try again' }).click()
    await see(toast(page, 'The next message goes to Bento Sá by e-mail too.'))
    await missing(page.getByText('E-mails to Bento Sá come back'))
    await page.goto(`${url}/calendar/messages`)
    await page.getByRole('link', { name: 'Please answer: Ensaio geral' }).click()
    await page.getByRole('button', { name: 'Send 1 again' }).click()
    await see(page.getByText('2 of 2 sent'))
  },
)

withMail(
  'guardians of minors are written to, one mail for two children, and one who gives it up',
  async ({ app, mail }) => {
    const { api, mailbox, url } = mail
    const admin = await api.foundGroup()
    const birthDate = `${new Date().getUTCFullYear() - 12}-01-01`
    const ana = await api.saveMember(admin, { name: 'Ana', birthDate })
    const bento = await api.saveMember(admin, { name: 'Bento', birthDate })
    for (const [name, email, children] of [
      ['Rosa Lima', 'rosa@example.org', [ana, bento]],
      ['Paulo Reis', 'paulo@example.org', [ana]],
    ] as const) {
      const members = children.map(({ id }) => ({ memberId: id, isGuardian: true })).toSorted(byMember)
      const body = { contact: { id: newId(), name, email, members } }
      expect((await api.call('/members/add-contact', { as: admin, body })).status).toBe(201)
    }
    const [camp] = await addEvent(api, admin, { title: 'Camp', day: inDays(9) })
    mailbox.rules.refuse = (to) => (to === 'paulo@example.org' ? 550 : undefined)
    const page = await app.visit(`/calendar/${camp?.id}`, { as: admin, at: url })
    await page.getByRole('button', { name: 'Ask the silent (2)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask the silent' })
    await see(
      dialog.getByText('2 people'),
      dialog.getByRole('listitem').filter({ hasText: 'Rosa Lima' }).getByText('as guardian of Ana and Bento'),
      dialog.getByRole('listitem').filter({ hasText: 'Paulo Reis' }).getByText('as guardian of Ana'),
    )
    await dialog.getByLabel('What it says to').selectOption('Rosa Lima')
    await see(dialog.getByText(/This is about Ana and Bento; you get it as the guardian/))
    await dialog.getByRole('button', { name: 'Send 2 e-mails' }).click()
    await toast(page, 'The e-mails are on their way.').getByRole('button', { name: 'See how far' }).click()
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await see(row('Rosa Lima').getByText('Sent'), row('Rosa Lima').getByText('as guardian of Ana and Bento'))
    await see(row('Paulo Reis').getByText('Failed'))
    expect((await mailbox.next('rosa@example.org')).link?.hash.split('~')).toHaveLength(2)
    mailbox.rules.refuse = () => undefined
    await page.goto(`${url}/members/${ana.id}`)
    const contacts = page.getByRole('region', { name: 'Family and contacts' })
    await see(contacts.getByText('E-mails to Paulo Reis come back'))
    await contacts.getByRole('button', { name: 'Try again' }).click()
    await see(toast(page, 'The next message goes to Paulo Reis by e-mail too.'))
    await missing(contacts.getByText('E-mails to Paulo Reis come back'))
  },
)

e2e(
  'without a mail server people are told one by one, each ticked off, and the list goes on later',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', phone: '+55 12 90000-0001' })
    await api.saveMember(admin, { name: 'Bento Sá', phone: '12 90000-0002' })
    await api.saveMember(admin, { name: 'Caio Reis' })
    const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inDays(9) })
    const page = await app.visit(`/calendar/${concert?.id}`, { as: admin })
    await page.getByRole('button', { name: 'Ask the silent (3)' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Ask the silent' })
    // By e-mail is not to be chosen, and why is said before anything is written.
    await see(dialog.getByText(/This server sends no e-mails/))
    expect(await dialog.getByRole('radio', { name: 'By e-mail' }).isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: 'One text for all' }).check()
    await see(dialog.getByText(/would like to know/))
    await dialog.getByRole('radio', { name: 'One by one' }).check()
    await see(dialog.getByRole('listitem').filter({ hasText: 'Caio Reis' }).getByText('no phone number'))
    await dialog.getByRole('button', { name: 'Begin with 3 people' }).click()
    await see(dialog.getByText('0 of 3'))
    await see(dialog.getByRole('listitem').filter({ hasText: 'Caio Reis' }).getByText('no phone number'))
    const link = (name: string) => dialog.getByRole('link', { name: `WhatsApp to ${name}` }).getAttribute('href')
    expect(await link('Ana Lima')).toMatch(
      /^https:\/\/wa\.me\/5512900000001\?text=Hello%20Ana%20Lima.*%2Fmy%2Fevent%23/,
    )
    // A number without its country's code is none that WhatsApp knows.
    expect(await link('Bento Sá')).toMatch(/^https:\/\/wa\.me\/\?text=/)
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await written(page, '/messages/mark-handed', () =>
      dialog.getByRole('link', { name: 'WhatsApp to Ana Lima' }).click(),
    )
    await see(dialog.getByText('1 of 3'))
    await page.reload()
    await page.getByRole('link', { name: 'Please answer' }).click()
    const tick = (name: string) => page.getByRole('checkbox', { name: `${name} is told` })
    await expect.poll(() => tick('Ana Lima').isChecked()).toBe(true)
    await tick('Bento Sá').press('Space')
    await see(page.getByText('2 of 3'))
    await tick('Bento Sá').press('Space')
    await see(page.getByText('1 of 3'))
  },
)
