import { expect } from 'vitest'
import type { Repeat } from '@contract/calendar'
import { addEvent, at, eventLink, dayCell, drag, storedDays, storedEvents } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

const tuesdays: Repeat = { freq: 'weekly', interval: 1, byWeekday: ['TU'], until: '2027-04-06' }
const DAYS = ['2027-03-16', '2027-03-23', '2027-03-30', '2027-04-06']

e2e('every Tuesday until July, but not on these dates', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Missa', day: '2027-03-30', from: '20:00', to: '22:00', calendar: 'Outros' })
  const page = await app.visit('/calendar/new?start=2027-03-16', { as: admin })
  await page.getByLabel('Title').fill('Ensaio geral')
  await page.getByLabel('Repeats').selectOption('weekly')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // A series has to end.
  await see(page.getByText('Please fill this in.'))
  await page.getByLabel('Last day').fill('2027-06-30')
  await see(page.getByText('16 events · Every week on Tuesday, from Mar 16, 2027 to Jun 29, 2027'))
  // What else there is then is said, and stands in nobody's way.
  await see(page.getByText('1 date of the series is at the same time as something else: “Missa” (Tue, Mar 30'))
  await page.getByRole('button', { name: 'Leave out Mar 30, 2027' }).click()
  await page.getByRole('button', { name: 'Leave out Jun 22, 2027' }).click()
  await see(page.getByText('14 events · Every week on Tuesday'), page.getByText('2 dates left out'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await pinToast(toast(page, '“Ensaio geral” is in the calendar, 14 times.'))
  await see(title(page, 'Ensaio geral'))
  await see(page.getByText('1 of 14'))
  const days = await storedDays(api, admin)
  expect(days.filter((day) => day !== '2027-03-30')).toHaveLength(14)
  expect(days).not.toContain('2027-06-22')
  expect(days.at(-1)).toBe('2027-06-29')

  await toast(page, '14 times').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '14 events are removed.'), title(page, 'Calendar'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-30'])
})

e2e('a new event is taken back with Undo, and who has gone on is left where they are', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/calendar?date=2027-03-10', { as: admin })
  const add = async (name: string) => {
    await page.getByRole('link', { name: 'New event' }).click()
    await page.getByLabel('Title').fill(name)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(title(page, name))
  }
  await add('Ensaio')
  await toast(page, '“Ensaio” is in the calendar.').getByRole('button', { name: 'Undo' }).click()
  // Back to the month that one came from.
  await see(
    toast(page, '“Ensaio” is removed.'),
    title(page, 'Calendar'),
    page.getByRole('heading', { name: 'March 2027' }),
  )
  await expect.poll(() => storedEvents(api, admin)).toEqual([])

  await add('Concerto')
  await pinToast(toast(page, '“Concerto” is in the calendar.'))
  await page.getByRole('link', { name: 'Edit' }).press('Enter')
  await see(title(page, 'Edit Concerto'))
  await toast(page, '“Concerto” is in the calendar.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“Concerto” is removed.'), title(page, 'Edit Concerto'))
  await expect.poll(() => storedEvents(api, admin)).toEqual([])
})

e2e('one of a series is moved alone, or all that follow with it, and Undo puts each back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
  const page = await app.visit('/calendar?date=2027-03-10', { as: admin })
  const dialog = page.getByRole('dialog', { name: 'Move which events of the series?' })

  await drag(page, eventLink(page, '2027-03-23', 'Ensaio'), dayCell(page, '2027-03-24'))
  await see(dialog.getByText('4 events'), dialog.getByText('3 events'))
  // Whoever thinks better of it has moved nothing.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await see(eventLink(page, '2027-03-23', 'Ensaio'))
  await expect.poll(() => storedDays(api, admin)).toEqual(DAYS)

  await drag(page, eventLink(page, '2027-03-23', 'Ensaio'), dayCell(page, '2027-03-25'))
  await dialog.getByRole('radio', { name: /^This and all that follow/ }).check()
  // The second click is none on the day that lies behind.
  await dialog.getByRole('button', { name: 'Move', exact: true }).dblclick()
  await pinToast(toast(page, '3 events of the series are moved.'))
  await see(eventLink(page, '2027-04-01', 'Ensaio'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-16', '2027-03-25', '2027-04-01', '2027-04-08'])
  await toast(page, 'are moved').getByRole('button', { name: 'Undo' }).click()
  await see(eventLink(page, '2027-03-30', 'Ensaio'))
  await expect.poll(() => storedDays(api, admin)).toEqual(DAYS)
})

e2e('a change of this and all that follow leaves what was before', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [, second] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
  const page = await app.visit(`/calendar/${second?.id}`, { as: admin })
  await see(page.getByText('2 of 4'))
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Place').fill('Teatro')
  await page.getByLabel('Start time').fill('20:00')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change which events of the series?' })
  await dialog.getByRole('radio', { name: /^This and all that follow/ }).check()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  const told = toast(page, '3 events of the series are changed.')
  await pinToast(told)
  await see(title(page, 'Ensaio'), page.getByText('Teatro'))
  const events = await storedEvents(api, admin)
  expect(events.map(({ start }) => start)).toEqual([
    at('2027-03-16', '19:30'),
    at('2027-03-23', '20:00'),
    at('2027-03-30', '20:00'),
    at('2027-04-06', '20:00'),
  ])
  expect(events.map(({ extendedProps }) => extendedProps.location)).toEqual([undefined, 'Teatro', 'Teatro', 'Teatro'])

  await told.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Everything is as it was before.'))
  // The screen shows it too, without a reload.
  await missing(page.getByText('Teatro'))
  const after = await storedEvents(api, admin)
  expect(after.map(({ start, extendedProps }) => [start, extendedProps.location])).toEqual(
    DAYS.map((day) => [at(day, '19:30'), undefined]),
  )
})

e2e('what is saved of a single event can be undone, on whatever screen one is by then', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Concerto', day: '2027-03-16', props: { location: 'Sede' } })
  const page = await app.visit(`/calendar/${event?.id}/edit`, { as: admin })
  await page.getByLabel('Title').fill('Concerto de outono')
  await page.getByLabel('Place').fill('Teatro')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const told = toast(page, '“Concerto de outono” is saved.')
  await pinToast(told)
  await see(title(page, 'Concerto de outono'))
  await page.getByRole('link', { name: 'Edit' }).press('Enter')
  await see(title(page, 'Edit Concerto de outono'))
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Everything is as it was before.'))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await see(title(page, 'Concerto'), page.getByText('Sede'))
  await expect.poll(() => storedEvents(api, admin)).toEqual([{ ...event, version: 3 }])
})

e2e('a whole series is called off, removed, and brought back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [first] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
  const page = await app.visit(`/calendar/${first?.id}`, { as: admin })
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  await act('Cancel this event')
  const calling = page.getByRole('dialog', { name: 'Cancel which events of the series?' })
  await calling.getByRole('button', { name: 'Cancel the event' }).click()
  await pinToast(toast(page, '“Ensaio” is cancelled.'))
  await see(page.getByText('Cancelled', { exact: true }))
  await toast(page, 'is cancelled').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Everything is as it was before.'))

  await act('Remove')
  const dialog = page.getByRole('dialog', { name: 'Remove which events of the series?' })
  await dialog.getByRole('radio', { name: /^The whole series/ }).check()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await pinToast(toast(page, '4 events are removed.'))
  await see(title(page, 'Calendar'))
  await expect.poll(() => storedEvents(api, admin)).toEqual([])
  await toast(page, '4 events are removed.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '4 events are back.'))
  await expect.poll(() => storedDays(api, admin)).toEqual(DAYS)
})
