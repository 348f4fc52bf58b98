import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { addEvent, at, eventLink, dayCell, drag, pull, storedDays, storedEvents, untilReadAgain } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

const MARCH = '/calendar?date=2027-03-10'

e2e('a press on a day, or a pull over several, begins an event there', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit(MARCH, { as: admin })
  await dayCell(page, '2027-03-16').click({ position: { x: 60, y: 80 } })
  await see(title(page, 'New event'))
  await expect.poll(() => page.getByLabel('Starts on').inputValue()).toBe('03/16/2027')
  await expect.poll(() => page.getByLabel('Ends on').inputValue()).toBe('03/16/2027')

  // Nothing is sent before it is right.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(page.getByText('Please fill this in.'))
  await page.getByLabel('Title').fill('Ensaio de naipe')
  await page.getByLabel('Starts on').fill('2027-03-17')
  // The end goes along.
  await expect.poll(() => page.getByLabel('Ends on').inputValue()).toBe('03/17/2027')
  await page.getByLabel('Place').fill('Sede')
  await page.getByRole('button', { name: 'Add a piece' }).click()
  await page.getByRole('textbox', { name: 'Piece', exact: true }).fill('Abertura')
  await page.getByRole('textbox', { name: /^Length/ }).fill('75')
  await see(page.getByText('1 hr 15 min in all'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(
    toast(page, '“Ensaio de naipe” is in the calendar.'),
    title(page, 'Ensaio de naipe'),
    page.getByText('Sede'),
  )
  const [event] = await storedEvents(api, admin)
  expect(event).toMatchObject({ start: at('2027-03-17', '19:30'), end: at('2027-03-17', '21:30'), version: 1 })

  await page.getByRole('link', { name: 'Calendar', exact: true }).last().click()
  await see(eventLink(page, '2027-03-17', 'Ensaio de naipe'))
  await drag(page, dayCell(page, '2027-03-22'), dayCell(page, '2027-03-24'))
  await see(title(page, 'New event'))
  await expect.poll(() => page.getByLabel('All day').isChecked()).toBe(true)
  await page.getByLabel('Title').fill('Turnê')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Turnê'))
  await expect
    .poll(() => storedEvents(api, admin))
    .toContainEqual(expect.objectContaining({ title: 'Turnê', start: '2027-03-22', end: '2027-03-25', allDay: true }))
})

e2e('an event is moved by hand, and Undo puts it back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  await addEvent(api, admin, { title: 'Missa', day: '2027-03-18', from: '20:00', to: '22:00', calendar: 'Outros' })
  const page = await app.visit(MARCH, { as: admin })
  await drag(page, eventLink(page, '2027-03-16', 'Ensaio'), dayCell(page, '2027-03-18'))
  await pinToast(toast(page, '“Ensaio” is now on Thu, Mar 18, 2027'))
  await see(toast(page, 'At the same time there is “Missa” (8:00 – 10:00'), eventLink(page, '2027-03-18', 'Ensaio'))
  await expect
    .poll(() => storedEvents(api, admin))
    .toContainEqual(expect.objectContaining({ start: at('2027-03-18', '19:30'), version: 2 }))
  await toast(page, 'is now on').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'is back where it was'), eventLink(page, '2027-03-16', 'Ensaio'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-16', '2027-03-18'])
})

e2e('what someone else changed meanwhile is said, and nothing is moved', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  const page = await app.visit(MARCH, { as: admin })
  await see(eventLink(page, '2027-03-16', 'Ensaio'))
  const theirs = { ...event, start: at('2027-03-23', '20:00'), end: at('2027-03-23', '22:00') }
  await api.call('/calendar/update-event', { as: admin, body: { event: theirs } })
  await drag(page, eventLink(page, '2027-03-16', 'Ensaio'), dayCell(page, '2027-03-18'))
  await see(toast(page, 'Someone else changed “Ensaio” meanwhile: it is on Tue, Mar 23, 2027'))
  await see(eventLink(page, '2027-03-23', 'Ensaio'))
  await missing(eventLink(page, '2027-03-16', 'Ensaio'), eventLink(page, '2027-03-18', 'Ensaio'))
})

e2e(
  'in a week an event falls in as far from where it was as it is pulled, wherever one takes hold of it',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', from: '09:00', to: '11:00' })
    const page = await app.visit('/calendar?date=2027-03-16&view=week', { as: admin })
    const link = eventLink(page, '2027-03-16', 'Ensaio')
    await see(link)
    const [quarter, hour] = [11, 44]
    const pullTo = async (from: number, by: number, start: string, end: string) => {
      await untilReadAgain(page, () => pull(page, link, from, by))
      const stored = (await storedEvents(api, admin)).map((event) => [event.start, event.end])
      expect(stored).toEqual([[at('2027-03-16', start), at('2027-03-16', end)]])
    }
    // By its first quarter of an hour, by the second, and by the last one.
    await pullTo(quarter * 0.3, hour, '10:00', '12:00')
    await pullTo(quarter * 1.3, hour, '11:00', '13:00')
    await pullTo(quarter * 6.5, -hour, '10:00', '12:00')
    // Its lower edge makes it longer.
    await pullTo(-5, quarter, '10:00', '12:15')
  },
)

e2e('an all-day event is made longer by its edge, and by keys', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Festival', day: '2027-03-16' })
  const allDay = { ...event, start: '2027-03-16', end: '2027-03-17', allDay: true }
  await api.call('/calendar/update-event', { as: admin, body: { event: allDay } })
  const page = await app.visit(MARCH, { as: admin })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
  const link = eventLink(page, '2027-03-16', 'Festival')
  await link.hover()
  await untilReadAgain(page, () => drag(page, link.locator('.fc-event-resizer-end'), dayCell(page, '2027-03-19')))
  await pinToast(toast(page, '“Festival” is now'))
  await expect.poll(() => storedEvents(api, admin)).toMatchObject([{ start: '2027-03-16', end: '2027-03-20' }])
  const widthOf = async (thing: Locator) => (await thing.boundingBox())?.width ?? 0
  const shownDays = async () => Math.round((await widthOf(link)) / (await widthOf(dayCell(page, '2027-03-16'))))
  await expect.poll(shownDays).toBe(4)
  const act = async (action: () => Promise<void>, end: string) => {
    await untilReadAgain(page, action)
    expect((await storedEvents(api, admin))[0]?.end).toBe(end)
    await expect.poll(shownDays).toBe(Number(end.slice(-2)) - 16)
    await see(page.locator('.calendar-board[aria-busy=false]'))
    await expect.poll(focused).toBe(`/calendar/${event?.id}`)
  }
  const press = (key: string, end: string) => act(() => link.press(key), end)
  const undo = toast(page, '“Festival” is now').getByRole('button', { name: 'Undo' })
  await act(() => undo.click(), '2027-03-17')
  await press('+', '2027-03-18')
  await press('+', '2027-03-19')
  await press('-', '2027-03-18')
})

e2e('the keys of an event open it, move it, and ask where to', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  await addEvent(api, admin, { title: 'Missa', day: '2027-03-30', from: '20:00', to: '22:00', calendar: 'Outros' })
  const page = await app.visit(MARCH, { as: admin })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))

  await eventLink(page, '2027-03-16', 'Ensaio').focus()
  // Pressed on while the answer is on its way: no version is sent twice, and nobody is told of someone else.
  const presses: Promise<void>[] = []
  await page.route('**/calendar/list-events?*', async (route) => {
    // Not while the first keys are let go of: an arrow without Shift is another key.
    await Promise.all(presses)
    await page.keyboard.press('Shift+ArrowRight')
    await route.continue()
  })
  presses.push(page.keyboard.press('Shift+ArrowRight'))
  await Promise.all(presses)
  await see(eventLink(page, '2027-03-17', 'Ensaio'))
  await page.unroute('**/calendar/list-events?*')
  await missing(toast(page, 'Someone else'))
  await expect.poll(() => storedDays(api, admin)).toContain('2027-03-17')
  // It was drawn anew; the focus is with it again.
  await expect.poll(focused).toBe(`/calendar/${event?.id}`)
  await page.keyboard.press('Shift+ArrowDown')
  await see(eventLink(page, '2027-03-24', 'Ensaio'))
  await expect.poll(focused).toBe(`/calendar/${event?.id}`)
  // Undo takes its own button away: the focus goes to what it was about.
  await toast(page, 'Mar 24').getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await see(eventLink(page, '2027-03-17', 'Ensaio'))
  await expect.poll(focused).toBe(`/calendar/${event?.id}`)

  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move “Ensaio”' })
  await dialog.getByLabel('New date').selectText()
  await page.keyboard.type('02312027')
  await page.keyboard.press('Enter')
  await see(dialog.getByText('This date does not exist.'))
  await dialog.getByLabel('New date').fill('')
  await page.keyboard.press('Enter')
  await see(dialog.getByText('Please fill this in.'))
  await dialog.getByLabel('New date').fill('2027-03-30')
  await dialog.getByLabel('New time').fill('20:15')
  // What else there is at that time is said here too.
  await see(dialog.getByText('At the same time there is “Missa” (8:00 – 10:00'))
  await page.keyboard.press('Enter')
  await see(eventLink(page, '2027-03-30', 'Ensaio'))
  await expect
    .poll(() => storedEvents(api, admin))
    .toContainEqual(expect.objectContaining({ start: at('2027-03-30', '20:15'), end: at('2027-03-30', '22:15') }))
  await eventLink(page, '2027-03-30', 'Ensaio').focus()
  await page.keyboard.press('Enter')
  await see(title(page, 'Ensaio'))
})

e2e('a full day says how many more, and shows them all', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (let hour = 8; hour < 16; hour += 1) {
    await addEvent(api, admin, {
      title: `Naipe ${hour}`,
      day: '2027-03-16',
      from: `${hour}:00`.padStart(5, '0'),
      to: `${hour + 1}:00`.padStart(5, '0'),
    })
  }
  const page = await app.visit(MARCH, { as: admin })
  await dayCell(page, '2027-03-16').getByRole('button', { name: '3 more' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tuesday, March 16, 2027' })
  await see(dialog.getByRole('link', { name: 'Naipe 15' }))
  await expect.poll(() => dialog.getByRole('link').count()).toBe(8)
  await dialog.getByRole('link', { name: 'Naipe 15' }).click()
  await see(title(page, 'Naipe 15'))
})
