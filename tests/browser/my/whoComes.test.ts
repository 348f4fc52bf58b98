import { addEvent } from '../calendar/eventFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

e2e('a group decides that members see who comes, who then see it on their pages', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass', instrument: 'Horn' })
  const bia = await api.saveMember(admin, { name: 'Bia Reis', section: 'strings', instrument: 'Viola' })
  const [event] = await addEvent(api, admin, { title: 'Spring concert', day: inAWeek })
  const reply = { eventId: event?.id, memberId: ana.id, answer: 'yes', reason: 'By train' }
  await api.call('/replies/set-reply', { as: admin, body: { reply } })
  const links = await api.call('/links/make-links', { as: admin, body: { memberIds: [bia.id] } })
  const { token } = (await links.json()).links[0]
  const phone = await app.visit(`/my#${token}`, { window: { width: 390, height: 844 }, isOfItsOwn: true })
  await see(phone.getByRole('heading', { name: 'Spring concert' }))
  await missing(phone.getByText('Who comes'))

  const page = await app.visit('/settings/group', { as: admin })
  await page.getByLabel('Members see of who else comes').selectOption({
    label: 'How many, and the names of those who come',
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'The group is saved.'))

  await phone.reload()
  await phone.getByText('Who comes').click()
  await see(phone.getByText('Yes: 1 · Maybe: 0 · No: 0 · No answer: 1'), phone.getByText('Ana Lima'))
  await see(phone.getByText('Brass'))
  await missing(phone.getByText('By train'))

  const otto = await api.join(admin, 'member', { name: 'Otto Braun' })
  const context = await app.open({ as: otto })
  const own = await context.newPage()
  await own.goto(`/calendar/${event?.id}`)
  const card = own.getByRole('region', { name: 'Who comes' })
  await see(title(own, 'Spring concert'), card.getByText('1 Yes'), card.getByText('Ana Lima'))
  await missing(own.getByText('By train'))
})
