import { expect } from 'vitest'
import { MemberList } from '@contract/members'
import { journey } from './journey'
import { descriptionOf, missing, see, title, toast } from './page'

journey('a date that does not exist is asked about, not left out', async ({ stage, api }) => {
  const admin = await api.foundGroup()
  const page = await stage.visit('/members/new', { as: admin })
  await page.getByRole('textbox', { name: 'Name' }).first().fill('Ana Lima')
  await page.getByLabel('Section').selectOption('brass')
  const joined = page.getByLabel(/Joined on/)
  await joined.focus()
  await page.keyboard.type('02312020')
  await page.keyboard.press('Enter')
  await expect.poll(() => descriptionOf(joined)).toBe('This date does not exist.')
  expect(await joined.evaluate((input) => input === document.activeElement)).toBe(true)

  await joined.fill('2020-02-28')
  await expect.poll(() => descriptionOf(joined)).toBe('')
  await page.keyboard.press('Enter')
  await see(toast(page, 'Ana Lima is added.'))
  const reply = await api.call('/members/list-members', { as: admin })
  expect(MemberList.parse(await reply.json()).members).toMatchObject([{ joinedOn: '2020-02-28' }])
})

journey('a screen that could not be fetched is there once the network is back', async ({ stage, api }) => {
  const page = await stage.visit('/', { as: await api.foundGroup() })
  await see(title(page, 'Good to see you, Helena'))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Finances' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'This did not load' })
  await see(notice)
  await page.unroute(/\/assets\/.*\.js$/)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await missing(notice)
  await see(title(page, 'Finances'))
})
