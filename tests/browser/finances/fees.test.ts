import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e('a fee class is made, given to a member, taken back and charged', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', section: 'brass' })
  await api.saveMember(admin, { name: 'Bruno Sá', section: 'voices' })
  const page = await app.visit('/finances/dues', { as: admin })
  await page.getByRole('link', { name: 'Fee classes' }).click()
  await see(page.getByRole('heading', { name: 'No fee classes yet' }))
  await page.getByRole('button', { name: 'New class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New class' })
  await dialog.getByLabel('Name').fill('Student')
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25')
  await page.keyboard.press('Enter')
  await see(toast(page, '“Student” was saved.'))

  const ofAna = page.getByRole('combobox', { name: 'Class of Ana Lima' })
  await page.getByLabel('Changes count from').fill('2024-02')
  await ofAna.selectOption('Student')
  await toast(page, 'Ana Lima: changed').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Ana Lima: as before.'), page.getByRole('row', { name: /Student Each month 0/ }))
  await ofAna.selectOption('Student')
  await see(page.getByRole('row', { name: /Student Each month 1 R\$25\.00/ }))

  await page.getByRole('link', { name: 'Charge dues' }).first().click()
  await page.getByLabel('Month', { exact: true }).fill('2024-02')
  await page.getByRole('textbox', { name: 'Amount per member' }).fill('50')
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(
    page.getByText('2 new entries, R$75.00 in all.'),
    page.getByRole('row', { name: /Ana Lima Student Brass R\$25\.00/ }),
    page.getByRole('row', { name: /Bruno Sá Voices R\$50\.00/ }),
  )

  await page.getByRole('link', { name: 'Members', exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Student')
  await see(title(page, 'Members 1'), page.getByRole('link', { name: 'Ana Lima' }))
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Without a class')
  await see(title(page, 'Members 1'), page.getByRole('link', { name: 'Bruno Sá' }))
  expect(new URL(page.url()).search).toBe('?feeClass=none')

  // Who is new gets a class with the rest of what is said of them.
  await page.goto('/members/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Caio Reis')
  await page.getByRole('combobox', { name: 'Section' }).selectOption('Voices')
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Student')
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await see(toast(page, 'Caio Reis'))
  await expect.poll(() => page.getByRole('combobox', { name: 'Fee class' }).inputValue()).toBe('')
  await page.goto('/members')
  await page.getByRole('combobox', { name: 'Fee class' }).selectOption('Student')
  await see(page.getByRole('link', { name: 'Caio Reis' }))
})
