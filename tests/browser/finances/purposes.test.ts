import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, toast } from '../support/page'
import { addEvent } from '../calendar/eventFixture'
import { financeFixture } from './financeFixture'

e2e(
  'a grant gets its purpose, income and expenses point to it, and the list and report say what is left',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const group = { ...admin.userData.group, currency: 'EUR', timeZone: 'Europe/Berlin', version: 1 }
    expect((await api.call('/group/settings', { as: admin, body: { group } })).ok).toBe(true)
    const ledger = financeFixture(api, admin)
    const date = '2026-03-10'
    await ledger.save({ category: 'grant', description: 'Zuschuss', amount: 500_000, date })
    await ledger.save({ category: 'scores', kind: 'expense', description: 'Noten', amount: 120_050, date })

    const page = await app.visit('/finances/purposes', { as: admin })
    await see(page.getByText('No restricted money yet'))
    await page.getByRole('button', { name: 'New purpose' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Town grant')
    await dialog.getByRole('textbox', { name: 'What was agreed' }).fill('Scores and conductor')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await see(toast(page, '“Town grant” was saved.'))
    await see(page.getByText('No entries yet. Choose this purpose at the income and at the expenses.'))

    // Both at once, in the list.
    await page.goto('/finances/entries?q=&period=custom&from=2026-03-01&to=2026-03-31')
    await page.getByRole('checkbox', { name: 'Choose “Zuschuss”' }).check()
    await page.getByRole('checkbox', { name: 'Choose “Noten”' }).check()
    await page.getByRole('button', { name: 'Change…' }).click()
    await dialog.getByRole('combobox', { name: 'Purpose' }).selectOption({ label: 'Town grant' })
    await dialog.getByRole('button', { name: 'Change 2 entries' }).click()
    await dialog.waitFor({ state: 'detached' })

    // And a new expense, in its form.
    await page.goto('/finances/entries/new?kind=expense')
    await page.getByRole('textbox', { name: 'Amount' }).fill('4000')
    await page.getByRole('textbox', { name: 'Description' }).fill('Dirigat')
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Musicians and staff' })
    await page.getByRole('textbox', { name: 'Date', exact: true }).fill(date)
    await page.getByRole('combobox', { name: 'Purpose' }).selectOption({ label: 'Town grant' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Dirigat' }))
    await page.getByRole('link', { name: 'Town grant' }).click()
    await see(page.getByRole('link', { name: /Noten/ }), page.getByRole('link', { name: /Dirigat/ }))

    await page.goto('/finances/purposes')
    const row = page.getByRole('row', { name: /^Town grant/ })
    await see(row.getByRole('cell', { name: '€5,000.00' }), row.getByRole('cell', { name: '€5,200.50' }))
    await see(page.getByText('€200.50 more was spent than came in.'))

    // Entries hold it: it is closed instead, and Undo opens it again.
    await row.getByRole('button', { name: 'Change Town grant' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await see(dialog.getByText('3 entries belong to it.'))
    await dialog.getByRole('button', { name: 'Close this purpose' }).click()
    await see(
      toast(page, '“Town grant” is closed. Its entries keep it.'),
      page.getByRole('rowheader', { name: 'Closed' }),
    )
    await page.getByRole('button', { name: 'Undo' }).click()
    await see(page.getByRole('button', { name: 'Close Town grant' }))

    await page.goto('/finances/report?year=2026')
    const table = page.getByRole('table', { name: 'Restricted money' })
    await see(table.getByRole('row', { name: /^Town grant 0.00 5,000.00 5,200.50 .200.50$/ }))
  },
)

e2e(
  'a grant for an event is offered at its expenses, taken off there, and seen with the event',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    const [concert] = await addEvent(api, admin, { title: 'Gala', day: '2026-04-18', calendar: 'Publico' })
    const page = await app.visit('/finances/purposes', { as: admin })
    await page.getByRole('button', { name: 'New purpose' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Town grant')
    await dialog.getByRole('combobox', { name: 'What it is for' }).selectOption({ label: 'Event' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await see(dialog.getByText('Please fill this in.'))
    await dialog.getByRole('combobox', { name: 'Event' }).fill('gala')
    await page.getByRole('option', { name: /^Gala/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await see(toast(page, '“Town grant” was saved.'), page.getByRole('link', { name: 'Gala' }))

    await page.goto(`/finances/entries/new?event=${concert?.id}`)
    const purpose = page.getByRole('combobox', { name: 'Purpose' })
    await see(page.getByText('“Town grant” is proposed, as it is for this event.'))
    await expect.poll(() => purpose.locator('option:checked').textContent()).toBe('Town grant')
    await page.getByRole('button', { name: 'Take it off' }).click()
    await page.getByText('“Town grant” is proposed').waitFor({ state: 'hidden' })
    await expect.poll(() => purpose.locator('option:checked').textContent()).toBe('None')
    await page.goto(`/finances/entries/new?event=${concert?.id}`)
    await see(page.getByText('“Town grant” is proposed, as it is for this event.'))
    await page.getByRole('radio', { name: 'Income' }).check({ force: true })
    await page.getByText('“Town grant” is proposed').waitFor({ state: 'hidden' })
    await page.getByRole('radio', { name: 'Expense' }).check({ force: true })
    await see(page.getByText('“Town grant” is proposed, as it is for this event.'))
    await page.getByRole('textbox', { name: 'Amount' }).fill('300')
    await page.getByRole('textbox', { name: 'Description' }).fill('Hall')
    await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Venue' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await see(page.getByRole('heading', { name: 'Hall' }), page.getByRole('link', { name: 'Town grant' }))

    const stored = await ledger.all()
    const purposeId = stored[0]?.purposeId ?? ''
    await ledger.save({ category: 'grant', description: 'Zuschuss', amount: 50_000, date: '2026-03-10', purposeId })
    await page.goto('/finances/purposes')
    await page.getByRole('link', { name: 'Gala' }).click()
    await see(
      page.getByRole('table', { name: 'Money given for the event' }).getByRole('row', { name: /^Town grant.*200/ }),
    )

    // The event goes, the purpose stays; Undo ties them again.
    expect((await api.call(`/calendar/remove-event?id=${concert?.id}`, { as: admin, method: 'DELETE' })).ok).toBe(true)
    await page.goto('/finances/purposes')
    await see(page.getByRole('row', { name: /^Town grant/ }))
    expect(await page.getByRole('link', { name: 'Gala' }).count()).toBe(0)
  },
)
