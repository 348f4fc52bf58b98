import { LinksAnswer } from '@contract/calendar/links'
import type { SignedIn } from '@contract/auth'
import type { Tour, Screens } from '../app/screens'
import { addEvent } from '../calendar/eventFixture'
import { see } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function planEvents({ api, admin, ana }: Tour): Promise<void> {
  const programme = [{ title: 'Suite', composer: 'Holst', minutes: 11 }]
  const props = { location: 'Town hall', callTime: '18:30', dress: 'Black', meetingPoint: 'Stage door', programme }
  await addEvent(api, admin, { title: 'Spring concert', day: inDays(7), calendar: 'Publico', props })
  await addEvent(api, admin, { title: 'Rehearsal', day: inDays(9), props: { status: 'cancelled' } })
  const body = { memberIds: [ana.id] }
  const absence = {
    id: crypto.randomUUID(),
    firstDay: inDays(20),
    lastDay: inDays(21),
    reason: 'Exam',
    memberId: ana.id,
  }
  await api.call('/absences/add-absence', { as: admin, body: { absence } })
  await api.call('/links/make-links', { as: admin, body })
}

async function anasAccount({ api, admin, ana }: Tour): Promise<SignedIn> {
  const account = await api.join(admin, 'member', { name: ana.name })
  await api.call('/users/link-member', { as: admin, body: { id: account.userData.id, memberId: ana.id } })
  return account
}

export const myScreens: Screens = {
  'my page, by a link': async (tour) => {
    const { visit, api, admin, ana, words } = tour
    await planEvents(tour)
    const body = { memberIds: [ana.id] }
    const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
    const page = await visit(`/my#${links[0]?.token}`)
    await page.getByRole('button', { name: words.my.yes, exact: true }).first().click()
    await page.getByText(words.my.more).first().click()
    await see(page.getByRole('button', { name: words.my.addReason }))
    return page
  },
  'my page, of two on a phone': async ({ visit, api, admin, ana, words }) => {
    const bento = await api.saveMember(admin, { name: 'Bento Sá' })
    const body = { memberIds: [ana.id, bento.id] }
    const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
    const page = await visit(`/my#${links[0]?.token}`)
    await see(page.locator('.my-who'))
    await page.goto(`/my#${links[1]?.token}`)
    await see(page.getByRole('group', { name: words.my.links.whose }))
    await page.getByText(words.my.links.title).click()
    await page.locator('.personal-removal button').first().click()
    await see(page.getByRole('button', { name: words.my.links.keep }))
    return page
  },
  'my page, of an account': async (tour) => {
    const page = await tour.visit('/my-page', await anasAccount(tour))
    await page.getByRole('button', { name: tour.words.my.absences.add }).click()
    await see(page.getByRole('button', { name: tour.words.my.absences.save }))
    return page
  },
}
