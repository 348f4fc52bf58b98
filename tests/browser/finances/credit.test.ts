import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, toast } from '../support/page'

e2e('who pays too much has credit, which the next due uses, and what is left is given back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  const ledger = financeFixture(api, admin)
  await ledger.charge('2026-03')
  const page = await app.visit(`/finances/debtors/${ana.id}`, { as: admin })
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).first().click()
  const payment = page.getByRole('dialog', { name: 'Mark as paid' })
  await payment.getByRole('textbox', { name: 'Amount paid' }).fill('80')
  await see(payment.getByText('R$30.00 more than is owed: it becomes credit of Ana Lima.'))
  await page.keyboard.press('Enter')
  await see(
    toast(page, 'R$80.00 is booked, R$30.00 of it as credit.'),
    page.getByText('Owes nothing'),
    page.getByText('R$30.00 of credit', { exact: true }),
  )

  await ledger.charge('2026-04', 2000)
  await page.reload()
  await see(page.getByText('Owes R$20.00'))
  await page.getByRole('button', { name: 'Use credit: R$20.00' }).click()
  await see(
    toast(page, 'R$20.00 of credit is used.'),
    page.getByText('Owes nothing'),
    page.getByText('R$10.00 of credit', { exact: true }),
  )

  const credit = page.getByRole('table', { name: 'Credit' })
  await credit.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: 'Give money back' })
  await see(refund.getByText('Of the credit of Ana Lima, R$10.00.'))
  await refund.getByRole('button', { name: 'Book the refund' }).click()
  await see(toast(page, 'R$10.00 is given back.'), credit.getByRole('row', { name: /Credit left.*R\$0\.00/ }))
  await missing(page.getByText('R$10.00 of credit', { exact: true }))
  const paid = (await ledger.all()).filter(({ status }) => status === 'paid')
  expect(paid.reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)).toBe(7000)
})

e2e('a household pays for its members at once, and more than that is credit of one', async ({ app, api }) => {
  const admin = await api.foundGroup()
  for (const name of ['Ana Lima', 'Bia Lima']) await api.saveMember(admin, { name })
  await financeFixture(api, admin).charge('2026-03')
  const page = await app.visit('/finances/debtors', { as: admin })
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByRole('link', { name: 'Who pays for whom' }).click()
  await page.getByRole('button', { name: 'Add a payer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a payer' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lima family')
  for (const name of ['Ana', 'Bia']) {
    await dialog.getByRole('combobox', { name: 'Add a member' }).fill(name)
    await page.getByRole('option', { name }).click()
  }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Lima family is saved.'))
  await page.getByRole('link', { name: 'Lima family' }).click()
  await see(page.getByText('Owes R$100.00'))

  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click()
  const payment = page.getByRole('dialog', { name: 'Mark as paid' })
  await payment.getByRole('textbox', { name: 'Amount paid' }).fill('110')
  await payment.getByRole('combobox', { name: 'Whose credit' }).selectOption('Bia Lima')
  await payment.getByRole('button', { name: 'Mark as paid' }).click()
  await see(
    toast(page, 'R$110.00 is booked, R$10.00 of it as credit.'),
    page.getByText('Owes nothing'),
    page.getByText('R$10.00 of credit', { exact: true }),
  )
  await see(page.getByRole('row', { name: /Bia Lima.*R\$10\.00/ }))
})
