import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { storedEvents } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

e2e('an instrumentation is made, and an event invites the brass and needs it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/calendar/lineups', { as: admin })
  await see(page.getByRole('heading', { name: 'No line-up yet' }))
  await page.getByRole('button', { name: 'New line-up' }).click()
  const dialog = page.getByRole('dialog', { name: 'New line-up' })
  await dialog.getByLabel('Name').fill('Metais')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('Please fill this in.'))
  await dialog.getByLabel('Instrument', { exact: true }).fill('Trompa')
  await dialog.getByLabel('How many').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await missing(dialog)
  const row = page.getByRole('row', { name: /Metais/ })
  await see(row.getByText('4 Trompa'))

  await page.getByRole('button', { name: 'Remove Metais' }).click()
  const removed = toast(page, '“Metais” is removed.')
  await pinToast(removed)
  await missing(row)
  await removed.getByRole('button', { name: 'Undo' }).click()
  await see(row)

  await page.goto('/calendar/new?start=2027-03-16')
  await page.getByLabel('Title').fill('Ensaio de metais')
  await page.getByLabel('Who is asked whether they come').selectOption('sections')
  await page.getByRole('button', { name: 'Deadline, places, call time, dress, line-up' }).click()
  await page.getByLabel('Deadline, days before').fill('3')
  await page.getByLabel('Be there at').fill('21:45')
  await see(page.getByText('That is the day before: the event has begun by then.'))
  await page.getByLabel('Be there at').fill('18:45')
  await missing(page.getByText('That is the day before'))
  await page.getByLabel('Meeting point').fill('Portão 2')
  await page.getByLabel('Line-up that is needed').selectOption({ label: 'Metais' })
  const add = page.getByRole('button', { name: 'Save', exact: true })
  await add.click()
  await see(page.getByText('Choose at least one.'))
  await page.getByRole('checkbox', { name: 'Brass' }).check()
  await add.click()
  await see(title(page, 'Ensaio de metais'), page.getByText('Portão 2'), page.getByText('3 days before'))

  // This event alone needs one more, and then again what the instrumentation needs.
  await page.getByRole('link', { name: 'Edit' }).click()
  await see(page.getByText('4 Trompa'), page.getByText('Empty: until it begins, as is usual in the group.'))
  await page.getByRole('button', { name: 'Change for this event' }).press('Enter')
  const own = page.getByRole('dialog', { name: 'Needed at this event' })
  await own.getByLabel('How many').fill('0')
  await own.getByRole('button', { name: 'Use for this event' }).click()
  await see(own.locator('[aria-invalid="true"]'))
  await own.getByLabel('How many').fill('5')
  await own.getByLabel('How many').press('Enter')
  await missing(own)
  await see(page.getByText('Changed for this event: 5 Trompa'))
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await see(toast(page, 'is saved'))
  expect((await storedEvents(api, admin))[0]?.extendedProps.needs).toEqual([{ instrument: 'Trompa', count: 5 }])
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Back to the line-up' }).click()
  await see(page.getByText('4 Trompa'))
  await page.getByRole('button', { name: 'Save changes', exact: true }).click()
  await see(title(page, 'Ensaio de metais'))
  expect((await storedEvents(api, admin))[0]?.extendedProps.needs).toBeUndefined()

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.reload()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Brass' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Be there at').inputValue()).toMatch(/^6:45.PM$/)
  const chosen = page.getByLabel('Line-up that is needed').locator('option:checked')
  await expect.poll(() => chosen.textContent()).toBe('Metais')
  const [event] = await storedEvents(api, admin)
  expect(event?.extendedProps).toMatchObject({ asks: { who: 'sections', sections: ['brass'] }, replyDays: 3 })
})

e2e('one press asks all instruments of one of the sections of the group', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const sections = [
    { id: newId(), name: 'Clarinets', family: 'woodwinds', instruments: ['Clarinet'] },
    { id: newId(), name: 'Double reeds', family: 'woodwinds', instruments: ['Oboe', 'Bassoon'] },
  ]
  await api.call('/members/change-sections', {
    as: admin,
    body: { settings: { sections, spellings: [], version: 0 } },
  })
  const page = await app.visit('/calendar/new?start=2027-03-16', { as: admin })
  await page.getByLabel('Title').fill('Double reeds alone')
  await page.getByLabel('Who is asked whether they come').selectOption('instruments')
  const whole = page.getByRole('group', { name: 'Whole sections' })
  const [clarinets, reeds] = ['Clarinets', 'Double reeds'].map((name) => whole.getByRole('button', { name }))
  await clarinets?.click()
  await reeds?.press('Enter')
  await see(page.getByRole('checkbox', { name: 'Clarinet', checked: true }))
  await page.getByRole('checkbox', { name: 'Bassoon' }).uncheck()
  await expect.poll(() => reeds?.getAttribute('aria-pressed')).toBe('false')
  await reeds?.click()
  // A second press takes them away.
  await clarinets?.click()
  await see(page.getByRole('checkbox', { name: 'Clarinet', checked: false }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Double reeds alone'), page.getByText('Oboe and Bassoon'))
  const [event] = await storedEvents(api, admin)
  expect(event?.extendedProps.asks).toEqual({ who: 'instruments', instruments: ['Oboe', 'Bassoon'] })
})
