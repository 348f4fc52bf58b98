import { expect } from 'vitest'
import { addEvent, eventLink } from '../calendar/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see } from '../support/page'
import { violations } from './axe'

const BRITISH = { 'batuta.region': 'GB' }

e2e('dates and times are typed and shown as in the region, and chosen by keys', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/calendar/new', { as: admin, stored: BRITISH })
  const [starts, ends, from] = [page.getByLabel('Starts on'), page.getByLabel('Ends on'), page.getByLabel('Start time')]
  await expect.poll(() => starts.inputValue()).toMatch(/^\d\d\/\d\d\/20\d\d$/)
  expect(await starts.getAttribute('placeholder')).toBe('dd/mm/yyyy')

  await starts.fill('5.4.2027')
  await starts.press('Tab')
  expect(await starts.inputValue()).toBe('05/04/2027')
  expect(await ends.inputValue()).toBe('05/04/2027')
  await from.fill('7:30 pm')
  await from.press('Tab')
  expect(await from.inputValue()).toBe('19:30')
  await from.fill('2015')
  await from.press('Tab')
  expect(await from.inputValue()).toBe('20:15')

  // What is no date stays to be mended.
  await page.getByLabel('Title').fill('Ensaio')
  await starts.fill('31/02/2027')
  await starts.press('Enter')
  await expect.poll(() => descriptionOf(starts)).toBe('This date does not exist.')
  expect(await starts.inputValue()).toBe('31/02/2027')
  await from.fill('late')
  await from.press('Enter')
  await expect.poll(() => descriptionOf(from)).toContain('This is no time of day.')
  await from.fill('20:15')
  await starts.fill('05/04/2027')

  await page.getByRole('button', { name: 'Choose in the calendar' }).first().press('Enter')
  const month = page.getByRole('grid', { name: 'April 2027' })
  await see(month.locator('button:focus').filter({ hasText: '5' }))
  expect(await month.locator('th').first().getAttribute('aria-label')).toBe('Monday')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await missing(month)
  await see(page.locator('button:focus').and(page.getByRole('button', { name: 'Choose in the calendar' })))
  expect(await starts.inputValue()).toBe('12/04/2027')
  expect(await ends.inputValue()).toBe('12/04/2027')
})

e2e('Escape closes the month, and not the dialog around it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await addEvent(api, admin, { title: 'Ensaio', day: '2027-03-10' })
  const page = await app.visit('/calendar?date=2027-03-10', { as: admin, stored: BRITISH })
  await eventLink(page, '2027-03-10', 'Ensaio').focus()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog', { name: 'Move “Ensaio”' })
  const button = dialog.getByRole('button', { name: 'Choose in the calendar' })
  await button.press('Enter')
  await see(dialog.getByRole('grid', { name: 'March 2027' }))
  await page.keyboard.press('Escape')
  await missing(dialog.getByRole('grid'))
  await see(dialog)
  await page.keyboard.press('Escape')
  await missing(dialog)
})

e2e('where a finger is the pointer, the device has its own field', async ({ app, api }) => {
  const page = await app.visit('/calendar/new', { as: await api.foundGroup(), hasTouch: true })
  await expect.poll(() => page.getByLabel('Starts on').getAttribute('type')).toBe('date')
  await see(page.getByLabel('Start time').and(page.locator('[type="time"]')))
})

e2e('the button of a date stands within its field', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  await financeFixture(api, admin).charge('2026-03')
  const page = await app.visit('/finances', { as: admin })
  for (const path of ['/finances', '/calendar/new']) {
    await page.goto(new URL(path, page.url()).href)
    const buttons = page.getByRole('button', { name: 'Choose in the calendar' })
    await see(buttons.first())
    const outside = await buttons.evaluateAll((all) =>
      all.filter((button) => {
        const field = button.closest('.date-field')?.querySelector('input')?.getBoundingClientRect()
        const { left, right } = button.getBoundingClientRect()
        return field === undefined || left < field.left || right > field.right
      }),
    )
    expect([path, outside.length]).toEqual([path, 0])
  }
})
