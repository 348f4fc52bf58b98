import { expect } from 'vitest'
import type { Repeat } from '@contract/calendar'
import { addEvent, at, storedDays, storedEvents } from './eventFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

const tuesdays: Repeat = { freq: 'weekly', interval: 1, byWeekday: ['TU'], until: '2027-04-06' }

e2e('a single rehearsal becomes a series when it is edited, and Undo makes it a single one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [event] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16' })
  const page = await app.visit(`/calendar/${event?.id}/edit`, { as: admin })
  await page.getByLabel('Place').fill('Sede')
  await page.getByLabel('Repeats').selectOption('weekly')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(page.getByText('Please fill this in.'))
  await page.getByLabel('Last day').fill('2027-04-06')
  await see(page.getByText('4 events · Every week on Tuesday, from Mar 16, 2027 to Apr 6, 2027'))
  await page.getByRole('button', { name: 'Leave out Mar 30, 2027' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const told = toast(page, '“Ensaio” is in the calendar, 3 times.')
  await pinToast(told)
  await see(title(page, 'Ensaio'), page.getByText('1 of 3'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-16', '2027-03-23', '2027-04-06'])
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Everything is as it was before.'))
  await missing(page.getByText('1 of 3'), page.getByText('Sede'))
  await expect.poll(() => storedEvents(api, admin)).toEqual([{ ...event, version: 3 }])
})

e2e(
  'a season goes on for longer, and on Thursdays too: what is there stays, and Undo takes it back',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const [first, , third] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
    // One of them was moved to the Wednesday.
    const moved = { ...third, start: at('2027-03-31', '19:30'), end: at('2027-03-31', '21:30') }
    await api.call('/calendar/update-event', { as: admin, body: { event: moved } })
    await addEvent(api, admin, { title: 'Missa', day: '2027-04-13', from: '20:00', to: '22:00', calendar: 'Outros' })
    const before = await storedEvents(api, admin)
    const page = await app.visit(`/calendar/${first?.id}`, { as: admin })
    await page.getByRole('link', { name: 'Change the repetition' }).click()
    await see(title(page, 'Change the repetition'), page.getByText('Nothing changes: the series is like this already.'))
    // The form begins with how the series goes on now, the day that is not held left out.
    await expect.poll(() => page.getByLabel('Last day').inputValue()).toBe('04/06/2027')
    const left = page.getByRole('button', { name: 'Leave out Mar 30, 2027' })
    await expect.poll(() => left.getAttribute('aria-pressed')).toBe('true')

    // Opened anew, as by a link that someone kept.
    await page.reload()
    await page.getByLabel('Last day').focus()
    await page.getByLabel('Last day').fill('2027-04-20')
    await see(page.getByText('2 events are added and 4 stay as they are'))
    await expect
      .poll(() => page.getByLabel('Last day').evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.getByRole('checkbox', { name: 'Thursday' }).check()
    await see(page.getByText('7 events are added and 4 stay as they are'))
    // What was put on a day of its own stays, unless one wants it gone.
    const wednesday = page.getByRole('checkbox', { name: /^Remove Ensaio, Wed, Mar 31, 2027.*, changed by hand$/ })
    await expect.poll(() => wednesday.isChecked()).toBe(false)
    await see(page.getByText('1 date of the series is at the same time as something else: “Missa” (Tue, Apr 13'))
    await page.getByRole('button', { name: 'Change the series' }).click()
    const told = toast(page, 'The series is changed: 7 events added.')
    await pinToast(told)
    await see(title(page, 'Ensaio'), page.getByText('1 of 11'))
    const days = (await storedEvents(api, admin))
      .filter((event) => event.title === 'Ensaio')
      .map(({ start }) => start.slice(5, 10))
    expect(days).toEqual([
      '03-16',
      '03-18',
      '03-23',
      '03-25',
      '03-31',
      '04-01',
      '04-06',
      '04-08',
      '04-13',
      '04-15',
      '04-20',
    ])
    await told.getByRole('button', { name: 'Undo' }).click()
    await see(toast(page, 'Everything is as it was before.'), page.getByText('1 of 4'))
    await expect.poll(() => storedEvents(api, admin)).toEqual(before)
  },
)

e2e('who looks at one of the new ones when the change is undone is told that it is gone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [first] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
  const page = await app.visit(`/calendar/${first?.id}/repeat`, { as: admin })
  await page.getByRole('checkbox', { name: 'Thursday' }).check()
  await see(page.getByText('3 events are added and 4 stay as they are.'))
  await page.getByRole('button', { name: 'Change the series' }).click()
  const told = toast(page, 'The series is changed: 3 events added.')
  await pinToast(told)
  await page.getByRole('link', { name: 'After: Thu, Mar 18' }).press('Enter')
  await see(page.getByText('2 of 7'))
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('heading', { name: 'This event is not here any more' }).first())
})

e2e('a season ends earlier: what goes is shown, and one of them may stay', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const events = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
  const named = { ...events[3], title: 'Ensaio com solistas' }
  await api.call('/calendar/update-event', { as: admin, body: { event: named } })
  const before = await storedEvents(api, admin)
  const page = await app.visit(`/calendar/${events[1]?.id}/edit`, { as: admin })
  await page.getByRole('link', { name: 'Change the repetition' }).click()
  await page.getByLabel('Last day').fill('2027-03-22')
  await page.getByRole('button', { name: 'Change the series' }).click()
  await see(page.getByText('The end comes after the start.'))
  // Two hundred from here on, and one before.
  await page.getByLabel('Last day').fill('2031-01-14')
  await see(page.getByText('A series has at most 200 events, those before this one included.'))
  await page.getByLabel('Last day').fill('2027-03-29')
  await see(page.getByText('2 events are removed and 1 stays as it is'))
  const goes = page.getByRole('checkbox', { name: /^Remove Ensaio com solistas, .*, changed by hand$/ })
  await expect.poll(() => goes.isChecked()).toBe(true)
  await goes.focus()
  await page.keyboard.press('Space')
  await see(page.getByText('1 event is removed and 2 stay as they are'))
  await page.getByRole('button', { name: 'Change the series' }).click()
  const told = toast(page, 'The series is changed: 1 event removed.')
  await pinToast(told)
  await see(title(page, 'Ensaio'), page.getByText('2 of 3'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-16', '2027-03-23', '2027-04-06'])
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Everything is as it was before.'), page.getByText('2 of 4'))
  const unversioned = (all: typeof before) => all.map(({ version: _version, ...event }) => event)
  expect(unversioned(await storedEvents(api, admin))).toEqual(unversioned(before))
})

e2e('a series goes over to Thursdays, and what was chosen outlives a reload', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [, second] = await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-16', repeat: tuesdays })
  const page = await app.visit(`/calendar/${second?.id}/repeat`, { as: admin })
  await page.getByRole('checkbox', { name: 'Tuesday' }).uncheck()
  await see(page.getByText('Complete the rule above to see what changes.'))
  await page.getByRole('button', { name: 'Change the series' }).click()
  await see(page.getByText('Choose at least one weekday.'))
  await page.getByRole('checkbox', { name: 'Tuesday' }).check()
  await missing(page.getByText('Choose at least one weekday.'))
  await page.getByRole('checkbox', { name: 'Tuesday' }).uncheck()
  await page.getByRole('checkbox', { name: 'Thursday' }).check()
  await missing(page.getByText('Choose at least one weekday.'))
  await see(
    page.getByText('This event itself stays on its day.'),
    page.getByText('Every week on Thursday, from Mar 23'),
  )
  await see(page.getByText('2 events are added, 2 events are removed, and 1 stays as it is.'))
  await page.getByRole('checkbox', { name: /^Remove Ensaio, Tue, Mar 30/ }).uncheck()
  const told = page.getByText('2 events are added, 1 event is removed, and 2 stay as they are.')
  await see(told)

  await page.reload()
  await see(told, page.getByText('What you typed before is here again.'))
  await page.getByRole('button', { name: 'Discard it' }).click()
  await see(page.getByText('Nothing changes: the series is like this already.'))
  await expect.poll(() => page.getByRole('checkbox', { name: 'Tuesday' }).isChecked()).toBe(true)

  await page.getByRole('checkbox', { name: 'Tuesday' }).uncheck()
  await page.getByRole('checkbox', { name: 'Thursday' }).check()
  await see(page.getByText('2 events are added, 2 events are removed, and 1 stays as it is.'))
  await page.getByRole('button', { name: 'Change the series' }).click()
  await see(toast(page, 'The series is changed: 2 events added and 2 events removed.'), page.getByText('2 of 4'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-16', '2027-03-23', '2027-03-25', '2027-04-01'])
  // What is saved is no draft any more, and the form begins with the rule as it is now.
  await page.getByRole('link', { name: 'Change the repetition' }).click()
  await see(page.getByText('Nothing changes: the series is like this already.'))
  await missing(page.getByText('What you typed before is here again.'))
  await expect.poll(() => page.getByRole('checkbox', { name: 'Thursday' }).isChecked()).toBe(true)
})

e2e('a meeting on the first Monday of each month, then of every second one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/calendar/new?start=2027-03-01', { as: admin })
  await page.getByLabel('Title').fill('Diretoria')
  await page.getByLabel('Repeats').selectOption('monthly')
  await page.getByLabel('Last day').fill('2027-07-31')
  await see(page.getByText('5 events · Every month on day 1,'))
  // The first of its month is not the last.
  await missing(page.getByRole('radio', { name: 'on the last Monday' }))
  await page.getByRole('radio', { name: 'on the first Monday' }).check()
  await see(page.getByText('5 events · Every month on the first Monday, from Mar 1, 2027 to Jul 5, 2027'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Diretoria'), page.getByText('1 of 5'))
  await expect
    .poll(() => storedDays(api, admin))
    .toEqual(['2027-03-01', '2027-04-05', '2027-05-03', '2027-06-07', '2027-07-05'])

  await page.getByRole('link', { name: 'Change the repetition' }).click()
  await see(page.getByText('Nothing changes: the series is like this already.'))
  await expect.poll(() => page.getByRole('radio', { name: 'on the first Monday' }).isChecked()).toBe(true)
  await page.getByLabel('How often').selectOption('2')
  await see(page.getByText('2 events are removed and 3 stay as they are.'))
  await page.getByRole('button', { name: 'Change the series' }).click()
  await see(toast(page, 'The series is changed: 2 events removed.'), page.getByText('1 of 3'))
  await expect.poll(() => storedDays(api, admin)).toEqual(['2027-03-01', '2027-05-03', '2027-07-05'])
})

e2e('holidays are seen in the month, warned of, and left out of a series by one press', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/calendar/holidays', { as: admin })
  await page.getByLabel('Public holidays of').selectOption('DE')
  await page.getByLabel('State, canton or province').selectOption('BY')
  await page.getByLabel('School holidays').fill('Winter break\t08.02.2027\t12.02.2027\nSomething')
  await see(page.getByText('This line has no name or no date that can be read: “Something”.'))
  const breaks = 'Winter break\t08.02.2027\t12.02.2027\nWhit break\t14.05.2027\t21.05.2027'
  await page.getByLabel('School holidays').fill(breaks)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(toast(page, 'The holidays are saved.'))

  await page.goto('/calendar?view=month&date=2027-03-20')
  await see(page.locator('.fc-day[data-date="2027-03-26"]').getByText('Good Friday'))
  await page.goto('/calendar?view=week&date=2027-03-26')
  await see(page.locator('.fc-col-header-cell[data-date="2027-03-26"]').getByText('Good Friday'))

  await page.goto('/calendar/new?start=2027-02-05')
  await page.getByLabel('Title').fill('Ensaio')
  await missing(page.getByText(/^A holiday/))
  await page.getByLabel('Repeats').selectOption('weekly')
  await page.getByLabel('Last day').fill('2027-04-02')
  await see(page.getByText('2 dates are holidays: Winter break (Feb 12, 2027) and Good Friday (Mar 26, 2027).'))
  await page.getByRole('button', { name: 'Leave all 2 out' }).click()
  await see(page.getByText(/^7 events .* 2 dates left out$/))
  await missing(page.getByText(/dates are holidays/))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => storedDays(api, admin))
    .toEqual(['2027-02-05', '2027-02-19', '2027-02-26', '2027-03-05', '2027-03-12', '2027-03-19', '2027-04-02'])

  await page.goto('/calendar/new?start=2027-03-26')
  await see(page.getByText('A holiday: Good Friday (Mar 26, 2027).'))

  // Also where a series is changed, in the list, on paper and in the copy of a season.
  const last = (await storedEvents(api, admin)).find(({ start }) => start.startsWith('2027-04-02'))
  await page.goto(`/calendar/${last?.id}/repeat`)
  await page.getByLabel('Last day').fill('2027-05-28')
  await page.getByRole('button', { name: 'Leave all 2 out' }).click()
  await see(page.getByText('6 events are added and 1 stays as it is.'))
  await page.getByRole('button', { name: 'Change the series' }).click()
  await see(toast(page, 'The series is changed: 6 events added.'))
  await expect.poll(async () => (await storedDays(api, admin)).slice(-2)).toEqual(['2027-05-07', '2027-05-28'])

  await addEvent(api, admin, { title: 'Passion', day: '2027-03-26', calendar: 'Publico' })
  await page.goto('/calendar?view=list&date=2027-03-01')
  const listed = page.locator('.event-day').filter({ has: page.getByRole('link', { name: 'Passion' }) })
  await see(listed.getByText('Good Friday'))
  await page.goto('/calendar?view=month&date=2027-03-20')
  await see(page.locator('.fc-day[data-date="2027-03-26"]').getByText('Good Friday'))
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => page.locator('.month-print').textContent()).toContain('26Good Friday')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.goto('/calendar/copy')
  for (const [label, day] of [
    ['First day to copy', '2027-03-01'],
    ['Last day to copy', '2027-04-01'],
    ['The new season begins in the week of', '2028-03-01'],
  ] as const)
    await page.getByLabel(label).fill(day)
  await page.getByRole('button', { name: 'Show the events' }).click()
  await see(page.getByText('One date is a holiday: Good Friday (Apr 14, 2028).'))
  await page.getByRole('button', { name: 'Leave it out' }).click()
  await missing(page.getByText(/is a holiday/))
  expect(await page.getByRole('checkbox', { name: /Passion/ }).isChecked()).toBe(false)
})
