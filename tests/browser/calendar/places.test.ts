import { expect } from 'vitest'
import { LinksAnswer } from '@contract/calendar/links'
import { violations } from '../app/axe'
import { addEvent } from './eventFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const PHONE = { width: 390, height: 844 }
const ownPhone = { window: PHONE, isOfItsOwn: true }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

e2e('who comes with somebody takes two places, who is late waits, and moves up', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const members = []
  for (const name of ['Ana', 'Bento', 'Caio'])
    members.push(await api.saveMember(admin, { name, section: 'brass', instrument: 'Trompa' }))
  const body = { memberIds: members.map(({ id }) => id) }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const [trip] = await addEvent(api, admin, { title: 'Trip', day: inDays(9), props: { places: 2, guestsMax: 1 } })
  const open = (name: string) => app.visit(`/my#${links.find((link) => link.name === name)?.token}`, ownPhone)
  const yes = { name: 'Yes', exact: true }

  const ana = await open('Ana')
  await ana.getByRole('button', yes).click()
  await ana.getByRole('button', { name: 'One person more comes with you' }).click()
  await see(ana.locator('.my-guests output').getByText('1'))
  await see(ana.getByRole('button', { name: 'One person more comes with you', disabled: true }))
  expect(await violations(ana)).toEqual([])

  const bento = await open('Bento')
  await see(bento.getByText('All places are taken. A yes puts you on the waiting list.'))
  await bento.getByRole('button', yes).click()
  await see(bento.locator('.my-note').getByText(/You are on the waiting list as number 1/))
  await see(bento.getByRole('button', { ...yes, pressed: true }))
  expect(await violations(bento)).toEqual([])
  const caio = await open('Caio')
  await caio.getByRole('button', yes).click()
  await see(caio.locator('.my-note').getByText(/waiting list as number 2/))

  const page = await app.visit(`/calendar/${trip?.id}`, { as: admin, window: PHONE })
  await see(page.getByText('2 of 2 places taken · 2 wait for a place'))
  await page.getByRole('button', { name: /^Trompa/ }).click()
  await see(page.getByText(/on the waiting list as number 1/), page.getByText(/brings 1/))
  await page.getByRole('button', { name: 'Give Caio a place' }).click()
  const given = toast(page, 'Caio has a place.')
  await see(given, page.getByText(/3 come, and there are 2 places/))
  await given.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('2 of 2 places taken · 2 wait for a place'))
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

  await ana.getByRole('button', { name: 'No', exact: true }).click()
  await missing(ana.locator('.my-guests'))
  await expect.poll(() => ana.locator('.my-sending').innerText()).toBe('')
  await bento.reload()
  await see(bento.locator('.my-note').getByText(/A place became free for you/))
  await caio.reload()
  await see(caio.locator('.my-note').getByText(/A place became free for you/))
})

e2e('a tour is planned day by day, and read so on phones, in the calendar and on paper', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana', section: 'brass', instrument: 'Trompa' })
  const { links } = LinksAnswer.parse(
    await (await api.call('/links/make-links', { as: admin, body: { memberIds: [ana.id] } })).json(),
  )
  const page = await app.visit('/calendar/new?start=2027-03-16&end=2027-03-17', { as: admin, window: PHONE })
  await page.getByLabel('Title').fill('Tour')
  await page.getByRole('button', { name: 'Say what each day is' }).click()
  const [first, second] = [/Mar 16/, /Mar 17/].map((name) => page.getByRole('group', { name }))
  if (!first || !second) throw new Error('There are two days')
  await first.getByLabel('What').selectOption('Travel')
  await first.getByLabel('From').fill('09:00')
  await second.getByLabel('What').selectOption('Concert')
  await second.getByLabel('Title').fill('Night music')
  await second.getByLabel('From').fill('20:00')
  await second.getByRole('textbox', { name: /^To\b/ }).fill('22:00')
  await second.getByLabel('Place').fill('Musikverein')
  await page.getByLabel('Who says yes says on which days').check()
  await page.getByRole('button', { name: 'Add a piece' }).click()
  await page.getByRole('group', { name: 'Piece 1' }).locator('input').first().fill('Waltz')
  await page.getByRole('group', { name: 'Piece 1' }).getByLabel('Day').selectOption({ index: 2 })
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Tour'))
  const plan = page.getByRole('region', { name: 'Day by day' })
  await see(plan.getByText('Travel'), plan.getByText('Night music · Musikverein'))
  await see(page.getByRole('heading', { name: /Mar 17, 2027 · Night music/ }), page.getByText('Waltz'))
  expect(await violations(page)).toEqual([])
  const id = new URL(page.url()).pathname.split('/').at(-1)

  await page.goto('/calendar?view=list&date=2027-03-01')
  await see(page.getByRole('link', { name: 'Tour: Travel' }), page.getByRole('link', { name: 'Tour: Night music' }))

  const phone = await app.visit(`/my#${links[0]?.token}`, ownPhone)
  const days = phone.getByRole('list', { name: 'Day by day' })
  await see(days.getByText(/Travel/), days.getByText('8:00 PM – 10:00 PM · Night music · Musikverein'))
  await missing(days.getByRole('checkbox'))
  await phone.getByRole('button', { name: 'Yes', exact: true }).click()
  const ofTravel = days.getByRole('checkbox', { name: /Travel/ })
  await expect.poll(() => ofTravel.isChecked()).toBe(true)
  await ofTravel.uncheck()
  await expect.poll(() => ofTravel.isChecked()).toBe(false)
  await expect.poll(() => phone.locator('.my-sending').innerText()).toBe('')
  expect(await violations(phone)).toEqual([])
  await page.goto(`/calendar/${id}`)
  await see(plan.getByText(/0 come/), plan.getByText(/1 comes/))
  await page.getByRole('button', { name: /^Trompa/ }).click()
  await see(page.getByText(/comes on days 2 alone/))
  expect(await violations(page)).toEqual([])

  await page.goto(`/calendar/${id}/call-sheet`)
  const sheet = page.getByRole('region', { name: 'Call sheet' })
  await see(sheet.getByRole('heading', { name: /Mar 17, 2027 · Night music/ }), sheet.getByText('Waltz'))
  expect(await violations(page)).toEqual([])
})
