import type { Page } from 'playwright-core'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { addEvent, at, eventLink, dayCell, storedDays, storedEvents, waitUntilDrawn } from './eventFixture'
import { e2e } from '../support/e2e'
import { missing, see, title } from '../support/page'

const MARCH = '/calendar?date=2027-03-10'
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name })

e2e('categories, view and date are kept by the address', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  await addEvent(api, admin, { title: 'Concerto', day: '2027-03-20', calendar: 'Publico' })
  await addEvent(api, admin, { title: 'Abertura', day: '2027-04-01' })
  const page = await app.visit(MARCH, { as: admin })
  await see(eventLink(page, '2027-03-16', 'Ensaio'), eventLink(page, '2027-03-20', 'Concerto'))
  for (const name of ['All categories', /^Public/, /^Private/, /^Rehearsal/, /^Other/]) {
    await expect.poll(() => box(page, name).isChecked()).toBe(true)
  }
  // The month shows the first of April too, and counts, like the list, what is in March.
  await see(page.getByText('1 event in March 2027', { exact: true }).first(), eventLink(page, '2027-04-01', 'Abertura'))
  await page.getByRole('radio', { name: 'List' }).click({ force: true })
  await missing(page.locator('.month-grid'))
  await see(page.getByText('1 event in March 2027', { exact: true }).first())
  await page.goBack()

  await box(page, /^Rehearsal/).click()
  await missing(eventLink(page, '2027-03-16', 'Ensaio'))
  await see(eventLink(page, '2027-03-20', 'Concerto'))
  await page.getByRole('button', { name: 'Next month' }).click()
  await see(page.getByRole('heading', { name: 'April 2027' }))
  await page.getByRole('radio', { name: 'Week' }).click({ force: true })
  await see(page.getByRole('heading', { name: /Mar 28 – Apr 3, 2027/ }))
  expect(new URL(page.url()).search).toBe('?view=week&date=2027-04-01&calendars=Publico%2CParticular%2COutros')
  await page.reload()
  await see(page.getByRole('heading', { name: /Mar 28 – Apr 3, 2027/ }))
  await expect.poll(() => box(page, /^Rehearsal/).isChecked()).toBe(false)

  await page.goBack()
  await page.goBack()
  await see(page.getByRole('heading', { name: 'March 2027' }), eventLink(page, '2027-03-20', 'Concerto'))
  // All at once: first all of them, then none.
  await box(page, 'All categories').click()
  await see(eventLink(page, '2027-03-16', 'Ensaio'))
  await box(page, 'All categories').click()
  await missing(eventLink(page, '2027-03-16', 'Ensaio'), eventLink(page, '2027-03-20', 'Concerto'))
  await page.getByRole('button', { name: 'Show all categories' }).click()
  await see(eventLink(page, '2027-03-16', 'Ensaio'))

  // To an event and back: the calendar is as it was left.
  await box(page, /^Other/).click()
  await eventLink(page, '2027-03-20', 'Concerto').click()
  await see(title(page, 'Concerto'))
  await page.getByRole('link', { name: 'Calendar', exact: true }).last().click()
  await see(page.getByRole('heading', { name: 'March 2027' }))
  await expect.poll(() => box(page, /^Other/).isChecked()).toBe(false)
})

e2e('the date to go to is typed by keys', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit(MARCH, { as: admin })
  const field = page.getByLabel('Go to a date')
  await field.selectText()
  await page.keyboard.type('06152028')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { name: 'June 2028' }))
  expect(new URL(page.url()).searchParams.get('date')).toBe('2028-06-15')
  // Whoever leaves it in the middle finds there where they are.
  await page.keyboard.press('Shift+Tab')
  await field.selectText()
  await page.keyboard.press('Backspace')
  await expect.poll(() => field.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Next month' }).focus()
  await expect.poll(() => field.inputValue()).toBe('06/15/2028')
})

e2e('a month stands the same however one came to it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, {
    title: 'Turnê',
    day: '2027-03-11',
    from: '08:00',
    to: '23:00',
    props: { location: 'Sul' },
  })
  const tour = { title: 'Festival', allDay: true, start: '2027-03-12', end: '2027-03-17' }
  const event = { ...tour, id: uuidv7(), extendedProps: { calendar: 'Publico', status: 'scheduled' } }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  for (const hour of [10, 11, 12, 13, 14, 15, 16]) {
    const evening = { title: `Naipe ${hour}`, day: '2027-03-15', from: `${hour}:00`, to: `${hour}:45` }
    await addEvent(api, admin, evening)
  }
  await addEvent(api, admin, { title: 'Outro mês', day: '2027-04-21' })

  const page = await app.visit(MARCH, { as: admin })
  const places = async (): Promise<string[]> => {
    await see(eventLink(page, '2027-03-11', 'Turnê'), page.getByRole('button', { name: '3 more' }))
    await waitUntilDrawn(page)
    return page
      .locator('a.grid-event:visible')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${JSON.stringify(link.getBoundingClientRect())}`),
      )
  }
  const opened = await places()
  // Seven and the festival on one day, of which five are shown; the festival twice, as it goes on in another week.
  expect(opened).toHaveLength(1 + 2 + 4)
  await page.getByRole('button', { name: 'Next month' }).click()
  await see(eventLink(page, '2027-04-21', 'Outro mês'))
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect.poll(places).toEqual(opened)
  // In a week, which has more room, the same events are higher.
  await page.goto(`${MARCH}&view=week`)
  await see(eventLink(page, '2027-03-11', 'Turnê').getByText('Sul'))
  await page.getByRole('radio', { name: 'Month' }).click({ force: true })
  await expect.poll(places).toEqual(opened)
})

e2e('what else there is at that time is said before saving', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Missa', day: '2027-03-16', from: '19:00', to: '20:00', calendar: 'Outros' })
  await addEvent(api, admin, { title: 'Aula', day: '2027-03-16', from: '09:00', to: '10:00' })
  await addEvent(api, admin, { title: 'Desmarcado', day: '2027-03-16', props: { status: 'cancelled' } })
  const page = await app.visit('/calendar/new?start=2027-03-16', { as: admin })
  await see(page.getByText('At the same time there is “Missa” (7:00 – 8:00 PM).'))
  await see(page.getByText('Also that day: “Aula” (9:00 – 10:00 AM)'))
  await missing(page.getByText('Desmarcado'))
  await page.getByLabel('Start time').fill('20:30')
  await missing(page.getByText('At the same time'))
  await page.getByLabel('Start time').fill('19:30')
  await see(page.getByText('At the same time'))
  // It warns; it does not forbid.
  await page.getByLabel('Title').fill('Ensaio')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Ensaio'))
})

e2e('a save that does not get through takes nothing away', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/calendar/new?start=2027-03-16', { as: admin })
  await page.getByLabel('Title').fill('Ensaio')
  await page.route('**/calendar/add-event', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(page.getByRole('alert').filter({ hasText: 'The server did not answer' }))
  await page.reload()
  await see(page.getByText('What you typed before is here again.'))
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Ensaio')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Ensaio'))
  await expect.poll(() => storedEvents(api, admin)).toHaveLength(1)
})

e2e('two who edit the same event choose between their versions', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  const page = await app.visit(`/calendar/${event?.id}/edit`, { as: admin })
  await page.getByLabel('Title').fill('Ensaio geral')
  await page.getByLabel('Place').fill('Sede')
  const theirs = { ...event, title: 'Ensaio aberto', start: at('2027-03-16', '18:00') }
  await api.call('/calendar/update-event', { as: admin, body: { event: theirs } })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
  await dialog.getByRole('radio', { name: /Ensaio aberto/ }).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await see(title(page, 'Ensaio aberto'), page.getByText('Sede'))
  await expect
    .poll(() => storedEvents(api, admin))
    .toMatchObject([{ start: theirs.start, extendedProps: { location: 'Sede' } }])
})

e2e('who may only read is offered nothing to change', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  const member = await api.join(admin, 'member')
  const page = await app.visit(MARCH, { as: member })
  await see(eventLink(page, '2027-03-16', 'Ensaio'), page.getByRole('button', { name: 'Subscribe' }))
  await missing(page.getByRole('link', { name: 'New event' }), page.getByRole('link', { name: 'Copy a season' }))
  await dayCell(page, '2027-03-17').click({ position: { x: 40, y: 80 } })
  await eventLink(page, '2027-03-16', 'Ensaio').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('m')
  await see(title(page, 'Calendar'))
  expect(await page.getByRole('dialog').count()).toBe(0)
  await eventLink(page, '2027-03-16', 'Ensaio').click()
  await see(title(page, 'Ensaio'))
  await missing(page.getByRole('link', { name: 'Edit' }), page.getByRole('button', { name: 'More' }))
  for (const path of ['/calendar/new', '/calendar/copy', `/calendar/${event?.id}/edit`]) {
    await page.goto(path)
    await see(title(page, /not|may/i))
  }
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-16'])
})

e2e('on a phone the list comes first, and the categories fold away', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', props: { location: 'Sede' } })
  const page = await app.visit(MARCH, { as: admin, window: { width: 390, height: 844 } })
  await see(page.getByRole('heading', { name: 'Tuesday, March 16' }), page.getByRole('link', { name: 'Ensaio' }))
  await missing(box(page, /^Rehearsal/))
  await page.getByRole('button', { name: /^Categories \(4 of 4\)/ }).click()
  await box(page, /^Rehearsal/).click()
  await missing(page.getByRole('link', { name: 'Ensaio' }))
  await see(page.getByRole('button', { name: /^Categories \(3 of 4\)/ }))

  // A week is wider than the screen: it says its hours all the same, and begins where today is.
  await page.goto('/calendar?date=2027-03-16&view=week')
  await see(eventLink(page, '2027-03-16', 'Ensaio').getByText('7:30 – 9:30 PM'))
  await page.getByRole('button', { name: 'Today' }).click()
  const today = page.locator('th.fc-day-today')
  await see(today)
  await expect
    .poll(() => today.boundingBox().then((place) => place && place.x >= 0 && place.x + place.width <= 390))
    .toBe(true)
})

e2e('the whole of a title as titles are is read in the month', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Concerto de Santa Cecília', day: '2027-03-16' })
  const page = await app.visit(MARCH, { as: admin })
  const shown = eventLink(page, '2027-03-16', 'Concerto de Santa Cecília').locator('.event-content')
  await see(shown)
  await expect.poll(() => shown.evaluate((one) => one.scrollHeight <= one.clientHeight)).toBe(true)
  // It is as wide as its place, also when the menu beside it comes and goes.
  const strip = () =>
    page.locator('.month-grid').evaluate((one) => one.clientWidth - (one.querySelector('table')?.offsetWidth ?? 0))
  const width = () => page.locator('.month-grid').evaluate((one) => one.clientWidth)
  const before = await width()
  await page.locator('.menu-toggle button').click()
  await expect.poll(width).toBeGreaterThan(before)
  await expect.poll(strip).toBe(0)
})

e2e('a warning that comes while Save is pressed waits, and takes the press from nobody', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Missa', day: '2027-03-16', from: '19:00', to: '20:00', calendar: 'Outros' })
  const page = await app.visit('/members', { as: admin })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const ofTheDay = '**/calendar/list-events?start=2027-03-16*'
  await page.route(ofTheDay, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(ofTheDay)
  const answered = page.waitForResponse(ofTheDay)
  await page.goto('/calendar/new?start=2027-03-16')
  await page.getByLabel('Title').fill('Ensaio')
  await asked
  await page.getByRole('button', { name: 'Save', exact: true }).hover()
  await page.mouse.down()
  answer()
  await answered
  // It would be in the page by now.
  await page.waitForTimeout(300)
  expect(await page.getByText('At the same time').count()).toBe(0)
  await page.mouse.up()
  await see(title(page, 'Ensaio'))
})

e2e('a week opens at its first event, days-long ones above the hours, and cuts no time', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', from: '19:30', to: '22:30' })
  // Beside it, so that each has half of the day.
  await addEvent(api, admin, { title: 'Coro', day: '2027-03-16', from: '19:30', to: '22:30' })
  const weekend = {
    title: 'Fim de semana',
    allDay: false,
    start: '2027-03-18T18:00:00.000Z',
    end: '2027-03-20T15:00:00.000Z',
  }
  const event = { ...weekend, id: uuidv7(), extendedProps: { calendar: 'Ensaio', status: 'scheduled' } }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  const page = await app.visit('/calendar?date=2027-03-16&view=week', {
    as: admin,
    window: { width: 1024, height: 700 },
  })
  const evening = page.locator('.fc-timegrid-col').getByRole('link', { name: 'Ensaio' })
  await see(evening, page.locator('.fc-daygrid-body').getByRole('link', { name: 'Fim de semana' }))
  await expect.poll(() => page.getByRole('link', { name: 'Fim de semana' }).count()).toBe(1)
  const isInWindow = () => evening.evaluate((shown) => shown.getBoundingClientRect().top < window.innerHeight - 100)
  await expect.poll(isInWindow).toBe(true)
  // What is neither cut at the edge nor under another event.
  const isSeen = (name: string) =>
    page
      .locator('.fc-timegrid-col')
      .getByRole('link', { name })
      .locator('.event-content-time')
      .evaluate((time) => {
        const range = document.createRange()
        range.selectNodeContents(time)
        const link = time.closest('a')
        const inner = (link?.getBoundingClientRect().left ?? 0) + (link?.clientLeft ?? 0) + (link?.clientWidth ?? 0)
        return [...range.getClientRects()].every(
          ({ right, left, top, height }) =>
            right <= inner &&
            [left + 1, right - 1].every((x) => link?.contains(document.elementFromPoint(x, top + height / 2)) === true),
        )
      })
  await expect.poll(() => isSeen('Ensaio')).toBe(true)
  await expect.poll(() => isSeen('Coro')).toBe(true)
  // The morning is one press away.
  await missing(page.getByText('9am', { exact: true }))
  await page.getByRole('button', { name: 'Show the earlier hours' }).click()
  await see(page.getByText('9am', { exact: true }))
})

e2e('a month is printed with all events of each day, on landscape pages', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18]
  for (const hour of hours) {
    const evening = { title: `Naipe ${hour}`, day: '2027-03-15', from: `${hour}:00`, to: `${hour}:45` }
    await addEvent(api, admin, evening)
  }
  const page = await app.visit(MARCH, { as: admin })
  await see(page.getByRole('button', { name: '4 more' }))
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const paper = page.getByRole('table').filter({ hasText: 'Naipe 10' })
  for (const hour of hours) await see(paper.getByText(`Naipe ${hour}`, { exact: true }))
  await missing(page.locator('.month-grid'), page.getByRole('radio', { name: 'Week' }))
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/.exec(pdf)?.map(Number) ?? []
  expect(width).toBeGreaterThan(height)
  await page.emulateMedia({ media: 'screen' })
  await see(page.locator('.month-grid'))
})
