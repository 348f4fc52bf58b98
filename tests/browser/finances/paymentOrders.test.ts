import { expect } from 'vitest'
import { readFile } from 'node:fs/promises'
import { nextTargetDay } from '@contract/finances/sepa/targetDays'
import { e2e } from '../support/e2e'
import { pinToast, see, title, toast } from '../support/page'
import { financeFixture } from './financeFixture'

const IBAN = 'DE89370400440532013000'

e2e('a deputy’s fee is ordered, its file saved, and both are paid by one press with Undo', async ({ app, api }) => {
  const admin = await api.foundGroup({ group: { currency: 'EUR', region: 'DE', timeZone: 'Europe/Berlin' } })
  const settings = { transfer: { name: 'Musikverein Köln', iban: IBAN }, version: 0 }
  expect((await api.call('/finances/payment-settings', { as: admin, body: { settings } })).status).toBe(200)
  const ledger = financeFixture(api, admin)
  const owe = (description: string, amount: number) =>
    ledger.save({ kind: 'expense', category: 'people', status: 'pending', description, amount })
  await owe('Honorar Horn', 12_050)
  await owe('Saalmiete', 40_000)

  const page = await app.visit('/finances/lists', { as: admin })
  await page.getByRole('link', { name: 'Payment orders' }).click()
  await see(page.getByText('Nothing was ordered yet'))
  await page.getByRole('link', { name: 'New payment order' }).click()
  await page.getByRole('checkbox', { name: 'Pay Honorar Horn' }).check()
  const fee = page.getByRole('group', { name: 'Honorar Horn' })
  await fee.getByRole('textbox', { name: 'Payee' }).fill('Rosa Größl')
  await fee.getByRole('textbox', { name: 'IBAN' }).fill('AT61 1904 3002 3457 3202')
  await page.getByRole('button', { name: 'Order 1 payment, €120.50' }).click()
  // What was typed stays.
  await see(page.getByText('Look at the marked fields.'), fee.locator('[aria-invalid=true]'))
  expect(await fee.getByRole('textbox', { name: 'Payee' }).inputValue()).toBe('Rosa Größl')
  await fee.getByRole('textbox', { name: 'IBAN' }).fill('AT61 1904 3002 3457 3201')
  await page.getByRole('checkbox', { name: 'Pay Saalmiete' }).check()
  const rent = page.getByRole('group', { name: 'Saalmiete' })
  await rent.getByRole('textbox', { name: 'Payee' }).fill('Stadt Köln')
  await rent.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
  await page.getByRole('button', { name: 'Order 2 payments, €520.50' }).click()
  await see(title(page, 'Payment order no. 1'), page.getByRole('row', { name: /Rosa Größl.*not paid.*€120\.50/ }))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File for the bank' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^payment-order-1-.*\.xml$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('<CtrlSum>520.50</CtrlSum>')
  expect(download.suggestedFilename()).toContain(nextTargetDay(download.suggestedFilename().slice(16, 26)))

  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await see(
    page.getByRole('row', { name: /Stadt Köln.*paid.*€400\.00/ }),
    page.getByText(/€0\.00 is not marked as paid/),
  )
  const paid = toast(page, '2 expenses are paid.')
  await pinToast(paid)
  await paid.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText(/of which €520\.50 is not marked as paid/))
})
