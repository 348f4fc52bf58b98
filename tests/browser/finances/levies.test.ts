import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

e2e('a levy is charged in instalments, paid, joined by others, and cancelled with Undo', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
  await api.saveMember(admin, { name: 'Bruno Sá', section: 'voices' })
  const coach = await ledger.subcategory('Coach', 'travel')
  const page = await app.visit('/finances/debtors', { as: admin })
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await page.getByRole('link', { name: 'Levies' }).click()
  await see(page.getByRole('heading', { name: 'No levies yet' }))
  await page.getByRole('link', { name: 'New levy' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Trip')
  await page.getByRole('textbox', { name: 'Amount per member' }).fill('100')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Travel · Coach')
  await page.getByRole('combobox', { name: 'How many' }).selectOption('3')
  await page.getByLabel('Due day of no. 1').fill('2024-01-31')
  await expect.poll(() => page.getByLabel('Due day of no. 2').inputValue()).toBe('02/29/2024')
  await see(page.getByText('R$33.34'))
  await page.getByRole('button', { name: 'Charge' }).click()
  await see(page.getByText('Choose at least one member.'))
  await page.getByRole('combobox', { name: 'Section' }).selectOption('Brass')
  await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check()
  await page.getByRole('button', { name: 'Charge R$100.00' }).click()
  await see(title(page, 'Trip'), page.getByText('0 of 1 member owes nothing more.'))

  expect((await ledger.all()).map(({ category, subcategoryId }) => [category, subcategoryId])).toEqual(
    Array.from({ length: 3 }, () => ['travel', coach]),
  )
  const [first] = (await ledger.all()).filter(({ dueDate }) => dueDate === '2024-01-31')
  await ledger.pay(first ? [first] : [], '2024-02-01')
  await page.reload()
  await see(page.getByRole('row', { name: /Ana Lima.*paid.*R\$33\.33.*R\$33\.33.*R\$33\.34.*R\$66\.66/ }))
  await page.getByRole('button', { name: 'Add members' }).click()
  await page.getByRole('checkbox', { name: 'Choose Bruno Sá' }).check()
  await page.getByRole('button', { name: 'Add 1 member' }).click()
  await see(toast(page, '1 member is asked too.'), page.getByRole('row', { name: /Bruno Sá/ }))
  await page.getByRole('button', { name: 'Take Bruno Sá off' }).click()
  await see(toast(page, '1 member is taken off'))
  await missing(page.getByRole('row', { name: /Bruno Sá/ }))

  await page.getByRole('button', { name: 'Rename' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename “Trip”' })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Trip to Olinda')
  await page.keyboard.press('Enter')
  await toast(page, 'Renamed to “Trip to Olinda”.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'As before.'), title(page, 'Trip'))

  await page.getByRole('button', { name: 'Cancel the levy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the levy' }).click()
  await toast(page, '“Trip” is cancelled.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'As before.'), page.getByRole('row', { name: /Ana Lima.*R\$66\.66/ }))
})

e2e('who leaves is charged no longer, and what is left is settled with the form', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await ledger.feeClass('Student', 2500)
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await ledger.payer('Lima family', [ana.id])
  for (const month of ['2024-02', '2024-03', '2024-04']) await ledger.charge(month)
  const page = await app.visit(`/members/${ana.id}`, { as: admin })
  const card = page.getByRole('region', { name: 'Fee class' })
  await card.getByLabel('From the month').fill('2024-03')
  await card.getByRole('combobox', { name: 'Change to' }).selectOption('Student')
  await card.getByRole('button', { name: 'Change the class' }).click()
  await see(
    toast(page, 'Ana Lima: changed from March 2024 on.'),
    card.getByRole('row', { name: /Student R\$25\.00 March 2024/ }),
    card.getByRole('link', { name: 'Lima family' }),
  )

  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('former')
  await page.getByLabel('Last day').fill('2024-03-20')
  await see(
    page.getByRole('group', { name: /^2 entries up to .*: R\$100\.00$/ }),
    page.getByRole('group', { name: /^1 entry after .*: R\$50\.00$/ }),
  )
  await page.getByRole('radio', { name: 'Write it off' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  const done = toast(page, 'R$150.00 is no longer asked of Ana Lima.')
  await see(done)
  expect(await ledger.all()).toEqual([])
  await done.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'R$150.00 is owed again by Ana Lima.'))
  expect(await ledger.all()).toHaveLength(3)
})
