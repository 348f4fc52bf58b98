import { expect } from 'vitest'
import { financeFixture } from '../finances/financeFixture'
import { addEvent } from '../calendar/eventFixture'
import { missing, see, title } from '../support/page'
import { withMail } from '../support/withMail'

const PHONE = { width: 390, height: 844 }
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

withMail('a link that was handed out shows no money, and its owner has one sent that does', async ({ app, mail }) => {
  const { api, mailbox, url } = mail
  const admin = await api.foundGroup()
  const conductor = await api.join(admin, 'conductor', { name: 'Caio Reis' })
  const ana = await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org' })
  const { group } = await (await api.call('/group/settings', { as: admin })).json()
  await api.call('/group/settings', { as: admin, body: { group: { ...group, showsDues: true } } })
  await financeFixture(api, admin).save({ memberId: ana.id, amount: 4200, status: 'pending', description: 'Dues' })
  const [event] = await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })

  // Whoever hands it out looks at the page as nobody, and is shown the link, which is written down.
  const page = await app.visit('/members/links', { as: conductor, at: url })
  await page.getByRole('button', { name: 'See the page of Ana Lima' }).click()
  await see(title(page, 'The page as a member sees it'), page.getByText('Hello, Ana Lima'))
  expect(await page.getByRole('button', { name: 'Yes', exact: true }).isDisabled()).toBe(true)
  await missing(page.getByText('R$42.00'))
  await page.getByRole('link', { name: 'Personal links' }).click()
  await page.getByRole('button', { name: 'Link of Ana Lima' }).click()
  const link = (await page.getByRole('dialog').locator('code').innerText()).split('/my#')[1] ?? ''

  const phone = await app.visit(`/my#${link}`, { window: PHONE, at: url, isOfItsOwn: true })
  await see(phone.getByText('Hello, Ana Lima'), phone.getByText('it does not show what you owe'))
  await missing(phone.getByText('42.00'))
  await phone.getByRole('button', { name: 'Yes', exact: true }).click()
  await see(phone.getByText('You can change it until it begins'))
  await phone.getByRole('button', { name: 'Send it to my e-mail' }).click()
  await see(phone.getByText('It is on its way to your e-mail address.'))
  const own = (await mailbox.next('ana@example.org')).link?.hash ?? ''
  await phone.goto(new URL(`/my${own}`, url).href)
  await phone.reload()
  await see(phone.getByText('Still to pay: R$42.00'))
  await missing(phone.getByText('it does not show what you owe'))
  // It stands in for the one that was handed out: there is nothing to choose from.
  await missing(phone.getByRole('button', { name: 'Ana Lima' }))

  await page.goto(new URL(`/calendar/${event?.id}`, url).href)
  await page.getByRole('button', { name: 'No instrument' }).click()
  await see(page.getByText('by a personal link that was handed out'))
})

withMail(
  'who stopped the mails by the page that a mail leads to lets them come again on their own page',
  async ({ app, mail }) => {
    const { api, mailbox, url } = mail
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ida Melo', email: 'ida@example.org' })
    const [event] = await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
    const message = { id: crypto.randomUUID(), kind: 'please_answer', eventId: event?.id, way: 'email' }
    await api.call('/messages/send-message', { as: admin, body: { message } })
    const { link, headers } = await mailbox.next('ida@example.org')
    const stop = /<([^>]+)>/.exec(headers.find((line) => line.startsWith('List-Unsubscribe: ')) ?? '')?.[1] ?? ''

    const phone = await app.visit(new URL(stop).pathname, { window: PHONE, at: url, isOfItsOwn: true })
    await phone.getByRole('button').click()
    await phone.goto(new URL(`/my${link?.hash}`, url).href)
    await phone.reload()
    await see(phone.getByText('Nobody but you can have them again.'))
    await phone.getByRole('button', { name: 'Send me e-mails again' }).click()
    await missing(phone.getByText('Nobody but you can have them again.'))
  },
)
