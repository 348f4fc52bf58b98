import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, title, toast } from '../support/page'

const note = (page: Page) => page.getByText('Sample data: kept for this visit only; bookmarks stay in this browser.')

const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })

e2e('the boards show their cards, and a chart its figures', async ({ app, api }) => {
  const page = await app.visit('/dashboard/analytics', { as: await api.foundGroup() })
  await see(title(page, 'Analytics dashboard'), note(page), page.locator('.recharts-surface').first())
  for (const card of ['Sessions', 'Support', 'Product orders', 'Sessions by device', 'Customers', 'Newsletter']) {
    await see(page.getByRole('heading', { level: 2, name: card, exact: true }))
  }
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(10)
  // Over which time, and the figures follow; the address keeps it.
  const orders = page.locator('.board-card').filter({ has: page.getByRole('heading', { name: 'Product orders' }) })
  await see(orders.getByText('Last 28 days'), orders.getByText('1,325'))
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last year')
  await see(orders.getByText('Last year'), orders.getByText('15,400'))
  await page.reload()
  await see(orders.getByText('15,400'))
  await page.goto('/dashboard/ecommerce')
  await see(title(page, 'Shop dashboard'), page.getByRole('heading', { name: 'Revenue report' }))
  // Eight cards, of seven answers: the report tells of the budget too.
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(8)
  await page.getByText('Figures: Revenue report').click()
  await see(
    page.getByRole('table', { name: 'Revenue report' }).getByRole('row', { name: 'Jan $62,400.00 −$41,200.00' }),
  )
  await page.getByRole('combobox', { name: 'Revenue of' }).selectOption('2018')
  await see(
    page.getByRole('table', { name: 'Revenue report' }).getByRole('row', { name: 'Jan $42,300.00 −$31,200.00' }),
  )
})

e2e('an invoice is found, changed, removed and brought back, a new one is added', async ({ app, api }) => {
  const page = await app.visit('/apps/invoice/list', { as: await api.foundGroup() })
  await see(title(page, /^Invoices/), note(page), page.getByRole('link', { name: '#4987' }))
  await page.getByLabel('Status').selectOption('Paid')
  await page.waitForURL(/status=Paid/)
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('xyzzy')
  await see(page.getByRole('heading', { name: 'Nothing matches' }))
  await page.getByRole('button', { name: 'Clear the filters' }).last().click()
  // A search is in the sample call's own fields: "paid" also finds what has nothing open, a status or a day of issue nothing.
  const search = page.getByRole('searchbox', { name: 'Search invoices' })
  await search.fill('paid')
  await see(rowOf(page, '$0.00').first())
  await expect.poll(() => rowOf(page, /#\d{4}/).count()).toBe(10)
  for (const nowhere of ['Past due', 'Jan 10, 2026']) {
    await search.fill(nowhere)
    await see(page.getByRole('heading', { name: 'Nothing matches' }))
  }
  await page.getByRole('button', { name: 'Clear the filters' }).last().click()
  await see(page.getByRole('link', { name: '#4987' }))
  await page.getByRole('button', { name: 'Page 2' }).click()
  await see(page.getByRole('link', { name: '#4997' }))
  await page.goBack()
  await page.getByRole('link', { name: '#4987' }).click()
  await see(title(page, 'Invoice #4987'), page.getByText('$8,450.00'))

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await see(title(page, 'Edit invoice #4987'))
  // Lines are added and taken off; what they come to follows at once, and is right to the cent.
  const sum = page.getByRole('region', { name: 'What it comes to' })
  const line = (number: number) => page.getByRole('group', { name: `Line ${number}` })
  while ((await page.getByRole('group', { name: /^Line/ }).count()) > 1) {
    await page.getByRole('button', { name: 'Remove line 2' }).click()
  }
  await line(1).getByLabel('Quantity').fill('1.5')
  await line(1).getByLabel('Price').fill('333.33')
  await see(line(1).getByText('$500.00', { exact: true }))
  await page.getByRole('button', { name: 'Add a line' }).click()
  await expect
    .poll(() =>
      line(2)
        .getByLabel('Description')
        .evaluate((box) => box === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.type('Strings')
  await line(2).getByLabel('Price').fill('abc')
  await page.getByRole('complementary', { name: 'What becomes of it' }).getByLabel('Status').selectOption('Sent')
  await sum.getByLabel('Tax, %').fill('13.5')
  await sum.getByLabel('Paid so far').fill('77')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => descriptionOf(line(2).getByLabel('Price'))).toBe('An amount such as 1,234.50, please.')
  await line(2).getByLabel('Price').fill('0.37')
  await see(sum.getByText('$67.55', { exact: true }), sum.getByText('$567.92', { exact: true }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Invoice #4987'), page.getByRole('row', { name: /Strings.*0\.37/ }))
  await see(page.getByText('$490.92', { exact: true }), page.getByRole('img', { name: 'QR code to pay $490.92' }))

  await page.getByRole('button', { name: 'Remove' }).click()
  await see(
    toast(page, 'Invoice #4987 was removed.'),
    title(page, /^Invoices/),
    page.getByRole('link', { name: '#4988' }),
  )
  await missing(page.getByRole('link', { name: '#4987' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'Invoice #4987'), page.getByText('$490.92', { exact: true }))

  await page.getByRole('link', { name: 'All invoices' }).click()
  await page.getByRole('link', { name: 'New invoice' }).last().click()
  const client = page.getByRole('combobox', { name: 'Client' })
  await see(client)
  await client.selectOption({ index: 2 })
  await line(1).getByLabel('Price').fill('120')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Invoice #5037'))
})

e2e('an invoice for a new client is written on its sheet, looked at and sent', async ({ app, api }) => {
  const page = await app.visit('/apps/invoice/add', { as: await api.foundGroup() })
  await see(title(page, 'New invoice'), page.getByRole('heading', { level: 2, name: 'Invoice #5037' }))
  await see(page.getByText('Bank of the Sample, Ireland'))

  await page.getByRole('button', { name: 'New client' }).click()
  const drawer = page.getByRole('dialog', { name: 'New client' })
  await drawer.getByRole('button', { name: 'Add and choose' }).click()
  await expect.poll(() => descriptionOf(drawer.getByLabel('Country'))).toBe('Please fill this in.')
  await drawer.getByLabel('Company').fill('Quay Concerts')
  await drawer.getByLabel('Name', { exact: true }).fill('Una Byrne')
  await drawer.getByLabel('E-mail').fill('una')
  await drawer.getByLabel('Address').fill('1 Custom House Quay, Cork')
  await drawer.getByLabel('Country').fill('Ireland')
  await drawer.getByLabel('Telephone').fill('+353 21 555 0100')
  await expect.poll(() => descriptionOf(drawer.getByLabel('E-mail'))).toBe('This does not look like an e-mail address.')
  await drawer.getByLabel('E-mail').fill('una@example.org')
  await drawer.getByRole('button', { name: 'Add and choose' }).click()
  await missing(drawer)
  // Her own form was sent, and not the invoice's around it.
  await see(title(page, 'New invoice'), page.getByText('1 Custom House Quay, Cork'))
  await expect.poll(() => page.getByRole('combobox', { name: 'Client' }).inputValue()).toBe('una@example.org')

  const line = (number: number) => page.getByRole('group', { name: `Line ${number}` })
  await line(1).getByLabel('Description').fill('Seating plan')
  await line(1).getByLabel('Quantity').fill('3')
  await line(1).getByLabel('Price').fill('33.33')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await line(2).getByLabel('Price').fill('0.10')
  const sum = page.getByRole('region', { name: 'What it comes to' })
  await sum.getByLabel('Discount, %').fill('10')
  await sum.getByLabel('Tax, %').fill('13.5')
  // 99.99 and 0.10; less 10.01; and 12.16 of tax.
  for (const amount of ['$100.09', '−$10.01', '$12.16']) await see(sum.getByText(amount, { exact: true }))
  await see(sum.getByText('$102.24', { exact: true }).first())

  await page.getByLabel('Salesperson').fill('Ida Klein')
  await page.getByRole('switch', { name: 'Payment stub' }).check()
  await page.getByRole('switch', { name: 'Payment terms' }).uncheck()
  await missing(page.getByRole('textbox', { name: 'Payment terms' }))
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await see(preview.getByText('Ida Klein'), preview.getByRole('heading', { name: 'Payment stub' }))
  await missing(preview.getByRole('heading', { name: 'Payment terms' }))
  await page.keyboard.press('Escape')
  await missing(preview)

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await see(title(page, 'Invoice #5037'), page.getByText('Sent', { exact: true }).first())
  await see(page.getByRole('row', { name: /Seating plan.*\$99\.99/ }), page.getByText('una@example.org'))
  await see(page.getByRole('img', { name: 'QR code to pay $102.24' }))
})

e2e('users are filtered, added, looked at, and a removed one can come back', async ({ app, api }) => {
  const page = await app.visit('/apps/roles', { as: await api.foundGroup() })
  await see(title(page, 'Roles'), page.getByText('10 people').first())
  await page.getByRole('button', { name: 'Edit the role Author' }).click()
  const role = page.getByRole('dialog', { name: 'Edit the role Author' })
  await role.getByRole('checkbox', { name: 'Invoices: See' }).check()
  await role.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The role Author is saved.'))
  await page.getByRole('button', { name: 'Add a role' }).click()
  const added = page.getByRole('dialog', { name: 'Add a role' })
  await added.getByLabel('Name of the role').fill('Guest')
  await added.getByRole('button', { name: 'Select all' }).click()
  await added.getByRole('button', { name: 'Save' }).click()
  await see(page.getByRole('heading', { level: 2, name: 'Guest' }), page.getByRole('table', { name: 'Users' }))
  await page.getByRole('link', { name: 'Who has it: Editor' }).click()
  await see(title(page, /^Users/), page.getByLabel('Role'))
  await expect.poll(() => page.getByLabel('Role').inputValue()).toBe('editor')
  await page.getByLabel('Status').selectOption('active')
  await page.waitForURL(/role=editor&status=active/)

  await page.getByRole('button', { name: 'Add a user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await see(dialog.getByText('Please fill this in.').first())
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Zuleika Dobson')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('zuleika@example.org')
  await dialog.getByRole('textbox', { name: 'User name' }).fill('zuleika')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await see(toast(page, 'Zuleika Dobson was added'))
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByRole('searchbox').fill('zuleika')
  await see(rowOf(page, 'Zuleika Dobson').getByText('Pending'))

  await page.getByRole('button', { name: 'Actions for Zuleika Dobson' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await see(page.getByRole('heading', { name: 'Nothing matches' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Zuleika Dobson' }).click()
  await see(title(page, 'Zuleika Dobson'), page.getByText('zuleika@example.org'))

  const tabs = page.getByRole('navigation', { name: 'The user’s page' })
  await tabs.getByRole('link', { name: 'Plan' }).click()
  await see(page.getByText(/\d+ of 3$/).first())
  await page.getByRole('button', { name: 'Change to this: Enterprise' }).click()
  await see(page.getByText(/\d+ of 100$/).first())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByText(/\d+ of 100$/).count()).toBe(0)
  await tabs.getByRole('link', { name: 'Permissions' }).click()
  // Who may change it sees it, and loses both together.
  await page.getByRole('checkbox', { name: /^Settings: Remove/ }).click()
  await see(page.getByRole('checkbox', { name: 'Settings: See, otherwise than the role', checked: true }))
  await page.getByRole('checkbox', { name: /^Settings: See/ }).click()
  await see(page.getByRole('checkbox', { name: 'Settings: Remove', exact: true, checked: false }))
  await tabs.getByRole('link', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Sign out the others' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Sign out:/ }).count()).toBe(0)
  expect(new URL(page.url()).search).toContain('tab=security')
})

e2e('permissions are added, renamed and removed', async ({ app, api }) => {
  const page = await app.visit('/apps/permissions', { as: await api.foundGroup() })
  await see(title(page, 'Permissions 9'))
  await page.getByRole('button', { name: 'Add a permission' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Tune the Piano')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await see(rowOf(page, 'Tune the Piano').getByText('Administrator'), title(page, 'Permissions 10'))
  await page.getByRole('button', { name: 'Actions for Tune the Piano' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Tune the Harp')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await see(rowOf(page, 'Tune the Harp'))
  await page.getByLabel('Assigned to').selectOption('support')
  await missing(rowOf(page, 'Tune the Harp'))
  await page.getByLabel('Assigned to').selectOption('')
  await page.getByRole('button', { name: 'Actions for Tune the Harp' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await see(toast(page, '“Tune the Harp” was removed.'), title(page, 'Permissions 9'))
})
