import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, toast } from '../support/page'

e2e('who pays in part owes the rest, which is written off and owed again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
  const ledger = financeFixture(api, admin)
  await ledger.charge('2026-03')
  const page = await app.visit(`/finances/debtors/${ana.id}`, { as: admin })
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
  const amount = dialog.getByRole('textbox', { name: 'Amount paid' })
  expect(await amount.inputValue()).toBe('50.00')
  await amount.fill('50.01')
  await see(dialog.getByText('R$0.01 more than is owed: it becomes credit of Ana Lima.'))
  await amount.fill('20')
  await page.keyboard.press('Enter')
  await see(toast(page, 'R$20.00 is paid, R$30.00 stays open.'))
  const open = page.getByRole('table', { name: 'Still to pay' })
  await see(
    page.getByText('Owes R$30.00'),
    open.getByText('R$20.00 of R$50.00 is paid'),
    page.getByRole('table', { name: 'Paid' }).getByText('Part payment'),
  )

  await toast(page, 'R$20.00 is paid').getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('Owes R$50.00'))
  await missing(page.getByText('Part payment'))

  await page.getByRole('button', { name: 'Write off' }).click()
  const writeOff = page.getByRole('dialog', { name: 'Write off' })
  await writeOff.getByRole('button', { name: 'Write off' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason')
  await page.keyboard.type('Moved away')
  await page.keyboard.press('Enter')
  await see(toast(page, 'R$50.00 is written off.'), page.getByText('Owes nothing'))
  const written = page.getByRole('table', { name: 'Written off' })
  await see(written.getByText('Moved away'))
  expect(await ledger.all()).toEqual([])
  await written.getByRole('button', { name: 'Take the write-off of “Mensalidade” back' }).click()
  await see(toast(page, 'R$50.00 is owed again.'), page.getByText('Owes R$50.00'))
  await missing(written)
})

e2e('a debt is paid in monthly instalments, each with its day, and by Undo at once again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
  const ledger = financeFixture(api, admin)
  const owed = { status: 'pending', category: 'dues', description: 'Mensalidade', memberId: ana.id } as const
  const debt = await ledger.save({ ...owed, amount: 10_000, dueDate: '2026-03-10' })
  const page = await app.visit(`/finances/entries/${debt.id}`, { as: admin })
  await page.getByRole('button', { name: 'Instalments…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agree on instalments' })
  await dialog.getByRole('textbox', { name: 'First is due on' }).fill('2027-01-31')
  const plan = dialog.getByRole('table', { name: 'Instalments' }).getByRole('row')
  await expect.poll(() => plan.count()).toBe(4)
  await dialog.getByRole('combobox', { name: 'Number of instalments' }).selectOption('4')
  await expect.poll(() => plan.count()).toBe(5)
  await dialog.getByRole('button', { name: 'Agree', exact: true }).click()
  await see(toast(page, '“Mensalidade” is paid in 4 instalments.'), page.getByText('due Jan 31, 2027'))
  const dues = async () => (await ledger.all()).map(({ amount, dueDate }) => `${amount} ${dueDate}`).toSorted()
  expect(await dues()).toEqual(['2500 2027-01-31', '2500 2027-02-28', '2500 2027-03-31', '2500 2027-04-30'])
  await toast(page, 'is paid in 4 instalments').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“Mensalidade” is one entry again.'))
  await missing(page.getByRole('heading', { name: 'One payment in parts' }))
  expect(await dues()).toEqual(['10000 2026-03-10'])
})
