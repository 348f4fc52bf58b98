import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { financeCategories, financeKinds } from '@contract/finances'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const A4 = { width: 794, height: 1123 }
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('link')
const months = (page: Page) => page.getByRole('table').filter({ hasText: 'Month' })
const balance = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .getByRole('link')

const entries = [
  { description: 'Saldo inicial', category: 'other', amount: 100_000, date: '2023-12-31' },
  { description: 'Bilheteria', category: 'tickets', amount: 60_000, date: '2024-02-10' },
  { description: 'Ônibus', kind: 'expense', category: 'travel', amount: 25_000, date: '2024-03-20' },
  {
    description: 'Cachê',
    category: 'fees',
    amount: 40_000,
    date: '2024-03-25',
    status: 'pending',
    dueDate: '2024-03-31',
  },
  { description: 'Aluguel', kind: 'expense', category: 'venue', amount: 9_900, date: '2024-04-05', status: 'pending' },
] as const

e2e('every figure of the balance opens the entries behind it, on any day', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  for (const entry of entries) await ledger.save(entry)
  const page = await app.visit('/finances', { as: admin })
  await see(balance(page, 'Balance').getByText('R$1,350.00'))
  const shown = { Income: 'R$1,600.00', Expenses: '−R$250.00', 'To receive': 'R$400.00', 'To pay': '−R$99.00' }
  for (const [label, amount] of Object.entries(shown)) await see(figure(page, label).getByText(amount, { exact: true }))

  const behind: [string, string, string[]][] = [
    ['Income', 'R$1,600.00', ['Bilheteria', 'Saldo inicial']],
    ['Expenses', '−R$250.00', ['Ônibus']],
    ['of it overdue', 'R$400.00', ['Cachê']],
    ['To pay', '−R$99.00', ['Aluguel']],
  ]
  for (const [label, amount, names] of behind) {
    await figure(page, label).click()
    await see(title(page, `Entries ${names.length}`))
    await expect.poll(() => page.getByLabel('Total of these entries').innerText()).toContain(amount)
    for (const name of names) await see(page.getByRole('link', { name, exact: true }))
    await page.goBack()
    await see(title(page, 'Finances'))
  }

  // As it was on a day: in the address, and in what the figures open.
  await page.getByLabel('Balance on').fill('2024-02-29')
  await see(balance(page, 'Balance on Feb 29, 2024').getByText('R$1,600.00'))
  expect(new URL(page.url()).search).toBe('?on=2024-02-29')
  await see(figure(page, 'To receive').getByText('R$0.00'))
  await see(months(page).getByRole('row', { name: 'Feb 2024 600.00 0.00 1,600.00' }))
  await months(page).getByRole('link', { name: 'Dec 2023' }).click()
  await see(title(page, 'Entries 1'), page.getByRole('link', { name: 'Saldo inicial' }))
  await page.goBack()
  await balance(page, 'Balance on Feb 29, 2024').click()
  await see(title(page, 'Entries 2'))
  await page.goBack()
  await page.getByRole('button', { name: 'Back to today' }).click()
  await see(balance(page, 'Balance').getByText('R$1,350.00'))
})

e2e('the keyboard keeps its place where a button goes away', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await ledger.save({ date: '2024-02-10', memberId: ana.id, status: 'pending' })
  await ledger.save({ date: '2024-02-10' })
  // A day before the first entry, when there was nothing.
  const page = await app.visit('/finances?on=2024-01-01', { as: admin })
  const press = async (button: Locator) => {
    await button.focus()
    await page.keyboard.press('Enter')
  }
  const isFocused = (thing: Locator) => thing.evaluate((element) => element === document.activeElement)
  await press(page.getByRole('button', { name: 'Back to today' }))
  await see(page.getByRole('heading', { name: 'Balance', exact: true }))
  await expect.poll(() => isFocused(page.getByLabel('Balance on'))).toBe(true)

  await page.goto('/finances/report')
  await press(page.getByRole('button', { name: 'The year before' }))
  await press(page.getByRole('button', { name: 'The year after' }))
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'The year before' }))).toBe(true)

  await page.goto('/finances/debtors')
  await page.getByRole('checkbox', { name: 'Choose Ana Lima' }).press('Space')
  await press(page.locator('.chosen-bar').getByRole('button', { name: 'Mark as paid' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }))
  await see(toast(page, '1 entry is paid.'))
  await expect.poll(() => isFocused(title(page, 'Who owes'))).toBe(true)
})

e2e('the year goes onto one sheet of A4, ready to be signed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  for (const entry of entries) await ledger.save(entry)
  const page = await app.visit('/finances/report?year=2024', { as: admin, window: A4 })
  const sheet = page.getByRole('article')
  await see(sheet.getByRole('heading', { name: 'Financial report 2024' }))
  const lines = (await sheet.innerText()).replaceAll(/\s+/g, ' ')
  for (const line of [
    '2024 2023',
    'Brought forward R$1,000.00 R$0.00',
    'Tickets R$600.00',
    'Total income R$600.00',
    'Travel −R$250.00',
    'Total expenses −R$250.00',
    'Result of the year R$350.00',
    'Balance at the end R$1,350.00 R$1,000.00',
    'R$400.00 to receive and R$99.00 to pay',
    'Treasurer Auditor Auditor',
  ])
    expect(lines).toContain(line)

  await page.emulateMedia({ media: 'print' })
  await missing(
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Print' }),
    page.getByRole('navigation').first(),
  )
  await see(sheet.getByText('Place and date'))
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  // Also with a line for each category on either side.
  for (const [place, category] of financeCategories.entries())
    for (const kind of financeKinds) await ledger.save({ kind, category, amount: 123_456 + place, date: '2024-05-05' })
  await page.reload()
  await see(sheet.getByText('Place and date'))
  const full = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(full.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'The year before' }).click()
  await see(sheet.getByRole('heading', { name: 'Financial report 2023' }))
  expect((await sheet.innerText()).replaceAll(/\s+/g, ' ')).toContain('Balance at the end R$1,000.00')
})
