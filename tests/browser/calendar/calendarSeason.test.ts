import { expect } from 'vitest'
import { addEvent, eventLink, storedDays, storedEvents } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

e2e('a season is copied by weekday, without what does not fit, and taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const repeat = { freq: 'weekly', interval: 1, until: '2026-03-31' } as const
  const [first] = await addEvent(api, admin, { title: 'Ensaio', day: '2026-03-03', repeat })
  const lines = [{ kind: 'expense', category: 'venue', amount: 40_000 }]
  await api.call('/finances/add-event-budget', { as: admin, body: { eventBudget: { eventId: first?.id, lines } } })
  await addEvent(api, admin, { title: 'Concerto', day: '2026-04-11', calendar: 'Publico' })
  const programme = [{ title: 'Abertura' }]
  await addEvent(api, admin, { title: 'Gala', day: '2026-04-18', calendar: 'Publico', props: { programme } })
  await addEvent(api, admin, { title: 'Missa', day: '2027-03-09', from: '20:00', to: '22:00', calendar: 'Outros' })
  await addEvent(api, admin, { title: 'Desmarcado', day: '2026-04-12', props: { status: 'cancelled' } })
  const before = await storedEvents(api, admin)
  const page = await app.visit('/calendar/copy', { as: admin })
  await page.getByLabel('First day to copy').fill('2026-03-02')
  await page.getByLabel('Last day to copy').fill('2026-02-01')
  await page.getByRole('button', { name: 'Show the events' }).click()
  await see(page.getByText('The end comes after the start.'))
  await page.getByLabel('Last day to copy').fill('2026-04-30')
  await page.getByLabel('The new season begins in the week of').fill('2027-03-01')
  await page.getByRole('button', { name: 'Show the events' }).click()
  await see(page.getByRole('heading', { name: '7 events would be added' }))
  await missing(page.getByText('Desmarcado'))
  await see(page.getByText('1 of these events is at the same time as something else: “Missa” (Tue, Mar 9'))
  // A Tuesday is a Tuesday again.
  const second = page.getByRole('checkbox', { name: /^Copy Ensaio, Tue, Mar 9/ })
  await second.uncheck()
  await missing(page.getByText('“Missa”'))
  // Any day can be another.
  await page.getByLabel(/^Day of Gala, Sat, Apr 17/).fill('2027-05-02')
  await page.getByLabel(/^Day of Gala/).press('Enter')
  await see(page.getByRole('checkbox', { name: /^Copy Gala, Sun, May 2/ }))
  await page.getByRole('checkbox', { name: 'All of April 2027' }).uncheck()
  expect(await page.getByRole('checkbox', { name: 'Copy the programme of 1 event too' }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'Copy the budget of 1 event too' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Add 5 events' }).click()
  await pinToast(toast(page, '5 events are in the calendar.'))
  await see(title(page, 'Calendar'), eventLink(page, '2027-03-16', 'Ensaio'))
  const days = (await storedDays(api, admin)).filter((day) => day > '2027')
  const copy = (await storedEvents(api, admin)).find(({ start }) => start.startsWith('2027-03-02'))
  const planned = await api.call(`/finances/find-event-budget?id=${copy?.id}`, { as: admin })
  expect(await planned.json()).toMatchObject({ eventBudget: { lines } })
  expect(days).toEqual(['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23', '2027-03-30', '2027-05-02'])
  const gala = (await storedEvents(api, admin)).findLast(({ title: name }) => name === 'Gala')
  expect(gala?.extendedProps.programme).toBeUndefined()
  await toast(page, '5 events').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'The copy is taken back.'))
  await missing(eventLink(page, '2027-03-16', 'Ensaio'))
  await expect.poll(() => storedEvents(api, admin)).toEqual(before)
})

e2e('the private address is made, copied, renewed and switched off', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  await addEvent(api, admin, { title: 'Concerto', day: '2027-03-20', calendar: 'Publico' })
  const member = await api.join(admin, 'member')
  const page = await app.visit('/calendar', { as: member })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await see(page.getByRole('button', { name: 'Copied' }))
    const text = await page.evaluate(() => navigator.clipboard.readText())
    await see(page.getByRole('button', { name: 'Copy the address' }))
    return text
  }
  const served = async (address: string) => {
    const reply = await fetch(address)
    return reply.ok ? reply.text() : reply.status
  }

  await page.getByRole('button', { name: 'Subscribe' }).click()
  const drawer = page.getByRole('dialog', { name: 'Subscribe to the calendar' })
  await drawer.getByRole('button', { name: 'Make my address' }).click()
  await see(drawer.getByRole('textbox', { name: 'Your private address' }))
  const first = await copied()
  expect(await served(first)).toContain('SUMMARY:Concerto')

  await drawer.getByRole('checkbox', { name: 'Public' }).uncheck()
  const without = await copied()
  expect(await served(without)).not.toContain('SUMMARY:Concerto')
  expect(await served(without)).toContain('SUMMARY:Ensaio')

  await drawer.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('dialog', { name: 'Make a new address?' }).getByRole('button', { name: 'New address' }).click()
  await see(toast(page, 'You have a new address.'))
  expect(await served(first)).toBe(404)
  const second = await copied()
  expect(await served(second)).toContain('SUMMARY:Ensaio')

  await drawer.getByRole('button', { name: 'Switch off' }).click()
  await page
    .getByRole('dialog', { name: 'Switch your address off?' })
    .getByRole('button', { name: 'Switch off' })
    .click()
  await see(drawer.getByRole('button', { name: 'Make my address' }))
  expect(await served(second)).toBe(404)
})

e2e(
  'birthdays and jubilees are in the address where they are ticked, for who may see members',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', birthDate: '1990-07-12' })
    const conductor = await api.join(admin, 'conductor')
    const page = await app.visit('/calendar', { as: conductor })
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Make my address' }).click()
    const address = page.getByRole('textbox', { name: 'Your private address' })
    await see(address)
    const served = async () => (await fetch(await address.inputValue())).text()
    expect(await served()).not.toContain('Ana Lima')
    await page.getByRole('checkbox', { name: 'Birthdays and jubilees of members' }).check()
    await expect.poll(() => address.inputValue()).toContain('people=yes')
    expect(await served()).toContain('SUMMARY:Birthday of Ana Lima')

    const musician = await app.visit('/calendar', { as: await api.join(admin, 'member') })
    await musician.getByRole('button', { name: 'Subscribe' }).click()
    await musician.getByRole('button', { name: 'Make my address' }).click()
    await see(musician.getByRole('checkbox', { name: 'Public', exact: true }))
    await missing(musician.getByRole('checkbox', { name: 'Birthdays and jubilees of members' }))
  },
)
