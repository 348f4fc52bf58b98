import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e(
  'an auditor draws a sample, marks and remarks; the treasurer answers and withdraws the link',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    await ledger.save({ description: 'Rent', kind: 'expense', category: 'venue', date: '2026-01-10' })
    await ledger.save({ description: 'Raffle', date: '2026-01-11' })
    await ledger.close('2026-01')
    const page = await app.visit('/finances/audit', { as: admin })
    await page.getByRole('button', { name: 'New link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name of the auditor' }).fill('Rosa Prado')
    await dialog.getByLabel('From', { exact: true }).fill('2026-01-01')
    await dialog.getByLabel('To', { exact: true }).fill('2026-01-31')
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    await see(title(page, 'Rosa Prado'), page.getByText('Not opened yet'))
    const url = (await page.getByText('/auditor#').textContent()) ?? ''

    const auditor = await app.visit(url.slice(url.indexOf('/auditor')))
    await see(auditor.getByText('Nothing was drawn yet.'))
    await auditor.getByRole('textbox', { name: 'How many' }).fill('5')
    await auditor.getByRole('button', { name: 'Draw', exact: true }).click()
    await see(toast(auditor, '2 entries drawn.'), auditor.getByText('0 of 2 seen'))
    await auditor.getByRole('button', { name: 'Raffle: seen' }).click()
    await see(auditor.getByText('1 of 2 seen'))
    await auditor.getByRole('button', { name: 'Rent: question' }).click()
    await see(auditor.getByText('1 of 2 seen, 1 with a question'))
    await auditor.getByRole('button', { name: 'Remark on Rent' }).first().click()
    const remark = auditor.getByRole('dialog')
    await remark.getByRole('button', { name: 'Send' }).click()
    await see(remark.getByText('Please fill this in.'))
    await remark.getByRole('textbox', { name: 'Remark' }).fill('The invoice is missing.')
    await remark.getByRole('button', { name: 'Send' }).click()
    await see(auditor.getByText('The invoice is missing.'), auditor.getByText('Not answered yet'))

    await page.goto(new URL('/', page.url()).href)
    await page.getByRole('link', { name: 'Answer' }).click()
    await see(page.getByText('The invoice is missing.'), page.getByText('2026-0001 · Rent'))
    await page.getByRole('textbox', { name: 'Answer' }).fill('It is attached now.')
    await page.getByRole('checkbox', { name: 'Settled' }).check()
    await page.getByRole('button', { name: 'Save the answer' }).click()
    await see(toast(page, 'The answer is saved.'))
    await auditor.reload()
    await see(auditor.getByText('It is attached now.'))

    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await see(page.getByText('Withdrawn', { exact: true }))
    await auditor.reload()
    await see(title(auditor, 'This link has expired, or was withdrawn'))
    expect(await auditor.getByText('Rent').count()).toBe(0)
  },
)
